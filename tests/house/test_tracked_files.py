"""What may not stand in any file: the machine it was written on, and work left undone."""

import re

import pytest

from tests.support.house import ROOT, tracked

TEXT = {
    ".py", ".toml", ".lock", ".json", ".md", ".ts", ".svelte", ".css", ".html", ".ftl", ".txt",
    ".yml", ".yaml", ".npmrc", ".cfg", ".ini", ".mako", "",
}  # fmt: skip

# Written in pieces, so that this file does not name what it looks for.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("npm", "pkg", "github", "com"),
    )
]
MACHINE = re.compile(r"(?<![\w.}])/(work|home|root|Users|tmp|private)" + r"/\w")
UNDONE = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
LEFT_OUT = re.compile(r"pytest\.(mark\.)?(sk" + r"ip|xf" + r"ail)|\b(it|test|describe)\.sk" + r"ip")


def texts(*suffixes: str) -> dict[str, str]:
    """All text of the project by file, or that of some kinds alone."""
    kinds = set(suffixes) or TEXT
    return {
        str(path): (ROOT / path).read_text(encoding="utf-8")
        for path in tracked()
        if path.suffix in kinds
    }


def hits(pattern: re.Pattern[str], *suffixes: str) -> list[str]:
    """Where a pattern stands: file, line and words."""
    return [
        f"{path}:{text.count(chr(10), 0, found.start()) + 1} {found[0]}"
        for path, text in texts(*suffixes).items()
        for found in pattern.finditer(text)
    ]


def test_there_is_text_to_read() -> None:
    """The search sees source, locks and pages."""
    assert {"pyproject.toml", "requirements.lock", "README.md"} <= texts().keys()


@pytest.mark.parametrize("host", REGISTRIES)
def test_no_registry_is_named(host: str) -> None:
    """Locks hold hashes; where packages come from is the machine's matter."""
    assert hits(re.compile(re.escape(host))) == []


def test_no_path_of_a_machine_is_named() -> None:
    """The house stands on any machine."""
    assert hits(MACHINE) == []


def test_no_work_is_left_undone_in_code() -> None:
    """What is not done is an issue, not a comment."""
    assert hits(UNDONE, ".py", ".ts", ".svelte", ".css") == []


def test_no_test_is_left_out() -> None:
    """A test runs or does not exist."""
    assert hits(LEFT_OUT, ".py", ".ts") == []
