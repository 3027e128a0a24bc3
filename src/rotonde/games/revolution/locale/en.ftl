# Railroad Revolution, in English.
#
# An *action* is one of four: Station, Railroad, Telegraph, Trade; its *parts* are resolved in any
# order. A *share* is a telegraph share. A *worker* in the *stock* is ready; a used one stands on an
# action. A *milestone* wants *managers*. A *deal* is one of the two of the open Market tile.

game-title = Railroad Revolution
game-tagline = Rails to the west and a wire beside them. Every worker is a verb, and a coin.
game-players = 2–4 players
game-minutes = 90

# --- cities, workers, actions, parts -----------------------------------------------------------

city-washington = Washington
city-charlotte = Charlotte
city-miami = Miami
city-little_rock = Little Rock
city-chicago = Chicago
city-houston = Houston
city-kansas_city = Kansas City
city-duluth = Duluth
city-bismarck = Bismarck
city-denver = Denver
city-el_paso = El Paso
city-salt_lake_city = Salt Lake City
city-seattle = Seattle
city-san_francisco = San Francisco
city-san_diego = San Diego

colour-white = white
colour-purple = purple
colour-orange = orange
colour-grey = grey
colour-turquoise = turquoise

worker-white = a white worker
worker-purple = a purple worker
worker-orange = an orange worker
worker-grey = a grey worker
worker-turquoise = a turquoise worker

where-stock = in stock
where-board = used

action-station = Station
action-railroad = Railroad
action-telegraph = Telegraph
action-trade = Trade

part-station = station
part-rail = rail
part-office = office
part-sale = sale
part-reward = reward
part-first_bonus = first bonus
part-tile = telegraph tile
part-flip = flip of a train
part-promotion = promotion
part-ability = ability

# Parts that are given up, after “You haven’t used”.
unused-reward = the city’s reward
unused-first_bonus = the first bonus
unused-tile = the telegraph tile
unused-flip = the flip of a train
unused-promotion = the promotion
unused-ability = the worker’s ability

piece-building = a building
piece-rail = a rail

track-telegraph = Telegraph
track-stations = Stations
track-network = Network

train-promote_2 = the train of two promotions
train-advance_3 = the train of three steps
train-rail_100 = the train with a free rail
train-money_600 = the train of $600
train-shares_3 = the train of three shares

# the same on a button
brings-promote_2 = 2 promotions
brings-advance_3 = 3 steps
brings-rail_100 = a rail
brings-money_600 = $600
brings-shares_3 = 3 shares

# --- what tiles, deals, trains and workers do --------------------------------------------------

# the same on a button
take-1a = a rail
take-1b = 3 steps
take-2a = an office
take-2b = 3 shares
take-3a = a station
take-3b = a train
take-4a = an exchange
take-4b = $400

setup-1a = a rail that joins on
setup-1b = up to three steps on the tracks
setup-2a = the first office in section 3 or 6
setup-2b = three shares
setup-3a = the first station in Washington or Charlotte
setup-3b = a train
setup-4a = an exchange of one worker
setup-4b = $400

reward-1w = a purple or an orange worker
bonus-1w = two shares
reward-1c = a grey or a turquoise worker
bonus-1c = exchange a worker
reward-2a = a purple or a grey worker
bonus-2a = flip a train
reward-2b = an orange or a turquoise worker
bonus-2b = one share, then promote one worker
reward-2c = up to three steps on the tracks
bonus-2c = one step on a track, then promote one worker
reward-3a = a purple or a turquoise worker
bonus-3a = two shares
reward-3b = an orange or a grey worker
bonus-3b = up to two steps on the tracks
reward-3c = up to four steps on the tracks
bonus-3c = exchange a worker
reward-4a = a purple and an orange worker
bonus-4a = $100: flip a train
reward-4b = a grey and a turquoise worker
bonus-4b = $200: promote up to two workers
reward-4c = up to five steps on the tracks
bonus-4c = $200: a worker of any colour
reward-4d = up to five steps on the tracks
bonus-4d = $200: take a train
reward-5a = a purple and a turquoise worker
bonus-5a = up to three steps on the tracks
reward-5b = an orange and a grey worker
bonus-5b = $100: take a train
reward-5c = up to six steps on the tracks
bonus-5c = $200: a worker of any colour

tile-1 = a free rail
tile-2 = two flips of trains
tile-3 = take a train
tile-4 = promote up to two workers
tile-5 = $600
tile-6 = up to four steps on the tracks

deal-1-1 = exchange a worker
deal-1-2 = a free rail
deal-2-1 = flip a train
deal-2-2 = a free station
deal-3-1 = up to two steps on the tracks
deal-3-2 = a purple worker
deal-4-1 = promote up to two workers, $100 each
deal-4-2 = take a train
deal-5-1 = two flips of trains
deal-5-2 = an orange worker
deal-6-1 = up to four steps on the tracks
deal-6-2 = a grey and a turquoise worker
deal-7-1 = a free office
deal-7-2 = a grey worker
deal-8-1 = a free rail
deal-8-2 = take a train
deal-9-1 = up to six steps on the tracks
deal-9-2 = a turquoise worker

# the same on a button
offer-1-1 = An exchange
offer-1-2 = A rail
offer-2-1 = Flip a train
offer-2-2 = A station
offer-3-1 = 2 steps
offer-3-2 = A purple worker
offer-4-1 = 2 promotions
offer-4-2 = A train
offer-5-1 = Flip twice
offer-5-2 = An orange worker
offer-6-1 = 4 steps
offer-6-2 = Grey and turquoise
offer-7-1 = An office
offer-7-2 = A grey worker
offer-8-1 = A rail
offer-8-2 = A train
offer-9-1 = 6 steps
offer-9-2 = A turquoise worker

ability-white-any = promote one worker
ability-purple-station = $100: flip a train
ability-grey-station = the first bonus of the city, at its price
ability-orange-station = the station costs nothing
ability-turquoise-station = $300: the reward of the city once more
ability-purple-railroad = $300: take a train
ability-grey-railroad = two shares
ability-orange-railroad = $100 and $50 for each triangle
ability-turquoise-railroad = a third rail, $100 a triangle
ability-purple-telegraph = exchange a worker
ability-grey-telegraph = the shares of a first office
ability-orange-telegraph = $100 for each share of the office
ability-turquoise-telegraph = $400: the bonus of the tile
ability-purple-trade = up to three steps on the tracks
ability-grey-trade = a deal of the Market in private, one share added
ability-orange-trade = $100 for each train held
ability-turquoise-trade = flip a train

bonus-promote_2 = promote up to two workers
bonus-advance_3 = up to three steps on the tracks
bonus-rail_100 = $100: a free rail
bonus-money_600 = $600
bonus-shares_3 = three shares

# --- figures ------------------------------------------------------------------------------------

dollars = ${ NUMBER($amount) }
dollars-minus = −${ NUMBER($amount) }
dollars-plus = { $amount ->
    [0] $0
   *[other] +${ NUMBER($amount) }
}
shares-plus = { $count ->
    [0] no share
    [one] +1 share
   *[other] +{ $count } shares
}
points = { $count ->
    [one] 1 VP
   *[other] { $count } VP
}
points-plus = { $count ->
    [0] 0 VP
   *[other] +{ $count } VP
}
points-minus = −{ $count } VP
gate-money-price = ${ NUMBER($amount) }
gate-shares-price = { $amount ->
    [one] 1 share
   *[other] { $amount } shares
}
gate-worker-price = { $amount ->
    [one] 1 worker
   *[other] { $amount } workers
}

# --- prompts ------------------------------------------------------------------------------------

prompt-pick = Which set-up tile do you take?
prompt-worker = Which worker goes to which action?
prompt-skip = No action can be taken
prompt-space = Where does { $worker } go?
prompt-station = Which city gets your station?
prompt-railroad = Where does the next rail go?
prompt-telegraph = Which section gets your office?
prompt-trade = What do you sell?
prompt-finish = Finish the action?
prompt-more = What else do you do?
prompt-pay = How do you pay ${ NUMBER($due) }?
prompt-promote = Who becomes a manager?
prompt-advance = Which track advances?
prompt-discard = Which worker do you give up?
prompt-give = Which worker do you exchange?
prompt-take = Which worker do you take?
prompt-gain = Which worker do you gain?
prompt-train = Which train do you take?
prompt-flip = Which train do you flip?
prompt-alone = Which deal do you take, for you alone?
prompt-market = Do you take a deal?
prompt-keep = Which milestone do you keep?
prompt-hire = Whom do you hire?
prompt-place-rail = Where does the rail go?
prompt-extra = Where does the third rail go?
prompt-place-station = Which city gets the station?
prompt-place-office = Which section gets the office?

over-setup = Set-up
over-turn = Your turn, round { $round }
over-end-set = Round { $round } is the last: you have two turns left
over-last-turn = Your last turn, round { $round }
over-action = { $action } with { $colour }
over-market = Market { $tile }, opened by { $seat }
over-market-own = Market { $tile }, which you opened
over-keep = A milestone is complete: one of pile { $pile } is yours

hint-pick = The worker joins your stock first, then the tile takes effect.
hint-promote-price = Each promotion costs ${ $price }.
hint-then = { $count ->
    [one] One more effect follows.
   *[other] { $count } more effects follow.
}

# --- choices ------------------------------------------------------------------------------------

group-setup = Set-up tiles
group-workers = Workers and actions
group-choices = Choices
group-finish = Finish
group-sell = Sell a share
group-hire = Hire

label-setup = { $worker } and { $effect }
label-worker = { $worker } to { $action }
label-colour = { $worker }
label-action = { $action }
label-skip = Pass: no piece is left
label-city = { $city }
label-space = { $space }
label-section = Section { $section }
label-sale-building = A building
label-sale-rail = A rail
label-part-reward = Reward
label-part-first_bonus = First bonus
label-part-tile = Tile, for a worker
label-part-flip = Flip a train
label-part-promotion = Promote
label-part-ability = { $worker } { $ability }
label-finish = Finish
label-stop = Stop
label-promote = { $worker } → { $milestone }
label-promote-either = { $worker } { $where } → { $milestone }
label-track = { $track }
label-own-worker = { $worker } { $where }
label-train = Train: { $brings }
label-flip-down = Use: { $brings }
label-flip-up = Turn up: { $brings }
label-deal = { $brings }
label-pass = Pass
label-keep = Keep { $milestone }
label-sell = Sell a share
label-hire = Hire a worker

# How much a worker stands for, on its button.
pick-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
pick-milestones = { $count ->
    [one] 1 milestone
   *[other] { $count } milestones
}

detail-flip = { $price ->
    [0] { $count ->
        [0] then 0 VP
       *[other] { $count } VP again
    }
   *[other] ${ NUMBER($price) }, then { $count } VP
}
detail-sell-due = +${ NUMBER($amount) }, { $count } due
detail-pays = −${ NUMBER($amount) }
detail-deal = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
detail-deal-given = { $shares ->
    [one] 1 share, given
   *[other] { $shares } shares, { $given } given
}
detail-deal-money = { $shares ->
    [one] 1 share and ${ $money }
   *[other] { $shares } shares and ${ $money }
}

# What an action offers now, on its row of the desk.
offers-station = { $count } cities, ${ $least } to ${ $most }
offers-station-same = { $count ->
    [one] one city, ${ $figure }
   *[other] { $count } cities, ${ $figure } each
}
offers-railroad = two rails, ${ $base } + ${ $each } per ▲
offers-telegraph = { $count } sections, { $least } to { $most } shares
offers-telegraph-same = { $count ->
    [one] one section, { $figure } shares
   *[other] { $count } sections, { $figure } shares each
}
offers-trade = sell a piece, ${ $amount }; flip a train

# --- the waybill --------------------------------------------------------------------------------

waybill-title = { $action }, { $worker }
waybill-part = { $part }
waybill-station = { $city }, ${ $amount }
waybill-rail = { $space }, ${ $amount }
waybill-office = section { $section }
waybill-nothing-due = Nothing is due.
waybill-due = Due ${ NUMBER($due) }: you have ${ NUMBER($cash) }; { $shares ->
    [0] no share need be sold
    [one] 1 share is to be sold
   *[other] { $shares } shares are to be sold
  }, and ${ NUMBER($left) } will be left.
waybill-market = Then Market tile { $tile } is resolved.

# --- previews -----------------------------------------------------------------------------------

preview-title = What it brings
preview-money = ${ NUMBER($old) } → ${ NUMBER($new) }
preview-shares = Shares: { $old } → { $new }
preview-workers = Workers: { $old } → { $new }
preview-due = Due: ${ NUMBER($old) } → ${ NUMBER($new) }
preview-points = { $old } → { $new } VP
preview-step = { $gate ->
    [none] { $old } → { $new } VP, no gate
    [money] { $old } → { $new } VP, gate ${ NUMBER($price) }: ${ NUMBER($left) } left
    [shares] { $old } → { $new } VP, gate { $price ->
        [one] 1 share
       *[other] { $price } shares
    }: { $left } left
   *[worker] { $old } → { $new } VP, gate { $price ->
        [one] 1 worker
       *[other] { $price } workers
    }: { $left } left
}
preview-paid = { $shares ->
    [0] ${ NUMBER($cash) }, ${ NUMBER($left) } left
    [one] ${ NUMBER($cash) } + 1 share, ${ NUMBER($left) } left
   *[other] ${ NUMBER($cash) } + { $shares } shares, ${ NUMBER($left) } left
}
preview-short = more than all shares would raise
preview-then-market = { $deals ->
    [none] no deal can be paid
    [either] { $shares ->
        [one] 1 share: either deal
       *[other] { $shares } shares: either deal
    }
    [second] { $shares ->
        [one] 1 share: deal 2
       *[other] { $shares } shares: deal 2
    }
   *[first] { $shares ->
        [one] 1 share: deal 1
       *[other] { $shares } shares: deal 1
    }
}
preview-count = { $old } → { $new }/{ $need }
preview-condition = { $milestone }: a condition is met
preview-market = Then Market tile { $tile } is resolved.
preview-completed = { $milestone } is complete: { $count } VP.
preview-completes = { $milestone } completes at the end of this turn.
preview-below = { $minimum } are needed when the turn ends
preview-train-now = { $bonus }
preview-train-later = flipped later: { $bonus }
doubt-finish-1 = You haven’t used { $part1 }. Finish anyway?
doubt-finish-2 = You haven’t used { $part1 } and { $part2 }. Finish anyway?
doubt-finish-3 = You haven’t used { $part1 }, { $part2 } and { $part3 }. Finish anyway?
doubt-finish-4 = You haven’t used { $part1 }, { $part2 }, { $part3 } and { $part4 }. Finish anyway?

# --- what a choice is worth later ---------------------------------------------------------------

later-telegraph = Telegraph { $count } × { $value }
later-stations = Stations { $count } × { $value }
later-network = Level 5 cities { $count } × { $value }
later-trains = Trains face up: { $count }
later-milestones = Milestones: { $count }
later-links = Neighbours
later-milestone = { $milestone }, once complete: conditions { $met }/{ $conditions }, managers { $seated }/{ $managers }

# --- refusals -----------------------------------------------------------------------------------

setup-tile-gone = Set-up tile { $tile } does not lie there; take one of those that do.
city-not-on-tile = { $city } is not on this set-up tile; take one of its cities.
section-not-on-tile = Section { $section } is not on this set-up tile; take one of its sections.
first-slot-taken = Its first slot is taken, and a set-up building goes into a first slot.
worker-not-in-stock = You have no such worker in stock ({ $colour }); used ones come back when the stock is empty.
no-building-left = No building is left on your board.
no-rail-left = No rail is left on your board.
no-piece-left = No piece is left on your board.
no-city-open = Your rails reach no city that is without a station of yours.
no-section-open = You have an office in every section.
action-too-dear = It costs at least ${ NUMBER($cost) }; you can raise ${ NUMBER($money) }.
pass-not-needed = You still have pieces on your board, so you do not pass.
no-such-city = There is no city called { $city }.
city-not-reached = Your rails do not reach this city: { $city }.
city-has-your-station = You have a station here already: { $city }.
no-such-space = There is no rail space { $space }.
space-has-your-rail = You have a rail on { $space } already.
space-not-reached = { $space } is not beside your rails.
no-such-section = There is no telegraph section { $section }.
section-has-your-office = You have an office in section { $section } already.
part-not-here = This action has no such part: { $part }.
part-used = This part is used up: { $part }.
pieces-placed = The main piece of this action is placed.
pieces-first = The main piece of this action comes first.
rails-first = Both rails must lie first.
slot-spent = The worker is spent already: promotion or ability, not both.
no-ability = A white worker has no ability; it can promote.
not-first = Yours is not the first station here.
no-tile-here = This section has no tile.
price-too-high = It costs ${ NUMBER($price) }; you hold ${ NUMBER($money) }. Sell shares first if you can.
does-nothing = It would do nothing now.
pieces-left = { $left ->
    [one] Not finished yet; still to do: { $part }.
   *[other] Not finished yet; still to do: { $part }, { $left } times.
}
due-not-covered = ${ NUMBER($due) } are due; you hold ${ NUMBER($money) }. Sell shares first.
piece-not-there = The leftmost section that holds anything, { $field }, does not hold this: { $kind }.
too-dear = It comes to ${ NUMBER($cost) }; you can raise ${ NUMBER($money) }.
too-few-workers = It leaves { $workers } workers of at least { $minimum }; a hire costs ${ NUMBER($price) }, and you can raise ${ NUMBER($money) }.
no-way-on = After it the action could not be completed.
no-such-worker = You have no such worker: { $colour } { $where }.
milestone-not-open = This milestone is not open before you.
no-slot-for-colour = { $milestone } has no free slot for this: { $colour }.
promotion-too-dear = Each promotion costs ${ $price }; you hold ${ NUMBER($money) }.
track-at-its-end = This track is at its end: { $track }.
gate-not-covered = { $kind ->
    [money] The gate asks for ${ $amount }; you hold ${ $held }.
   *[shares] The gate asks for { $amount ->
        [one] a share
       *[other] { $amount } shares
      }; you hold { $held }.
  }
no-worker-for-gate = The gate asks for a worker, and you have none to give.
discard-for-nothing = Without this worker the tile would do nothing.
nothing-to-take = The supply has no other worker to take for this one.
same-colour = The same colour is taken only for a used worker.
none-to-take = The supply has none to take: { $colour }.
colour-gone = The supply has none: { $colour }.
colour-not-offered = This colour is not offered: { $colour }.
pile-empty = This pile is empty: { $train }.
no-such-train = You have none with this face: { $train }.
bonus-not-possible = Its bonus cannot be started now: { $train }, price ${ $price }, you hold ${ NUMBER($money) }.
deal-needs-shares = { $needed ->
    [one] It takes one of your shares; you have { $shares }.
   *[other] It takes { $needed } of your shares; you have { $shares }.
}
deal-needs-money = It takes ${ $needed }; you have ${ NUMBER($money) }.
deal-taken = You took this deal already.
enough-deals = One deal is all you may take when somebody else opened the Market.
pass-below-minimum = You have { $workers } workers; hire until there are { $minimum }, then pass.
milestone-not-looked-at = It is not one of those you look at.
not-at-this-step = Shares are sold and workers hired just before or after this, not now.
no-shares = You have no share to sell.
none-to-hire = The supply has none to hire: { $colour }.
hire-too-dear = A hire costs ${ NUMBER($price) }; you hold ${ NUMBER($money) }.
worker-first = Place a worker first; then its action says what can be chosen.
pick-first = Take a set-up tile first.
effect-first = Decide what is open first; the rest of the action waits.
is-offered = This can be chosen now.

# --- log ----------------------------------------------------------------------------------------

log-round = Round { $round }
    .rule = REV-50
log-picked = { $seat } takes { $worker } and { $effect }.
    .rule = REV-13
log-returned = { $seat }: all { $count } workers come back.
    .rule = REV-51
log-worker = { $seat } sends { $worker } to { $action }.
    .rule = REV-52
log-skipped = { $seat } passes: no piece is left.
    .rule = REV-54
log-ability = { $seat } uses the ability: { $effect }{ $price ->
    [0] .
   *[other] {""} (${ $price } paid).
  }
    .rule = REV-61
log-part = { $seat } pays ${ $price } for this part: { $part }.
    .rule = REV-61
log-paid = { $seat } pays for the action.
    .rule = REV-62
log-station = { $seat } builds a station in { $city }, ${ $cost }.
    .rule = REV-70
log-station-first = { $seat } builds the first station in { $city }, ${ $cost }.
    .rule = REV-70
log-rail = { $seat } lays a rail on { $space }, ${ $cost }.
    .rule = REV-75
log-rail-reaches = { $seat } lays a rail on { $space }, ${ $cost }, and reaches { $city }.
    .rule = REV-75
log-office = { $seat } opens an office in section { $section }.
    .rule = REV-80
log-office-first = { $seat } opens the first office in section { $section }.
    .rule = REV-80
log-sale = { $seat } sells { $piece } from section { $field }.
    .rule = REV-90
log-money = { $seat } gains money.
    .rule = REV-32
log-shares = { $seat } gains shares.
    .rule = REV-32
log-share-sold = { $seat } sells a share.
    .rule = REV-30
log-hired = { $seat } hires { $worker } for ${ $price }.
    .rule = REV-31
log-gained = { $seat } gains { $worker }.
log-promoted = { $seat } promotes { $worker } into { $milestone }.
    .rule = REV-37
log-discarded = { $seat } gives up { $worker }.
    .rule = REV-38
log-exchanged = { $seat } exchanges { $given } for { $taken }.
    .rule = REV-39
log-step = { $seat }: { $track } to space { $space }.
    .rule = REV-38
log-step-money = { $seat }: { $track } to space { $space }, for ${ $amount }.
    .rule = REV-38
log-step-shares = { $seat }: { $track } to space { $space }, for { $amount ->
    [one] a share
   *[other] { $amount } shares
  }.
    .rule = REV-38
log-step-worker = { $seat }: { $track } to space { $space }, for { $amount ->
    [one] a worker
   *[other] { $amount } workers
  }.
    .rule = REV-38
log-train = { $seat } takes { $train }.
    .rule = REV-40
log-train-used = { $seat } uses { $train }{ $price ->
    [0] .
   *[other] {""} for ${ $price }.
  }
    .rule = REV-41
log-train-up = { $seat } turns up { $train }.
    .rule = REV-41
log-waived = { $seat } need not pay the ${ $amount }.
    .rule = REV-73
log-market = { $seat } opens Market tile { $tile }.
    .rule = REV-100
log-deal = { $seat } takes a deal ({ $effect }) for { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  }{ $money ->
    [0] .
   *[other] {""} and ${ $money }.
  }
    .rule = REV-102
log-market-passed = { $seat } passes.
    .rule = REV-102
log-market-turned = Market tile { $tile } lies open.
    .rule = REV-104
log-market-shuffled = All Market tiles are shuffled; tile { $tile } lies open.
    .rule = REV-104
log-completed = { $seat } completes { $milestone }.
    .rule = REV-111
log-looks = { $seat } looks at { $count } tiles of pile { $pile }.
    .rule = REV-112
log-keeps = { $seat } keeps { $milestone }.
    .rule = REV-112
log-end-set = { $seat } has nothing left of the logo: round { $round } is the last.
    .rule = REV-120
log-ended = The end, after round { $round }
    .rule = REV-121
log-counted = { $seat }: trains { $trains }, milestones { $milestones }, telegraph { $telegraph }, stations { $stations }, network { $network }, neighbouring offices { $links }.
    .rule = REV-123

# --- a new table, the end -----------------------------------------------------------------------

option-hard_gates-sentence = Money gates cost { $choice }.
option-hard_gates-true = ten times as much
option-hard_gates-false = 50, 50 and 100 dollars
option-hard_gates-rule = REV-130
option-open_milestones-sentence = A new milestone comes from { $choice }.
option-open_milestones-true = the whole open pile
option-open_milestones-false = the top three, seen by you alone
option-open_milestones-rule = REV-131

end-logo = A board was empty up to the company logo.

score-said = { NUMBER($amount) } VP
finish-level = More money decides, each share counted as $150.
source-trains = Trains face up
source-milestones = Milestones
source-telegraph = Telegraph track
source-stations = Stations track
source-network = Network track
source-links = Neighbouring offices

# --- the board ----------------------------------------------------------------------------------

board-map = Map of 15 cities and 40 rail spaces
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map
board-key = Key of the map
board-key-triangle = $100 each
board-key-plains = plains
board-key-slot = first station
board-pacific = Pacific Ocean
board-atlantic = Atlantic
board-gulf = Gulf of Mexico
board-canada = Canada
board-views = What the board shows
board-view-map = Map
board-view-telegraph = Telegraph
board-view-tracks = Tracks

board-colour-white = white
board-colour-purple = purple
board-colour-orange = orange
board-colour-grey = grey
board-colour-turquoise = turquoise
board-colour-any = any

board-does-station = a city that the rails reach
board-does-railroad = two rails, $400 + $100 per ▲
board-does-telegraph = an office, for shares
board-does-trade = sell a piece, flip a train

board-count-telegraph = { $count ->
    [one] { $count } office × { $value }
   *[other] { $count } offices × { $value }
}
board-count-stations = { $count ->
    [one] { $count } station × { $value }
   *[other] { $count } stations × { $value }
}
board-count-network = { $count } level 5 × { $value }
board-times-telegraph = { $points } VP for each office
board-times-stations = { $points } VP for each station
board-times-network = { $points } VP for each city of level 5 reached
board-times-telegraph-end = Offices × value of the telegraph track
board-times-stations-end = Stations × value of the stations track
board-times-network-end = Cities of level 5 × value of the network track
board-end-times = { $count } × { $value }
board-end-milestones = { $milestones }
board-product = { $count } × { $value } = { $points } VP
board-step = space { $space }
board-track-step = { $track } track, space { $space }
board-gate-money = ${ $count }
board-gate-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
board-gate-worker = { $count ->
    [one] one worker
   *[other] { $count } workers
}

board-money = ${ $amount }
board-price-before = ${ $money }:
board-vp = { $points } VP
board-points = VP
board-total = { $points }
board-level = level { $level }
board-of = { $have } of { $need }
board-left = { $count } left
board-or = or
board-seat = Seat { $number }
board-nobody = none
board-none = none
board-rule = Rule { $number }
board-round = Round { $round }
board-round-last = Round { $round }, the last

# Effects in words; they follow a colon or a comma.
board-op-gain-money = gain ${ $money }
board-op-gain-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
board-op-worker = one { $one } worker
board-op-worker-either = one { $one } or { $two } worker
board-op-worker-both = one { $one } and one { $two } worker
board-op-worker-any = a worker of any colour
board-op-advance = { $count ->
    [one] advance { $count } step
   *[other] advance { $count } steps
}
board-op-promote = { $count ->
    [one] promote one
   *[other] promote { $count }
}
board-op-promote-paid = { $count ->
    [one] promote one for ${ $money }
   *[other] promote { $count }, ${ $money } each
}
board-op-exchange-worker = exchange a worker
board-op-take-train = take a train
board-op-flip-train = { $count ->
    [one] flip a train
   *[other] flip a train { $count } times
}
board-op-place-rail-free = a free rail
board-op-place-station-free = a free station
board-op-place-office-free = a free office
board-op-setup-rail = a rail that joins on, free
board-op-setup-station = first station in { $one } or { $two }
board-op-setup-office = first office in section { $one } or { $two }
board-op-waive-city-cost = the city for free
board-op-repeat-first-station-bonus = first-station bonus
board-op-repeat-city-reward = reward once more
board-op-extra-rail = third rail, $100 per ▲
board-op-gain-money-base-and-per-triangle = ${ $money } and ${ $each } per ▲
board-op-repeat-first-office-bonus = first-office shares
board-op-gain-money-per-share-taken = ${ $money } per share taken
board-op-use-telegraph-tile = bonus of the tile
board-op-solo-deal = a deal in private, +{ $count } share
board-op-gain-money-per-train = ${ $money } per train
board-pay-for = pay ${ $money }: { $what }
board-give-up = give up one worker: { $what }
board-amount-now = { $what } (${ $money })

# Rows of an explanation: the word in the margin.
about-row-first-slot = Its slot
about-slot-taken = taken by { $seat }
about-pay = pay ${ $money }
about-give-up = give up one worker
about-now-brings = ${ $money } now
about-paid-with = { $shares ->
    [0] ${ $cash }, ${ $left } left
    [one] ${ $cash } + 1 share, ${ $left } left
   *[other] ${ $cash } + { $shares } shares, ${ $left } left
}
about-train-down = 0 VP while face down
about-space = Space { $space }
about-number = { $number }
about-pile = Pile { $pile }
about-sunk = { $id } you put under it, below { $depth }
about-row-station = Station
about-row-first-station = First station
about-row-reward = Reward
about-row-stations = Stations
about-row-you = You
about-row-ground = Ground
about-row-market = Market
about-row-rails = Rails
about-row-office = Office
about-row-first-office = First office
about-row-tile = Tile
about-row-offices = Offices
about-row-neighbours = Neighbours
about-row-scored = Scored by
about-row-value = Value
about-row-gate = Gate
about-row-markers = Markers
about-row-anywhere = Anywhere
about-row-does = Does
about-row-used = Used
about-row-brings = Brings
about-row-state = Now
about-row-pieces = Pieces
about-row-sale = Sells for
about-row-now = Now
about-row-flipped = Flipped
about-row-points = Worth
about-row-managers = Managers
about-row-price = Price
about-row-can-pay = Can pay
about-row-given = Given
about-row-worker = Worker
about-row-raises = Can raise
about-row-workers = Workers
about-row-turns = Turns left

board-slot-free = still free
board-slot-taken = taken by { $name }
board-slot-neutral = taken by a neutral building
board-bonus-taken = taken already
board-no-tile = none here: a Market
board-mine-station = your station
board-mine-reached = your rails reach it
board-mine-unreached = not reached by your rails
board-between = { $one } – { $two }
board-ground = { $count ->
    [0] plains, nothing more to pay
    [one] one triangle, ${ $money }
   *[other] { $count } triangles, ${ $money }
}
board-ground-start = where every line begins
board-market-rail = a rail paid for here opens the Market after the action
board-market-office = an office here opens the Market after the action
board-space-laid = your rail lies here
board-space-open = your rails can go on here
board-space-far = not beside your rails
board-telegraph-line = Telegraph line of eight sections
board-section = Section { $number }
board-pair = Offices in { $left } and { $right }
board-neighbours = { $left }–{ $right }: { $points } VP

board-worker = { $colour } worker
board-in-stock = { $count } in stock
board-used = { $count } used until all are back
board-in-supply = { $count } in the supply
board-or-promote = or promote one worker instead
board-promote-one = promote one worker
board-so-many = { $count } { $colour }
board-field = Section { $number } of the board
board-left-of-logo = left of the logo
board-right-of-logo = right of the logo
board-piece-building = A building
board-piece-rail = A rail
board-pieces = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $rails ->
    [one] { $rails } rail
   *[other] { $rails } rails
}
board-sells-from-here = a sale takes from here
board-train = Train
board-pile = Train pile
board-face-up = face up
board-face-down = face down
board-turned-up-again = turned up again
board-milestone = Milestone { $id }
board-slot = { $colour } manager of { $id }
board-wanted = { $colour } wanted
board-manager = { $colour } there
board-completes = completes at the end of this turn
board-condition-connect-level = Cities of level { $number } reached
board-condition-stations-level = Stations in cities of level { $number }
board-condition-rails-market = Rails on Market spaces
board-condition-rails-terrain = { $number ->
    [0] Rails on plains
    [one] Rails on one triangle
   *[other] Rails on { $number } triangles
}
board-short-connect-level = reached
board-short-stations-level = stations
board-short-rails-market = rails
board-short-rails-terrain = rails
board-deal = Deal { $number }
board-market-tile = Market { $number }
board-setup-tile = Set-up tile
board-source-trains = Trains
board-source-milestones = Milestones
board-source-telegraph = Telegraph track
board-source-stations = Stations track
board-source-network = Network track
board-source-links = Neighbouring offices
board-workers-of = { $count } workers, { $least } at least
board-does-hire = a worker of any colour in the supply, into your stock
board-does-finish = pays what is due; parts still open are given up
board-does-stop = the rest of the effect is given up
board-does-pass = no deal of this tile for you
board-does-skip = no piece is left: no worker is placed
board-thing-sell = Sell a share
board-thing-hire = Hire a worker
board-thing-finish = Finish the action
board-thing-stop = Stop
board-thing-pass = Pass

# The desk.
board-desk = Desk of the seat that acts
board-your-desk = Your desk
board-stock = In stock
board-stock-empty = nobody
board-would-add = would add
board-any-order = parts in any order
board-part-station = Station
board-part-rail = Rail
board-part-office = Office
board-part-sale = Sale
board-part-reward = Reward
board-part-first_bonus = First bonus
board-part-tile = Tile, for a worker
board-part-flip = Flip a train
board-part-promotion = promote one
board-part-ability = Ability of the worker
board-part-station-done = station
board-part-rail-done = rail
board-part-office-done = office
board-part-sale-done = sold
board-part-station-means = a station in a city that your rails reach
board-part-rail-means = a rail that continues your network
board-part-office-means = an office and the shares of its section
board-part-sale-means = the money of your first section
board-part-reward-means = the reward of the city
board-part-first_bonus-means = the bonus of the first station
board-part-tile-means = the bonus of the tile, for a worker
board-part-flip-means = the bonus of a train, or its 8 VP again
board-part-promotion-means = a manager for one of your milestones
board-part-ability-means = what the colour of the worker adds
board-state-done = done
board-state-now = under way
board-state-open = to be done
board-state-waiting = not before the main pieces
board-state-spent = given up
board-state-gone = nothing here
# The worker slot of the waybill: what the colour adds, as short as a chip.
board-chip-purple-station = $100: flip one
board-chip-grey-station = first bonus
board-chip-orange-station = city for free
board-chip-turquoise-station = $300: reward
board-chip-purple-railroad = $300: a train
board-chip-grey-railroad = two shares
board-chip-orange-railroad = $100 + $50 a ▲
board-chip-turquoise-railroad = a third rail
board-chip-purple-telegraph = exchange one
board-chip-grey-telegraph = first shares
board-chip-orange-telegraph = $100 per share
board-chip-turquoise-telegraph = $400: the tile
board-chip-purple-trade = advance 3
board-chip-grey-trade = a deal alone
board-chip-orange-trade = $100 per train
board-chip-turquoise-trade = flip one more
board-to-city = to { $city }, level { $level }
board-then-market = then the Market
board-due = Due
board-nothing-due = Nothing due
board-paid-with = { $shares ->
    [0] { $cash }, { $left } left
    [one] { $cash } + 1 share, { $left } left
   *[other] { $cash } + { $shares } shares, { $left } left
}
board-milestones = Milestones
board-your-milestones = Your milestones
board-milestones-done = { $count ->
    [0] none done
   *[other] { $count } done, { $points } VP
}
board-no-milestones = No milestone left
board-managers-there = managers complete
board-managers-missing = { $count ->
    [one] one to come
   *[other] { $count } to come
}
board-market = Market
board-market-order = Who is asked in turn
board-market-answered = passed
board-market-skipped = can’t pay
board-market-asked = { $count ->
    [one] one deal or none
   *[other] up to { $count } deals
}
board-market-to-come = then
board-market-alone = one deal or none; { $count ->
    [one] 1 share is given
   *[other] { $count } shares are given
}
board-took = { $count ->
    [one] took deal { $deals }
   *[other] took deals { $deals }
}
board-pass-ahead = pass on this tile
board-pass-ahead-means = You are not asked about this Market tile, as long as your money, shares and workers stay as they are.
board-market-before = { $count ->
    [one] one seat before you
   *[other] { $count } seats before you
}
board-money-head = Money
board-shares-head = Shares
board-milestone-piles = Milestone piles
about-row-sold = Sold
about-row-hire = A hire
about-row-completed = Completed
about-row-unseen = Unseen
board-market-unseen = Unseen: { $number }
board-market-offers = { $one }; { $two }
about-row-discarded = Used
board-can-pay = can pay
board-pick-order = Order of picking
board-pick-asked = picks now
board-pick-past = has picked
board-pick-coming = then
board-pick-last = the last tile
board-keep-yours = Keep one { $pile } tile; only you see these
board-keep-open = Keep one tile of pile { $pile }
board-looks = { $count ->
    [one] { $name } looks at one { $pile } tile
   *[other] { $name } looks at { $count } { $pile } tiles
}

# Panels.
board-to-the-end = To the end
board-race = pieces to the logo
board-last-round = round { $round } is the last
board-logo = logo
board-began = Set-up
board-raises = can raise ${ $money }
board-shares-worth = { $count ->
    [one] { $count } share, ${ $money } if sold
   *[other] { $count } shares, ${ $money } if sold
}
board-minimum = min
board-end-now = Round { $round } is the last
board-turns-left = { $count ->
    [0] no turn left
    [one] last turn
   *[other] { $count } turns left
}
board-your-board = Your board, $ for a sale
board-to-the-logo = { $count } to the logo
board-crew = { $stock ->
    [one] 1 worker
   *[other] { $stock } workers
} in stock, { $used } used
board-of-seat = Board of { $name }
board-open = Open the board of { $name }
board-close = Close
board-my-board = My board
board-tracks = Performance tracks
board-tracks-yours = yours: { $points } VP
board-tracks-worth = worth { $points } VP
board-market-pile = tile { $number }; { $unseen } unseen, { $used } used
board-trains = Trains
board-workers = Workers
board-piles = Milestones: B { $b }, C { $c }, D { $d }
board-sunk = you put under { $pile }: { $ids }
board-trains-up = Trains face up
board-milestones-completed = Milestones completed

# Signs and keys.
board-signs = The signs
board-signs-close = Close
board-sign-used = Used until all are back
board-sign-wanted = Manager wanted
board-sign-rail = Rail
board-sign-train = Train
board-sign-sell = Sell a share
board-sign-money = Money
board-sign-waive = The city costs nothing
board-sign-city = City: level above, cost of a station below
board-sign-top = City of level 5
board-sign-would = City that the choice would reach
board-sign-taken = Station or office of a seat
board-sign-bed = Empty rail space
board-sign-lane = Rail of a seat, in its own lane
board-sign-wire = Two neighbouring offices score
board-sign-stop = Space of a track and its value
board-sign-gate = Gate: the step through it is paid for
board-sign-trainup = Train face up, 8 VP
board-sign-traindown = Train face down, 0 VP
board-sign-part-done = Step of the action: done
board-sign-part-pointed = Under the pointer, or under way
board-sign-part-optional = May be done
board-sign-part-waiting = Not possible yet
board-sign-met = Condition met
board-sign-would-meet = Met by the choice under the pointer
board-sign-bar-cash = Bill: cash
board-sign-bar-shares = Bill: shares to be sold
board-sign-bar-due = Bill: what is due
board-sign-slot = First slot, still free
board-sign-share = Share, sold for $150
board-sign-steps = Steps on the tracks
board-sign-promote = Promote a worker to manager
board-sign-exchange = Exchange a worker
board-sign-take = Take a train
board-sign-flip = Flip a train
board-sign-railfree = A free rail
board-sign-stationfree = A free station
board-sign-officefree = A free office
board-sign-anyone = A worker of any colour
board-sign-worker = One worker is given up
board-sign-market = Opens the Market
board-sign-triangle = Difficult ground, $100
board-sign-plains = Plains, no surcharge
board-sign-station = Station
board-sign-railroad = Railroad
board-sign-telegraph = Telegraph
board-sign-trade = Trade
board-keys-worker = another worker, while one is sent
board-keys-row = another action for it
board-keys-rows = send it to this action
board-keys-lines = a step of the action
board-keys-tracks = a step on this track
board-keys-deals = this deal
board-keys-sell = sell a share
board-keys-hire = hire a worker
board-keys-finish = finish the action
board-keys-stop = stop the effect
board-keys-pass = pass
board-keys-signs = all symbols
