"""Actions: small frozen orders of a seat, which hold ids and choices only."""

import msgspec


class Action(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="do",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """Something a seat asks to do. Parsed at the edge, judged by `check`."""
