# Railroad Tiles: the lesson, the coach, and the game in a minute, in English.

minute = You build a map of your own, tile by tile. Each round you take a whole column of tiles, lay all of them, then place trains, cars and travellers, which score for every companion they can reach. After eight rounds cities and a large full rectangle score too, and dead ends cost points.

# --- the lesson -------------------------------------------------------------------------------

lesson-start-title = Begin a map of your own
lesson-start = Everybody builds a map that nobody else touches. { $player2 } has taken a station; a road junction is left for you. What you want over eight rounds: tracks that hang together, urban tiles side by side, and few loose ends.

lesson-column-title = Take a whole column
lesson-column = You take one column with all its tiles. Many tiles mean more map; a column further left means you choose earlier next round. In a first round more tiles are worth it: take the four on the right, two of them stations.
lesson-column-not-yet = A fair idea, but look at the column on the right first: four tiles, and two stations among them.

lesson-lay-title = Join what fits
lesson-lay = Wherever two tiles touch, rail must meet rail, road meet road, and empty meet empty. Put the overpass north of your junction: road joins road, and the rail passes under it. The houses on its ground make it urban, and that will matter.
lesson-lay-not-yet = Start with the overpass, on the cell north of your junction: the next tile closes its rail.

lesson-loose-title = Close a loose end
lesson-loose = Every rail or road that runs into nothing is a dead end, and from the sixth on each costs a point. The rail stub ends inside its tile: laid east of the overpass it closes one, and it is urban as well.
lesson-loose-not-yet = Use the stub where it closes a rail: on the east side of the overpass.

lesson-station-title = A place to change trains
lesson-station = At a station travellers change between rail and road, so that one station doubles what they can reach. The crossing station fits south of your junction, and it has a slot for a traveller.
lesson-station-not-yet = The crossing station comes next, on the cell south of your junction.

lesson-travellers-title = Keep travellers together
lesson-travellers = A piece scores one point, and one more for each other piece of its kind it is connected to, five at most. So build slots of one kind on one network: the curved station goes right below the other, its rail to the east. Then confirm your map; what is laid stays.
lesson-travellers-not-yet = The curved station goes below the other one, with its rail to the east: turn or mirror it by the two buttons beside it.

lesson-urban-title = Look for ground, not only track
lesson-urban = { $player2 } has built two columns meanwhile and chose before you. Three or more urban tiles side by side are a city, worth five points. You have two; column 3 brings the third, an urban station.
lesson-urban-not-yet = Column 3 has what you need: an urban station, the third tile of your city.

lesson-city-title = Finish a city
lesson-city = Now the urban station goes north of the overpass. With the two tiles below it stands your first city: five points at the end, and the road is joined as well.
lesson-city-not-yet = The station first: on M11 it is the third urban tile of your city.

lesson-cross-title = Build towards the next city
lesson-cross = The rail cross is urban too, so give it a place where two more can follow: east of the curved station. The stub closes its end in the east. Then confirm the map.
lesson-cross-not-yet = First the rail cross, east of the curved station, then the stub east of the cross.

lesson-piece-title = Place your first piece
lesson-piece = The tokens in the two halls say what may be placed; in this round there is one, for a train or a car. Your car slot lies in the middle of your roads, where others can join it later. One point now, and two for the next car that reaches it.
lesson-piece-not-yet = Place the car on the junction, M13: it lies in the middle of your road network.

lesson-order-title = First choice is worth something
lesson-order = You took a column further left than { $player2 }, so this round you choose first. Look at the backgrounds again: column 4 has two urban tiles that fit beside your rail cross.
lesson-order-not-yet = Column 4 has two urban tiles for your next city.

lesson-twin-title = A second city
lesson-twin = Lay the urban straight rail below the cross and the urban road curve beside it, under the curved station. Three urban tiles again: another five points.
lesson-twin-not-yet = Take the two tiles with houses on them: the straight rail below the cross, then the road curve to its west.

lesson-rectangle-title = Fill a rectangle
lesson-rectangle = The largest rectangle without a hole scores one point for each tile, and a single line counts too. Put the straight rail at the top of your long line and the road curve at its foot, turned to the west: eight tiles in a line.
lesson-rectangle-not-yet = The straight rail goes on top, on M10; the road curve to the foot, on M17, with its road to the west.

lesson-traveller-title = A traveller arrives
lesson-traveller = Now a traveller may be placed by the left hall. Choose a slot that is connected to another traveller slot, so that the next one finds company: the crossing station.
lesson-traveller-not-yet = Place the traveller on the crossing station, M14, by the token of the left hall.

lesson-star-title = Spend a star
lesson-star = The right hall shows a train or a car, but a star lets you place any piece instead. A second traveller, on the curved station, reaches the first by road: two points at once. Then finish the round.
lesson-star-not-yet = Your star is worth more here: a second traveller on M15 reaches the first.

lesson-end-title = The count
lesson-end = After three of eight rounds we count: 18 points for you, 9 for { $player2 }. Two cities brought ten, the line of eight tiles eight, and dead ends took a little back. In a whole game the pieces count for much more: keep their networks together from the start.

# --- the coach --------------------------------------------------------------------------------

coach-start = The first tile decides which tracks your map begins with. A station joins rail and road for travellers, a junction leaves more ways open; a slot waits for a piece, and urban ground begins a city.
coach-start-last = The others have chosen, and this tile is left to you. What decides is what you build around it: tracks that join, urban ground side by side.
coach-column = You lay every tile of the column, so look for tracks that join yours and urban ground that makes a city. Fewer tiles, further left, means choosing earlier next round.
coach-column-alone = You lay every tile of the column, so look for tracks that join yours and for what the challenge asks. Two tiles bring a star, three a point, four more map; nobody else chooses, and what you leave is gone.
coach-lay = All tiles are laid, in any order, and the card counts what each brings. Join networks, bring urban tiles together, close what runs into nothing.
coach-lay-one = The last tile of the column: see where it closes a dead end or fills the rectangle. If it harms your map, you may reject two tiles a game.
coach-lay-objective = An objective tile is part of your map too, and pays five points if its condition holds at the end. Lay it where the condition can still be met.
coach-discard = You keep the objectives that suit your map. Give up the one that would force you to build against your plan.
coach-done = Nothing of this round is fixed until you confirm. Check for dead ends, then go on.
coach-pieces = A piece scores one point and one for each connected piece of its kind, five at most. Place it where its companions are. A token you do not use is lost, but a slot kept free may score more later.
coach-finish = Nothing more can be placed in this round. The tokens now move on: lay your next tiles for what the waiting room shows.
coach-finish-last = Nothing more can be placed, and no round follows. Now cities, the largest rectangle and dead ends are counted.
