"""The doors of the server: requests under /api, sockets under /ws, and the client's files."""

from rotonde.server.http.routes.client import client_routes
from rotonde.server.http.routes.games import games, health
from rotonde.server.http.routes.me import me, rename
from rotonde.server.http.routes.metrics import metrics
from rotonde.server.http.routes.options import options_of
from rotonde.server.http.routes.past import (
    begin_review,
    course,
    play_on,
    position_at,
    record,
    review,
)
from rotonde.server.http.routes.records import bring_record
from rotonde.server.http.routes.socket import table_socket
from rotonde.server.http.routes.solo import solo_door, take_challenge
from rotonde.server.http.routes.tables import (
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
    review,
    begin_review,
    bring_record,
    table_socket,
)

__all__ = ["API", "client_routes", "options_of"]
