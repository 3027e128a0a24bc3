"""`rotonde replay`: a recorded game held to the rules, and told in words."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from rotonde.catalogue import desk
from rotonde.cli.asked import the_game, the_record
from rotonde.cli.telling import ending, tell_events
from rotonde.cli.terminal import BROKEN, ERR, OUT, PLAINLY, Manner, print_json, words_for
from rotonde.kernel.law.deal import Flaw, Kind, flaw, redrawn
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, Record, begin, deals, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import UNREADABLE, decoder
from rotonde.words import Words


class Dealt(msgspec.Struct, frozen=True):
    """How the game was dealt after so many moves, and what of that does not fit."""

    move: int
    kind: Kind
    commitment: str
    flaw: Flaw | None


class Report(msgspec.Struct, frozen=True):
    """What became of a record."""

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
    manner: Manner = PLAINLY,
) -> int:
    """Play a record again, move by move, and tell it; exit with 1 where it parts from the rules.

    Example: `rotonde replay game.json --lang fr`
    """
    record = the_record(file)
    rules = the_game(record.game)
    words = words_for(manner.lang, rules.id)
    states = verify(rules, record)
    parted = states if isinstance(states, Divergence) else None
    outcome = None if isinstance(states, Divergence) else rules.outcome(states[-1])
    dealt = deals_of(record)
    sound = parted is None and all(each.flaw is None for each in dealt)
    if manner.json:
        print_json(Report(rules.id, len(record.moves), sound, parted, outcome, dealt))
    else:
        if not quiet:
            tell_record(rules, record, parted, words)
        conclude(rules, record, parted or outcome, words)
        tell_deals(dealt, words)
    return 0 if sound else BROKEN


def deals_of(record: Record) -> tuple[Dealt, ...]:
    """The deals of a record that says how it was dealt, each held to its proof."""
    return tuple(
        Dealt(move, deal.kind, deal.commitment, flaw(deal, seed, record.seats))
        for move, deal, seed in deals(record)
    )


def tell_deals(dealt: Iterable[Dealt], words: Words) -> None:
    """That each deal matches its commitment, or what does not fit; or where its seed comes from."""
    for each in dealt:
        kind = f"{each.kind}-{each.flaw}" if each.flaw else each.kind
        told = words.message(f"cli-deal-{kind}", commitment=each.commitment)
        if each.move:
            told = words.message("cli-deal-later", move=each.move, deal=told)
        (ERR if each.flaw else OUT).print(told, markup=False, soft_wrap=True)


def tell_record(rules: AnyRules, record: Record, parted: Divergence | None, words: Words) -> None:
    """The transcript of the moves that can be trusted."""
    sound = record.moves if parted is None else record.moves[: max(0, parted.move)]
    names = seat_names(record, words) if sound else []
    for events in told_moves(rules, record, sound):
        tell_events(desk(rules.id), events, names, words)


def told_moves(rules: AnyRules, record: Record, moves: Sequence[Any]) -> Iterable[Sequence[Any]]:
    """What happened in each of these moves, which were verified."""
    if not moves:
        return
    state = begin(rules, record)
    yield rules.prelude(state)
    for number, move in enumerate(moves, start=1):
        turn = play(rules, state, move.seat, decoder(rules.action_type).decode(move.action))
        assert not isinstance(turn, Refusal), "a verified move was refused"
        state = redrawn(rules, turn.state, record.redraws, number)
        yield turn.events


def seat_names(record: Record, words: Words) -> list[str]:
    """Who sat there; `Seat 1`, `Seat 2` … where nobody is known."""
    unknown = range(len(record.names), record.seats)
    return [*record.names, *(words.message("seat-number", number=seat + 1) for seat in unknown)]


def conclude(
    rules: AnyRules, record: Record, found: Divergence | Outcome | None, words: Words
) -> None:
    """The last word: where it parts from the rules, how it ended, or that it is still open."""
    if isinstance(found, Divergence):
        ERR.print(diverged(rules, record, found, words), markup=False, soft_wrap=True)
        return
    if found is not None:
        OUT.print(ending(found, seat_names(record, words), words))
    OUT.print(words.message("cli-replay-sound", moves=len(record.moves)))


def diverged(rules: AnyRules, record: Record, parted: Divergence, words: Words) -> str:
    """Which move is the first that differs, and how."""
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
