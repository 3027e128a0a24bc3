# Railroad Dice, in English.
#
# Dice lie *hidden* behind a screen or in *front* of it; the *reserve* is what nobody has. A tile is a
# *sheet* where it is large and active. The line has two *ends*, A and B; a *joker* shows “?”. A
# company has a *director* and a *chain*, its largest group of neighbouring stations.

game-title = Railroad Dice
game-tagline = One line for all. Dice are track, money and votes; directors carry the passengers.
game-players = 2–4 players
game-minutes = 60–90

# --- names ------------------------------------------------------------------------------------

company-eisberg = Eisberg Tours
company-ueberall = Überall Fahrten
company-weiden = Weiden Express
company-insel = Insel Hopper
company-bergtal = Berg&Tal Bahn

company-eisberg-short = Eisberg
company-ueberall-short = Überall
company-weiden-short = Weiden
company-insel-short = Insel
company-bergtal-short = Berg&Tal

tile-country = Country
tile-country-a = open country
tile-lake = Lake
tile-lake-a = a lake
tile-mountain2 = Mountains, 2 sides
tile-mountain2-a = mountains on two sides
tile-mountain3 = Mountains, 3 sides
tile-mountain3-a = mountains on three sides

face-straight = straight
face-curve = curve
face-share = share
face-joker = joker

site-mountain = mountain
site-lake = lake
site-country = country

around-mountain = mountain
around-lake = water
around-country = country

side-N = north
side-E = east
side-S = south
side-W = west

count = { NUMBER($count) }
from-to = { NUMBER($old) } → { NUMBER($new) }
seated = { $seat }

# --- prompts ----------------------------------------------------------------------------------

over-turn = Your turn{ $income ->
    [yes] {"  "}✓ income
   *[other] {""}
}{ $rolled ->
    [yes] {"  "}✓ rolled
   *[other] {""}
}
over-last-year = Your turn, in the last year{ $rolled ->
    [yes] {"  "}✓ rolled
   *[other] {""}
}
over-end = End of your turn
over-tile = Over the border from { $cell }: sheet, then entry rail{ $rails ->
    [one] {""}
   *[other] , then a bridge
}
over-entry = Over the border from { $cell }: entry rail{ $rails ->
    [one] {""}
   *[other] , then a bridge
}
over-bridge = Bridge from { $cell }, { $rails ->
    [one] 1 rail
   *[other] { $rails } rails
} to go at least

prompt-main = Lay, build or buy
prompt-income = Take your income
prompt-income-roll = Take your income or roll
prompt-roll-end = Roll or end your turn
prompt-end = End your turn
prompt-roll = How many dice do you roll?
asked-shares = Which share?
asked-stations = Which station?
prompt-tile = Which sheet lies to the { $side }?
prompt-entry = Lay the entry rail
prompt-bridge = Bring the bridge ashore
prompt-back = Give back { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

hint-finish = Everything else is quiet until this is finished.
hint-income = Your income of { $dice } dice is still due.

# --- groups and labels of choices -------------------------------------------------------------

group-income = Income
group-roll = Roll
group-shares = { $count ->
    [one] Share
   *[other] Shares
}
group-rails = Lay a rail
group-stations = { $count ->
    [one] Station
   *[other] Stations
}
group-tile = The sheet beyond
group-back = Give back
group-end = End turn
group-last-roll = Last roll

# What a finger holds fast, on the button that plays it.
group-shares-does = Buy { $what }
group-stations-does = Build { $what }
group-tile-does = Lay { $what }

label-income = Income { $dice }
label-roll = Roll
label-roll-ending = Roll { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
}
label-share = { $company }
label-rail = Lay { $cell } { $out }
label-rail-joker = Lay { $cell } { $out }, joker
label-station = { $company }, { $kind }
label-station-joker = { $company }, { $kind }, a joker for the mountain
label-end = End turn
label-back = { $face }
label-tile = { $kind }{ $rotation ->
    [0] {""}
    [1] , quarter turn
    [2] , half turn
   *[other] , three-quarter turn
}

span-hidden = hidden
span-jokers = jokers

pick-cell = { $cell }
pick-share = { $company }
prompt-share = A share of { $company }: pay with
prompt-site = A station on { $cell }

detail-ends-game = ends the game
detail-income = { $dice }
detail-rail = { $hidden ->
    [0] { $jokers ->
        [0] {""}
        [one] pays 1 joker,{" "}
       *[other] pays { $jokers } jokers,{" "}
    }
   *[other] pays { $hidden } hidden{ $jokers ->
        [0] {""}
        [one] {" "}+ 1 joker
       *[other] {" "}+ { $jokers } jokers
    },{" "}
}at { $end }{ $begins ->
    [bridge] , bridge
    [crossing] , over the border
   *[other] {""}
}
detail-director = from { $seat }
detail-director-die = { $die }, from { $seat }
detail-bank = { $left } left
detail-bank-die = { $die }, { $left } left
detail-price = { $price } dice
detail-back = { $dice } back
badge-price = { $price }

# --- cards ------------------------------------------------------------------------------------

card-income = Income of { $dice }
card-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
card-roll-ending = A roll that ends the game
card-rail-straight = Straight on { $cell } → { $out }
card-rail-curve = Curve on { $cell } → { $out }
card-station = { $company }, { $kind } station
card-share = A share of { $company }
card-tile = { $kind }
card-back = Dice to give back
card-end = End of the turn

row-faces = Of six faces
row-bonus = From the reserve
row-reserve = Reserve
row-front = In front
row-hidden = Hidden
row-toll = Surcharge
row-chain = Chain
row-price = Paid
row-stations = Your stations
row-shares = Shares
row-director = Director at the year end
row-cleared = Sheet { $tile } done, dice return
row-reward = Discovery
row-built = Reward
row-income = Income next year
row-counted = Stations counted
row-missing = { $dice ->
    [one] 1 die paid into the reserve would avoid it
   *[other] { $dice } dice paid into the reserve would avoid it
}
row-next = Next
row-draws = Their income
row-draws-own = Your income
row-die = The die goes
row-bridge = Bridge
row-border = To finish
row-onward = Next cell
row-opens = Sides it opens
row-ranges = Ranges it joins
row-beside = Your stations beside it

to-reserve = to the reserve
to-screen = to { $seat }, hidden
next-again = you again
lands = lands on { $land }
lands-over-one = over { $first }, lands on { $land }
lands-over = over { $first } to { $last }, lands on { $land }
over-border = { $rails ->
    [one] sheet, entry rail
   *[other] sheet, entry rail, bridge
}
onward = { $cell }{ $kind ->
    [mountain] , mountain
   *[country] {""}
}
paid-hidden = { $hidden } { $blank }
paid-jokers = { $jokers } { $joker }
paid-both = { $hidden } { $blank } + { $jokers } { $joker }
dice-gained = +{ $count } { $die }
die-faces = { $n1 } { $d1 } { $n2 } { $d2 } { $n3 } { $d3 } { $n4 } { $d4 }

die-straight = straight
die-curve = curve
die-share = share
die-joker = joker
die-straight-several = straights
die-curve-several = curves
die-share-several = shares
die-joker-several = jokers
die-blank = hidden

remark-last-year = This announces the last year: nobody takes dice from the reserve any more.
remark-ends-game = The game ends at once: one last count with today’s directors.
remark-must-sell = { $seat } cannot refuse: the market is open.
remark-roll-short = { $jokers ->
    [one] The joker asks for 1 die
   *[other] { $jokers } jokers ask for { $jokers } dice
} of the reserve, and it has { $reserve }: no die moves, and the game ends at once.

# --- log --------------------------------------------------------------------------------------

log-year = Year { $year }
    .rule = DIC-77
log-income = { $seat } takes an income of { $dice }
    .rule = DIC-26
log-income-jokers = { $seat } takes { $dice } jokers for a lost office
    .rule = DIC-26
log-income-short = { $seat } takes { $taken } of { $due }: the reserve is empty
    .rule = DIC-26
log-roll = { $seat } rolls { $hidden ->
    [0] {""}
    [one] 1 hidden die
   *[other] { $hidden } hidden dice
}{ $jokers ->
    [0] {""}
   *[other] { $hidden ->
        [0] {""}
       *[other] {" and "}
    }{ $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(+{ $bonus })
    }
}: { $n1 } { $d1 }{ $n2 ->
    [0] {""}
   *[other] ⁠, { $n2 } { $d2 }
}{ $n3 ->
    [0] {""}
   *[other] ⁠, { $n3 } { $d3 }
}{ $n4 ->
    [0] {""}
   *[other] ⁠, { $n4 } { $d4 }
}
    .rule = DIC-30
log-too-many = { $seat } ends the turn with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} too many
    .rule = DIC-69
log-back = { $seat } gives back: { $face }
    .rule = DIC-69
log-backs = { $seat } gives back { $count } dice
    .rule = DIC-69
log-buy = { $seat } buys { $company } ({ $bank } left)
    .rule = DIC-33
log-buy-director = { $seat } buys { $company } from { $director }
    .rule = DIC-33
log-rail = { $seat } lays { $cell } → { $out } ({ $end }){ $dice ->
    [0] {""}
    [one] , pays 1 die
   *[other] , pays { $dice } dice
}
    .rule = DIC-39
log-rail-water = { $seat } bridges { $cell } → { $out } ({ $end }){ $dice ->
    [0] {""}
    [one] , pays 1 die
   *[other] , pays { $dice } dice
}
    .rule = DIC-39
log-rails = { $seat } lays { $count } rails at { $end }, { $first } to { $last }{ $bridge ->
    [yes] , over water
   *[no] {""}
}{ $dice ->
    [0] {""}
    [one] , pays 1 die
   *[other] , pays { $dice } dice
}
    .rule = DIC-39
log-tile = { $seat } discovers { $kind }, sheet { $tile }
    .rule = DIC-44
log-cleared = Sheet { $tile } is done: { $dice } dice return
    .rule = DIC-47
log-reward = +{ $dice } jokers
    .rule = DIC-49
log-station = { $seat } builds { $company } at { $end } ({ $kind }) for { $price }, chain { $before } → { $chain }
    .rule = DIC-59
log-counted = { $company }: chain of { $chain }
    .rule = DIC-72
log-count = Year { $year } is counted
    .rule = DIC-72
log-director = { $director } directs { $company } with { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
    .rule = DIC-74
log-director-stays = { $director } stays director of { $company } after a tie at { $shares }
    .rule = DIC-74
log-director-left = { $director } directs { $company }: tied at { $shares }, and first to the left of the old director
    .rule = DIC-74
log-director-first = { $director } directs { $company }: tied at { $shares }, and first in the order of the year
    .rule = DIC-74
log-office-lost = { $seat } is without a company: jokers instead of hidden dice next year
    .rule = DIC-28
log-last-year-a = Last year: { $company } has built its last station
    .rule = DIC-83
log-last-year-b = Last year: no sheet fits any more
    .rule = DIC-83
log-last-year-c = Last year: neither end has a way out
    .rule = DIC-83
log-short-income = The income of { $seat } cannot be paid in full: the game ends
    .rule = DIC-85
log-short-reward = The reward of { $seat } cannot be paid in full: the game ends
    .rule = DIC-85
log-short-roll = { $seat } asks for more dice than there are: the game ends
    .rule = DIC-85

# --- options ----------------------------------------------------------------------------------

option-dice_total-sentence = The game has { $choice }.
option-dice_total-40 = 40 dice, as printed
option-dice_total-60 = 60 dice, better for four
option-dice_total-number = { $number } dice
option-dice_total-rule = DIC-14
option-hide_totals-sentence = Totals stay { $choice }.
option-hide_totals-true = hidden until the end
option-hide_totals-false = open to all
option-hide_totals-rule = DIC-73

# --- the end ----------------------------------------------------------------------------------

end-a = A company built its last station.
end-b = No sheet fitted at either end.
end-c = Neither end had a way out.
end-d = The reserve could not give what was due.
end-idle = Nothing was built for three years.

score-said = { NUMBER($amount) } passengers
finish-level = More jokers in front decide, then more dice.
source-eisberg = Eisberg Tours
source-ueberall = Überall Fahrten
source-weiden = Weiden Express
source-insel = Insel Hopper
source-bergtal = Berg&Tal Bahn

# --- what a choice is worth later ---------------------------------------------------------------

later-chain = { $company } at the year end: { $chain ->
    [0] no chain of yours
   *[other] your chain of { $chain }
}
later-office = { $company } next year, { $mine ->
    [one] 1 share
   *[other] { $mine } shares
} to { $best }: { $directs ->
    [yes] you direct it
   *[no] { $seat } directs it
}
later-passengers = { $count ->
    [0] nothing
   *[other] { NUMBER($count) }
}
later-no-station = no station yet

# --- refusals ---------------------------------------------------------------------------------

income-first = Your income comes first: take it before you end your turn.
finish-first = { $what ->
    [tile] Choose the sheet beyond { $end }
    [entry] Lay the entry rail at { $end }
   *[bridge] Finish the bridge at { $end }
  }, or undo.
discard-first = Give dice back until five are left in front.
no-income-yet = There is no income before year { $year }.
income-taken = You have taken your income of this year.
no-income-in-last-year = In the last year nobody takes an income.
rolled-already = One roll a turn: yours is done.
nothing-to-roll = Choose at least one die to roll.
too-few-hidden = You have { $hidden ->
    [0] no hidden dice
    [one] 1 hidden die
   *[other] { $hidden } hidden dice
}.
too-few-jokers = You have { $jokers ->
    [0] no jokers
    [one] 1 joker
   *[other] { $jokers } jokers
} in front.
roll-beyond-reserve = The reserve has { $reserve ->
    [0] no dice
    [one] 1 die
   *[other] { $reserve } dice
}: of the rolls that end the game only the smallest is offered.
no-such-company = There is no company “{ $company }”.
no-die-for-share = No share and no joker in front.
die-not-in-front = No { $face } in front.
bank-sold-out = { $company } is sold out.
market-closed = Directors sell once { $needed } companies are sold out: { $sold }.
no-director = { $company } has no director.
own-company = You direct { $company }: its shares come from the bank.
director-without-share = { $seat } directs { $company } and has no share of it left.
not-a-next-cell = { $cell } is not next to the end of the line.
cell-taken = A die lies on { $cell }.
cell-touches = { $cell } touches the die on { $die }.
out-is-entry = The line comes in on that side.
no-rail-die = No { $face } and no joker in front.
no-shape-in-front = No { $face } in front; a joker would do.
no-joker-in-front = No joker in front.
no-way-out = The line would have no way out.
last-way-out = The other end would lose the last way out of the line.
other-end = { $what ->
    [entry] Lay the entry rail at { $end }
   *[bridge] Finish the bridge at { $end }
  }, or undo.
too-few-dice-to-leave = { $needed } dice are needed before the line may leave: { $dice }.
tile-lies-there = Sheet { $tile } lies there.
place-ahead = An empty place: the line comes here over the { $side } border of sheet { $sheet }, with { $needed } dice on it ({ $dice } now).
no-tile-fits = No sheet fits there.
crossing-too-dear = This crossing takes { $rails ->
    [one] 1 rail
   *[other] { $rails } rails
}{ $dice ->
    [0] {""}
    [one] {" "}and 1 die
   *[other] {" "}and { $dice } dice
}: you have { $have ->
    [one] 1 rail
   *[other] { $have } rails
} and { $hidden } hidden.
tile-does-not-fit = { $kind }: its sides do not fit there.
tile-none-left = { $kind }: none left.
tile-no-such = There is no sheet “{ $kind }” in rotation { $rotation }.
tile-too-dear = { $kind }: your dice are not enough to finish there.
surcharge-too-dear = This costs { $cost ->
    [one] 1 die
   *[other] { $cost } dice
} more, hidden dice or jokers: you have { $dice }.
surcharge-otherwise = A surcharge of { $cost } cannot be split like this: { $hidden } hidden, { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
}.
bridge-too-dear = This bridge takes { $rails ->
    [one] 1 rail
   *[other] { $rails } rails
}{ $dice ->
    [0] {""}
    [one] {" "}and 1 die
   *[other] {" "}and { $dice } dice
}: you have { $have ->
    [one] 1 rail
   *[other] { $have } rails
} and { $hidden } hidden.
no-office = Only the director of a company builds its stations: you direct none.
not-the-director = Only the director of { $company } builds.
head-is-station = A station never stands beside a station.
station-on-border = { $cell } is a border cell and takes no station.
station-on-water = { $cell } is water.
station-wrong-ground = { $cell } is no ground for a { $kind } station.
too-few-around = { $found ->
    [one] One cell
   *[other] { $found } cells
  } of { $kind } around: { $needed } are needed.
stations-built = { $company } has no { $kind } station left.
station-on-tile = { $company } has a station on this sheet.
station-too-dear = This takes { $price } dice, hidden dice first: you have { $dice }.
joker-not-needed = Hidden dice pay first; a joker may only stand for the mountain’s die where they would do.
face-not-in-front = No { $face } in front.
is-offered = This is offered: choose it.

# --- the board --------------------------------------------------------------------------------

board-year = Year { $year }
board-passengers = { NUMBER($count) }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map
board-close = Close

board-ground-country = Country
board-ground-lake = Lake
board-ground-mountain2 = Mountains
board-ground-mountain3 = Mountains
board-sides-country = no water, no hills
board-sides-lake = water inside
board-sides-mountain2 = 2 mountain sides
board-sides-mountain3 = 3 mountain sides
board-terrain-country = country
board-terrain-mountain = mountain
board-terrain-water = water

board-sheet = sheet { $number }
board-sheet-spoken = End { $end }: { $ground }, sheet { $number }
board-paid = paid
board-may-leave = may leave
board-to-leave = { $count }/{ $needed } to leave
board-no-second-sheet = One sheet so far. With { $needed } dice on it the line may lead over a border.
board-cell = { $cell }, { $ground }
board-next-cell = { $cell }, { $ground }, next cell of { $end }: { $ways }; { $surcharge ->
    [0] no surcharge
    [one] surcharge 1 die
   *[other] surcharge { $surcharge } dice
}{ $paid ->
    [yes] , range paid
   *[other] {""}
}
board-way = { $cell } to the { $side }
board-site = A station on { $cell }
board-no-site = Why no station may stand on { $cell }
board-rail-on = { $cell }: { $face }
board-bridge-on = { $cell }: { $face }, over water
board-station-on = { $cell }: station of { $company }

board-general-map = General map: { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
board-place = Sheet { $number }: { $ground }{ $count ->
    [0] {""}
   *[other] , with { $stations }
}
board-empty-place = Empty place; fits: { $fits }
board-closed-place = Empty place; nothing fits
board-chain = { $company }, { $count ->
    [0] no sheet
    [one] 1 sheet: { $tiles }
   *[other] { $count } sheets: { $tiles }
}
board-end-away = Show end { $end }
board-mark = { $company }, station on sheet { $number }

board-offers = Sheets that may lie to the { $side }
board-offer = { $ground }, { $note }{ $rotation ->
    [0] {""}
    [1] , quarter turn
    [2] , half turn
   *[other] , three-quarter turn
}, { $left } left
board-left = { $count } left
board-sight-side = Their sides do not fit there.
board-sight-none = None of these are left.
board-sight-dice = Your dice are not enough to finish there.

board-plan-rails = Rails
board-short = { $there ->
    [one] One die is left
   *[other] { $there } dice are left
}, { $missing ->
    [one] one is missing
   *[other] { $missing } are missing
}
board-toll = Surcharge
board-to-reserve = to the reserve
board-other-landings = { $count ->
    [one] 1 other landing; finished at once.
   *[other] { $count } other landings; finished at once.
}

board-tabs = Sheets and map
board-tab-map = Map
board-tab-offers = New sheet
board-choices-here = Something can be chosen here
board-reserve = Reserve

board-your-dice = Your dice
board-behind = behind the screen { $count }
board-front = in front { $count }
board-back-die = { $face }: { $marked ->
    [yes] goes back
   *[other] stays
}
board-back = Give back { $count } of { $needed }
board-front-over = in front { $count }, { $limit } may stay at the end of your turn
board-hidden-die = Hidden die, { $count } in all
board-tray-die = { $face }{ $count ->
    [one] {""}
   *[other] , { $count } dice
} { $tag }
board-front-spoken = In front: { $count ->
    [0] no dice
   *[other] { $faces }
}
board-hidden-spoken = { $count ->
    [one] 1 die behind the screen
   *[other] { $count } dice behind the screen
}
board-shares = Shares by company
board-shares-held = { $company }: { $count ->
    [one] 1 share
   *[other] { $count } shares
}
board-shares-directs = { $company }: { $count ->
    [one] 1 share
   *[other] { $count } shares
}, directs
board-first = First this year

board-panel-year = If the year ended now
board-panel-reserve = Reserve
board-panel-companies = Companies
board-total-hidden = hidden until the end
board-why-most = { $mine ->
    [yes] You direct
   *[no] { $seat } directs
} with { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}.
board-why-stays = Tied at { $shares }: { $mine ->
    [yes] you stay
   *[no] { $seat } stays
} director.
board-why-left = Tied at { $shares }: { $mine ->
    [yes] you are
   *[no] { $seat } is
} first to the left of { $left ->
    [yes] you
   *[no] { $old }
}.
board-why-first = Tied at { $shares }: { $mine ->
    [yes] you are
   *[no] { $seat } is
} first in the order of the year.
board-lost-office = 4 jokers instead of hidden dice next year
board-since = announced by { $mine ->
    [yes] you
   *[no] { $name }
} in year { $year }
board-of-dice = of { $total } dice
board-low = low
board-reserve-spoken = Reserve: { $count } of { $total } dice
board-on-line = on the line
board-sheets-left = Sheets left
board-supply = { $ground }: { $count } left
board-stations-left = stations left
board-last-station = The last station of a company announces the last year.
board-directs = directs
board-chain-head = Chain
board-bank-head = Bank
board-bank = { $company }: { $count } in the bank
board-director = { $company }: { $mine ->
    [yes] you direct
   *[no] { $name } directs
} with { $count }
board-slots = Stations, { $kind }: { $count } left; each number is a price in dice
board-market = Directors sell when { $needed } companies are sold out: { $sold } now.
board-market-open = The market is open: directors must sell.

board-year-counted = Year { $year } is counted
board-chain-of = chain of { $count }
board-no-chain = No company carried anybody.
board-new-director = { $company }: { $mine ->
    [yes] you direct
   *[no] { $seat } directs
}
board-new-directors = New directors
board-first-next = First in year { $year }

board-keys-end = take an end of the line
board-keys-way = turn the rail to another way
board-keys-payer = let other dice pay: hidden ones or jokers
board-keys-joker = lay a joker instead, or a real die again
board-keys-station = a station, by its place in the list
board-keys-share = a share of the bank, by company
board-keys-director = a share of the director
board-keys-back = mark dice to give back
board-keys-income = take your income
board-keys-roll = roll
board-keys-finish = end your turn

# --- what things are ----------------------------------------------------------------------------
about-row-die = Die
about-row-out = Leads
about-row-surcharge = Surcharge
about-row-sites = Stations
about-row-now = Now
about-row-kind = Kind
about-row-price = Price
about-row-chain = Chain
about-row-director = Director
about-row-carries = Carries
about-row-site = Site
about-row-brings = Brings
about-row-ground = Ground
about-row-dice = Dice
about-row-stations = Stations
about-row-fits = Fits
about-row-sides = Sides
about-row-left = Left
about-row-line = On the line
about-row-in-all = In all
about-row-use = Good for
about-row-seat = Of
about-row-shares = Shares
about-row-bank = In the bank
about-row-jokers = Jokers
about-row-stay = May stay
about-row-directs = Directs
about-row-income = Income
about-cell = cell { $cell }
about-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
about-passengers = { $count ->
    [one] 1 passenger
   *[other] { NUMBER($count) } passengers
}
about-sheets = { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
about-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
about-end = end { $end }
about-empty = Empty place
about-none = nothing
about-of = { $count } of { $of }
about-of-left = { $left } of { $of } left
about-held = { $seat } { $count }
about-held-of = { $company } { $count }
about-station-of = Station of { $company }
about-station-mountain = Mountain station
about-station-lake = Lake station
about-station-country = Country station
about-around = at least { $count } cells of { $around } beside it
about-returns = it goes back to the reserve
about-short = less than the next income
about-hidden = Hidden dice
about-hidden-use = stations, surcharges, bridges, the roll
about-front = Dice in front
about-in-front = { $count } in front
about-surcharge = Surcharge
about-use-straight = a rail straight on
about-use-curve = a rail to the left or to the right
about-use-share = a share
about-use-joker = a rail, a share, a surcharge, the roll
