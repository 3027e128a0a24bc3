# Railroad Tycoon, in English.
#
# A *turn* is an auction, three *rounds* and the income; a seat's *go* in a round is one *action*.
# Money is counted in thousands: the facts are whole thousands, the words write them out.

game-title = Railroad Tycoon
game-tagline = Track tile by tile, goods from city to city, and shares that cost you for ever.
game-players = 2 to 6 players
game-minutes = 120

# --- cities, colours, cards -------------------------------------------------------------------

city-charleston = Charleston
city-chicago = Chicago
city-new_york = New York
city-atlanta = Atlanta
city-new_orleans = New Orleans
city-philadelphia = Philadelphia
city-pittsburgh = Pittsburgh
city-st_louis = St. Louis
city-baltimore = Baltimore
city-boston = Boston
city-cincinnati = Cincinnati
city-duluth = Duluth
city-jacksonville = Jacksonville
city-memphis = Memphis
city-raleigh = Raleigh
city-detroit = Detroit
city-louisville = Louisville
city-mobile = Mobile
city-richmond = Richmond
city-nashville = Nashville
city-savannah = Savannah
city-toronto = Toronto
city-wheeling = Wheeling
city-albany = Albany
city-birmingham = Birmingham
city-buffalo = Buffalo
city-chattanooga = Chattanooga
city-cleveland = Cleveland
city-columbia = Columbia
city-columbus = Columbus
city-dallas = Dallas
city-des_moines = Des Moines
city-dover = Dover
city-indianapolis = Indianapolis
city-jackson = Jackson
city-kansas_city = Kansas City
city-knoxville = Knoxville
city-lexington = Lexington
city-little_rock = Little Rock
city-milwaukee = Milwaukee
city-minneapolis = Minneapolis
city-montgomery = Montgomery
city-new_haven = New Haven
city-norfolk = Norfolk
city-providence = Providence
city-rock_island = Rock Island
city-shreveport = Shreveport
city-tallahassee = Tallahassee
city-toledo = Toledo
city-tulsa = Tulsa
city-washington_dc = Washington D.C.
city-wilmington = Wilmington

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-black = black
colour-purple = purple
colour-gray = grey

card-railroad_era = The Railroad Era Begins
card-speed_record = Speed Record
card-new_train = New Train
card-land_grant = Land Grant
card-new_industry = New Industry
card-railroad_executive = Railroad Executive
card-city_growth = City Growth
card-perfect_engineering = Perfect Engineering
card-hotel_new_york = Hotel: New York
card-hotel_chicago = Hotel: Chicago
card-hotel_atlanta = Hotel: Atlanta
card-hotel_baltimore = Hotel: Baltimore
card-hotel_charleston = Hotel: Charleston
card-hotel_boston = Hotel: Boston
card-bounty_mobile = Bounty: Mobile
card-bounty_raleigh = Bounty: Raleigh
card-bounty_jacksonville = Bounty: Jacksonville
card-bounty_louisville = Bounty: Louisville
card-bounty_duluth = Bounty: Duluth
card-bounty_toronto = Bounty: Toronto
card-line_new_york_chicago = New York – Chicago
card-line_baltimore_toledo = Baltimore – Toledo
card-line_new_orleans_minneapolis = New Orleans – Minneapolis
card-line_richmond_atlanta = Richmond – Atlanta
card-line_boston_washington_dc = Boston – Washington D.C.
card-line_charleston_memphis = Charleston – Memphis
card-line_new_york_west = New York – the West

tycoon-farnam = Henry Farnam
tycoon-morgan = J. P. Morgan
tycoon-gould = Jay Gould
tycoon-pullman = George Pullman
tycoon-holliday = Cyrus Holliday
tycoon-judah = Theodore D. Judah
tycoon-vanderbilt = Cornelius Vanderbilt
tycoon-fisk = James Fisk
tycoon-drew = Daniel Drew
tycoon-hopkins = Mark Hopkins

tycoon-objective-links_at_city = { $points } for each own link at { $city }
tycoon-objective-most_links = most links
tycoon-objective-fewest_shares = fewest shares
tycoon-objective-first_to_engine_level = first to engine level { $level }
tycoon-objective-built_western_link = a western link built
tycoon-objective-longest_line = longest run of own links
tycoon-objective-connects = own links join { $city } and { $other }
tycoon-objective-most_money = most cash

class-objective = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
class-immediate = { $count } that act at once
class-hand = { $count } to keep
class-per_turn = { $count } for once a turn
class-permanent = { $count } for good

effect-first_delivery = The first delivery of the game: { later-points }.
effect-first_delivery_over_links = The first delivery over { $links } links or more: { later-points }.
effect-first_delivery_to = The first delivery to { $city }: { later-points }.
effect-first_engine_level = The first engine of level { $level }: { later-points }.
effect-major_line = Own links that join { $city } and { $other }: { later-points }.
effect-major_line_west = A western link, and own links from it to { $city }: { later-points }.
effect-free_urbanize = Urbanize a grey city at once, for free.
effect-add_cubes = { $cubes } random cubes come to a city of your choice.
effect-two_actions = Two actions at once, before anybody else.
effect-open_terrain_free_one_build = Keep it: in one build action open ground is free.
effect-build_limit = Once a turn you may lay { $tiles } tiles in an action.
effect-hotel = { later-points } for every cube that anybody delivers to { $city }.

# --- sums -------------------------------------------------------------------------------------

cash = { $cash ->
    [0] $0
   *[other] ${ NUMBER($cash) },000
}
money = { $amount ->
    [0] $0
   *[other] ${ NUMBER($amount) },000
}
money-plus = +{ money }
money-minus = { $amount ->
    [0] free
   *[other] −{ money }
}
points-plus = +{ NUMBER($points) }
score = { NUMBER($amount) }

# --- what is asked ----------------------------------------------------------------------------

prompt-auction = Bid for the first place?
prompt-choose_action = What do you do?
prompt-build = Where does your track begin?
prompt-next-tile = Where does your track go on?
prompt-urbanize = Which grey city gets which colour?
prompt-deliver = Which cube goes where?
prompt-take_card = Which card do you take?
prompt-new_industry = Which grey city gets which colour, for free?
prompt-city_growth = Which city grows?
prompt-western_link = Where do you go west?
prompt-cube = Where does the { $colour } cube go from { $city }?

over-auction = Turn { $turn }, auction
over-auction-bid = Turn { $turn }, auction: { $seat } bids { money }
over-round = Round { $round } of this turn
over-last-action = Round { $round }, your last action of the game
over-unfinished = { $links ->
    [one] Round { $round }: your unfinished link goes after round { $last }
   *[other] Round { $round }: your { $links } unfinished links go after round { $last }
}
over-tile = Tile { $number } of { $limit }
over-actions = { $left } actions before the next seat


# --- what is offered --------------------------------------------------------------------------

group-auction = Auction
group-build = Build
group-urbanize = Urbanize
group-upgrade = Upgrade
group-deliver = Deliver
group-card = Card
group-western_link = West
group-pass = Pass
group-grow = Cities
group-share = Shares

# What a finger holds fast, on the button that plays it.
group-urbanize-does = Urbanize { $what }
group-deliver-does = Deliver { $what }
group-card-does = Take { $what }

label-kind-build = Build
label-kind-urbanize = Urbanize
label-kind-upgrade = Upgrade
label-kind-deliver = Deliver
label-kind-card = Card
label-kind-western_link = West
label-kind-pass = Pass

label-bid = Bid { money }
label-bid-dial = Another sum
label-bid-by = +{ $by }
span-bid = thousand dollars
label-pass-bid = Pass
label-share = Issue { $count }
detail-share = +{ money }, dividends { $old } → { $new }, −{ $count } at the end
label-upgrade = Engine level { $level }
label-tile-NE-SE = { $hex }, NE⁠–⁠SE
label-tile-NE-SW = { $hex }, NE⁠–⁠SW
label-tile-NE-W = { $hex }, NE⁠–⁠W
label-tile-E-SW = { $hex }, E⁠–⁠SW
label-tile-E-W = { $hex }, E⁠–⁠W
label-tile-E-NW = { $hex }, E⁠–⁠NW
label-tile-SE-W = { $hex }, SE⁠–⁠W
label-tile-SE-NW = { $hex }, SE⁠–⁠NW
label-tile-SW-NW = { $hex }, SW⁠–⁠NW
label-tile-link = { $city }–{ $other }, { $hex }
label-next-tile = { $hex } to { $side }
label-next-city = { $hex } to { $city }
side-NE = NE
side-E = E
side-SE = SE
side-SW = SW
side-W = W
side-NW = NW
label-grant = Play the land grant
label-stop = Stop here
detail-stop = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} to { $city }
detail-stop-lost = unfinished, gone after round { $rounds }
label-urbanize = { $city } in { $colour }
label-city = { $city }
label-west = Western link at { $city }
detail-points = { $others ->
    [0] +{ $mine }
   *[other] +{ $mine }, others +{ $others }
}
detail-rival = { $seat } +{ $points }
badge-points-1 = { $seat1 } +{ $points1 }
badge-points-2 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 }
badge-points-3 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 }
badge-points-4 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 } { $seat4 } +{ $points4 }
badge-points-5 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 } { $seat4 } +{ $points4 } { $seat5 } +{ $points5 }
badge-points-6 = { $seat1 } +{ $points1 } { $seat2 } +{ $points2 } { $seat3 } +{ $points3 } { $seat4 } +{ $points4 } { $seat5 } +{ $points5 } { $seat6 } +{ $points6 }
badge-price = { $amount ->
    [0] free
   *[other] ${ $amount }k
}
pick-cube = { $colour } cube in { $city }
pick-new-city = New city in { $colour }

# --- previews ---------------------------------------------------------------------------------

preview-tile = { $hex } { $one }-{ $other }
preview-tile-number = tile { $number } of { $limit }
preview-open = Open ground
preview-hills = Hills
preview-river = River
preview-ridge = Ridge, { $side }
preview-link = { $city }–{ $other }
preview-link-number = link { $link }
preview-card = { $card }
preview-delivery = { $colour } { $city } → { $other }
preview-links = { $links ->
    [one] 1 link
   *[other] { $links } links
}
preview-upgrade = Engine level { $level }
preview-place-won = If you win
preview-place-passed = If you pass and { $seat } wins
preview-place-nobody = If you pass
preview-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
preview-dividends = Dividends each turn
preview-from-to-money = { $old ->
    [0] $0
   *[other] ${ NUMBER($old) },000
} → { $new ->
    [0] $0
   *[other] ${ NUMBER($new) },000
}
preview-odds = { $colour }
preview-odds-of = { $cubes } of { $bag }

remark-price = { $issued ->
    [0] { money }; cash then { cash }.
   *[other] { money }, issues { $issued } { $mark }; cash then { cash }.
}
mark-share = share
mark-shares = shares
doubt-shares = This issues { $issued } { $mark }. Go on?
remark-onward = On to { $city }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { money }{ $issued ->
    [0] .
   *[other] , { $issued } { $mark }.
}
remark-opens = { $more ->
    [0] It opens no delivery yet.
    [one] It opens one delivery.
   *[other] It opens { $more } deliveries.
}
remark-opens-next = { $more ->
    [one] It opens one delivery with engine level { $level }.
   *[other] It opens { $more } deliveries with engine level { $level }.
}
remark-bid-wins = You pay only if you win.
remark-pass-bid = You are out of this auction.
doubt-pass-bid = You were first. Let the first place go?
remark-share = Each share costs a point at the end.
remark-share-count = { $count } of { $most } in this turn.
remark-reach = { $more ->
    [0] It opens no new delivery yet.
    [one] It opens one more delivery.
   *[other] It opens { $more } more deliveries.
}
remark-reach-cube = { $colour } from { $city } goes further.
remark-pass = { $deliveries ->
    [0] Nothing can be delivered now.
    [one] You leave one delivery undone.
   *[other] You leave { $deliveries } deliveries undone.
}
remark-pass-best = The best: { $colour } from { $city }, +{ $points }.
remark-pass-link = The cheapest link: { $city }–{ $other }, { money }.
doubt-pass = Use this action for nothing?
remark-grant = Open ground is free in this action; hills, rivers and ridges are paid.
remark-ridge-ahead = The next tile pays { money } for the ridge ahead.
remark-card-used = { $card } is then used for this turn.
remark-stop = { $rounds ->
    [0] Unfinished: the track goes after this round.
    [one] Unfinished: one more round to go on from here, then the track goes.
   *[other] Unfinished: { $rounds } more rounds to go on from here, then the track goes.
} { $tiles ->
    [one] One tile laid.
   *[other] { $tiles } tiles laid.
}
remark-keeps = { $city } keeps { $cubes ->
    [one] one cube.
   *[other] { $cubes } cubes.
}
remark-empties = { $beyond ->
    [0] { $city } is then empty: { $markers } of { $needed }.
   *[other] { $city } is then empty.
}
remark-free = For free.
remark-hotel = { $cubes ->
    [0] No cube on the map could go to { $city } now.
    [one] One cube on the map could go to { $city }.
   *[other] { $cubes } cubes on the map could go to { $city }.
}
remark-hotel-mine = { $deliveries ->
    [0] You can bring none there yet.
    [one] You could bring one there now.
   *[other] You have { $deliveries } ways to bring one there now.
}
remark-two-actions = Both are played now, in round { $round }, before the next seat.
remark-new-cities = { $left ->
    [0] It is the last tile of this colour.
    [one] One tile of this colour is left then.
   *[other] { $left } tiles of this colour are left then.
}
remark-wanted = { $cubes ->
    [0] No { $colour } cube lies on the map.
    [one] One { $colour } cube lies on the map.
   *[other] { $cubes } { $colour } cubes lie on the map.
}
remark-draws = { $cubes ->
    [0] The bag is empty: no cube comes.
    [one] One cube comes by chance, from { $bag } in the bag.
   *[other] { $cubes } cubes come by chance, from { $bag } in the bag.
}
remark-callers = { $cubes ->
    [0] None of them could come here over your links yet.
    [one] One of them could come here as things stand.
   *[other] { $cubes } of them could come here as things stand.
}
remark-refreshes = { $city } is no longer empty then: { $markers } of { $needed }.
remark-west = { $cubes ->
    [0] No red cube is left in the bag. Red cubes that go from here to { $city } bring new ones there.
    [one] One red cube arrives. Those that go from here to { $city } bring new ones there.
   *[other] { $cubes } red cubes arrive. Those that go from here to { $city } bring new ones there.
}
remark-west-far = { $links ->
    [0] No links lead from here to { $city } yet.
    [one] It is 1 link from here to { $city }; your engine pulls { $level }.
   *[other] It is { $links } links from here to { $city }; your engine pulls { $level }.
}

# --- the log ----------------------------------------------------------------------------------

log-turn = Turn { $turn }
    .rule = TYC-20
log-last-turn = Turn { $turn }, the last
    .rule = TYC-20
log-round = Round { $round }
    .rule = TYC-25
log-bid = { $seat } bids { money }
    .rule = TYC-21
log-bid-pass = { $seat } passes
    .rule = TYC-21
log-auction-won = { $seat } goes first for { paid }
    .rule = TYC-22
log-first-for-nothing = Nobody bids: { $seat } goes first
    .rule = TYC-24
log-pass = { $seat } passes
    .rule = TYC-27
log-share = { $seat } issues a share, { $shares } in all
    .rule = TYC-16
log-grant = { $seat } plays a land grant
    .rule = TYC-66
log-tile = { $seat } lays { $hex } { $one }-{ $other } ({ paid })
    .rule = TYC-28
log-tiles = { $seat } lays { $count } tiles, { $first } to { $last } ({ paid })
    .rule = TYC-28
log-link = { $seat } completes { $city }–{ $other }, link { $link }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
    .rule = TYC-31
log-unfinished-stopped = Stops at { $hex }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from { $city }, unfinished
    .rule = TYC-32
log-unfinished-limit = No more tiles: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from { $city } to { $hex }, unfinished
    .rule = TYC-32
log-unfinished-no_tile = No way on from { $hex }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from { $city }, unfinished
    .rule = TYC-32
log-removed = { $links ->
    [one] An unfinished link goes
   *[other] { $links } unfinished links go
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
    .rule = TYC-42
log-urbanized = { $seat } urbanizes { $city } in { $colour } ({ paid }): { drawn-cubes }
    .rule = TYC-43
log-urbanized-free = { $seat } urbanizes { $city } in { $colour } for free: { drawn-cubes }
    .rule = TYC-43
log-upgrade = { $seat } buys engine level { $level } ({ paid })
    .rule = TYC-46
log-tycoon-revealed = { $seat } turns up { $tycoon }
    .rule = TYC-47
log-delivered = { $seat } delivers { $colour } from { $city } to { $other }, { $links ->
    [one] 1 link
   *[other] { $links } links
}
    .rule = TYC-53
log-emptied = { $beyond ->
    [0] { $city } is empty ({ $markers } / { $needed })
   *[other] { $city } is empty
}
    .rule = TYC-81
log-end-fixed = Turn { $turn } will be the last
    .rule = TYC-82
log-hotel = { $card }
    .rule = TYC-68
log-objective = { $card }
    .rule = TYC-60
log-refilled = Cubes of the West fill { $city }: { drawn-cubes }
    .rule = TYC-74
log-card = { $seat } takes { $card }
    .rule = TYC-59
log-grown = { $city } grows: { drawn-cubes }
    .rule = TYC-64
log-west = { $seat } builds the western link of { $city } ({ paid }): { $cubes ->
    [one] 1 red cube
   *[other] { $cubes } red cubes
}
    .rule = TYC-70
log-turned-up = { $card } is turned up, { $deck } left in the deck
    .rule = TYC-78
log-income = Income of turn { $turn }
    .rule = TYC-75
log-gain-income = { $income } − { $dividends }{ $issued ->
    [0] {""}
    [one] , 1 share issued
   *[other] , { $issued } shares issued
} → { cash }
log-ended = The end. { $reason }
    .rule = TYC-83
log-tycoons = Tycoon cards
    .rule = TYC-89
log-gain-tycoon = { $tycoon } { $points ->
    [0] –
   *[other] +{ $points }
}
drawn-cubes = { $cubes ->
    [0] –
    [one] { $cube1 }
   *[other] { $cube1 } { $cube2 }
}
paid = { $issued ->
    [0] { money }
    [one] { money }, 1 share
   *[other] { money }, { $issued } shares
}

# --- what a choice is worth later ---------------------------------------------------------------

later-income = { $dividends ->
    [0] Income per turn
   *[other] Net per turn, { $income } − { $dividends }
}
later-shares = { $shares ->
    [one] One share, at the end
   *[other] { $shares } shares, at the end
}
later-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
later-points-off = −{ later-points }
later-tycoon-links_at_city = { $tycoon }: { $mine ->
    [0] no link of yours
    [one] 1 link of yours
   *[other] { $mine } links of yours
} at { $city }
later-tycoon-most_links = { $tycoon }, most links: { later-place }
later-tycoon-fewest_shares = { $tycoon }, fewest shares: you have { $mine }
later-tycoon-first_to_engine_level = { $tycoon }: { $mine ->
    [0] engine level { $level } was not yours first
   *[other] you are first at engine level { $level }
}
later-tycoon-built_western_link = { $tycoon }: { $mine ->
    [0] no western link yet
   *[other] your western link counts
}
later-tycoon-longest_line = { $tycoon }, longest run of links: { later-place }
later-tycoon-connects = { $tycoon }: your links { $mine ->
    [0] do not join { $city } and { $other } yet
   *[other] join { $city } and { $other }
}
later-tycoon-most_money = { $tycoon }, most cash in thousands: { later-place }

# --- refusals ---------------------------------------------------------------------------------

no-such-hex = { $hex } is not on the map.
no-such-city = There is no city { $city }.
no-such-colour = There is no cube of the colour { $colour }.
beginners-game = The beginners’ game has no cards and no western links.

bid-too-low = ${ $amount },000 is not enough: bid ${ $least },000 or more.
bid-too-high = ${ $amount },000 is too much: bids end at ${ $most },000.

shares-enough = You have issued { $most } voluntary shares this turn. That is the limit.
nothing-to-build = There is no tile you could lay: every exit is closed, or no locomotive is left.
nothing-to-deliver = No cube can reach a city of its colour over your links.
no-card-to-take = No card face up can be taken.
engine-at-top = Your engine has level { $level }; there is none above it.
no-gray-city = No grey city is left.
no-new-city = No new-city tile is left.

hex-is-city = { $city } is a city; track ends at its exits.
hex-is-western = { $hex } is kept for a western link.
hex-closed = No track can lie on { $hex }.
sides-wrong = No tile of { $hex } joins these sides: they lie two or three apart, the smaller first.
hex-full = { $hex } is full: it has two tracks.
side-used = Track runs through a side of { $hex } that this tile needs.

end-off-land = Track on { $hex } would lead nowhere: neither land nor an exit lies there.
end-at-western = Track cannot lead to { $hex }: it is kept for a western link.
end-at-full-hex = Track cannot lead to { $hex }: it is full.
end-at-foreign = Track cannot lead to { $hex }: another seat’s link ends there.
not-at-exit = { $hex } touches no free exit and no loose end of yours. Begin at a city.
not-at-loose-end = The next tile goes on from the loose end on { $end }, not from { $hex }.
link-to-itself = The link would lead back to { $city }. A link joins two cities.
link-twice = You have a link between { $city } and { $other } already.
no-locomotive = You have no locomotive left to mark another link.
stop-too-early = Lay a tile before you stop, or undo.
no-grant = You have no land grant.
grant-too-late = A land grant is played before the first tile.
grant-played = A land grant is in force already; only one counts in an action.

city-not-gray = { $city } has a colour already. Only grey cities are urbanized.
new-city-spent = No new-city tile is left in { $colour }.
new-city-never = There are no new-city tiles in { $colour }.

no-such-cube = There is no { $colour } cube in { $city }.
no-such-link = There is no link { $link }.
route-empty = Say over which links the cube goes.
first-link-foreign = The first link is not yours: link { $link }. A cube leaves over a link of your own.
route-too-long = { $links } links, and your engine pulls { $level }.
route-broken = Link { $link } does not go on from the city before it.
city-twice = The route comes to { $city } twice.
stops-before = The { $colour } cube stops in { $city } first.
not-accepted = { $city } does not take { $colour } cubes.
other-route = There is a route of equal worth to { $city } with smaller numbers: it stands for this one.
no-chain = No chain of links leads the { $colour } cube of { $city } to a city of its colour.
no-chain-to = No chain of links leads to { $city }.
cube-stays = No { $colour } city can be reached from { $city } over your links.

no-such-card = There is no card { $card }.
card-not-up = { $card } does not lie face up.
card-is-objective = { $card } is an objective: the first who meets it scores, nobody takes it.
card-useless = { $card } would have no effect now.

not-western = { $city } has no western link.
west-taken = The western link of { $city } is built.
west-unlinked = First complete a link to { $city }; then you may go west from there.

another-action = { $step ->
    [auction] The auction comes first: bid, or pass.
    [choose_action] Now an action is chosen: build, urbanize, upgrade, deliver, a card, the West, or pass.
    [build] A link is being built: go on with it, stop, or undo.
    [urbanize] A city is being urbanized: choose it, or undo.
    [deliver] A cube is being delivered: choose which, or undo.
    [take_card] A card is being taken: choose it, or undo.
    [western_link] A link to the West is being built: choose its city, or undo.
   *[other] The card that was taken comes first: say what it does.
}
exit-used = Track runs through this exit of { $city }.
exit-closed = No tile can begin at { $city } here.
finish-link = The next tile goes on from the loose end on { $hex }.
is-link = Link { $link }, { $city }–{ $other }, belongs to { $seat }. Track stays as it lies.
is-unfinished = An unfinished link of { $seat } from { $city }: only its owner goes on with it, until round 3 is over.
is-space = Space { $space }: an income of { $income ->
    [0] $0
   *[other] ${ NUMBER($income) },000
}.
is-seat = The figures of a seat are open to all; there is nothing to choose.
is-stop = One go of this turn; the log tells it.
is-offered = This is offered: choose it if you like.

# --- options of a new table -------------------------------------------------------------------

option-beginner-sentence = We play { $choice }.
option-beginner-true = the beginners’ game, without cards and the West
option-beginner-false = the whole game
option-beginner-rule = TYC-91

# --- end of the game --------------------------------------------------------------------------

end-markers = Enough cities were empty.
end-all_passed = Everybody passed for a whole turn.
end-turns = The last turn of all was played.

score-said = { $amount ->
    [one] 1 point
   *[other] { NUMBER($amount) } points
}
finish-level = More links decide, then more money.
source-links = Links
source-hotels = Hotels
source-objectives = Objectives
source-shares = Shares
source-tycoon = Tycoon

# --- the board in a terminal ------------------------------------------------------------------

sketch-legend = R X6 New Y KPP 12»1: colour, hex, city, cubes (◌ none), seats with a link there, western link. Seats: $ thousand dollars, ▤ shares, ★ points, ⚙ engine, ═ links, +income−dividends, cards.

# --- the board --------------------------------------------------------------------------------

board-map = Map of the eastern United States
board-atlantic = Atlantic Ocean
board-gulf = Gulf of Mexico
board-superior = Lake Superior
board-michigan = Lake Michigan
board-huron = Lake Huron
board-erie = Lake Erie
board-ontario = Lake Ontario
board-canada = CANADA
board-west = THE WEST
board-florida = Florida

board-city-red = red city
board-city-yellow = yellow city
board-city-blue = blue city
board-city-black = black city
board-city-purple = purple city
board-city-gray = grey city
board-city = { $city }, { $colour }, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}: { $cubes }
board-city-empty = { $city }, { $colour }, empty
board-cube = { $colour } cube in { $city }
board-exit = exit of { $city } to the { $side }
board-exit-to = to { $side }
board-western = western link of { $city }
board-loose = loose end on { $hex } to the { $side }
board-tile = track on { $hex }, { $sides }
board-link = { $city }–{ $other }, link of { $seat }
board-unfinished = unfinished link of { $seat } from { $city } to { $hex }
board-hex = hex { $hex }
board-side-NE = north-east
board-side-E = east
board-side-SE = south-east
board-side-SW = south-west
board-side-W = west
board-side-NW = north-west

board-thousands = { $amount ->
    [0] free
   *[other] ${ $amount }k
}
board-thousands-plus = +${ $amount }k
board-legend = What ground costs
board-ground-open = Open
board-ground-hills = Hills
board-ground-river = River
board-ground-ridge = Ridge
board-index = The whole map; click to go there
board-index-open = Open the whole map

board-header = Turn { $turn }, round { $round } of { $rounds }
board-header-auction = Turn { $turn }, auction
board-header-last = Turn { $turn }, the last turn
board-header-next-last = Turn { $turn }, next turn is the last
board-auction = Auction
board-round-n = Round { $round }
board-income = Income
board-income-last = Income and dividends of the last turn
board-last-turn = Last turn
board-next-last = Next turn is the last
board-end-last = Last turn: the game ends after round { $rounds }
board-end-next = The end is set: turn { $turn }, the next, is the last
board-passed = has passed
board-stop-done = { $seat }: { $deed }
board-stop-now = { $seat } is playing
board-stop-todo = { $seat } is to come
board-deed-build = builds from { $city }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { money }
board-deed-deliver = delivers { $colour } from { $city } to { $other }
board-deed-upgrade = buys engine level { $level }
board-deed-card = takes { $card }
board-deed-urbanize = urbanizes { $city } in { $colour }
board-deed-western_link = builds the western link of { $city }
board-deed-pass = passes

board-seat = Seat
board-income-turn = Income of turn { $turn }
board-income-points = Points
board-income-income = Income
board-income-shares = Shares
board-income-dividends = Dividends
board-income-issued = Issued
board-income-cash = Cash
board-income-forced = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
board-income-removed = { $count ->
    [one] An unfinished link is gone.
   *[other] { $count } unfinished links are gone.
}
board-income-card = New card: { $card }
board-income-met = { $seat }: { $card }, +{ $points }.
board-income-close = Continue

board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-place-title = Place in this turn’s order
board-tycoon-hidden = A hidden tycoon
board-filter-seat = Let only these links stand out
board-cash = Cash
board-cash-sum = { cash }; after income { $income } and dividends { $dividends }: { $next ->
    [0] $0
   *[other] ${ NUMBER($next) },000
}
board-shares = Shares
board-shares-title = { $count } shares, { $turn } issued freely this turn
board-engine = Engine
board-engine-next = The next level costs ${ NUMBER($amount) },000
board-engine-top = There is no level above
board-links = Links
board-links-sum = { $links } links complete, { $left } locomotives left to mark others
board-next = Next { $income } − { $dividends }
board-net-sum = Income { $income } at { $points } points, less dividends { $dividends } on { $shares } shares, in thousands
board-score-parts = Points: links { $links }, hotels { $hotels }, objectives { $objectives }; less shares { $total }
board-card-used = used this turn

board-panel-tycoon = My tycoon
board-panel-whole = The whole map
board-panel-profile = Income
board-panel-cards = Cards
board-tycoon-secret = secret
board-tycoon-lift = lift it
board-tycoon-tie = a tie fails
board-tycoon-none = No tycoon to see.
board-on-map = map
board-in-bag = bag
board-filter-colour = { $colour }: { $map } on the map, { $bag } in the bag
board-my-links = My links
board-their-links = Their links
board-prices = Prices
board-whole = Whole map
board-empty-cities = Empty cities

board-profile = Income by score, with the seats on it
board-profile-title = Score and income
board-in-thousands = in $1,000
board-space = { $space } points: income { $income ->
    [0] $0
   *[other] ${ NUMBER($income) },000
}
board-income-move = income { $from } → { $to }
board-income-now = income { $income }
board-income-more = { $more ->
    [one] 1 more point
   *[other] { $more } more points
}: { $income }

board-cards-objectives = Objectives
board-cards-title = Operations cards
board-unseen = In the deck: { $cards }
board-cards-objectives-note = first to do it
board-cards-take = To take
board-cards-take-note = one action
board-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
board-short-first_delivery = first delivery
board-short-first_delivery_over_links = { $links } links or more
board-short-first_delivery_to = first delivery
board-short-first_engine_level = engine level { $level }
board-short-major_line = own links
board-short-major_line_west = own links
board-short-free_urbanize = urbanize, free
board-short-add_cubes = { $cubes } cubes to a city
board-short-two_actions = two actions at once
board-short-open_terrain_free_one_build = open ground free
board-short-build_limit = a fifth tile each turn
board-hotel-so-far = { $cubes ->
    [0] No cube has come to { $city } so far.
    [one] One cube has come to { $city } so far.
   *[other] { $cubes } cubes have come to { $city } so far.
}
board-short-hotel = { $points } per cube delivered

board-way-on = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { money }
board-way-on-later = { $tiles } tiles, { $now } of them now, { money }, { $actions } actions
board-way-none = No way: { $hex } is in the way
board-way-full = { $hex } is full
board-way-taken = Track in the way on { $hex }
board-new = new
board-new-city = New city in { $colour }, { $left } left
board-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
board-way = Way
board-way-n = { $number }.
board-others = Others
board-deliveries = All deliveries
board-deliveries-order = Order of the list
board-deliveries-points = By points
board-deliveries-rivals = What rivals could take
board-deliveries-city = By city
board-close = Close
board-find-city = City
board-unfinished-links = Unfinished links
board-unfinished-end = { $city } → { $hex }
board-unfinished-short = { $city } → { $hex }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
board-another-cube = Another cube
board-another-exit = Another exit
board-another-city = Another city
board-another-newcity = Another colour
board-continue = continue
board-grant = Land grant
board-grant-on = open ground is free
board-grant-off = for this action
board-shares-fewer = One share fewer
board-shares-more = One share more
board-shares-count = { $count } of { $most }

board-end-links = Links owned
board-end-link-points = Cubes that travelled them
board-end-shares = Shares issued
board-end-owner = owner
board-end-tycoon = { $tycoon }
board-end-met = +{ $points }
board-end-missed = missed

board-keys-colour = Only cubes of this colour; with a city in focus, pick that cube
board-keys-way = The next way to the same city
board-keys-deliveries = All deliveries as a list
board-keys-city = Find a city by its first letters
board-keys-shares = Fewer or more shares to issue
board-keys-stop = Stop building here
board-keys-mine = My links alone
board-keys-prices = Prices of the ground
board-keys-whole = The whole map

# --- what things are ----------------------------------------------------------------------------
about-row-cubes = Cubes
about-row-hotel = Hotel
about-row-west = Western link
about-row-next = Next
about-row-reach = Pulls
about-row-locomotives = Locomotives
about-row-brings = Brings
about-row-each-turn = Each turn
about-row-at-end = At the end
about-row-issued = Issued
about-row-this-turn = This turn
about-row-wanted = Wanted in
about-row-to = To
about-row-now = Now
about-row-ground = Ground
about-row-river = River
about-row-ridge = Ridge
about-row-track = Track
about-row-lost = Removed
about-row-owner = Owner
about-row-pays = Pays
about-row-price = Price
about-row-does = Does
about-row-nearest = Nearest
about-row-holders = Held by
about-row-high = Highest bid
about-row-passed = Passed
about-row-income = Income
about-row-dividends = Dividends
about-row-here = Here
about-row-links = Links
about-row-hotels = Hotels
about-row-objectives = Objectives
about-row-shares = Shares
about-row-cash = Cash
about-row-engine = Engine
about-row-place = Go of
about-none = none
about-so-many = { $count } { $colour }
about-level = level { $level }
about-number = { $number }
about-reach = a cube over { $links ->
    [one] 1 link
   *[other] { $links } links
}
about-share = Share
about-share-point = −1 point
about-route = Route
about-exit-free = track can begin here
about-exit-used = track begins here
about-exit-closed = closed by track
about-no-track = no track may lie here
about-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
about-lost = after round { $round }, unless it is finished
about-link-pays = 1 point for each cube that travels it
about-link-number = link { $link }
about-cubes = { $cubes } cubes by chance
about-space = { $space } points
