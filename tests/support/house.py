"""Reading the house itself: its files, its rule pages, the marks and asserts of its tests."""

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
RULE = re.compile(r"\*\*([A-Z]{3}-\d+)\*\*")


@cache
def tracked() -> tuple[Path, ...]:
    """Every file of the project, new ones included, relative to its root."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    paths = map(Path, sorted(filter(None, listing.stdout.split("\0"))))
    return tuple(path for path in paths if (ROOT / path).is_file())


@cache
def test_trees() -> Mapping[Path, ast.Module]:
    """Every test file, parsed."""
    return {
        path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(TESTS.rglob("*.py"))
    }


def rule_pages() -> list[Path]:
    """The rules of each game in English."""
    return sorted((ROOT / "docs" / "rules").glob("*.en.md"))


def rule_page(game: str) -> Path:
    """The rules of one game in English."""
    return ROOT / "docs" / "rules" / f"{game}.en.md"


def rules_of(page: Path) -> list[str]:
    """The numbered rules of a page, in the order they stand there."""
    return RULE.findall(page.read_text(encoding="utf-8"))


@cache
def marked_rules() -> Mapping[str, tuple[str, ...]]:
    """The tests that are marked with each rule."""
    marks: dict[str, list[str]] = defaultdict(list)
    for path, tree in test_trees().items():
        for test in functions(tree):
            for rule in marks_of(test):
                marks[rule].append(f"{path}::{test.name}")
    return {rule: tuple(tests) for rule, tests in marks.items()}


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The test functions of a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def marks_of(test: ast.FunctionDef) -> Iterator[str]:
    """The ids in `@rule("ROC-1", "ROC-2")` or `@pytest.mark.rule("ROC-1")`."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and name_of(decorator.func) == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def name_of(node: ast.expr) -> str:
    """The last word of a dotted name."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return name
        case _:
            return ""


@cache
def asserted_names(module: str) -> frozenset[str]:
    """Every name in an assert, or in a table of cases, of the tests that read a module.

    Two games may call a reason by the same name: a test speaks of the one that it imports.
    """
    return frozenset(
        name_of(node)
        for tree in test_trees().values()
        if module in imports_of(tree)
        for statement in ast.walk(tree)
        for claim in claims(statement)
        for node in ast.walk(claim)
        if isinstance(node, ast.Name | ast.Attribute)
    )


def imports_of(tree: ast.Module) -> set[str]:
    """The modules that a file imports or takes names from, by their whole names."""
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{name.name}" for node in taken for name in node.names}
    return names | {str(node.module) for node in taken}


def claims(node: ast.AST) -> list[ast.expr]:
    """What a node claims to be true of the code."""
    if isinstance(node, ast.Assert):
        return [node.test]
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
        return [d for d in node.decorator_list if "parametrize" in ast.dump(d)]
    if isinstance(node, ast.Assign) and all(name_of(each).isupper() for each in node.targets):
        return [node.value]
    return []
