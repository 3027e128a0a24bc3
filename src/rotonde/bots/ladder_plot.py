"""The ladder as a picture: a dot for each bot of each game, on a line as long as its doubt."""

from collections.abc import Mapping, Sequence
from typing import Final

from rotonde.bots.ratings import ANCHOR, ANCHOR_RATING, Rating

WIDTH: Final = 720
LEFT: Final = 150
"""The left end of the scale: names stand before it."""
RIGHT: Final = 30
ROW: Final = 24
SCALE: Final = 40
"""Height of the scale below the rows."""
STEP: Final = 200
"""Points between two marks of the scale."""
STYLE: Final = (
    "text{font:13px sans-serif;fill:#777}.game{font-weight:bold}"
    "line{stroke:#777}.mark{stroke-opacity:.3}circle{fill:#c60}"
)


def ladder_plot(games: Mapping[str, Sequence[Rating]]) -> str:
    """The picture, as SVG."""
    low, high = span([rating for found in games.values() for rating in found])
    rows = sum(len(found) + 1 for found in games.values())
    drawn = [*marks(low, high, rows * ROW)]
    y = ROW
    for game, found in games.items():
        drawn.append(f'<text class="game" x="8" y="{y}">{game.capitalize()}</text>')
        for rating in found:
            y += ROW
            drawn.append(dot(rating, y, low, high))
        y += ROW
    height = rows * ROW + SCALE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    title = "<title>Ratings of bots, game by game</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *drawn, "</svg>\n"])


def span(found: Sequence[Rating]) -> tuple[float, float]:
    """The ends of the scale: whole steps that hold every rating with its doubt."""
    low = min([ANCHOR_RATING, *(each.points - doubt_of(each) for each in found)])
    high = max([ANCHOR_RATING, *(each.points + doubt_of(each) for each in found)])
    return low // STEP * STEP, -(-high // STEP) * STEP + (low == high) * STEP


def doubt_of(rating: Rating) -> float:
    """The doubt of a rating; that of the bot that the others are measured by is theirs."""
    return 0.0 if rating.level == ANCHOR else rating.doubt


def across(points: float, low: float, high: float) -> float:
    """The place of a rating on the scale."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * (points - low) / (high - low), 1)


def marks(low: float, high: float, bottom: int) -> list[str]:
    """The scale."""
    out = []
    for points in range(int(low), int(high) + 1, STEP):
        x = across(points, low, high)
        out.append(f'<line class="mark" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        out.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{points}</text>')
    return out


def dot(rating: Rating, y: int, low: float, high: float) -> str:
    """One bot."""
    doubt = doubt_of(rating)
    ends = [across(rating.points + side * doubt, low, high) for side in (-1, 1)]
    middle = across(rating.points, low, high)
    return (
        f'<text x="20" y="{y}">{rating.level}</text>'
        f'<line x1="{ends[0]}" x2="{ends[1]}" y1="{y - 4}" y2="{y - 4}"/>'
        f'<circle cx="{middle}" cy="{y - 4}" r="5"/>'
    )
