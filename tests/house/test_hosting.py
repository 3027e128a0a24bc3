"""The hosting page, the unit and the container file name what there is, and give nothing away."""

import re
import tomllib

from rotonde.server.connections import KEPT_BACK
from rotonde.server.settings import KNOWN, Settings
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
    assert f"-c versions.txt rotonde-{version}-py3-none-any.whl" in PAGE


def test_the_locked_versions_can_bind_an_installation() -> None:
    """Pip takes no extras there."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^([^ #]+)==[^ ]+", lock, re.MULTILINE)

    assert "litestar" in pins
    assert [pin for pin in pins if "[" in pin] == []


def test_a_copy_of_the_database_is_for_its_owner_alone() -> None:
    """The key that signs cookies is in it."""
    copies = [line for line in PAGE.splitlines() if line.count("pg_dump")]

    assert len(copies) == 1
    assert [line for line in copies if "umask 077" not in line] == []
