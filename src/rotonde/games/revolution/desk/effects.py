"""Effects that act at once, and the end of one of which no more is wanted (REV-32, REV-36)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import things
from rotonde.games.revolution.actions import StopEffect
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, Makers, made_once, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line, money, shares
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, row
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import silent
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import LogLine, Text


@made_once
def stop(action: StopEffect) -> Choice:
    return offer(action, CHOICES, Text("label-stop"), things.stop())


def money_gained(event: past.MoneyGained) -> LogLine:
    return effect_line(event.seat, "log-money", money(event.seat, event.amount))


def shares_gained(event: past.SharesGained) -> LogLine:
    return effect_line(event.seat, "log-shares", shares(event.seat, event.amount))


def cost_waived(event: past.CostWaived) -> LogLine:
    return effect_line(event.seat, "log-waived", amount=event.amount)


def about_stop(_view: View) -> About:
    """The end of an effect whose rest is given up."""
    lines = (row("about-row-does", Text("board-does-stop")),)
    return About(Text("board-thing-stop"), "REV-36", lines)


MAKERS: Final[Makers] = {StopEffect: stop}

CHAPTER: Final = DeskChapter(
    cards={StopEffect: card},
    clicks={"stop": spells(StopEffect)},
    about={things.stop: about_stop},
    lines={
        past.MoneyGained: money_gained,
        past.SharesGained: shares_gained,
        past.CostWaived: cost_waived,
        past.EffectStopped: silent,
    },
)
