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

board-city-washington = Washington
board-city-charlotte = Charlotte
board-city-miami = Miami
board-city-little_rock = Little Rock
board-city-chicago = Chicago
board-city-houston = Houston
board-city-kansas_city = Kansas City
board-city-duluth = Duluth
board-city-bismarck = Bismarck
board-city-denver = Denver
board-city-el_paso = El Paso
board-city-salt_lake_city = Salt Lake City
board-city-seattle = Seattle
board-city-san_francisco = San Francisco
board-city-san_diego = San Diego

board-colour-white = white
board-colour-purple = purple
board-colour-orange = orange
board-colour-grey = grey
board-colour-turquoise = turquoise
board-colour-any = any

board-action-station = Station
board-action-railroad = Railroad
board-action-telegraph = Telegraph
board-action-trade = Trade
board-does-station = a city your rails reach
board-does-railroad = two rails, $400 + $100 per ▲
board-does-telegraph = an office, for shares
board-does-trade = sell a piece, flip a train

board-track-telegraph = Telegraph
board-track-stations = Stations
board-track-network = Network
board-count-telegraph = { $count ->
    [one] { $count } office × { $value }
   *[other] { $count } offices × { $value }
}
board-count-stations = { $count ->
    [one] { $count } station × { $value }
   *[other] { $count } stations × { $value }
}
board-count-network = { $count } level 5 × { $value }
board-times-telegraph = { $points } VP for each of your offices
board-times-stations = { $points } VP for each of your stations
board-times-network = { $points } VP for each city of level 5 you reach
board-times-telegraph-end = Offices × value of the telegraph track
board-times-stations-end = Stations × value of the stations track
board-times-network-end = Cities of level 5 × value of the network track
board-product = { $count } × { $value } = { $points } VP
board-step = space { $space }
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
   *[other] flip { $count } trains
}
board-op-place-rail-free = a free rail
board-op-place-station-free = a free station
board-op-place-office-free = a free office
board-op-setup-rail = a rail beside your own, free
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
board-op-solo-deal = a deal for you alone, +{ $count } share
board-op-gain-money-per-train = ${ $money } per train
board-pay-for = pay ${ $money }: { $what }
board-give-up = give up one worker: { $what }
board-amount-now = { $what } (${ $money })

# Rows of an explanation: the word in the margin.
board-row-station = Station
board-row-first-station = First station
board-row-reward = Reward
board-row-stations = Stations
board-row-you = You
board-row-ground = Ground
board-row-market = Market
board-row-rails = Rails
board-row-office = Office
board-row-first-office = First office
board-row-tile = Tile
board-row-offices = Offices
board-row-neighbours = Neighbours
board-row-scored = Scored by
board-row-value = Value
board-row-gate = Gate
board-row-markers = Markers
board-row-anywhere = Anywhere
board-row-does = Does
board-row-used = Used
board-row-brings = Brings
board-row-state = Now
board-row-pieces = Pieces
board-row-sale = Sells for
board-row-now = Now
board-row-flipped = Flipped
board-row-points = Worth
board-row-managers = Managers
board-row-price = Price
board-row-can-pay = Can pay
board-row-worker = Worker
board-row-raises = Can raise
board-row-workers = Workers
board-row-turns = Turns left

board-slot-free = still free
board-slot-taken = taken by { $name }
board-slot-neutral = taken by a neutral building
board-city-station = your station
board-city-reached = your rails reach it
board-city-unreached = not reached by your rails
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

board-worker = { $colour } worker
board-in-stock = { $count } in stock
board-used = { $count } used until all are back
board-in-supply = { $count } in the supply
board-or-promote = or promote one worker instead
board-promote-one = promote one worker
board-so-many = { $count } { $colour }
board-field = Section { $number } of your board
board-left-of-logo = left of the logo
board-right-of-logo = right of the logo
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
board-train-points = { $face ->
    [up] 8 VP
   *[down] 0 VP while face down
}
board-train-promote-2 = promote two
board-train-advance-3 = advance 3 steps
board-train-rail-100 = pay $100: a free rail
board-train-money-600 = gain $600
board-train-shares-3 = 3 shares
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
board-part-station-means = a building goes to a city
board-part-rail-means = a rail goes to the map
board-part-office-means = a building goes to the telegraph line
board-part-sale-means = a piece is sold
board-part-reward-means = the reward of the city
board-part-first_bonus-means = the bonus of the first station
board-part-tile-means = the bonus of the tile, for a worker
board-part-flip-means = a train is turned over
board-part-promotion-means = a worker becomes a manager
board-part-ability-means = what the colour of the worker adds
board-state-done = done
board-state-now = under way
board-state-open = to be done
board-state-waiting = not before the main pieces
board-state-spent = given up
board-then-market = then Market { $number }
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
board-market-skipped = cannot pay
board-market-asked = { $count ->
    [one] one deal or none
   *[other] up to { $count } deals
}
board-market-to-come = then
board-took = { $count ->
    [one] took deal { $deals }
   *[other] took deals { $deals }
}
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
board-race = pieces left of the logo, then a last round
board-last-round = round { $round } is the last
board-logo = logo
board-began = Set-up
board-raises = can raise ${ $money }
board-shares-worth = { $count ->
    [one] { $count } share, ${ $money } if sold
   *[other] { $count } shares, ${ $money } if sold
}
board-minimum = min
board-turns-left = { $count ->
    [0] no turn left
    [one] last turn
   *[other] { $count } turns left
}
board-your-board = Your board, $ for a sale
board-to-the-logo = { $count } to the logo
board-to-logo = { $count } to logo
board-crew = { $stock } workers in stock, { $used } used
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
board-keys-sell = sell a share
board-keys-hire = hire a worker
board-keys-finish = finish the action
board-keys-stop = stop the effect
board-keys-pass = pass
board-keys-explain = explain what has the focus
board-keys-signs = all signs
