"""`rotonde replay`: verifies a recorded game and prints it in words."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from rotonde.catalogue import desk
from rotonde.cli.arguments import the_game, the_record
from rotonde.cli.output import outcome_table, print_events
from rotonde.cli.reader import words_for
from rotonde.cli.terminal import BROKEN, ERR, OUT, PLAIN, Output, print_json
from rotonde.kernel.law.deal import Flaw, SeedSource, flaw, redrawn
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, Record, begin, deals, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import UNREADABLE, decoder
from rotonde.words import Language


class Dealt(msgspec.Struct, frozen=True):
    """The deal before a move, and what is wrong with it."""

    move: int
    kind: SeedSource
    commitment: str
    flaw: Flaw | None


class Report(msgspec.Struct, frozen=True):
    """The result of verifying a record."""

    game: str
    moves: int
    sound: bool
    divergence: Divergence | None = None
    outcome: Outcome | None = None
    deals: tuple[Dealt, ...] = ()


def replay(
    file: Annotated[Path, Parameter(help="A record, as `rotonde play --save` writes it.")],
    /,
    *,
    quiet: Annotated[bool, Parameter(negative="", help="Verify without the transcript.")] = False,
    output: Output = PLAIN,
) -> int:
    """Play a record again, move by move, and tell it; exit with 1 where it parts from the rules.

    Example: `rotonde replay game.json --lang fr`
    """
    record = the_record(file)
    rules = the_game(record.game)
    words = words_for(output.lang, rules.id)
    states = verify(rules, record)
    parted = states if isinstance(states, Divergence) else None
    outcome = None if isinstance(states, Divergence) else rules.outcome(states[-1])
    dealt = deals_of(record)
    sound = parted is None and all(each.flaw is None for each in dealt)
    if output.json:
        print_json(Report(rules.id, len(record.moves), sound, parted, outcome, dealt))
    else:
        if not quiet:
            print_record(rules, record, parted, words)
        print_end(rules, record, parted or outcome, words)
        print_deals(dealt, words)
    return 0 if sound else BROKEN


def deals_of(record: Record) -> tuple[Dealt, ...]:
    """The deals of a record, each checked against its commitment."""
    return tuple(
        Dealt(move, deal.kind, deal.commitment, flaw(deal, seed, record.seats))
        for move, deal, seed in deals(record)
    )


def print_deals(dealt: Iterable[Dealt], words: Language) -> None:
    """Print of each deal whether it matches its commitment, or where its seed comes from."""
    for each in dealt:
        kind = f"{each.kind}-{each.flaw}" if each.flaw else each.kind
        told = words.message(f"cli-deal-{kind}", commitment=each.commitment)
        if each.move:
            told = words.message("cli-deal-later", move=each.move, deal=told)
        (ERR if each.flaw else OUT).print(told, markup=False, soft_wrap=True)


def print_record(
    rules: AnyRules, record: Record, parted: Divergence | None, words: Language
) -> None:
    """Print the moves up to the one that parts from the rules."""
    sound = record.moves if parted is None else record.moves[: max(0, parted.move)]
    names = seat_names(record, words) if sound else []
    for events in events_of(rules, record, sound):
        print_events(desk(rules.id), events, names, words)


def events_of(rules: AnyRules, record: Record, moves: Sequence[Any]) -> Iterable[Sequence[Any]]:
    """The events of each of these verified moves."""
    if not moves:
        return
    state = begin(rules, record)
    yield rules.prelude(state)
    for number, move in enumerate(moves, start=1):
        turn = play(rules, state, move.seat, decoder(rules.action_type).decode(move.action))
        assert not isinstance(turn, Refusal), "a verified move was refused"
        state = redrawn(rules, turn.state, record.redraws, number)
        yield turn.events


def seat_names(record: Record, words: Language) -> list[str]:
    """The names of the seats; `Seat 1`, `Seat 2` … where the record has none."""
    unknown = range(len(record.names), record.seats)
    return [*record.names, *(words.message("seat-number", number=seat + 1) for seat in unknown)]


def print_end(
    rules: AnyRules, record: Record, found: Divergence | Outcome | None, words: Language
) -> None:
    """Print where the record parts from the rules, how it ended, or that it is still open."""
    if isinstance(found, Divergence):
        ERR.print(divergence_line(rules, record, found, words), markup=False, soft_wrap=True)
        return
    if found is not None:
        OUT.print(outcome_table(found, seat_names(record, words), words))
    OUT.print(words.message("cli-replay-sound", moves=len(record.moves)))


def divergence_line(rules: AnyRules, record: Record, parted: Divergence, words: Language) -> str:
    """A sentence about the first move that differs."""
    problem = words.message(f"cli-diverged-{parted.problem}", detail=parted.detail)
    if parted.move < 0:
        return problem
    move = record.moves[parted.move]
    try:
        order = rules.write(decoder(rules.action_type).decode(move.action))
    except UNREADABLE:
        order = bytes(move.action).decode(errors="replace")
    seat = str(move.seat + 1)
    return words.message(
        "cli-diverged", move=parted.move + 1, seat=seat, order=order, problem=problem
    )
