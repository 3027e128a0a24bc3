# Railroad Revolution: the lesson, the coach, and the game in a minute, in English.

minute = Your company drives west from the coast. Each turn one worker does one thing: build a station, lay rails, open a telegraph office, or trade; coloured workers add an ability of their own. Promote workers to managers and complete milestones: they bring most of the points. A bare left side of your board brings the end.

# --- the lesson -------------------------------------------------------------------------------

lesson-worker-title = One worker, one action
lesson-worker = Look at your two milestones first: one wants a grey manager, two rails in light hills (one triangle) and a station in a city of level 1. It is worth 18 points, so everything we do serves it. Send a white worker to lay rails; keep the coloured ones for what only they can do.
lesson-worker-not-yet = Rails first: your milestone asks for two in light hills, and a white worker will do.

lesson-rails-title = Lay rails to the south-west
lesson-rails = An action lays two rails, $400 in all and $100 for each triangle. S05 has one triangle, just what the milestone counts, and reaches Miami; S06 goes on through the plains for nothing more. Then finish the action: that is when you pay.
lesson-rails-not-yet = S05, then S06, then Finish: one triangle for the milestone, and plains that cost nothing extra.

lesson-station-title = A station on the coast
lesson-station = { $player2 } opens telegraph offices side by side, which score in pairs. You go for the milestone: a station in a city of level 1. Washington is beside your rails from the start and costs only $200.
lesson-station-not-yet = The milestone wants a station in a city of level 1. Washington is there, and cheap: send a white worker.

lesson-bonus-title = Be first in a city
lesson-bonus = Whoever builds first in a city may take its first bonus besides. Here it is two shares of the telegraph, and shares are ready money: $150 each, whenever you have something to decide.
lesson-bonus-not-yet = The first bonus comes first: its shares will pay for the station.

lesson-reward-title = The reward of the city
lesson-reward = Every station, first or not, brings the reward of its city. Here it is a purple or an orange worker, and to hire one would cost $800. Take the orange one: a larger crew has managers to promote.
lesson-reward-not-yet = Take the reward, and the orange worker: a purple one you already have.

lesson-pay-title = Sell a share to pay
lesson-pay = You have $100 and owe $200. Nothing is forbidden for want of money as long as you have shares: sell one, then finish the action. The milestone’s second condition holds.
lesson-pay-not-yet = Sell a share, then finish: the promotion can wait for the right manager.

lesson-colour-title = A colour is an ability
lesson-colour = The milestone lacks its manager, a grey worker, and you have none. The purple worker can help: at the telegraph its ability is to exchange a worker. Send it there.
lesson-colour-not-yet = Only the purple worker at the telegraph can get you a grey one now.

lesson-office-title = Open an office
lesson-office = An office brings shares at once, three or so, and one more to the first in its section. Section 2 is still empty: four shares. Offices next to each other score at the end, so remember where yours stands.
lesson-office-not-yet = Section 2 gives you four shares, as nobody is there yet.

lesson-exchange-title = White for grey
lesson-exchange = Now the ability of the purple worker: give a white worker that is already used and take a grey one. It goes to your stock, ready to be sent or promoted. Then finish the action.
lesson-exchange-not-yet = Use the ability first: give a used white worker and take grey, the manager you lack.

lesson-west-title = On to the west
lesson-west = One more rail in light hills is missing. Your turquoise worker lays it: S07 has one triangle and a Market icon, and S08 leads on through the plains. Each city further west counts for the later milestones.
lesson-west-not-yet = Rails again: S07 with its one triangle, then S08. The turquoise worker is the one to send.

lesson-manager-title = Promote a manager
lesson-manager = Instead of its ability, every worker can bring a promotion. Promote the grey worker to the milestone: it leaves your crew for good, and you must always keep at least four others. You have five.
lesson-manager-not-yet = Take the promotion, and put the grey worker on the milestone: that completes it.

lesson-due-title = Pay what is due
lesson-due = Two rails and one triangle: $500 are due, and $50 are in your purse. Three shares are enough. Shares are worth more than money only while you need them for a Market.
lesson-due-not-yet = Sell three shares, then finish: that is when the action is paid.

lesson-market-title = A Market opens
lesson-market = You built on a Market icon: you may take both deals now, everybody else one. Three shares for another grey worker is a good price, as hiring one costs $800. Take it and leave the other deal.
lesson-market-not-yet = Take the grey worker for three shares, then pass: you will want the last shares yourself.

lesson-keep-title = Choose your next aim
lesson-keep = Complete: 18 points! In its place you look at three new milestones and keep one. Any of them will do; prefer managers you already have and conditions that your rails are close to.

lesson-end-title = The count
lesson-end = After four turns: 26 points for you, 16 for { $player2 }. One milestone was worth more than all the offices, because rails, station, exchange and promotion all served it. In a whole game: read your milestones first, then ask of each worker which of them it serves.

# --- the coach --------------------------------------------------------------------------------

coach-pick = A set-up tile gives you a coloured worker and a first advantage. Take the colour that one of your milestones wants as a manager.
coach-worker = One worker, one of four actions; its colour adds an ability, or it brings a promotion instead. Ask which of your milestones the action serves.
coach-skip = Every action places or sells a piece, and your board is bare: no worker can be sent. You pass; what you have built counts at the end.
coach-station = A station brings the reward of its city, and the first to build there may take a bonus besides. Stations count at the end by your stations track.
coach-railroad = Two rails, $400 and $100 for each triangle. Rails reach cities for stations and fulfil milestones; a Market icon lets you make two deals.
coach-telegraph = An office gives shares now, more to the first in a section, and for a worker the bonus of its tile. Neighbouring offices score 5 or 8 points a pair.
coach-trade = Sell a building or a rail from the left of your board, and flip a train if you like. It brings money and clears the board, which brings the end nearer.
coach-finish = All is done. You pay when you finish, and the turn goes on.
coach-more = What must be done is done; what is still open is optional. You pay when you finish, and can sell shares first.
coach-pay = What the action costs is paid when you finish. Some of it is missing: a share sells for $150.
coach-promote = A manager leaves your crew for a milestone, and you keep at least four workers. Complete milestones bring 18 to 40 points each.
coach-advance = The tracks multiply offices, stations and far cities at the end. Advance where you already have much, or will have.
coach-discard = A worker goes back to the supply in return for what you get. Give up the colour that no milestone of yours wants.
coach-give = You exchange a worker of yours for one of the supply. Give a white one, or a colour that nothing needs.
coach-take = Take the colour that your next milestone wants, or whose ability you will use next.
coach-gain = A new worker for your crew: more turns before all come back, and perhaps a manager.
coach-train = A train is worth 8 points face up, and its bonus once when you flip it. Take one whose bonus you can use soon.
coach-flip = Flipping a train gives its bonus and costs 8 points until it is turned up again. Do it when the bonus is worth more.
coach-alone = These deals are yours alone this time. Pay with shares what would cost more money.
coach-market = Whoever built on the icon may take both deals, everybody else one. Workers for shares are cheaper here than hiring for $800.
coach-keep = You keep one of three. Choose managers you have and conditions that your rails are close to.
coach-extra = A third rail for the same $400: only its triangles are paid, $100 each.
coach-place-rail = A free rail: terrain costs nothing here, so use it for the dearest space you need.
coach-place-station = A free station, without reward. Use it where only the station counts.
coach-place-office = A free office, without shares. Put it beside one of yours: neighbours score.
