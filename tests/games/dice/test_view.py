"""What everybody sees: figures computed by the rules, so that a board needs none."""

from msgspec.structs import replace

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import LineEnd
from rotonde.games.dice.maps.line import ENDS
from rotonde.games.dice.rules.track import Railhead, railhead, ways
from rotonde.games.dice.state import Count, DiceOptions, Station
from rotonde.games.dice.steps import Main
from rotonde.games.dice.view.obligations import plan_of, plan_views
from rotonde.games.dice.view.shapes import PlanView
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.dice import DICE, perform, position, with_stations
from tests.support.walks import Table


def test_hidden_totals_stay_hidden_until_the_end() -> None:
    """The own total is shown, the others' are not; nothing else changes."""
    state = replace(position(), options=DiceOptions(hide_totals=True))
    state = replace(state, counts=(Count(1, 0, Seat(0), 2), Count(1, 1, Seat(1), 3)))

    assert [seat.passengers for seat in DICE.view(state, Seat(0)).seats] == [2000, None]
    assert [seat.passengers for seat in DICE.view(state, None).seats] == [None, None]
    assert DICE.view(state, Seat(1)).year_now.totals == (None, 3000)
    over = replace(state, over=True, steps=(), end_reason="d")
    assert [seat.passengers for seat in DICE.view(over, None).seats] == [2000, 3000]
    imagined = DICE.imagine(DICE.view(state, Seat(0)), Rng("imagined"))
    assert DICE.scores(imagined) == (2000, 0)


@rule("DIC-90")
def test_a_year_that_would_end_the_game_announces_no_directors() -> None:
    """In the third idle year they stay; once something is built, the year has an heir again."""
    state = position("year 5 | first 0 | seat 1 | nobody | directs 0 insel | shares insel 1 3")
    idle = DICE.view(replace(state, idle_years=2), Seat(1)).year_now
    busy = DICE.view(replace(state, idle_years=2, built=True), Seat(1)).year_now

    assert (idle.changes, idle.loses_office) == ((), ())
    assert ([change.company for change in busy.changes], busy.loses_office) == (["insel"], (0,))


@rule("DIC-85")
def test_after_the_end_no_year_is_counted_once_more() -> None:
    state = with_stations(position("nobody | directs 1 insel"), "insel", [(0, 0), (1, 0)])
    over = replace(state, over=True, steps=(), end_reason="d", counts=(Count(1, 0, Seat(1), 2),))

    assert DICE.view(state, None).year_now.gains == (0, 2000)
    assert DICE.view(over, None).year_now.gains == (0, 0)
    assert DICE.view(over, None).year_now.totals == (0, 2000)


@rule("DIC-41")
def test_an_end_without_plans_has_none_however_long_one_looks() -> None:
    """A turn looks for plans only where something begins and a die can be a rail."""
    turns = [played.before for played in Table(3, 1, 0).walk(DICE)]
    turns = [state for state in turns if isinstance(state.steps[-1], Main)]
    found = [
        [plan for n, end in enumerate(ENDS) for plan in all_plans(end, railhead(state, n))]
        for state in turns
    ]

    assert [[*plan_views(state)] for state in turns] == found
    assert any(found)
    assert not all(found)


def all_plans(end: LineEnd, at: Railhead) -> list[PlanView]:
    """The plans of every rail of an end, however little it begins."""
    found = [plan_of(end, at, rail) for rail in ways(at)]
    return [plan for plan in found if plan is not None]


@rule("DIC-41")
def test_a_plan_is_the_shortest_way_to_finish() -> None:
    """A view draws the rails, their dice and every landing."""
    view = DICE.view(position("K | nobody | front 2/1/0/0 | hidden 2"), Seat(0))

    (plan,) = [one for one in view.plans if (one.cell, one.out) == ("c6", "N")]

    assert (plan.begins, len(plan.rails)) == ("bridge", 3)
    assert sum(rail.surcharge for rail in plan.rails) == 2
    assert "b5" in plan.landings


@rule("DIC-44")
def test_every_tile_is_offered_or_says_why_not() -> None:
    """Sides, none left, or dice that are not enough."""
    state = position("K | nobody | front 4/0/0/0 | hidden 1 | reserve 25")
    state = perform(state, "rail B d5 S", "rail B d6 S", "rail B d7 S").state

    obligation = DICE.view(state, Seat(0)).obligation

    assert obligation is not None
    sights = {f"{one.kind} {one.rotation}": one.sight for one in obligation.offers}
    assert sights["lake 0"] == "dice"
    assert sights["mountain2 0"] == "side"
    assert sights["country 0"] == "offered"
    assert (obligation.what, obligation.place, obligation.entry) == ("tile", (0, 1), "d1")


def test_sheets_tell_their_sides_and_the_course_of_the_line_stays() -> None:
    """Reached, open, or with a tile behind; cleared tiles keep their course on the map."""
    five = "K | B d5S d6S d7S @mountain2:1 d1S"
    view = DICE.view(position(f"{five} | front 1/0/0/0"), None)

    assert [sheet.number for sheet in view.sheets] == [2, 3]
    assert view.sheets[0].sides == {"N": "open", "E": "open", "S": "reached", "W": "open"}
    assert view.general_map[0].ends == ()
    assert len(view.general_map[0].course) == 8
    assert view.general_map[0].course[0] == "d7"
    assert view.on_line == 2
    assert {lead.end for lead in view.leads} == {"A", "B"}


@rule("DIC-80", "DIC-83")
def test_the_company_that_announced_the_last_year_stays_named() -> None:
    """Another that another seat completes later is not the reason."""
    state = position("announced a | directs 1 eisberg")
    eight = (Station("country", BOARD.start, 24, 3),) * 8
    two = (eight, (), eight, (), ())

    assert DICE.view(replace(state, stations=two), None).last_company == "weiden"
    assert DICE.view(replace(state, stations=two, end_reason="b"), None).last_company is None
