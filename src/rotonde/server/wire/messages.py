"""Every message between client and server: parsed once here, typed everywhere else.

REST bodies and WebSocket frames are JSON. The client's TypeScript types are made from this file.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from rotonde.bots.advice import Advised
from rotonde.bots.review import Review
from rotonde.kernel.desk.about import About
from rotonde.kernel.desk.card import Card, Pause
from rotonde.kernel.desk.menu import Preview
from rotonde.kernel.desk.teaching import Guidance
from rotonde.kernel.law.deal import SeedSource
from rotonde.kernel.law.ids import GameId, Seat, Thing
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Applies
from rotonde.kernel.law.text import LogLine, Text
from rotonde.server.wire.packed_menu import PackedMenu

OBEYED = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Characters that a terminal would obey, or that turn the writing of a whole line round."""
UNSEEN = r"\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff"
PRINTED = rf"^[^{OBEYED}]*[^{OBEYED}{UNSEEN}][^{OBEYED}]*$"
"""Something to see, and nothing of the other kind."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTED)]
Share = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{16,64}$")]
"""A random text that a person brings to the deal, so that nobody can choose the cards."""
SeatKind = Literal["me", "open", "bot", "hotseat"]
Status = Literal["open", "playing", "finished", "closed"]


# --- REST -----------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """The visitor; a guest gets a name at the first visit."""

    id: str
    name: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The visitor wants another name."""

    name: Name


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the home and new-table pages need to know it."""

    id: GameId
    edition: int
    least_seats: int
    most_seats: int
    options: Mapping[str, Any]
    """Default value of each option."""
    schema: Mapping[str, Any]
    """JSON schema of the options."""
    applies: Mapping[str, Applies]
    """When options count; one that is not named here always does."""
    bots: tuple[str, ...]
    """Levels that people are offered, weakest first."""
    usual_bot: str
    """The level of a bot of which nobody said how well it plays."""
    lesson: int
    """How many steps its guided first game has; 0 where there is none."""
    challenges: int
    """How many tasks it has for whoever plays alone."""


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for one seat of a new table."""

    kind: SeatKind
    name: Name | None = None
    level: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: GameId
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Mapping[str, Any] = {}
    name: Name | None = None
    listed: bool = False
    hints: bool = False
    """Whether hints may be asked for though other people play; against bots they always may."""
    share: Share | None = None
    """My share of chance, for all seats that I take; the server draws one where none is sent."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and its sitter."""

    seat: Seat
    kind: Literal["person", "bot", "hotseat", "open"]
    name: str
    mine: bool
    level: str | None = None
    present: bool = False


class DealInfo(msgspec.Struct, frozen=True):
    """How a table is dealt; how that can be checked, the page on fair deals says."""

    kind: SeedSource
    commitment: str = ""
    """SHA-256 of the secret, known from the opening on; empty where the deal proves nothing."""
    secret: str = ""
    """Empty until the game is over, and so are the shares."""
    shares: tuple[str, ...] = ()


class TableInfo(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table as lists and headers show it; also sent over the socket when seats change."""

    id: str
    name: str
    game: GameId
    edition: int
    options: Mapping[str, Any]
    seats: tuple[SeatInfo, ...]
    status: Status
    version: int
    actors: tuple[Seat, ...]
    listed: bool
    changed: float
    """Unix time of the last move."""
    round: int | None = None
    outcome: Outcome | None = None
    lesson: bool = False
    """Whether a lesson is given here."""
    host: Seat | None = None
    """The user who may begin with bots on the empty seats; None where no person sits."""
    rematch: str | None = None
    """The table at which it is played again, once somebody asked for it."""
    task: str = ""
    """The kind of its result: `solo`, or the day whose challenge it is; else empty."""
    deal: DealInfo = DealInfo("server")
    hints: bool = False
    """Whether the visitor may ask for hints here."""


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game of a game: go on where I left it, or begin anew."""

    anew: bool = False


class Best(msgspec.Struct, frozen=True):
    """The best result of the visitor in a challenge."""

    won: bool
    stars: int
    score: int


class ChallengeInfo(msgspec.Struct, frozen=True):
    """A task for whoever plays alone, and how the visitor did."""

    id: str
    name: Text
    mission: Text
    thresholds: tuple[int, ...]
    best: Best | None = None


class Daily(msgspec.Struct, frozen=True):
    """The challenge of the day, the same for everybody."""

    day: str
    """In UTC, as 2026-11-16; also what its tiles, cards or dice come from."""
    challenge: str
    best: Best | None = None
    """The first result of the day: that one counts."""
    begun: bool = False
    """Whether the visitor is in the middle of it."""


class Solo(msgspec.Struct, frozen=True):
    """The door of a game for one."""

    game: GameId
    challenges: tuple[ChallengeInfo, ...]
    daily: Daily


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a challenge alone; that of the day where none is named."""

    challenge: str | None = None
    share: Share | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat; any when none is named."""

    seat: Seat | None = None
    share: Share | None = None


class BringShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My share of chance for a rematch, or for a game that is played on."""

    share: Share | None = None


class Course(msgspec.Struct, frozen=True):
    """How a game went, move by move, for the timeline and the curves of the end page."""

    scores: tuple[tuple[int, ...], ...]
    """Scores of all seats at the start and after each move; empty until the game is over."""
    seats: tuple[Seat, ...]
    """The seat that decided each move."""
    lines: tuple[int, ...]
    """Index of the first log line of each move."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a game is."""

    progress: int
    """The part of the work that is done, per cent."""
    made: bool = False
    """Whether somebody works on it."""
    review: Review | None = None
    """The review, once it is made."""


class Trouble(msgspec.Struct, frozen=True):
    """Something that is wrong with the server, in words for its host."""

    code: str
    text: str


class Health(msgspec.Struct, frozen=True):
    """How the server is doing."""

    version: str
    tables: int
    """Tables in memory."""
    listeners: int
    """Open sockets."""
    thinking: int
    """Tables whose bots think."""
    lag: float
    """Milliseconds by which the event loop was late just now."""
    worst_lag: float
    """The longest hold of the last minute."""
    troubles: tuple[Trouble, ...] = ()
    """A fault that keeps nobody else from playing."""


class Problem(msgspec.Struct, frozen=True):
    """A refused request: `code` is a message of the catalogue, `facts` fill its gaps."""

    code: str
    facts: Mapping[str, str | int] = {}


# --- socket: client to server -----------------------------------------------------------------


class Submit(
    msgspec.Struct, frozen=True, tag_field="type", tag="submit", forbid_unknown_fields=True
):
    """Play in a seat of mine, on the version I see."""

    version: int
    seat: Seat
    action: msgspec.Raw
    """An action, or a text: the notation of an order, or of several separated by commas."""
    unless: tuple[Pause, ...] = ()
    """Do not play orders whose card says this of them: send me that card (`Held`)."""


class TakeBack(
    msgspec.Struct, frozen=True, tag_field="type", tag="takeback", forbid_unknown_fields=True
):
    """Take back my last `steps` decisions."""

    version: int
    seat: Seat
    steps: Annotated[int, msgspec.Meta(ge=1)] = 1


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Why can this thing not be chosen?"""

    thing: Annotated[Thing, msgspec.Meta(max_length=80)]


class Explain(
    msgspec.Struct, frozen=True, tag_field="type", tag="explain", forbid_unknown_fields=True
):
    """What is this thing, and which figures and rules stand behind it?"""

    thing: Annotated[Thing, msgspec.Meta(max_length=80)]


class Point(msgspec.Struct, frozen=True, tag_field="type", tag="point", forbid_unknown_fields=True):
    """What would these orders of a seat of mine bring about?"""

    seat: Seat
    orders: Annotated[str, msgspec.Meta(max_length=400)]


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """See through the eyes of this seat of mine (hot-seat)."""

    seat: Seat


class Whole(msgspec.Struct, frozen=True, tag_field="type", tag="whole", forbid_unknown_fields=True):
    """Send me the whole position: I have missed something."""


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """A question of a seat: the best decisions, and why."""

    seat: Seat
    goes_on: bool = False
    """Only what is left of the hint that I follow: nobody thinks anew for it."""


ClientMessage = Submit | TakeBack | Ask | Explain | Point | Look | Whole | Hint


# --- socket: server to client -----------------------------------------------------------------


class Position(msgspec.Struct, frozen=True, tag_field="type", tag="position"):
    """The table as one seat sees it, whole: for a newcomer, and for who has lost the thread."""

    version: int
    """Rises with every change, a take-back included."""
    moves: int
    """How many decisions lead to this position."""
    seat: Seat | None
    """The seat of these eyes; None is a spectator."""
    actors: tuple[Seat, ...]
    view: msgspec.Raw
    menu: PackedMenu | None
    events: tuple[msgspec.Raw, ...]
    """The latest events, to be animated; empty at first and after a take-back."""
    log_from: int
    """Keep this many log lines, then add `log`."""
    log: tuple[LogLine, ...]
    take_back: int
    """How many own decisions can be taken back."""
    outcome: Outcome | None
    lesson: Guidance | None = None
    shut: Text | None = None
    """The reason why this seat can take back nothing."""


class Delta(msgspec.Struct, frozen=True, tag_field="type", tag="delta"):
    """A change of the position that these eyes saw before it; else as in `Position`.

    Who is not at version `since` makes nothing of it: with a later one it is old news, with an
    earlier one something was missed, and the whole position must be asked for.
    """

    since: int
    version: int
    moves: int
    actors: tuple[Seat, ...]
    view: msgspec.Raw
    """Edits of the view (`deltas.py`)."""
    menu: PackedMenu | None
    events: msgspec.Raw
    log_from: int
    log: msgspec.Raw
    take_back: int
    outcome: Outcome | None
    lesson: Guidance | None = None
    shut: Text | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A move or take-back was not allowed; nothing changed."""

    refusal: Refusal
    version: int


class Held(msgspec.Struct, frozen=True, tag_field="type", tag="held"):
    """The answer to a `Submit` whose orders were held back; nothing changed."""

    version: int
    """The version of the position that the card refers to."""
    card: Card


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The answer to `Ask`."""

    thing: Thing
    refusal: Refusal


class Explained(msgspec.Struct, frozen=True, tag_field="type", tag="explained"):
    """The answer to `Explain`: a thing in words, or a refusal where it does not exist."""

    version: int
    """The version of the position that this answer refers to."""
    thing: Thing
    about: About | None = None
    refusal: Refusal | None = None


class Shown(msgspec.Struct, frozen=True, tag_field="type", tag="shown"):
    """The answer to `Point`: a card, or why the orders are not allowed."""

    version: int
    """The version of the position that this answer refers to."""
    orders: str
    preview: Preview | None = None
    final: Text | None = None
    refusal: Refusal | None = None
    rest: int | None = None
    """As on the card: how many of the orders are judged only when they are played."""


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `Hint`: the best decisions first, or why there is none."""

    version: int
    """The version of the position that this answer refers to."""
    advised: tuple[Advised, ...] = ()
    """Nothing where what is asked to go on did not come as foreseen."""
    refusal: Refusal | None = None


class Cards(msgspec.Struct, frozen=True, tag_field="type", tag="cards"):
    """The cards of a small menu, by notation: they follow it once the table is still.

    Those of other menus, and who cannot wait, are asked for with `Point`.
    """

    version: int
    """Of the position for which they hold."""
    cards: Mapping[str, Card]


class Fault(msgspec.Struct, frozen=True, tag_field="type", tag="fault"):
    """A message that could not be understood or came too late; nothing changed."""

    code: str
    facts: Mapping[str, str | int] = {}


ServerMessage = (
    TableInfo | Position | Delta | Refused | Held | Why | Explained | Shown | Hinted | Cards | Fault
)
