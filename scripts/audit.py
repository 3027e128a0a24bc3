"""Ask the public database of known faults (osv.dev) about every locked package.

Runs on the machine's own Python with the standard library alone. Exit code 1 where a fault is
known, 2 where nobody could be asked.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
DATABASE = "https://api.osv.dev/v1/querybatch"
PINNED = re.compile(r"^([\w.-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)
Package = tuple[str, str, str]
"""Registry, name and version."""


def main(arguments: list[str]) -> int:
    packages = locked()
    try:
        faults = known_faults(packages, arguments[0] if arguments else DATABASE)
    except (URLError, OSError, ValueError) as error:
        print(f"audit: nobody could be asked about known faults: {error}", file=sys.stderr)
        return 2
    for (registry, name, version), found in faults.items():
        print(f"{registry} {name} {version}: {', '.join(found)}")
    print(f"audit: {len(packages)} packages, {len(faults)} with known faults")
    return 1 if faults else 0


def locked() -> list[Package]:
    """All packages of both languages."""
    texts = [(ROOT / name).read_text() for name in ("requirements.lock", "requirements-node.lock")]
    python = [("PyPI", *pair) for text in texts for pair in PINNED.findall(text)]
    web = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return python + [
        ("npm", path.rpartition("node_modules/")[2], facts["version"])
        for path, facts in web.items()
        if path and "version" in facts
    ]


def known_faults(packages: list[Package], database: str) -> dict[Package, list[str]]:
    """The faults of each package that has some. Raises `URLError` or `ValueError`."""
    queries = [
        {"package": {"ecosystem": registry, "name": name}, "version": version}
        for registry, name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    with urlopen(Request(database, body, {"Content-Type": "application/json"}), timeout=60) as line:
        results = json.load(line)["results"]
    found = zip(packages, results, strict=True)
    return {
        one: [fault["id"] for fault in said["vulns"]] for one, said in found if said.get("vulns")
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
