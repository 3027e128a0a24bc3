"""A wheel holds the built web client, or is not made: whoever installs it has no node."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/rotonde/web/index.html"


class ClientHook(BuildHookInterface[Any]):
    """Looks for the client before anything is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stops with a sentence; an editable install is made before the client is."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise SystemExit("rotonde: the web client is not built yet; run `make wheel` instead.")
