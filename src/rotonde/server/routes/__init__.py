"""The doors of the server: requests under /api, sockets under /ws, and the client's files."""

from rotonde.server.routes.client import client_routes
from rotonde.server.routes.games import games, health
from rotonde.server.routes.me import me, rename
from rotonde.server.routes.metrics import metrics
from rotonde.server.routes.options import options_of
from rotonde.server.routes.past import course, play_on, position_at, record
from rotonde.server.routes.records import bring_record
from rotonde.server.routes.socket import table_socket
from rotonde.server.routes.solo import solo_door, take_challenge
from rotonde.server.routes.tables import (
    fill,
    join,
    leave_table,
    lesson,
    new_table,
    rematch,
    remove_table,
    table,
    tables,
)

API = (
    me,
    rename,
    games,
    health,
    metrics,
    tables,
    new_table,
    lesson,
    solo_door,
    take_challenge,
    table,
    join,
    leave_table,
    fill,
    remove_table,
    rematch,
    position_at,
    play_on,
    course,
    record,
    bring_record,
    table_socket,
)

__all__ = ["API", "client_routes", "options_of"]
