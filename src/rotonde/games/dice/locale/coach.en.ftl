# Railroad Dice: the lesson, the coach, and the game in a minute, in English.

minute = There is one railway, and everybody builds on it with the same white dice: they are rails, money, shares and jokers at once. Most shares make you director, and a director builds stations. Every year a company carries 1,000 passengers for each station of its largest group, all of them for its director.

# --- the lesson -------------------------------------------------------------------------------

lesson-share-title = Buy a say
lesson-share = Four jokers lie before you. A joker can be a rail, a share or almost anything else; a share is worth most now, because whoever holds most shares of a company at the end of the year directs it, and only directors build stations. Begin with Eisberg Tours.
lesson-share-not-yet = One company after the other: a share of Eisberg Tours first.

lesson-spread-title = Spread over several companies
lesson-spread = While nobody else has shares, one is enough to lead. Take one of Weiden Express and one of Insel Hopper: three companies with three dice, before { $player2 } has moved at all.
lesson-spread-not-yet = Save your jokers for two shares now: one of Weiden Express, one of Insel Hopper.

lesson-roll-title = Roll once a turn
lesson-roll = You may roll once a turn: the dice you choose show new faces, straight, curve, share or joker, and each joker brings one more die along. With a single joker left there is little to lose. Roll it.
lesson-roll-not-yet = Keep that for a moment: roll the last joker first, it may become two dice.

lesson-last-title = Use the joker, keep the rail
lesson-last = A straight rail, and a joker with it: two dice out of one. Spend the joker on a share of Überall Fahrten and keep the rail; up to five dice may lie before you from year to year. Then end your turn.
lesson-last-not-yet = The joker is for a share of Überall Fahrten; the rail stays before you. Then end your turn.

lesson-income-title = Collect your income
lesson-income = The year was counted. { $player2 } has two shares of Eisberg Tours and directs it; you direct three others. But look: { $player2 } has bought more of Weiden and Insel, so your office there may end with the year. First take your income of four hidden dice.

lesson-station-title = Build while you direct
lesson-station = Hidden dice pay for stations: three here in the open country. A station carries passengers every year for whoever directs its company then. Überall Fahrten is safely yours, as nobody else holds a share of it: build its station at end B of the line.
lesson-station-not-yet = Build for the company that nobody can take from you this year: Überall Fahrten, at end B.

lesson-defend-title = Defend your offices
lesson-defend = A station brings two jokers at once. In Weiden and Insel { $player2 } has two shares against your one. Buy one of each: at equal shares the director stays. Then end your turn, and the year is counted.
lesson-defend-not-yet = Defend what you direct: one share of Weiden Express and one of Insel Hopper, then end your turn.

lesson-year-title = The first passengers
lesson-year = A chain of one station: 1,000 passengers, and you still direct three companies. Now you begin the year. Take your income.

lesson-second-title = A second company on the line
lesson-second = Now Weiden Express at end A. Different companies may stand side by side on the one line; what counts for each is its own largest group. Three dice, and two jokers come back.
lesson-second-not-yet = Your hidden dice are best spent on a station now: Weiden Express at end A.

lesson-hold-title = Make it safe
lesson-hold = You and { $player2 } both hold two shares of Weiden Express. A third makes the station yours for good, or nearly. One joker for that is well spent.
lesson-hold-not-yet = A third share of Weiden Express first: it has a station now.

lesson-rail-title = Drive the line on
lesson-rail = Behind a station the line goes on with rails. You kept a straight die since the first year: lay it on e3, towards the east, and end A has a new cell where one more station can stand.
lesson-rail-not-yet = Use the straight rail die you kept: on e3, straight on to the east.

lesson-third-title = A third station
lesson-third = Insel Hopper next, while you still direct it. It pays this year, even if { $player2 } should take the company over at the end of it: passengers are counted before new directors are named.
lesson-third-not-yet = Build first: Insel Hopper on f3, at end A.

lesson-invest-title = Look for the next company
lesson-invest = The station brought two jokers again. { $player2 } directs Berg&Tal Bahn with a single share; two of yours will be a threat. Buy them and end your turn.
lesson-invest-not-yet = Both jokers for shares of Berg&Tal Bahn, then end your turn.

lesson-end-title = Three years
lesson-end = After three years you have carried 4,000 passengers, { $player2 } 1,000. You bought shares early, built wherever you directed, and each station paid for the next share. In a whole game groups of neighbouring stations grow long: build one company sheet after sheet, and guard its shares.

# --- the coach --------------------------------------------------------------------------------

coach-main = In any order: income, one roll, dice for shares, rails and stations. Buy where few hold shares, so that you direct, and build there: stations pay every year.
coach-income = Your income is all that is left to do first: hidden dice, which pay for stations or go into a roll. Four of them, or one for each station of your companies where those are more.
coach-income-roll = Take your income first: the dice it brings can join the roll, or stay hidden and pay for a station.
coach-roll-end = Only a roll can bring you rails and shares now. Three dice that stay hidden pay for a station later.
coach-end = Nothing is left to lay, build or buy. Up to five dice stay before your screen, and all that lie behind it.
coach-tile = A new sheet brings you two jokers, and its ground decides what can be built there. Country costs nothing more; a mountain range costs one die a turn, a bridge over a lake two, but Eisberg Tours builds nowhere else.
coach-entry = The line comes onto the new sheet here. Choose the die that leaves you the ways you want.
coach-bridge = A bridge goes on until it reaches the shore. It costs two dice more, hidden ones or jokers, however long it is.
coach-back = Only five dice stay before your screen: mark those that go back, then give them. Keep jokers and share dice; rails that fit nowhere go first.
