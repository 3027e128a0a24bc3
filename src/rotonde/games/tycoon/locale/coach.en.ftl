# Railroad Tycoon: the lesson, the coach, and the game in a minute, in English.

minute = Lay track between cities, buy better engines, and carry cubes to cities of their colour: every link a cube travels is a point for its owner, and points are income too. You begin without a dollar; money comes from shares, and each share costs a dividend every turn and a point at the end.

# --- the lesson -------------------------------------------------------------------------------

lesson-auction-title = You begin without a dollar
lesson-auction = Each turn begins with an auction for the first place. All money comes from shares: $5,000 now, $1,000 in every turn from then on, and a point less at the end. So spend only on what earns. { $player2 } bids; let the first place go.
lesson-auction-not-yet = Every bid would cost you a share today. Pass: the second place is good enough on an empty map.

lesson-track-title = A short link between good cities
lesson-track = In a round you have one action. Look for two cities close together whose cubes want to go to each other: Philadelphia has a yellow cube, and Baltimore, next door, is yellow. One tile of track is enough, and one share pays for it.
lesson-track-not-yet = Look at Philadelphia and Baltimore: a single tile joins them, and a cube is waiting to travel.

lesson-deliver-title = Deliver a cube
lesson-deliver = A cube goes to a city of its own colour. Each link on its way brings its owner a point, and points decide your income too. Send the yellow cube from Philadelphia to Baltimore.

lesson-branch-title = Make the line longer
lesson-branch = One point for one link. The same cube over two links would bring two, so build on from what you have: Washington lies next to Baltimore and holds a blue cube, and Philadelphia is blue. Hills cost $4,000, but it is a single tile.
lesson-branch-not-yet = Build on from your own link: Baltimore to Washington, a single tile.

lesson-bid-title = Now the first place matters
lesson-bid = Income was paid, dividends were taken. Your blue cube in Washington is worth two points as soon as you have a better engine. { $player2 } stops at Baltimore too, so go first this time: $2,000 is enough.
lesson-bid-not-yet = Bid $2,000: more is waste, and going second again gives { $player2 } the first pick.

lesson-upgrade-title = A better engine
lesson-upgrade = The level of your engine says over how many links your cubes may go; yours is 1. Level 2 costs $5,000, and every later delivery can be worth double. That is what shares are for.

lesson-far-title = Two links, two points
lesson-far = Blue from Washington through Baltimore to Philadelphia: both links are yours. Long ways over your own track are what the whole game is about.
lesson-far-not-yet = The blue cube in Washington is the best on the map for you: two links, both yours.

lesson-toll-title = Ride on other people’s track
lesson-toll = You may use the links of others, and then they get the point for theirs. Red from Baltimore to New York runs over your link and over one that belongs to { $player2 }: a point each. Better than none, as no other cube of yours can go now.

lesson-ahead-title = Look before you bid
lesson-ahead = Four points to three, and a better income. The red cube in New Haven wants to go to New York; whoever builds that short link first has the delivery. A bid of $1,000 shows that you want it.

lesson-gray-title = Grey cities send
lesson-gray = New Haven is grey: cubes leave it, none are delivered there. One tile along the coast joins it to New York. It costs $3,000, which you have: no new share.

lesson-empty-title = Empty cities end the game
lesson-empty = Deliver the red cube to New York. New Haven is empty then and gets a marker; when enough cities are empty, one last turn follows. So take the cubes near you before somebody else does.

lesson-end-title = The count
lesson-end = You have 5 points and 3 shares: 2 points in the count. { $player2 } has as many shares as points, 4, and is left with 0. Fewer shares, an engine in time and longer ways over your own links: that is the road to a railroad tycoon. The whole game adds cards and a secret tycoon.

# --- the coach --------------------------------------------------------------------------------

coach-auction = The first place lets you take the best link or cube before anybody else. Bid what that is worth to you, and remember that a share costs a dividend every turn.
coach-choose_action = One action: build towards cubes that can pay you, deliver what already can, or upgrade so that they go further. A point now is income in every turn to come.
coach-build = Up to four tiles, one link at most; short links between cities that want each other’s cubes pay first. A link that is not finished at the end of the turn is taken away.
coach-next-tile = The track goes on from its end. Finish the link this turn if you can: rivers, hills and ridges cost more.
coach-urbanize = A grey city becomes a place to deliver to, and gets two new cubes. Choose the colour that many cubes near your links have.
coach-deliver = Each link of the way is a point for its owner. Look for the longest way your engine allows, over as many of your own links as possible.
coach-take_card = Cards bring a bonus now or later. Take one that fits what you will do anyway, before somebody else does.
coach-new_industry = A grey city gets a colour for free. Choose one on your line, in the colour of cubes that wait nearby.
coach-city_growth = New cubes come to a city. Choose one from which your own links lead to their colours.
coach-western_link = A link to the west costs $30,000 and brings red cubes into its city. Build it where your own links lead on to Chicago and other red cities: every one of those cubes is a long way paid.
