"""The command line as a person meets it: arguments, typed lines, two streams and an exit code.

In this process, where nothing speaks against it: a new one takes a second to begin.
"""

import io
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import msgspec

from rotonde.cli.main import main

SHELF = tempfile.TemporaryDirectory(prefix="rotonde-tests-")
"""Where games are kept that name no place; each process that runs tests has its own."""
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
    out, err = stream(), stream()
    with ExitStack() as around:
        around.enter_context(patch.dict(os.environ, environment(lang, folder)))
        around.enter_context(patch.object(sys, "stdin", io.StringIO(typed)))
        around.enter_context(chdir(folder or Path.cwd()))
        around.enter_context(redirect_stdout(out))
        around.enter_context(redirect_stderr(err))
        code = exit_code(arguments)
    return Finished(code, written(out), written(err))


def rotonde_process(*arguments: str) -> Finished:
    """The same in a process of its own: for what starts others, or is about the process itself."""
    done = subprocess.run(
        [COMMAND, *arguments],
        env={**os.environ, **environment()},
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )
    return Finished(done.returncode, done.stdout, done.stderr)


def environment(lang: str = "C.UTF-8", folder: Path | None = None) -> dict[str, str]:
    """What a command finds around it, whoever runs the tests."""
    return {
        "LANG": lang,
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "COLUMNS": "120",
        "PYTHONIOENCODING": "utf-8",
        "ROTONDE_DATA_DIR": str(folder or SHELF.name),
    }


def exit_code(arguments: tuple[str, ...]) -> int:
    try:
        main(arguments)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    return 0


def stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def written(stream: io.TextIOWrapper) -> str:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()
