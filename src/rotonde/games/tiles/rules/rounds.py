"""Round setup and end of round: tokens, columns, coin, star, order (TIL-30 on, TIL-60 on)."""

from msgspec.structs import replace

from rotonde.games.tiles import events as past
from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.rules.drawing import draw
from rotonde.games.tiles.state import CONSTANTS, HALLS, Column, State, star_supply
from rotonde.games.tiles.steps import ChoosingColumn, ChoosingStartTile
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.rng import below
from rotonde.kernel.law.turn import Turn


def begin_round(state: State) -> Turn[State]:
    """The next round: tokens move on, columns are filled, and somebody chooses."""
    began = past.RoundBegan(state.round + 1)
    shifted = shift_tokens(replace(state, round=began.round))
    filled = fill_columns(shifted.state)
    state = open_start(filled.state) if state.start_pool else open_columns(filled.state)
    return Turn(state, (began, *shifted.events, *filled.events))


def told_at_first(state: State) -> tuple[Event, ...]:
    """The events of the first round before anybody decided, as its state shows them."""
    columns = enumerate(state.columns, start=1)
    filled = tuple(past.FilledColumn(number, column.tiles) for number, column in columns)
    token = past.TokensShifted(state.waiting_room, None, None, None, len(state.stack))
    return (past.RoundBegan(state.round), token, past.ColumnsFilled(filled, len(state.bag)))


def shift_tokens(state: State) -> Turn[State]:
    """Every token moves on, and the next one is revealed, if there is one (TIL-31)."""
    revealed, stack, rng = draw(state.stack, 1, state.rng)
    after = replace(
        state,
        waiting_room=revealed[0] if revealed else None,
        hall_left=state.waiting_room,
        hall_right=state.hall_left,
        stack=stack,
        rng=rng,
    )
    event = past.TokensShifted(
        after.waiting_room, after.hall_left, after.hall_right, state.hall_right, len(stack)
    )
    return Turn(after, (event,))


def fill_columns(state: State) -> Turn[State]:
    """Every column is filled up to its size, left to right (TIL-32)."""
    bag, rng = state.bag, state.rng
    columns: list[Column] = []
    filled: list[past.FilledColumn] = []
    sizes = BOARD.column_sizes[state.seats]
    for number, (column, size) in enumerate(zip(state.columns, sizes, strict=True), start=1):
        new, bag, rng = draw(bag, size - len(column.tiles), rng)
        columns.append(Column(column.tiles + new, column.stars))
        if new:
            filled.append(past.FilledColumn(number, new))
    after = replace(state, columns=tuple(columns), bag=bag, rng=rng)
    return Turn(after, (past.ColumnsFilled(tuple(filled), len(bag)),))


def open_start(state: State) -> State:
    """Starting tiles are chosen from the last platform to the first (TIL-34)."""
    return replace(state, phase="start", steps=tuple(map(ChoosingStartTile, state.platforms)))


def open_columns(state: State) -> State:
    """Columns are chosen in the order of the platforms (TIL-40)."""
    return replace(state, phase="tiles", steps=tuple(map(ChoosingColumn, state.platforms[::-1])))


# --- end of round ---------------------------------------------------------------------------------


def end_round(state: State) -> Turn[State]:
    """The end of a round, after all pieces, and the next round (TIL-60 to TIL-63)."""
    if state.alone:  # TIL-110
        return begin_round(state)
    events: tuple[Event, ...] = ()
    for chapter in (leave, set_order, begin_round):
        turn = chapter(state)
        state, events = turn.state, events + turn.events
    return Turn(state, events)


def unchosen(state: State) -> tuple[int, ...]:
    """The columns that nobody took, counted from 1."""
    columns = enumerate(state.columns, start=1)
    return tuple(number for number, column in columns if column.taken_by is None)


def leave(state: State) -> Turn[State]:
    """One column is left for the next round with a star more (TIL-60, TIL-61)."""
    numbers = unchosen(state)
    if state.seats != len(HALLS):  # TIL-25
        return add_star(Turn(state), numbers[0])
    side, rng = below(state.rng, len(HALLS))
    tossed = empty(replace(state, rng=rng), HALLS[side], numbers[side])
    return add_star(tossed, numbers[1 - side])


def empty(state: State, side: Hall, number: int) -> Turn[State]:
    """The coin sends a column to the box and its stars to the supply (TIL-61)."""
    column = state.columns[number - 1]
    columns = with_column(state, number, Column())
    after = replace(state, columns=columns, box=state.box + column.tiles)
    return Turn(after, (past.CoinTossed(side, number, column.tiles, column.stars),))


def add_star(turn: Turn[State], number: int) -> Turn[State]:
    """A star goes on a column, while there are any (TIL-60, TIL-62)."""
    state, column = turn.state, turn.state.columns[number - 1]
    stars = min(CONSTANTS.stars_per_round_on_unchosen_column, star_supply(state))
    if not stars:
        return turn
    column = replace(column, stars=column.stars + stars)
    after = replace(state, columns=with_column(state, number, column))
    return Turn(after, (*turn.events, past.StarAdded(number, column.stars)))


def set_order(state: State) -> Turn[State]:
    """The pawns go back to the platforms in the order of their columns (TIL-63)."""
    order = tuple(column.taken_by for column in state.columns if column.taken_by is not None)
    return Turn(replace(state, platforms=order), (past.OrderSet(order),))


def with_column(state: State, number: int, column: Column) -> tuple[Column, ...]:
    """The columns with one of them changed."""
    return (*state.columns[: number - 1], column, *state.columns[number:])
