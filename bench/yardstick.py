"""The yardstick: random play of python-chess, measured beside ours on the same machine."""

from random import Random
from types import ModuleType


class NoYardstick(RuntimeError):
    """python-chess is not installed."""


def chess_module() -> ModuleType:
    """python-chess, which only developers have. Raises `NoYardstick`."""
    try:
        import chess
    except ImportError as error:
        raise NoYardstick from error
    return chess


def chess_moves(dice: Random, moves: int) -> None:
    """Random play over this many moves: legal list, push, game-over check."""
    chess = chess_module()
    board = chess.Board()
    for _ in range(moves):
        legal = list(board.legal_moves)
        board.push(legal[dice.randrange(len(legal))])
        if board.is_game_over():
            board = chess.Board()
