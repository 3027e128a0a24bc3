"""The words of both languages: the same messages with the same gaps."""

import pytest
from fluent.syntax import ast

from tests.support.messages import LANGUAGES, catalogues, entries, gaps, written_ones

SUBJECTS = pytest.mark.parametrize("subject", sorted(catalogues("en")))


def test_both_languages_have_the_same_catalogues() -> None:
    """No subject is told in one language alone."""
    assert catalogues("en").keys() == catalogues("fr").keys()
    assert {"common", "rocket"} <= catalogues("en").keys()


@SUBJECTS
def test_both_languages_have_the_same_messages(subject: str) -> None:
    """A message of one language has its twin, with the same gaps to fill."""
    english, french = (gaps(catalogues(language)[subject]) for language in LANGUAGES)

    assert english.keys() ^ french.keys() == set()
    assert {name: gap for name, gap in english.items() if gap != french[name]} == {}


@SUBJECTS
def test_every_line_of_a_catalogue_is_understood(subject: str) -> None:
    """Nothing is junk, and nothing is said twice."""
    for language in LANGUAGES:
        found = entries(catalogues(language)[subject])
        junk = [entry.content for entry in found if isinstance(entry, ast.Junk)]
        names = [e.id.name for e in found if isinstance(e, ast.Message | ast.Term)]

        assert junk == []
        assert sorted(names) == sorted(set(names))


@SUBJECTS
def test_nought_is_never_told_as_one(subject: str) -> None:
    """French counts nought among the singulars: a figure there is filled in, not written."""
    assert written_ones(catalogues("fr")[subject]) == []
