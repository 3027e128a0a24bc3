# Railroad Tiles, in English.
#
# A *column* of tiles is taken, its tiles are *laid* on the own *map*; *pieces* (train, car,
# traveller) are *placed* on *slots* by the *tokens* of the two *halls*. To *reject* a tile is a
# choice, to *discard* one is forced. A *dead end* is a track that leads off the map; the tile whose
# track ends inside it is a *stub*.

game-title = Railroad Tiles
game-tagline = A map of your own, tile by tile. Few tiles now, first pick next round.
game-players = 1–4 players
game-minutes = 30–45

# --- tiles ------------------------------------------------------------------------------------

archetype-rail_straight = Straight rail
archetype-rail_straight-a = a straight rail
archetype-rail_straight-the = the straight rail
archetype-rail_curve = Rail curve
archetype-rail_curve-a = a rail curve
archetype-rail_curve-the = the rail curve
archetype-rail_tee = Rail junction
archetype-rail_tee-a = a rail junction
archetype-rail_tee-the = the rail junction
archetype-rail_cross = Rail cross
archetype-rail_cross-a = a rail cross
archetype-rail_cross-the = the rail cross
archetype-rail_end = Rail stub
archetype-rail_end-a = a rail stub
archetype-rail_end-the = the rail stub
archetype-road_straight = Straight road
archetype-road_straight-a = a straight road
archetype-road_straight-the = the straight road
archetype-road_curve = Road curve
archetype-road_curve-a = a road curve
archetype-road_curve-the = the road curve
archetype-road_tee = Road junction
archetype-road_tee-a = a road junction
archetype-road_tee-the = the road junction
archetype-road_cross = Road cross
archetype-road_cross-a = a road cross
archetype-road_cross-the = the road cross
archetype-road_end = Road stub
archetype-road_end-a = a road stub
archetype-road_end-the = the road stub
archetype-overpass = Overpass
archetype-overpass-a = an overpass
archetype-overpass-the = the overpass
archetype-station_straight = Straight station
archetype-station_straight-a = a straight station
archetype-station_straight-the = the straight station
archetype-station_curve = Curved station
archetype-station_curve-a = a curved station
archetype-station_curve-the = the curved station
archetype-station_3road = Three-road station
archetype-station_3road-a = a three-road station
archetype-station_3road-the = the three-road station
archetype-station_3rail = Three-rail station
archetype-station_3rail-a = a three-rail station
archetype-station_3rail-the = the three-rail station
archetype-station_cross = Crossing station
archetype-station_cross-a = a crossing station
archetype-station_cross-the = the crossing station
archetype-station_corner = Corner station
archetype-station_corner-a = a corner station
archetype-station_corner-the = the corner station

-with-train = with a train slot
-with-car = with a car slot
-with-traveller = with a traveller slot
-in-town = in town

tile-V01 = { archetype-rail_straight } { -with-train }
tile-V02 = { archetype-rail_straight } { -with-train }, { -in-town }
tile-V03 = { archetype-rail_straight } { -with-traveller }
tile-V04 = { archetype-rail_straight }
tile-V05 = { archetype-rail_straight }, { -in-town }
tile-V06 = { archetype-rail_curve } { -with-train }
tile-V07 = { archetype-rail_curve } { -with-train }, { -in-town }
tile-V08 = { archetype-rail_curve } { -with-traveller }
tile-V09 = { archetype-rail_curve }
tile-V10 = { archetype-rail_curve }, { -in-town }
tile-V11 = { archetype-rail_tee } { -with-train }
tile-V12 = { archetype-rail_tee } { -with-train }, { -in-town }
tile-V13 = { archetype-rail_tee } { -with-traveller }
tile-V14 = { archetype-rail_tee }
tile-V15 = { archetype-rail_tee }, { -in-town }
tile-V16 = { archetype-rail_cross } { -with-train }
tile-V17 = { archetype-rail_cross }, { -in-town }
tile-V18 = { archetype-rail_end } { -with-train }
tile-V19 = { archetype-rail_end }
tile-V20 = { archetype-rail_end }, { -in-town }
tile-V21 = { archetype-road_straight } { -with-car }
tile-V22 = { archetype-road_straight } { -with-car }, { -in-town }
tile-V23 = { archetype-road_straight } { -with-traveller }
tile-V24 = { archetype-road_straight }
tile-V25 = { archetype-road_straight }, { -in-town }
tile-V26 = { archetype-road_curve } { -with-car }
tile-V27 = { archetype-road_curve } { -with-car }, { -in-town }
tile-V28 = { archetype-road_curve } { -with-traveller }
tile-V29 = { archetype-road_curve }
tile-V30 = { archetype-road_curve }, { -in-town }
tile-V31 = { archetype-road_tee } { -with-car }
tile-V32 = { archetype-road_tee } { -with-car }, { -in-town }
tile-V33 = { archetype-road_tee } { -with-traveller }
tile-V34 = { archetype-road_tee }
tile-V35 = { archetype-road_tee }, { -in-town }
tile-V36 = { archetype-road_cross } { -with-car }
tile-V37 = { archetype-road_cross }, { -in-town }
tile-V38 = { archetype-road_end } { -with-car }
tile-V39 = { archetype-road_end }
tile-V40 = { archetype-road_end }, { -in-town }
tile-V41 = { archetype-overpass } { -with-train }
tile-V42 = { archetype-overpass } { -with-car }
tile-V43 = { archetype-overpass }
tile-V44 = { archetype-overpass }, { -in-town }
tile-V45 = { archetype-station_straight } { -with-train }
tile-V46 = { archetype-station_straight } { -with-car }
tile-V47 = { archetype-station_straight } { -with-traveller }
tile-V48 = { archetype-station_straight } { -with-traveller }, { -in-town }
tile-V49 = { archetype-station_straight }
tile-V50 = { archetype-station_straight }, { -in-town }
tile-V51 = { archetype-station_curve } { -with-train }
tile-V52 = { archetype-station_curve } { -with-car }
tile-V53 = { archetype-station_curve } { -with-traveller }
tile-V54 = { archetype-station_curve } { -with-traveller }, { -in-town }
tile-V55 = { archetype-station_curve }
tile-V56 = { archetype-station_curve }, { -in-town }
tile-V57 = { archetype-station_3road } { -with-traveller }
tile-V58 = { archetype-station_3road }, { -in-town }
tile-V59 = { archetype-station_3rail } { -with-traveller }
tile-V60 = { archetype-station_3rail }, { -in-town }
tile-V61 = { archetype-station_cross } { -with-traveller }
tile-V62 = { archetype-station_cross }, { -in-town }
tile-V63 = { archetype-station_corner } { -with-traveller }
tile-V64 = { archetype-station_corner }, { -in-town }

# --- objective tiles --------------------------------------------------------------------------

objective-city_hall = City hall
objective-prefecture = Prefecture
objective-central_station = Central station
objective-stadium = Stadium
objective-airport = Airport
objective-temple = Temple
objective-gas_station = Gas station

objective-city_hall-the = the city hall
objective-prefecture-the = the prefecture
objective-central_station-the = the central station
objective-stadium-the = the stadium
objective-airport-the = the airport
objective-temple-the = the temple
objective-gas_station-the = the gas station

objective-city_hall-condition = Two tiles in a row on each of its four sides.
objective-prefecture-condition = Part of a city of at least 5 urban tiles, itself included.
objective-central_station-condition = By rail, at least 5 other stations.
objective-stadium-condition = At least 3 travellers on the 8 cells around it.
objective-airport-condition = A tile of a city in its row or in its column, at any distance.
objective-temple-condition = No train slot and no car slot on the 8 cells around it.
objective-gas_station-condition = On a road of at least 8 tiles, no tile twice.

# --- pieces, tokens, sides --------------------------------------------------------------------

piece-train = train
piece-car = car
piece-traveller = traveller
piece-train-a = a train
piece-car-a = a car
piece-traveller-a = a traveller
piece-train-title = Train
piece-car-title = Car
piece-traveller-title = Traveller

pieces-train = Trains
pieces-car = Cars
pieces-traveller = Travellers

kinds-train = train
kinds-car = car
kinds-traveller = traveller
kinds-train-car = train or car
token-none = no token

hall-left = left hall
hall-right = right hall
hall-waiting = waiting room

coin-left = left
coin-right = right

side-0 = north
side-1 = east
side-2 = south
side-3 = west

track-1 = an empty side
track-2 = rail
track-3 = road

asks-0 = free
asks-1 = empty
asks-2 = rail
asks-3 = road

sides-N = N
sides-E = E
sides-NE = N–E
sides-S = S
sides-NS = N–S
sides-ES = E–S
sides-NES = N–E–S
sides-W = W
sides-NW = N–W
sides-EW = E–W
sides-NEW = N–E–W
sides-SW = S–W
sides-NSW = N–S–W
sides-ESW = E–S–W
sides-NESW = N–E–S–W

# --- challenges of the solo game --------------------------------------------------------------

challenge-megalopole = Megalopolis
challenge-route_66 = Route 66
challenge-trans_europe_express = Trans Europe Express
challenge-perfection = Perfection
challenge-flat_earth = Flat Earth
challenge-volcano = Volcano
challenge-holes = Holes
challenge-far_friends = Distant Friends
challenge-station_mayhem = Station Mayhem
challenge-car_paradise = Car Paradise
challenge-train_paradise = Train Paradise
challenge-intercommunality = Joint Authority
challenge-social_distance = Social Distancing
challenge-traffic_control = Traffic Control
challenge-lazy_travellers = Lazy Travellers

challenge-megalopole-mission = Build a city of at least 10 urban tiles.
challenge-route_66-mission = Build an unbroken road of at least 14 tiles.
challenge-trans_europe_express-mission = Build an unbroken rail line of at least 14 tiles.
challenge-perfection-mission = End with 3 dead ends at most.
challenge-flat_earth-mission = Never have more than 3 tiles in a column of the map.
challenge-volcano-mission = Leave an empty square of 2 × 2 cells, closed in by tiles on all sides and corners.
challenge-holes-mission = Leave 3 single empty cells, each closed in by tiles on all sides and corners.
challenge-far_friends-mission = Connect 2 travellers at least 12 tiles apart, with no other traveller in between.
challenge-station_mayhem-mission = Connect at least 10 stations in one network.
challenge-car_paradise-mission = Place at least 8 cars in one road network.
challenge-train_paradise-mission = Place at least 8 trains in one rail network.
challenge-intercommunality-mission = Build at least 4 cities.
challenge-social_distance-mission = Never have two pieces of the same kind in a row of the map.
challenge-traffic_control-mission = Never have more than 2 pieces of the same kind in one network.
challenge-lazy_travellers-mission = Travellers count others only along one kind of track: they never change at stations.

challenge-type-mission = mission
challenge-type-constraint = constraint
challenge-type-scoring = scoring
challenge-thresholds = ★ { $first }, ★★ { $second }, ★★★ { $third } points
verdict-kept = { $challenge }: { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}, { $rating ->
    [0] no star
    [one] 1 star
   *[other] { $rating } stars
} of 3
verdict-failed = { $challenge }: failed
verdict-short = { $value } instead of { $target }.

# --- prompts ----------------------------------------------------------------------------------

over-start = Your turn: the first tile of your map
over-column = Your turn on platform { $platform }
over-column-alone = Round { $round } of { $rounds }
over-laying = Your turn, tile { $number } of { $all }
over-objective = Your turn, an objective tile is due
over-laid = Your turn, everything is laid
over-pieces-0 = Pieces: no token left
over-pieces-1 = Pieces: { $first }
over-pieces-2 = Pieces: { $first }; { $second }

prompt-start = Choose a starting tile
prompt-start-last = Begin with the tile that is left
prompt-column = Take a column
prompt-column-alone = { prompt-column }
prompt-lay = { $tiles ->
    [one] Lay your tile
   *[other] Lay your { $tiles } tiles, in any order
}
prompt-lay-one = Where does { $tile } go?
prompt-lay-objective = Where does an objective tile go?
prompt-discard = Which objective tile do you give up?
prompt-done = Confirm your map
prompt-pieces = Place a piece
prompt-finish = Finish the round?
prompt-finish-last = Finish the last round?

hint-start = It goes on { $cell }, the way it is drawn; your map grows from there.
hint-column = The further left your column, the earlier you choose in the next round.
hint-column-last = The last round: among equal totals the column further left wins.
hint-column-alone = The column of 2 tiles gives a star, the column of 3 a point; the other columns go to the box.
hint-laying = { $rejections ->
    [0] Your rejections are used up: every tile that fits must be laid.
    [one] You may still reject 1 tile in this game.
   *[other] You may still reject { $rejections } tiles in this game.
}
hint-objective = The waiting room shows a flag: one of your objective tiles is due in this round.
hint-discard = None of them fits anywhere, so one leaves the game.
hint-done = Until you confirm, you can undo everything.
hint-pieces = A piece can still score up to { $points }. If you finish, you give that up.
hint-pieces-star = You have no free slot for these tokens. For a star you may place another kind of piece.
hint-finish = Nothing more can be placed in this round.

# --- groups and labels of choices -------------------------------------------------------------

group-start = Starting tile
group-columns = Columns
group-lay = Lay a tile
group-objectives = Objective tile
group-reject = Reject
group-pieces = Place a piece
group-finish = Continue

label-cell = { $cell }
pick-ways = ways
label-start = { $tile }
label-column = Column { $column }
label-lay-rail = { $cell }, rail { $rails }
label-lay-road = { $cell }, road { $roads }
label-lay-both = { $cell }, rail { $rails }, road { $roads }
label-reject = Reject: { $tile }
label-discard = Give up { $tile }
label-done = Confirm the map
label-piece-token = { $cell }: { $piece }
label-piece-token-hall = { $cell }, { $hall }: { $piece }
label-piece-star = { $cell } for a star: { $piece }
label-piece-star-hall = { $cell } for a star, { $hall }: { $piece }
label-finish = Finish

detail-column = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $stars ->
    [0] {""}
    [one] , 1 star
   *[other] , { $stars } stars
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
detail-reject = { $left } left

points-none = 0

# --- log --------------------------------------------------------------------------------------

log-round = Round { $round }
    .rule = TIL-30
log-tokens = Waiting room: { $waiting }; left hall: { $left }; right hall: { $right }
    .rule = TIL-31
log-tokens-removed = Waiting room: { $waiting }; left hall: { $left }; right hall: { $right }; out of the game: { $removed }
    .rule = TIL-31
log-filled = { $drawn ->
    [one] 1 tile is drawn
   *[other] { $drawn } tiles are drawn
}, { $bag } left in the bag
    .rule = TIL-32
log-coin = Coin: { $side }. Column { $column } goes to the box{ $stars ->
    [0] {""}
    [one] , its star to the supply
   *[other] , its { $stars } stars to the supply
}
    .rule = TIL-61
log-star = Nobody took column { $column }: it gets a star ({ $stars } on it)
    .rule = TIL-60
log-order-2 = Platforms: { $first }, { $second }
    .rule = TIL-63
log-order-3 = Platforms: { $first }, { $second }, { $third }
    .rule = TIL-63
log-order-4 = Platforms: { $first }, { $second }, { $third }, { $fourth }
    .rule = TIL-63

log-start = { $seat } starts with { $tile }
    .rule = TIL-34
log-column = { $seat } takes column { $column } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $stars ->
    [0] {""}
    [one] , 1 star
   *[other] , { $stars } stars
})
    .rule = TIL-40
log-cleared = The other columns go to the box ({ $tiles } tiles)
    .rule = TIL-112
log-lays = { $seat } lays { $tile } on { $cell }
    .rule = TIL-41
log-rejects = { $seat } rejects { $tile } ({ $used } of { $most })
    .rule = TIL-42
log-discarded-1 = No place for { $first }: discarded
    .rule = TIL-43
log-discarded-2 = No place for { $first } and { $second }: discarded
    .rule = TIL-43
log-discarded-3 = No place for { $first }, { $second } and { $third }: discarded
    .rule = TIL-43
log-discarded-4 = No place for { $first }, { $second }, { $third } and { $fourth }: discarded
    .rule = TIL-43
log-objective-discarded = { $seat } gives up { $tile }: it fits nowhere
    .rule = TIL-73

log-pieces-1 = Pieces: { $first }{ $seats ->
    [0] ; nobody can place one
   *[other] {""}
}
    .rule = TIL-50
log-pieces-2 = Pieces: { $first } (left hall), { $second } (right hall){ $seats ->
    [0] ; nobody can place one
   *[other] {""}
}
    .rule = TIL-50
log-piece = { $seat } places { $piece } on { $cell } (1 + { $connected })
    .rule = TIL-56
log-piece-most = { $seat } places { $piece } on { $cell } (1 + { $connected }, but no more than 5)
    .rule = TIL-56
log-piece-for-star = { $seat } pays a star and places { $piece } on { $cell } (1 + { $connected })
    .rule = TIL-56
log-piece-for-star-most = { $seat } pays a star and places { $piece } on { $cell } (1 + { $connected }, but no more than 5)
    .rule = TIL-56
log-unused-left = { $seat } does not use the token of the left hall
    .rule = TIL-53
log-unused-right = { $seat } does not use the token of the right hall
    .rule = TIL-53
log-unused-left-right = { $seat } uses neither token
    .rule = TIL-53

log-ended = Final count
    .rule = TIL-80
log-cities = Cities
    .rule = TIL-81
log-rectangle = Largest rectangle
    .rule = TIL-82
log-dead-ends = Dead ends
    .rule = TIL-84
log-objective = { $objective }
    .rule = TIL-86
log-gain-count = { $points ->
    [0] 0 for { $count }
   *[other] +{ $points } for { $count }
}
log-gain-lost = −{ $points } for { $count }
log-gain-size = +{ $points }, { $width } × { $height }
log-gain-fails = 0, not fulfilled
log-challenge-kept = { $challenge } is met: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $rating ->
    [0] no star
    [one] 1 star
   *[other] { $rating } stars
} of 3
    .rule = TIL-114
log-challenge-failed = { $challenge } is not met: { $value } instead of { $target }
    .rule = TIL-114

# --- previews ---------------------------------------------------------------------------------

preview-column = Column { $column }
preview-lay = { $tile } → { $cell }
preview-piece = { $piece } → { $cell }
preview-reject = Reject: { $tile }

preview-tile = { $tile }
preview-fits = { $ways ->
    [0] fits nowhere now
    [one] fits 1 way
   *[other] fits { $ways } ways
}
preview-stars = Stars
preview-bonus = Prestige
preview-platform = Next round
preview-platform-one = platform { $first }
preview-platform-between = platform { $first } to { $second }

preview-cities = Cities
preview-together = { $tiles ->
    [one] 1 urban tile alone
   *[other] { $tiles } urban tiles together
}
preview-rectangle = Rectangle
preview-size = { $width } × { $height }
preview-dead-ends = Dead ends
preview-objectives = Objectives
preview-from-to = { $old } → { $new }
preview-slot = Its slot
preview-slot-worth = { $piece }, worth { $points } now

preview-network-train = By rail
preview-network-car = By road
preview-network-traveller = By rail and road
preview-network-lazy = By rail or by road
preview-connected = { $connected ->
    [0] no other yet
    [one] 1 other: { $cells }
   *[other] { $connected } others: { $cells }
}
preview-star = Star
preview-star-paid = paid
preview-unused-left = Left hall
preview-unused-right = Right hall
preview-unused = not used
preview-unused-points = not used, could score up to { $points }

remark-ways = { $ways ->
    [one] Fits 1 way here.
   *[other] Fits { $ways } ways here.
}
remark-most = A piece never scores more than { $most }.
remark-objective-due = The waiting room shows a flag: an objective tile is due as well.
remark-breaks = This breaks the challenge { $challenge }: { $value }, allowed { $target }.
remark-discarded-1 = Then { $first } fits nowhere and is discarded.
remark-discarded-2 = Then { $first } and { $second } fit nowhere and are discarded.
remark-discarded-3 = Then { $first }, { $second } and { $third } fit nowhere and are discarded.
remark-discarded-4 = Then { $first }, { $second }, { $third } and { $fourth } fit nowhere and are discarded.
doubt-star = The token of the { $hall } places it without a star.
remark-round-ends = This ends the round: new tiles are drawn, and nothing before it can be undone.
remark-game-ends = This ends the game.

# --- what a choice is worth later ---------------------------------------------------------------

later-objective = { $objective } at the end: { $standing ->
    [met] its condition holds
    [open] laid, its condition does not hold yet
   *[away] not laid
}
later-piece = Your next { $piece }, on the best free slot
later-challenge = { $challenge }: { $value }, { $bound ->
    [most] at most { $target }
   *[least] asked for { $target }
}{ $kept ->
    [yes] {""}: it holds
   *[no] {""}: not yet
}
later-stars = { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
later-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# --- refusals ---------------------------------------------------------------------------------

objectives-need-others = The solo game has no objective tiles. Choose none.
objectives-not-different = The three objective tiles must be of different kinds.
challenge-is-solo = Challenges are for the solo game. With more players, leave the challenge at random.

no-start-tile = { $tile } is not among the starting tiles.
no-such-column = There is no column { $column }: choose from 1 to { $columns }.
column-taken = { $seat } has taken column { $column }. Choose another one.

tile-not-in-hand = { $tile } is not in your hand.
no-such-cell = { $cell } is not a cell of the map.
cell-occupied = { $cell } has a tile already. Laid tiles stay where they are.
cell-touches-nothing = { $cell } touches no tile of your map. Lay tiles side by side.
cell-not-first = Your first tile goes to { $first }, not to { $cell }.
orientation-repeated = This tile has no orientation { $orientation }: it looks the same with a smaller number.
sides-different = { $cell } asks for { $asked } on its { $side } side; the tile has { $shown } there.
rejections-used = You have used your { $most } rejections: lay the tile.
hand-not-empty = { $tiles ->
    [one] 1 tile is still in your hand.
   *[other] { $tiles } tiles are still in your hand.
}

objective-not-held = You have no objective tile { $objective } to lay.
objective-not-due = No objective tile is due: the waiting room shows no flag for you in this round.
objective-after-tiles = First lay your other tiles ({ $tiles }); then an objective tile may still fit.
objective-can-be-laid = One of your objective tiles can be laid: lay it.
objective-due = An objective tile is still due.

token-used = The token of the { $hall } cannot be used: it is used up or not there.
token-like-left = Both tokens show the same. Use the one of the left hall first.
cell-without-slot = { $cell } has no slot for a piece.
slot-taken = A piece stands on the slot of { $cell } already.
slot-of-other-kind = The slot of { $cell } is for a { $piece }; the token of the { $hall } does not show one.
stars-spent = You have no star.
star-not-needed = The token shows a { $piece }: no star is needed.
pieces-spent = No { $piece } is left in the supply.

is-offered = You can choose this now.
start-first = First choose a starting tile.
column-first = First take a column.
laying-first = { $tiles ->
    [0] First confirm your map.
    [one] First lay the tile in your hand.
   *[other] First lay the { $tiles } tiles in your hand.
}
pieces-now = Now pieces are placed; tiles come with the next round.
tile-fits-nowhere = { $tile } fits nowhere now. Another tile may make room for it; otherwise it will be discarded.
objective-fits-nowhere = { $objective } fits nowhere now. Another tile may make room for it.
cell-asks-for-other = No tile in your hand fits { $cell }. The cell asks for: north { $north }, east { $east }, south { $south }, west { $west }.
tile-does-not-fit = { $tile } does not fit { $cell }, whichever way it is turned. The cell asks for: north { $north }, east { $east }, south { $south }, west { $west }.
token-waits = The token in the waiting room can be used from the next round on.
tokens-spent = You have used your tokens of this round: finish.
token-without-slot = You have no empty slot that the token of the { $hall } could fill.
no-token-for-kind = The slot of { $cell } is for a { $piece }. No token you can still use shows one, and you have no star.

# --- options of a new table -------------------------------------------------------------------

option-objectives-sentence = Objective tiles: { $choice }.
option-objectives-off = none
option-objectives-random = three, drawn at random
option-objectives-chosen = the three named here
option-objectives-rule = TIL-70
option-first_objective-sentence = The first is { $choice }.
option-first_objective-city_hall = { objective-city_hall-the }
option-first_objective-prefecture = { objective-prefecture-the }
option-first_objective-central_station = { objective-central_station-the }
option-first_objective-stadium = { objective-stadium-the }
option-first_objective-airport = { objective-airport-the }
option-first_objective-temple = { objective-temple-the }
option-first_objective-gas_station = { objective-gas_station-the }
option-second_objective-sentence = The second is { $choice }.
option-second_objective-city_hall = { objective-city_hall-the }
option-second_objective-prefecture = { objective-prefecture-the }
option-second_objective-central_station = { objective-central_station-the }
option-second_objective-stadium = { objective-stadium-the }
option-second_objective-airport = { objective-airport-the }
option-second_objective-temple = { objective-temple-the }
option-second_objective-gas_station = { objective-gas_station-the }
option-third_objective-sentence = The third is { $choice }.
option-third_objective-city_hall = { objective-city_hall-the }
option-third_objective-prefecture = { objective-prefecture-the }
option-third_objective-central_station = { objective-central_station-the }
option-third_objective-stadium = { objective-stadium-the }
option-third_objective-airport = { objective-airport-the }
option-third_objective-temple = { objective-temple-the }
option-third_objective-gas_station = { objective-gas_station-the }
option-challenge-sentence = The challenge is { $choice }.
option-challenge-random = drawn at random
option-challenge-megalopole = { challenge-megalopole }
option-challenge-route_66 = { challenge-route_66 }
option-challenge-trans_europe_express = { challenge-trans_europe_express }
option-challenge-perfection = { challenge-perfection }
option-challenge-flat_earth = { challenge-flat_earth }
option-challenge-volcano = { challenge-volcano }
option-challenge-holes = { challenge-holes }
option-challenge-far_friends = { challenge-far_friends }
option-challenge-station_mayhem = { challenge-station_mayhem }
option-challenge-car_paradise = { challenge-car_paradise }
option-challenge-train_paradise = { challenge-train_paradise }
option-challenge-intercommunality = { challenge-intercommunality }
option-challenge-social_distance = { challenge-social_distance }
option-challenge-traffic_control = { challenge-traffic_control }
option-challenge-lazy_travellers = { challenge-lazy_travellers }
option-challenge-megalopole-note = { challenge-megalopole-mission }
option-challenge-route_66-note = { challenge-route_66-mission }
option-challenge-trans_europe_express-note = { challenge-trans_europe_express-mission }
option-challenge-perfection-note = { challenge-perfection-mission }
option-challenge-flat_earth-note = { challenge-flat_earth-mission }
option-challenge-volcano-note = { challenge-volcano-mission }
option-challenge-holes-note = { challenge-holes-mission }
option-challenge-far_friends-note = { challenge-far_friends-mission }
option-challenge-station_mayhem-note = { challenge-station_mayhem-mission }
option-challenge-car_paradise-note = { challenge-car_paradise-mission }
option-challenge-train_paradise-note = { challenge-train_paradise-mission }
option-challenge-intercommunality-note = { challenge-intercommunality-mission }
option-challenge-social_distance-note = { challenge-social_distance-mission }
option-challenge-traffic_control-note = { challenge-traffic_control-mission }
option-challenge-lazy_travellers-note = { challenge-lazy_travellers-mission }
option-challenge-rule = TIL-113
option-parallel-sentence = Players decide { $choice }.
option-parallel-true = at the same time where the rules allow it
option-parallel-false = one after the other
option-parallel-rule = TIL-101

# --- end of the game --------------------------------------------------------------------------

end-rounds = All eight rounds are played.
end-challenge-kept = All eight rounds are played, and the challenge is met.
end-challenge-failed = All eight rounds are played, and the challenge is not met.

score-said = { $amount ->
    [one] 1 point
   *[other] { NUMBER($amount) } points
}
finish-level = The column further left in round 8 decides.
source-pieces = Pieces
source-cities = Cities
source-rectangle = Largest rectangle
source-dead_ends = Dead ends
source-objectives = Objectives
source-solo = Columns of three
source-challenge = Challenge

# --- the board in a terminal ------------------------------------------------------------------

sketch-legend = On a map ━ is rail, ─ is road, • a station, : urban ground; t, c and p are empty slots for train, car and traveller, T, C and P the same with a piece, * is an objective tile. Over the maps: ○ waiting room, ◐ left hall, ◑ right hall, ! a flag, ▤ tiles in the bag, ☆ free stars, ★ stars on a column, = and the number of the seat that took it. Beside a name: # platform, ★ stars, × rejected tiles, and the points of pieces, cities, rectangle and dead ends. *temple:M12+ is an objective on M12 whose condition holds, - while it does not, ? not laid yet, x given up.

# --- board ------------------------------------------------------------------------------------

board-round = Round { $round } of { $rounds }
board-purse = { $figure }
board-points = { $points ->
    [one] { $figure } pt
   *[other] { $figure } pts
}
board-station = Station board
board-your-map = Your map: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
board-map = Map of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
board-enlarge = Enlarge the map of { $name }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map
board-turn = Turn (R)
board-mirror = Mirror (F)
board-you = you

board-cell = { $cell }: fits { $ways ->
    [one] one way
   *[other] { $ways } ways
}, at best { $gain }
board-slot-taken = { $cell }: { $piece }, scored { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-slot-worth = { $cell }: empty slot, { $piece }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now
board-slot-star = { $cell }: empty slot, { $piece }, for a star, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now
board-slot-sum = 1 + { $met } = { $points }
board-slot-sum-most = 1 + { $met }, but no more than { $points }
board-slot-scored = scored { $points }
board-city = City +{ $points }
board-city-soon = City of { $tiles }
board-rectangle = { $width } × { $height } = { $area }
board-size = { $width } × { $height }

board-key-gain = points it would gain
board-key-ways = ways it fits
board-key-now = points of a piece, this round
board-key-star = for a star only
board-key-later = later

board-keys-take = pick up a tile of your hand
board-keys-move = move it from cell to cell
board-keys-turn = turn it through the ways that fit
board-keys-mirror = mirror it
board-keys-lay = lay it down
board-hand = Your hand
board-hand-stuck = { $tile }: fits nowhere now
board-use-star = { $stars ->
    [one] Use your star
   *[other] Use a star ({ $stars })
}

board-start-tiles = starting tiles
board-no-token = no token
board-or = {" "}or{" "}
board-column = Column { $column }
board-column-free = { $stars ->
    [0] free
    [one] free, 1 star
   *[other] free, { $stars } stars
}
board-coin = The coin has emptied this column
board-column-empty = empty
board-column-done = all laid
board-column-laying = { $laid } laid, { $left } to lay
board-bonus-points = { $points ->
    [one] +1 pt
   *[other] +{ $points } pts
}

board-challenge = Challenge
board-challenge-value = { $value } / { $target }
board-thresholds = Total and thresholds
board-light-kept = met
board-light-waiting = not yet
board-light-broken = broken
board-light-failed = failed

board-pieces = Pieces
board-cities = Cities
board-rectangle-short = Rectangle
board-dead-ends = Dead ends
board-objectives = Objectives
board-columns = Columns
board-piece-count = { $piece }: { $count }
board-stars = Stars: { $count }
board-rejected = Rejected: { $count } of { $most }
board-platform = Platform { $platform }

board-panel-live = This map now
board-panel-slots = Empty slots
board-panel-maps = The other maps
board-now = now
board-after = then
board-layer = Show or hide on the map
board-total = Total
board-live-pieces = Pieces scored
board-live-cities = Cities
board-live-rectangle = Largest rectangle
board-live-dead_ends = Dead ends
board-live-objectives = Objectives
board-live-solo = Columns of three
board-dead-count = { $count } / { $free }
board-times = × { $times }
board-none = none
board-this-round = this round
board-from-round = from round { $round }
board-no-token-yet = no token yet
board-stack = face down
board-rounds-left = Rounds left
board-bag = Tiles in the bag

board-busy-start = chooses a starting tile
board-busy-column = chooses a column
board-busy-waits = on platform { $platform }
board-busy-laying = { $tiles ->
    [0] confirms the map
    [one] 1 tile to lay
   *[other] { $tiles } tiles to lay
}
board-busy-laid = all laid
board-busy-pieces = places pieces
board-busy-pieces-next = places pieces next

board-end-piece = Round { $round }, { $piece }
board-end-sum = { $first } + { $second }
board-end-city = City { $number }
board-end-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
board-end-rectangle = One point a tile
board-end-dead-ends = All beyond the first { $free }
board-end-count = of { $count }
board-end-columns = One point for each column of three
board-end-holds = yes
board-end-fails = no

# --- what things are ----------------------------------------------------------------------------
about-row-side-0 = North
about-row-side-1 = East
about-row-side-2 = South
about-row-side-3 = West
about-row-slots = Slots
about-row-turns = Ways round
about-row-asks = Asks for
about-row-worth = Worth
about-row-holders = Fulfilled by
about-row-tiles = Tiles
about-row-stars = Stars
about-row-taken = Taken by
about-row-rejections = May reject
about-row-meets = Meets
about-row-halls = Token
about-row-shows = Shows
about-row-flag = Flag
about-empty = empty
about-none = none
about-number = { $number }
about-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
about-scored = scored { about-points }
about-worth = empty, { about-points } now
about-ways = { $ways }
about-way-round = Way { $number } round
about-flag = an objective tile is due
about-by-token = The token
about-by-star = A star
