"""The commands of `rotonde`. Every failure is printed here, as one line."""

import io
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnusedCliTokensError

from rotonde.cli.arena import arena
from rotonde.cli.checkout import add_checkout_commands
from rotonde.cli.fuzz import fuzz
from rotonde.cli.games import games
from rotonde.cli.ladder import ladder
from rotonde.cli.play import play
from rotonde.cli.reader import language, words_for
from rotonde.cli.replay import replay
from rotonde.cli.rules import rules
from rotonde.cli.serve import home, serve
from rotonde.cli.terminal import ERR, OUT, WRONG, Stop
from rotonde.kernel.tools.codec import legible
from rotonde.words import LANGUAGES

app = App(
    name="rotonde",
    help=(
        "Railway board games in the browser and in the terminal, with bots.\n\n"
        "Alone it serves the games and opens the browser.\n\n"
        "Example: `rotonde --port 9000 --no-browser`"
    ),
    help_format="markdown",
)
app.default(home)
for command in (serve, games, play, rules, replay, fuzz, arena, ladder):
    app.command(command)
add_checkout_commands(app)
app.command(  # it asks the server and its store: only then, so its help stands here
    "rotonde.cli.host:host",
    name="host",
    help="List, verify, close, delete and prune the tables of a server; back up and restore it.",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; the exit code is 0, 1 for what is not in order, 2 for a wrong request."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    replace_unknown_letters()
    try:
        refuse_illegible(tokens)
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        fail(usage_problem(error))
    except Stop as stop:
        fail(words_for(language_in(tokens)).say(stop.text))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        OUT.on_broken_pipe()
    sys.exit(code if isinstance(code, int) else 0)


def refuse_illegible(tokens: Sequence[str]) -> None:
    """Raise `Stop` for an argument that is not UTF-8."""
    for token in tokens:
        if legible(token) != token:
            raise Stop("cli-illegible", word=legible(token))


def replace_unknown_letters() -> None:
    """Let the streams print question marks for letters that their encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def language_in(tokens: Sequence[str]) -> str:
    """The language of a complaint: `--lang` if it can be made out, else the environment's."""
    asked = [lang for lang in LANGUAGES if f"--lang={lang}" in tokens]
    asked += [lang for option, lang in pairwise(tokens) if option == "--lang" and lang in LANGUAGES]
    return language(asked[0] if asked else None)


def usage_problem(error: CycloptsError) -> str:
    """The fault of the request, and where its help is."""
    if isinstance(error, UnusedCliTokensError) and not error.command_chain:
        known = ", ".join(name for name in app if not name.startswith("-"))
        word = (error.unused_tokens or ["?"])[0]
        return words_for(None).message("cli-unknown-command", word=word, known=known)
    chain = " ".join(["rotonde", *(error.command_chain or ())])
    problem = " ".join(str(error).split())
    return words_for(None).message("cli-unreadable", problem=problem, chain=chain)


def fail(line: str) -> NoReturn:
    """Print one line on stderr and exit with the code of a wrong request."""
    ERR.print(f"rotonde: {line}", markup=False, soft_wrap=True)
    sys.exit(WRONG)
