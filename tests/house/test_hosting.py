"""The hosting page, the unit and the container file name what there is, and give nothing away."""

import re
import tomllib
from hashlib import sha256
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from rotonde.server.runtime.settings import KNOWN, Settings
from rotonde.server.wire.connections import KEPT_BACK
from scripts.requirements import requirements
from tests.support.house import ROOT

PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
FILES = [
    (ROOT / "docs/hosting" / name).read_text(encoding="utf-8")
    for name in ("rotonde.service", "Containerfile")
]


def test_every_setting_is_told_and_no_other() -> None:
    assert set(re.findall(r"^\| `(ROTONDE_\w+)`", PAGE, re.MULTILINE)) == set(KNOWN)


def test_the_unit_and_the_container_set_what_there_is() -> None:
    for text in FILES:
        named = set(re.findall(r"ROTONDE_\w+(?==)", text))

        assert "ROTONDE_DATA_DIR" in named
        assert named <= set(KNOWN)


def test_the_unit_has_files_for_all_connections() -> None:
    (limit,) = re.findall(r"^LimitNOFILE=(\d+)$", FILES[0], re.MULTILINE)

    assert int(limit) >= Settings(data_dir=ROOT).most_connections + KEPT_BACK


def test_the_wheel_to_install_is_the_one_that_is_made() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]

    assert f"dist/rotonde-{version}-py3-none-any.whl" in PAGE


def test_every_documented_installation_checks_hashes() -> None:
    text = "\n".join([PAGE, *FILES])
    installs = re.findall(r"^(?:RUN |/opt/\S+/)pip install.*$", text, re.MULTILINE)

    assert len(installs) == 3
    assert [line for line in installs if "--require-hashes -r requirements.txt" not in line] == []


def test_what_is_installed_is_what_the_server_needs(tmp_path: Path) -> None:
    """All packages that it asks for here, none of our tests, and the wheel: each with a hash."""
    wheel = tmp_path / "rotonde-0.1.0-py3-none-any.whl"
    wheel.write_bytes(b"the wheel")
    text = requirements(wheel)
    named = set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))
    entries = re.split(r"\n(?=\S)", text.strip())

    assert asked_for("rotonde") <= named
    assert not named & {"pytest", "mypy", "ruff", "schemathesis", "playwright"}
    assert [entry for entry in entries if not re.search("^#|--hash=sha256:", entry)] == []
    assert f"./{wheel.name} \\\n    --hash=sha256:{sha256(b'the wheel').hexdigest()}\n" in text


def asked_for(package: str, known: frozenset[str] = frozenset()) -> frozenset[str]:
    """The packages that one asks for on this machine, and these in turn."""
    asked = [Requirement(each) for each in requires(package) or ()]
    here = [each for each in asked if each.marker is None or each.marker.evaluate({"extra": ""})]
    for name in (canonicalize_name(each.name) for each in here):
        if name not in known:
            known = asked_for(name, known | {name})
    return known


def test_the_locked_versions_can_bind_an_installation() -> None:
    """Pip takes no extras there."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^([^ #]+)==[^ ]+", lock, re.MULTILINE)

    assert "litestar" in pins
    assert [pin for pin in pins if "[" in pin] == []


def test_no_package_is_asked_for_with_an_extra() -> None:
    """A pin binds the plain name alone: pip looks for `name[extra]` in versions without a hash."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert [each for each in project["dependencies"] if "[" in each] == []


def test_a_copy_of_the_database_is_for_its_owner_alone() -> None:
    """The key that signs cookies is in it."""
    copies = [line for line in PAGE.splitlines() if line.count("pg_dump")]

    assert len(copies) == 1
    assert [line for line in copies if "umask 077" not in line] == []
