"""Setup: what a table may choose, and everything before the first round (TIL-20 to TIL-27)."""

from rotonde.games.tiles import reasons
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, ObjectiveId
from rotonde.games.tiles.rules.drawing import start_tiles
from rotonde.games.tiles.state import CONSTANTS, Column, PlayArea, State, TilesOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, pick, shuffle


def options_refusal(seats: int, options: TilesOptions) -> Refusal | None:
    """Why so many seats cannot play with these options (TIL-26)."""
    if seats == 1 and options.objectives != "off":  # TIL-110
        return reasons.OBJECTIVES_NEED_OTHERS()
    kinds = chosen_objectives(options)
    if options.objectives == "chosen" and len(set(kinds)) < len(kinds):  # TIL-70
        return reasons.OBJECTIVES_NOT_DIFFERENT()
    if seats > 1 and options.challenge != "random":  # TIL-26
        return reasons.CHALLENGE_IS_SOLO()
    return None


def chosen_objectives(options: TilesOptions) -> tuple[ObjectiveId, ...]:
    """The kinds that the options name."""
    named = (options.first_objective, options.second_objective, options.third_objective)
    return tuple(map(ObjectiveId, named))


def beginning(seats: int, options: TilesOptions, rng: Rng) -> State:
    """Everything as set up, before the first round."""
    platforms, rng = shuffle(rng, tuple(map(Seat, range(seats))))  # TIL-22
    kinds, rng = objectives(options, rng)
    challenge, rng = challenge_of(seats, options, rng)
    count = next(row.start_tiles for row in BOARD.tables.player_count if row.players == seats)
    pool, bag, rng = start_tiles(count, rng)
    area = PlayArea(stars=CONSTANTS.start_stars, objectives=kinds)  # TIL-21
    return State(
        seats=seats,
        options=options,
        areas=(area,) * seats,
        platforms=platforms,
        columns=tuple(Column() for _ in BOARD.column_sizes[seats]),
        bag=bag,
        stack=tuple(BOARD.tokens),
        rng=rng,
        start_pool=pool,
        objectives=kinds,
        challenge=challenge,
    )


def objectives(options: TilesOptions, rng: Rng) -> tuple[tuple[ObjectiveId, ...], Rng]:
    """The kinds of objectives in play, in data order (TIL-70)."""
    kinds: tuple[ObjectiveId, ...] = ()
    if options.objectives == "chosen":
        kinds = chosen_objectives(options)
    elif options.objectives == "random":
        drawn, rng = shuffle(rng, tuple(BOARD.objectives))
        kinds = drawn[: CONSTANTS.objectives_per_player]
    return tuple(kind for kind in BOARD.objectives if kind in kinds), rng


def challenge_of(seats: int, options: TilesOptions, rng: Rng) -> tuple[ChallengeId | None, Rng]:
    """The challenge of a solo game (TIL-113)."""
    if seats > 1:
        return None, rng
    if options.challenge == "random":
        return pick(rng, tuple(BOARD.challenges))
    return ChallengeId(options.challenge), rng
