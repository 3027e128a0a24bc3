"""The command line as a person runs it: a process with arguments, typed lines and two streams."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

COMMAND = str(Path(sys.executable).with_name("rotonde"))


class Finished(msgspec.Struct, frozen=True):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> object:
        """What stands on stdout, which must be JSON and nothing else."""
        return msgspec.json.decode(self.out)


def rotonde(
    *arguments: str, typed: str = "", lang: str = "C.UTF-8", folder: Path | None = None
) -> Finished:
    """Run `rotonde` with these arguments, in English unless asked otherwise."""
    environment = {**os.environ, "LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "120"}
    environment["PYTHONIOENCODING"] = "utf-8"
    environment["ROTONDE_DATA_DIR"] = str(folder or Path(tempfile.gettempdir()) / "rotonde-tests")
    done = subprocess.run(
        [COMMAND, *arguments],
        input=typed,
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )
    return Finished(done.returncode, done.stdout, done.stderr)
