# Stephenson's Rocket, in English.
#
# A turn has two *actions*; a *share* is part of a company; an *engine* is its locomotive; a *line*
# is the track of a company. Towns are starting towns, cities or railway towns.

game-title = Stephenson’s Rocket
game-tagline = Seven companies that belong to nobody. Push an engine, take a share, veto the others.
game-players = 2–4 players
game-minutes = 60–75

# --- companies, towns, goods ------------------------------------------------------------------

company-LY = L&Y
company-NER = NER
company-GER = GER
company-SER = SER
company-LBSCR = LBSCR
company-LSWR = LSWR
company-GWR = GWR

company-LY-name = Lancashire & Yorkshire Railway
company-NER-name = North Eastern Railway
company-GER-name = Great Eastern Railway
company-SER-name = South Eastern Railway
company-LBSCR-name = London, Brighton & South Coast Railway
company-LSWR-name = London & South Western Railway
company-GWR-name = Great Western Railway

town-liverpool = Liverpool
town-york = York
town-norwich = Norwich
town-dover = Dover
town-brighton = Brighton
town-southampton = Southampton
town-bristol = Bristol
town-manchester = Manchester
town-sheffield = Sheffield
town-hull = Hull
town-nottingham = Nottingham
town-birmingham = Birmingham
town-northampton = Northampton
town-ipswich = Ipswich
town-gloucester = Gloucester
town-london = London
town-reading = Reading
town-maidstone = Maidstone
town-exeter = Exeter
town-leeds = Leeds
town-lincoln = Lincoln
town-crewe = Crewe
town-leicester = Leicester
town-cambridge = Cambridge
town-worcester = Worcester
town-swindon = Swindon
town-taunton = Taunton
town-guildford = Guildford

kind-start = starting town
kind-city = city
kind-railway = railway town

good-steel = steel
good-textile = textile
good-brewery = brewery
good-leather = leather

category-passenger = Passengers
category-steel = Steel
category-textile = Textile
category-brewery = Brewery
category-leather = Leather

direction-0 = east
direction-1 = south-east
direction-2 = south-west
direction-3 = west
direction-4 = north-west
direction-5 = north-east

# --- prompts ----------------------------------------------------------------------------------

over-first-action = Your turn, first of two actions
over-second-action = Your turn, second of two actions
over-veto = Veto: you pay your bid only if it wins
over-answer = Veto: you have the last word

prompt-action = Take a marker, place a station or extend a line
prompt-drop = Where does the station go?
prompt-hex = Where does { $company } go?
prompt-veto = Turn { $company } elsewhere?
prompt-veto-only = { $company } can only go to { $hex }. Bid all the same?
prompt-place = Where do you send { $company }?
prompt-answer = Match the bid of { $amount }?
prompt-answer-same = It stays on { $hex }. Match the bid of { $amount }?

hint-drop = Lifted from { $hex }; it must come down on another hex.
hint-hex = You take a share first; then those who hold { $company } may veto.
hint-hex-no-share = { $company } has no share left to take.
hint-veto = { $seat } sent it to { $hex }. You pay your bid only if you win.
hint-veto-only = { $seat } sent it to { $hex }, the only hex open to it: a bid leaves it there. You pay your bid only if you win.
hint-veto-raise = { $top } bids { $amount }, and it goes to { $hex }. You pay your bid only if you win.
hint-place = { $amount ->
    [one] If nobody bids more, this costs you 1 share.
   *[other] If nobody bids more, this costs you { $amount } shares.
}
hint-answer = { $top } sends it to { $hex }. To match costs { $amount ->
    [one] 1 share
   *[other] { $amount } shares
} and brings it back to { $first }.
hint-answer-same = { $top } leaves it on { $hex }, where it stays either way. To match costs { $amount ->
    [one] 1 share
   *[other] { $amount } shares
}.

# --- groups and labels of choices -------------------------------------------------------------

group-lines = Extend a line
group-markers = Take a marker
group-stations = Place a station
group-lift = Move a station
group-hexes = Where to
group-veto = Your answer

group-lines-asks = Which line do you extend?
group-markers-asks = Which marker do you take?
group-stations-asks = Where do you place a station?
group-lift-asks = Which station do you move?

# What a finger holds fast, on the button that plays it.
group-lines-does = Extend { $what }
group-markers-does = Take { $what }
group-stations-does = Place a station on { $what }
group-lift-does = Move the station on { $what }
group-hexes-does = Go to { $what }

label-marker = { $city }, { $good }
label-hex = { $hex }
label-company = { $company }
label-pass = Pass
label-bid = Bid { $amount }
label-match = Match { $amount }, back to { $hex }
label-match-same = Match, give up { $amount ->
    [one] { $amount } share
   *[other] { $amount } shares
}
label-concede = Concede, stays on { $hex }
label-concede-same = Concede, give up nothing

detail-best = up to +£{ NUMBER($amount) }
detail-ends = game ends, +£{ NUMBER($amount) }
badge-ends = end

# --- log --------------------------------------------------------------------------------------

log-round = Round { $round }
    .rule = ROC-14
log-action-lost = { $seat } can do nothing: the action is lost
    .rule = ROC-18
log-marker = { $seat } takes the { $good } marker of { $city }
    .rule = ROC-20
log-station-placed = { $seat } places a station on { $hex } ({ $reserve } left)
    .rule = ROC-24
log-station-moved = { $seat } moves a station { $origin } → { $hex }
    .rule = ROC-24
log-moves-for-share = { $seat } moves { $company } { $origin } → { $hex }, takes a share ({ $stack } left)
    .rule = ROC-32
log-moves = { $seat } moves { $company } { $origin } → { $hex }; no share is left
    .rule = ROC-32
log-veto-passed = { $seat } passes
    .rule = ROC-36
log-veto-bid = { $seat } bids { $amount ->
    [one] 1 share
   *[other] { $amount } shares
} of { $company }
    .rule = ROC-36
log-veto-placed = { $company } is sent to { $hex }
    .rule = ROC-36
log-veto-matched = { $seat } matches the bid
    .rule = ROC-38
log-veto-conceded = { $seat } concedes
    .rule = ROC-38
log-veto-paid = { $seat } wins the veto with { $amount }: { $company } goes to { $hex }
    .rule = ROC-41
log-passenger = Passenger at { $owner }’s station, { $hex }
    .rule = ROC-46
log-tiles-left = { $tiles ->
    [0] The last track tile is laid
    [one] 1 track tile left
   *[other] { $tiles } track tiles left
}
    .rule = ROC-48
log-town-reached = { $company } reaches { $town } ({ $towns } towns in all)
    .rule = ROC-50
ceremony-merger = Merger
ceremony-absorbed = { $company }, { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
}, is absorbed by { $by }: two shares become one
log-absorbed = { $company }, { $towns ->
    [one] 1 town
   *[other] { $towns } towns
}, is absorbed by { $by }
    .rule = ROC-60
log-gain-merger = { $amount ->
    [0] shares { $old } → { $new }
   *[other] £{ NUMBER($amount) }, shares { $old } → { $new }
}
log-isolated = { $company } is isolated: { $removed ->
    [0] no share was left
    [one] 1 share leaves the game
   *[other] { $removed } shares leave the game
}
    .rule = ROC-70
log-ended = Final count. { $reason }
    .rule = ROC-75
log-discarded = { $city } is on no line: its markers do not count
    .rule = ROC-80
log-category = { $category }
    .rule = ROC-81
log-stations = Stations on { $company }, { $towns ->
    [one] 1 town
   *[other] { $towns } towns
}
    .rule = ROC-82
log-shares = Shares of { $company }, { $towns ->
    [one] 1 town
   *[other] { $towns } towns
}
    .rule = ROC-83
log-gain-count = £{ NUMBER($amount) } with { $count }

# --- previews ---------------------------------------------------------------------------------

preview-step = { $company } { $origin } → { $hex }
preview-line = { $company } from { $hex }
preview-marker = { $city }, { $good }
preview-towns = { $towns ->
    [one] 1 town
   *[other] { $towns } towns
}
preview-town = { $town }
preview-hex = { $hex }
preview-merges = merges into { $by }
preview-passenger = Passenger
preview-owner = { $owner }’s station
preview-share = Share
preview-left = { $stack } left
preview-from-to = { $old } → { $new }
preview-count = { $count }
preview-bid-note = where to, and what it pays
preview-merger = Merger into { $by }
preview-exchange = Shares
preview-exchange-note = two { $company } for one { $by }
preview-isolated = { $company } is isolated
preview-removed = { $removed ->
    [0] no share was left
    [one] 1 share leaves the game
   *[other] { $removed } shares leave the game
}
preview-end = The game ends
preview-end-shares = shares run out
preview-end-tiles = last track tile
preview-end-stall = only stations moved
preview-veto = Veto
preview-veto-note = shares given up
preview-station = Station on { $hex }
preview-city-markers = Markers of { $city }
preview-good-markers = { $category }

remark-may-veto = { $seat } holds { $shares } { $company } and may veto.
remark-may-outbid = { $seat } holds { $shares } { $company } and may bid more.
remark-may-match = { $seat } holds { $shares } { $company } and may match: back to { $hex }.
remark-cannot-match = { $seat } holds { $shares } { $company } and cannot match.
remark-bid-wins = Nobody can outdo this bid: it wins.

# --- what a choice is worth later ---------------------------------------------------------------

later-category = { $category } at the end: { later-place }
later-stations = { $company } stations at the end: { later-place }
later-shares = { $company } shares at the end: { later-place }
later-no-stations = Stations: { $company } is gone and pays nothing at the end
later-no-shares = Shares: { $company } is gone and pays nothing at the end
later-city = { $city }, when a line reaches it: { later-place }

# --- refusals ---------------------------------------------------------------------------------

no-such-hex = { $hex } is not on the map.

no-such-marker = There is no such marker: { $city } { $good }.
marker-gone = The { $good } marker of { $city } is taken. Choose one that still lies in its city.

station-on-town = { $town } is a town. A station stands on an open hex.
station-on-tile = { $hex } has track. Choose a hex without track.
station-on-engine = An engine stands on { $hex }. Choose a hex without one.
station-on-station = There is a station on { $hex } already.
station-next-to-engine = { $hex } is next to the engine on { $other }. Keep one hex away from engines.
station-next-to-station = { $hex } is next to the station on { $other }. Keep one hex away from stations, your own too.
reserve-empty = All your stations are on the map. Choose one of them to move it.
not-your-station = The station on { $hex } is not yours. You move your own stations only.
station-stays-on-track = The station on { $hex } stands on a line, and at this table it stays there.
station-has-no-place = There is nowhere to put the station of { $hex }.
station-same-hex = The station comes from { $hex }. Choose another hex, or undo.

no-such-company = There is no company { $company }.
company-absorbed = { $company } was absorbed by { $by } and moves no more.
company-moved-already = { $company } has moved in this turn. Choose another line.
company-stuck = { $company } has no hex to go to.
hex-too-far = { $company } cannot go to { $hex }: an engine steps to a hex next to it.
hex-behind = { $company } cannot go to { $hex }: an engine turns by one side at most.
hex-is-town = { $company } cannot go to { $town }: lines pass beside a town, never through it.
hex-occupied = { $company } cannot go to { $hex }: there is track or an engine on it.
hex-touches-two-lines = { $company } cannot go to { $hex }: it would touch two other lines at once.

bid-too-low = { $amount } is not enough: bid more than { $top } { $company }.
bid-too-high = You hold { $held } { $company } and cannot bid { $amount }.

station-in-hand = First put down the station of { $hex }, or undo.
line-chosen = { $company } is chosen: say where it goes, or undo.
turns-too-far = { $company } cannot go to { $hex }. It heads { $heading } and turns by one side at most: { $hexes }.
veto-open = First answer the veto on { $company }.
bid-first = { $hexes ->
    [1] { $company } can go to { $hex } alone: a bid leaves it there.
   *[other] { $company } could go to { $hex }: bid first, then say where it goes.
}
town-lines = { $lines ->
    [0] on no line yet
    [1] on { $line1 }
    [2] on { $line1 } and { $line2 }
   *[other] on { $line1 }, { $line2 } and others
}
told-city = { $town }, city { town-lines }. Each line that reaches it pays £{ NUMBER($first) } for the most of its markers, £{ NUMBER($second) } for the second: { later-place }. { $left ->
    [0] None is left there.
   *[other] Still there: { $left }.
}
told-railway-town = { $town }, railway town { town-lines }. A line that reaches it pays £{ NUMBER($amount) } for each of its towns to whoever has the most stations on that line, half as much to the second.
told-starting-town = { $town }, starting town of { $company }, { town-lines }. It pays nothing by itself, but counts as a town of each line that reaches it.
is-offered = This is offered: choose it if you like.

# --- options of a new table -------------------------------------------------------------------

option-money_visible-sentence = Totals stay { $choice }.
option-money_visible-true = open to all
option-money_visible-false = hidden until the end
option-money_visible-rule = ROC-86
option-station_may_leave_track-sentence = A station { $choice } leave a line it stands on.
option-station_may_leave_track-true = may
option-station_may_leave_track-false = may not
option-station_may_leave_track-rule = ROC-85
option-stall_limit_rounds-sentence = The game stops after { $choice } of nothing but station moves.
option-stall_limit_rounds-number = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
option-stall_limit_rounds-rule = ROC-87

# --- end of the game --------------------------------------------------------------------------

end-shares = At most one company still has shares on the board.
end-tiles = The last track tile was laid.
end-stall = Nothing but stations moved for too long.

score = £{ NUMBER($amount) }
score-short = { NUMBER($thousands) }
score-brief = { $thousands ->
    [0] £0
   *[other] £{ NUMBER($thousands) }k
}
score-short-note = figures under the wagons in thousands of pounds

source-cities = Cities
source-railway_towns = Railway towns
source-mergers = Mergers
source-goods = Goods and passengers
source-stations = Stations
source-shares = Shares

# --- heads of panels --------------------------------------------------------------------------

panel-companies = Companies
panel-towns = Towns
panel-shares = Shares
panel-shares-left = Shares left
panel-leader = 1st
panel-second = 2nd
panel-markers = Markers
panel-who-reaches-them = and who reaches them
panel-no-line-yet = no line yet
panel-to-the-end = To the end
panel-track-tiles = Track tiles
panel-companies-with-shares = Companies with shares
panel-passengers = Passengers
panel-stations = Stations
panel-goods = Goods
panel-absorbed = absorbed by { $by } in round { $round }
panel-isolated = isolated
panel-round = Round { $round }
end-company = { $company }
end-merger = { $company } → { $by }

# --- board ------------------------------------------------------------------------------------

board-map = Map of England with 188 hexes
board-hex = Hex { $hex }
board-prospect = Hex { $hex }, where the engine could go
board-town = { $town }, { $kind }, { $hex }
board-marker = Marker of { $city }, { $good }
board-station = Station of { $seat } on { $hex }
board-engine = Engine of { $company } on { $hex }, heading { $direction }
board-engine-home = Engine of { $company } in { $town }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map

board-irish-sea = Irish Sea
board-north-sea = North Sea
board-channel = English Channel
board-bristol-channel = Bristol Channel
board-wash = The Wash
board-wales = WALES
board-cornwall = Cornwall

board-good-count = { $category }: { $count }
board-stations-left = Stations left: { $count } of { $all }
board-share-count = { $company }: { $count ->
    [one] 1 share
   *[other] { $count } shares
}
board-shares = Shares by company
board-no-markers = No marker yet

board-veto = Who answers the veto
board-veto-moves = { $who ->
    [you] move { $company } to { $hex }
   *[other] moves { $company } to { $hex }
}
board-veto-bids = { $who ->
    [you] bid { $amount }
   *[other] bids { $amount }
}
board-veto-passes = { $who ->
    [you] pass
   *[other] passes
}
board-veto-asked = asked now
board-veto-places = { $who ->
    [you] bid { $amount }, say where
   *[other] bids { $amount }, says where
}
board-veto-may-bid = may still bid
board-veto-skipped = cannot bid more
board-veto-last = { $who ->
    [you] answer last
   *[other] answers last
}
board-veto-cannot = cannot match { $amount }
board-veto-holds = { $who ->
    [you] hold { $count }
   *[other] holds { $count }
}

# --- the board in a terminal ------------------------------------------------------------------

sketch-legend = *Li starting town, MAN city, lee railway town; ◆GW engine at home, ↗GW engine on its way, -gw track; ⌂2 station of seat 2, -gw2 the same on track. Beside the map: ▤ shares on the stack, then those of each seat, x isolated, >GW absorbed; ⌂ stations in reserve, ☺ passengers, £ money; ═ track tiles left, ☺ passengers left, + supplementary shares. Below: ⌂ connected stations of each seat, ○ towns of a line; goods in cities and in hand by their first letters: s steel, t textile, b brewery, l leather.

# --- what things are ----------------------------------------------------------------------------
about-row-line = Line
about-row-engine = Engine
about-row-station = Station
about-row-reached = Reached by
about-row-pays = Pays
about-row-markers = Markers
about-row-left = Left there
about-row-holders = Held by
about-row-at-end = At the end
about-row-now = Now
about-row-shares = Shares
about-row-stack = Shares left
about-row-stations = Stations
about-row-towns = Towns
about-row-reserve = Stations left
about-none = none
about-number = { $number }
about-held = { $seat } { $count }
about-shares-of = { $company } { $count }
about-goods = { $category } { $count }
about-active = on its way
about-isolated = isolated
about-hidden = hidden until the end
about-most = £{ NUMBER($amount) } for the most
about-second = £{ NUMBER($amount) } for the second
about-most-markers = £{ NUMBER($amount) } for the most markers
about-most-stations = £{ NUMBER($amount) } for each town of the line, to the most stations; half to the second
about-pays-nothing = nothing, but it counts as a town
