"""`rotonde ladder`: the page that says how strong bots are, out of result files of the arena."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rotonde.bots.arena import MatchResult
from rotonde.bots.ladder import ladder_page, ratings_by_game
from rotonde.bots.ladder_plot import ladder_plot
from rotonde.bots.results_file import read_results
from rotonde.cli.arguments import check_writable, read_bytes
from rotonde.cli.terminal import OUT, Stop
from rotonde.kernel.tools.codec import UNREADABLE


def ladder(
    files: Annotated[list[Path], Parameter(help="Result files of `rotonde arena`.")],
    /,
    *,
    save: Annotated[Path | None, Parameter(help="Write the page here.")] = None,
    plot: Annotated[Path | None, Parameter(help="Draw the ratings here, as SVG.")] = None,
) -> None:
    """Rate the bots by the games in result files, as a page in Markdown.

    Example: `rotonde ladder bench/ladder/rocket.jsonl --save docs/ladder.md`
    """
    check_writable(save)
    check_writable(plot)
    results = [result for file in files for result in results_in(file)]
    if plot is not None:
        plot.write_text(ladder_plot(ratings_by_game(results)), encoding="utf-8")
    page = ladder_page(results)
    if save is None:
        OUT.print(page, markup=False, soft_wrap=True)
    else:
        save.write_text(page, encoding="utf-8")


def results_in(file: Path) -> list[MatchResult]:
    """The games of a file. Raises `Stop`."""
    try:
        return read_results(read_bytes(file))
    except UNREADABLE as error:
        raise Stop("cli-wrong-results", file=str(file), problem=str(error)) from error
