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

from rotonde.catalogue import GAMES, UnknownGame, game
from rotonde.kernel.action import Action
from rotonde.kernel.codec import decode, digest, encode
from rotonde.kernel.event import Event
from rotonde.kernel.ids import GameId, Seat, Thing
from rotonde.kernel.menu import Choice, Menu
from rotonde.kernel.orders import understood
from rotonde.kernel.outcome import Outcome, Standing
from rotonde.kernel.play import play, replay
from rotonde.kernel.record import Divergence, Move, Record, begin, opening, record_of, verify
from rotonde.kernel.referee import Violation, referee
from rotonde.kernel.refusal import Reason, Refusal, SetupRefused
from rotonde.kernel.rng import Rng, below, pick, shuffled
from rotonde.kernel.rules import Options, Rules, Turn

__all__ = [
    "GAMES",
    "Action",
    "Choice",
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
    "digest",
    "encode",
    "game",
    "opening",
    "pick",
    "play",
    "record_of",
    "referee",
    "replay",
    "shuffled",
    "understood",
    "verify",
]
