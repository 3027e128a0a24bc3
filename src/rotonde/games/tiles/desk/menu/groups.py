"""The groups of choices, in the order of the prompt."""

from typing import Final

from rotonde.kernel.desk.menu import Group
from rotonde.kernel.law.text import Text

START, COLUMNS, LAY, OBJECTIVES = "start", "columns", "lay", "objectives"
REJECT, PIECES, FINISH = "reject", "pieces", "finish"

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), standing=id == REJECT)
    for id in (START, COLUMNS, LAY, OBJECTIVES, REJECT, PIECES, FINISH)
)
"""All groups, in the order of the prompt; a tile can be rejected beside whatever else is asked."""
