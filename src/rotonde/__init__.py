"""Rotonde, the library: railway board games with every rule enforced.

import rotonde

game = rotonde.game("rocket")
state = game.setup(seats=3, options=game.options(), rng=rotonde.Rng("seed"))
while game.actors(state):
    seat = min(game.actors(state))
    action = game.legal(state, seat)[0]
    turn = rotonde.play(game, state, seat, action)
    assert not isinstance(turn, rotonde.Refusal)
    state = turn.state
print(game.outcome(state))
"""

from rotonde.catalogue import DESKS, GAMES, UnknownGame, desk, game
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.menu import Choice, Menu
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat, Thing
from rotonde.kernel.law.outcome import Outcome, Standing
from rotonde.kernel.law.play import play, replay
from rotonde.kernel.law.record import Divergence, Move, Record, begin, opening, record_of, verify
from rotonde.kernel.law.referee import Violation, referee
from rotonde.kernel.law.refusal import Reason, Refusal, SetupRefused
from rotonde.kernel.law.rng import Rng, below, pick, shuffle
from rotonde.kernel.law.rules import Options, Rules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import decode, digest, encode

__all__ = [
    "DESKS",
    "GAMES",
    "Action",
    "Choice",
    "Desk",
    "Divergence",
    "Event",
    "GameId",
    "Menu",
    "Move",
    "Options",
    "Outcome",
    "Reason",
    "Record",
    "Refusal",
    "Rng",
    "Rules",
    "Seat",
    "SetupRefused",
    "Standing",
    "Thing",
    "Turn",
    "UnknownGame",
    "Violation",
    "begin",
    "below",
    "decode",
    "desk",
    "digest",
    "encode",
    "game",
    "opening",
    "pick",
    "play",
    "record_of",
    "referee",
    "replay",
    "shuffle",
    "understand",
    "verify",
]
