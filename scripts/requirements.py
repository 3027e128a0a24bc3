"""Write what a server installs beside a wheel: its packages and the wheel, each with its hashes.

`dist/requirements.txt` is what `pip install --require-hashes -r requirements.txt` takes. The
packages are those of requirements.lock that the server needs, without the tools of our tests. Runs
with the standard library alone.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = re.compile(r"^(?P<name>[\w.-]+)==(?:.*\n)(?:[ ]+.*\n?)*", re.MULTILINE)
WANTED_BY = re.compile(r"^ +#(?: via)? +([\w.-]+)", re.MULTILINE)
NAME = re.compile(r"^[\w.-]+")


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    (wheel,) = folder.glob("rotonde-*.whl")
    (folder / "requirements.txt").write_text(requirements(wheel), encoding="utf-8")
    return 0


def requirements(wheel: Path) -> str:
    """The lines for pip; it looks for the wheel in the folder where it is called."""
    packages = locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    needed = needed_of(packages, direct())
    lines = [f"# What {wheel.name} was tested with. In the folder of both files:\n"]
    lines.append("# pip install --require-hashes -r requirements.txt\n")
    lines.append(f"./{wheel.name} \\\n    --hash=sha256:{digest(wheel)}\n")
    return "".join(lines + [packages[name] for name in sorted(needed)])


def locked(lock: str) -> dict[str, str]:
    """The text of each package in a lock, by its name."""
    return {found["name"]: found[0] for found in PACKAGE.finditer(lock)}


def direct() -> set[str]:
    """The packages that a server itself needs, on either database, without the tools of tests."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = (*project["dependencies"], *extras["server"], *extras["postgres"])
    names = (NAME.match(each) for each in asked)
    return {re.sub(r"[-_.]+", "-", name[0].lower()) for name in names if name}


def needed_of(packages: Mapping[str, str], names: set[str]) -> set[str]:
    """These packages, and those that they ask for: the lock says of each who wanted it."""
    more = {name for name, text in packages.items() if names & set(WANTED_BY.findall(text))}
    return names if more <= names else needed_of(packages, names | more)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
