"""What tests share: drawn positions, slow plain twins, invariants, and the mark of a rule."""

import pytest

rule = pytest.mark.rule
"""`@rule("ROC-31")` says which numbered rule a test holds."""

__all__ = ["rule"]
