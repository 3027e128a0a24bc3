# The web client: everything around the board, in English.
#
# A *table* holds a game, a *seat* plays, a *stall* of the roundhouse is one of the five games.

skip = Skip to the content
close = Close
cancel = Cancel
keep = Keep
save = Save
menu = Menu
try-now = Try now
language = Language
# A thing or a name, and what is told of it, for the ear or in a line.
said-of = { $what }: { $said }
theme-to-dark = Switch to dark
theme-to-light = Switch to light
you = you
you-name = You
your-turn = Your turn
others-turn = Others decide
rule = Rule { $number }

nav-rooms = Rooms of the house
nav-table = Table
nav-tables = Tables
nav-rules = Rules

problem-offline = The server cannot be reached. Nothing is lost.
problem-unknown = The server answered with something unexpected. Nothing was changed.

## The visitor
guest-rename = Change your name
guest-title = Your name
guest-label = What others see

## Home
home-title-1 = Five railway games,
home-title-2 = one roundhouse
home-lead = Choose a stall: you play at once, against bots.
stall-tycoon = Railroad Tycoon
stall-dice = Railroad Dice
stall-revolution = Railroad Revolution
stall-facts = { $players } players · { $minutes } min
stall-play = Play the bots
stall-play-label = Play { $game } against bots
stall-invite = Friends
stall-invite-label = Open a table of { $game } for friends
stall-invite-note = A table with free seats; its link is copied
stall-later-label = { $game }: in the works
stall-later = in the works
resume = Resume
resume-all = { $count ->
    [one] your table
    [2] both tables
   *[other] all { $count } tables
}
friends = Sit with friends
friends-paste = Paste the link you were sent
friends-join = Join
friends-wrong = No table is named in this link.
friends-open = Open a table and send a link
friends-lobby = Look for an open table

## Tables
tables-tab-mine = Mine
tables-tab-open = To join
tables-tab-new = New table
tables-mine = My tables
tables-mine-note = your turn first
tables-mine-empty = You sit at no table yet.
tables-open = Open tables
tables-open-empty = Nobody is waiting for players just now.
tables-finished = Finished
tables-finished-empty = No game is finished yet.
tables-more = { $count } more
table-round = Round { $round }
table-round-with = Round { $round } with { $others }
table-with = with { $others }
table-waits = { $name } to move
table-seated = { $taken } of { $seats } seated
table-closed = closed
table-name = Table “{ $name }”
tables-more-bots = { $count } older against bots
ago-now = just now
result-game = { $game }, { $scores }
result-winner = { $winners } won
result-won = won against { $others }
result-shared = shared the victory with { $others }
result-placed = { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }, behind { $winners }
sit-down = Sit down
seat-free = free seat
bring = Import a game
part-remove = Remove
part-remove-label = Remove the table “{ $name }”
part-remove-title = Remove this table?
part-remove-note = Nobody else sits here. The game and all its moves are gone for good.
part-leave = Leave
part-leave-label = Leave the table “{ $name }”
part-leave-title = Leave this table?
part-leave-note = Your seat becomes free for somebody else.
part-resign = Give up
part-resign-label = Give up the seat at the table “{ $name }”
part-resign-title = Give up your seat?
part-resign-note = A bot plays on under your name. You can still watch, but not take the seat back.
part-stay = Stay

## New table
new-table = New table
form-game = Game
form-seats = Seats
form-rules = Rules
form-who = Name
form-access = Who may join
form-players = { $players } players
form-seat-label = Seat { $number }
form-seat-add = Add a seat
form-seat-remove = Remove the last seat
form-open = Open seat
form-open-note = whoever has the link
form-bot = Bot, { $level }
form-level = Level of the bot
form-hotseat-name = Name
form-hotseat-note = the screen is covered between your turns
form-name = Name of the table
form-name-placeholder = Name of the table
form-by-link = By link
form-listed = Listed in the lobby
form-link-note = its link is copied as it opens
form-for = { $game } for { $seats ->
    [one] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
form-starts-now = starts at once
form-starts-later = { $free ->
    [one] starts when the open seat is taken
   *[other] starts when the { $free } open seats are taken
}
form-open-table = Open the table
form-open-and-copy = Open the table and copy the link
seat-kind-me = Me
seat-kind-open = Open
seat-kind-bot = Bot
seat-kind-hotseat = Hot-seat
bot-random = Random
bot-random-note = Plays anything that the rules allow.
bot-random-pace = moves at once
bot-novice = Novice
bot-novice-note = Sees its own move and little more, and makes the mistakes of a first game.
bot-novice-pace = moves at once
bot-greedy = Greedy
bot-greedy-note = Takes what pays best right now.
bot-greedy-pace = moves within a second
bot-club = Club
bot-club-note = Plans its whole turn and builds sensibly, but seldom minds yours.
bot-club-pace = moves within a second
bot-expert = Expert
bot-expert-note = Plays its best plans through, with your answers, before it chooses one.
bot-expert-pace = thinks for up to a second
bot-master = Master
bot-master-note = Plays more plans through, and more often; it forgives few mistakes.
bot-master-pace = thinks for up to three seconds

## At the table
loading = Opening the table
loading-table = Opening “{ $name }”
seat-bot = bot, { $level }
seat-bot-short = bot
seat-taught = plays along
seat-away = away
seat-hidden = hidden until the end
seat-opened = revealed at the end
waiting-over = Not your turn
watching-over = You are watching
waiting-title = { $name } decides
waiting-line = One moment
invite-over = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
invite-title = Send this link to your friends
invite-waits = Waiting for the others
invite-welcome = You are invited to this table
invite-welcome-by = { $host } invites you to this table
invite-rules = The rules
invite-share = A game of { $game }?
invite-sign = A code to scan, which opens this table
invite-scan = Scan it with a phone.
invite-own-computer = This address is for this computer alone. For friends elsewhere, start the server with --host 0.0.0.0 and open it by its address in the network.
invite-fill = Start with bots on the empty seats
invite-begins = Otherwise the game starts once every seat is taken.
invite-host-begins = The game begins when everybody is there, or when { $host } puts bots on the empty seats.
waiting-host = host
waiting-here = here
arrival-name = Your name, as the others see it
arrival-note = No account: this browser remembers you.
invite-link = Link to this table
invite-copy = Copy the link
choices-ways = { $count } ways
choices-groups = Kinds of choices
choices-choices = Choices
choices-back = One step back
board-beyond-top = { $count ->
    [one] One choice further up
   *[other] { $count } choices further up
}
board-beyond-right = { $count ->
    [one] One choice further right
   *[other] { $count } choices further right
}
board-beyond-bottom = { $count ->
    [one] One choice further down
   *[other] { $count } choices further down
}
board-beyond-left = { $count ->
    [one] One choice further left
   *[other] { $count } choices further left
}
choices-places = { $count ->
    [one] one other
   *[other] { $count } others
}
choices-standing = Beside the main question
dial = Numbers
dial-less = Less
dial-more = More
plain-board = Everything that can be chosen
plain-note = This game has no board of its own yet: what can be chosen stands here.
checklist = What belongs to this action
checklist-or = or
checklist-done = Done
checklist-due = To be done
checklist-optional = May be done
checklist-later = Not possible yet
checklist-forgone = Given up
pin-again = Tap again, or press the button, to do it.
choices-filter = Filter
choices-before = Choices before these
choices-after = More choices
choices-none = Nothing here matches.
choices-all = Show { $count } more
preview-nobody = Pays nobody.
later-title = If it ended now
later-short = Later:
undo = Undo
undo-begun = Undo it all
undo-turn = everything
undo-title = Undo all of this?
undo-note = You go back to where you were before. You can’t go back further: another player has moved, or something was revealed.
undo-keep = Keep it
undo-action = Only the move in progress
undo-do = Undo
redo = Redo
curtain-title = { $name }, it is your turn
curtain-note = { $before }, look away: what only { $name } may see lies behind this door.
curtain-note-alone = What only { $name } may see lies behind this door.
curtain-open = I am { $name }, open
beside = Beside the board
beside-seats = Seats
beside-log = Log
beside-notes = Notes
beside-rules = Rules
log = Log
journal-jump = Look at this moment
journal-parts = Show all { $count } of them
journal-new = New since you last looked
journal-empty = Nothing has moved yet
journal-empty-note = Each move will stand here in words, with what it paid.
notes-placeholder = What you want to remember…
notes-private = Only this browser keeps them.
line-label = Move in words
line-placeholder = type a move
line-plays = Enter plays
why-order = “{ $order }”:
past-over = Looking back
past-title = Move { $move } of { $moves }
past-now = Back to now
past-first = To the beginning
past-back = One move back
past-forward = One move forward
past-play = Play through
past-pause = Pause
past-slider = Through the game
past-over-before = Before the move
past-beginning = The game begins
past-half = { $name } begins a move
past-before = Before
past-compare = Before and after this move
past-link = Copy the link to this move
past-play-on = Play on from here
past-play-on-title = A table of its own from this position, you against bots
past-big-back = To the previous payment
past-big-forward = To the next payment
past-speed = Speed { NUMBER($speed) }×
sheets = Sheets
sheet-news = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
since-count = { $count ->
    [one] 1 move since yours
   *[other] { $count } moves since yours
}
since-walk = Through the moves since yours
sheet-map = Map
sheet-seats = Seats
setting-ask = Confirm moves that can’t be undone
setting-ask-note = asks once before it plays such a move
setting-doubt = Warn about unusual moves
setting-doubt-note = asks once, for example before an action is spent on passing
setting-tap = One tap plays
setting-tap-note = on a touchscreen, for moves that can be undone
setting-single = Auto-play forced moves
setting-single-note = in the middle of a move, where it can be undone
setting-still = Reduce animation
setting-payments = Show payments step by step
setting-payments-off = off
setting-payments-slow = slow
setting-payments-usual = normal
setting-payments-fast = fast
ceremony-count = The final count
ceremony-points = { NUMBER($amount) }
ceremony-skip = Skip
export = Save the record of the game
no-table-title = There is no such table
no-table-note = The link may be cut short, or the table was removed.

## Keys
keys = Keys
keys-walk = walk the choices
keys-choose = choose
keys-words = at a dotted word of the question: what it means
keys-log = in the log: from line to line; open a line
keys-line = move line; commas between several moves
keys-undo = undo one step
keys-undo-turn = undo to the start of your turn
keys-redo = redo what was undone
keys-entry = choose the first to ninth of what is offered
keys-history = through the game
keys-big = from payment to payment
keys-since = through the moves of the others since yours
keys-explain = explain what is pointed at or has the focus; arrows go on
keys-let-go = close, let go
keys-all = all keys

## The line to the server
line-lost = Connection lost.
line-restarts = The server restarts.
line-retry = { $seconds ->
    [one] Trying again in 1 s.
   *[other] Trying again in { $seconds } s.
}
line-trying = Trying again.
line-kept = Your move “{ $move }” waits here and is sent once.
line-safe = Nothing is lost.
line-back = Back after { $seconds } s.
line-played = Your move was played.
line-nothing-lost = Nothing was lost.
line-overtaken = The table moved on.
line-overtaken-note = Your click was for an older position, so nothing was played.
toast-link-copied = Link copied.
toast-link-shown = Couldn’t copy: copy the address of this page.
toast-link-marked = Couldn’t copy: copy the selected link.
toast-link-to-send = Link copied: send it to your friends.
toast-taken-back = Undone.

## The end
finish-over = The game is over
finish-counting = The final count
finish-winner = { $winners } wins
finish-see = See the result
finish-wins-by = { $winner } wins by { $gap }
finish-you-win = { $gap ->
    [level] You win, level on points
   *[other] You win by { $gap }
}
finish-wins-level = { $winner } wins, level on points
finish-shared = { $winners } share the victory
finish-changes = { $changes ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
    [2] The lead changed hands twice.
   *[other] The lead changed hands { $changes } times.
}
finish-ranking = Ranking
finish-result = Result
finish-first = first
finish-level = level
finish-behind = −{ $gap }
finish-sources = Where it came from
finish-course = Course of the game
finish-course-label = The score of each seat, move by move
finish-course-note = { $marks ->
    [one] 1: a new leader
   *[other] 1 to { $marks }: a new leader
}
finish-course-longest = { $marks ->
    [one] 1: the last new leader
   *[other] 1 to { $marks }: the leads that lasted longest
}
finish-count = final count
finish-leads = leads
finish-replay = Replay
finish-share = Share
finish-export = Export
finish-rematch = Rematch
finish-best = What each did best
finish-best-alone = What paid best
finish-best-source = Most from: { $source }, { $amount }
finish-best-source-ahead = Strongest in: { $source }, { $amount }, { $ahead } ahead of anybody else
finish-best-move = Best move: { $gain },
finish-best-moment = Most at once: { $gain },
finish-best-none = Nothing that paid.
finish-moment = move { $move }
finish-turn = Where the game turned
finish-turn-never = { $name } led from the first gain to the end.
finish-turn-move = { $name } took the lead for good:
finish-turn-count = { $name } came to the front only in the final count.
picture-title = The finished board
picture-alt = The finished board. { $title }
picture-large = Larger
picture-svg = SVG
picture-png = PNG
picture-saved = Picture saved.
rematch-asked = Somebody wants a rematch.
rematch-join = Join the rematch

## How a table is dealt
deal-awaited = Nothing is dealt yet. Chance will come from a secret that the server has sealed, and a share from everybody who sits down: nobody can choose it, and at the end everybody can check. Seal:
deal-sealed = Dealt from a secret that was sealed beforehand, and a share from every player. At the end everybody can check it. Seal:
deal-fits = Dealt from a sealed secret and a share from every player, as the record shows. Seal:
deal-fits-yours = Dealt from a sealed secret and a share from every player, yours among them, as the record shows. Seal:
deal-other-seal = This is not the seal that was shown here at the start:
deal-other-secret = The secret does not fit the seal:
deal-without-yours = The share of chance of this browser is not part of the deal. Seal:
deal-given = Dealt from a seed that was set by hand.
deal-day = Dealt from the date: everybody who plays the challenge of that day is dealt the same.
deal-lesson = Dealt as the lesson wants it.
deal-imported = Played on from a record, with the chance that is in it.
deal-server = Dealt by the server alone, without a seal.

## Rules and other addresses
rules-contents = Contents
rules-all = All games
rules-lead = In our own words, with a number for every rule.
rules-search = Search the rules
rules-search-all = Search the rules of all games
rules-hits = { $count ->
    [one] 1 passage
   *[other] { $count } passages
}
rules-none = No rule mentions “{ $sought }”.
rules-page = whole page
# What makes many of a word: `-s` is added, `y-ies` takes the place of a last y.
word-endings = -s -es y-ies
example-name = { $number ->
    [1] Ada
    [2] Bernadette
    [3] Christian
   *[other] Hugo
}
nowhere-title = The track ends here
nowhere-note = There is no page at this address.
nowhere-home = To the roundhouse

# --- learning -----------------------------------------------------------------------------------

learn = Learn
learn-label = Learn { $game } in ten minutes
learn-note = A guided first game of about ten minutes
learn-by-playing = Learn it by playing, in ten minutes
lesson = Lesson
lesson-of = Lesson: { $game }
lesson-complete = The lesson is complete
lesson-counted = As if the game ended here, with what the final count pays.
lesson-won = You win your first game
lesson-lost = { $winners } wins; now you know how
lesson-whole = Play a whole game
lesson-again = Once more
coach = Coach
coach-step = Step { $number } of { $of }
coach-hide = Got it
coach-off = No more advice
coach-open = Read the coach’s line
coach-fold = Fold the coach’s line
minute-title = The game in a minute
setting-coach = Coach
setting-coach-note = Says what a decision is for, the first time it comes up.

# --- alone ---------------------------------------------------------------------------------------

stall-solo = Alone
stall-solo-label = The challenges of { $game } for one
stall-solo-note = Challenges for one, and the challenge of the day
solo-title = { $game }, alone
solo-lead = { $count } challenges: meet the condition, and score for one, two or three stars.
solo-challenges = Challenges
solo-all = All { $count } challenges for one, with your stars
solo-sum = { $stars } of { $of } stars
solo-untried = not tried yet
solo-failed = not met yet
solo-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
solo-stars = , { $stars } of { $of } stars
solo-thresholds = ★ at { $points } points
solo-take = Play
solo-take-label = Play the challenge { $challenge }
solo-again = Try again
solo-again-label = Try the challenge { $challenge } again
solo-day = Challenge of the day: { $challenge }
solo-day-note = The same for everybody until midnight UTC. Your first result counts.
solo-day-take = Play today’s challenge
solo-day-on = Go on
solo-share = Share the result
solo-line = Rotonde · { $game } · { $day } · { $challenge } { $stars } { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $address }
solo-line-failed = Rotonde · { $game } · { $day } · { $challenge }: not met this time · { $address }
solo-line-copied = Result copied: paste it wherever you like.

# --- a hint: what a strong player would do --------------------------------------------------------

hint = Hint
hint-ask = Ask for a hint
hint-close = Close the hint
hint-thinking = A strong bot studies your position…
hint-chance = your chance to win
hint-score = your score at the end
hint-ways = The best decisions
hint-take = Do it:
hint-orders = { $orders }
hint-why = { $why }.
hint-and = {"; "}
hint-ends = The game ends with it
hint-now = At once: { $figure }
hint-later = { $count } – { $figure } instead of { $old }
hint-later-new = { $count } – { $figure }
hint-setback = { $name } may expect { $amount } less
hint-more = By the end it should be worth { $amount } more to you
hint-least = All else that was looked at is worth less
hint-lesson = A lesson says what to do by itself; a game of your own gives hints.
hint-day = There are no hints in the challenge of the day: its first result counts.
hint-people = There are hints against bots, and where whoever opened the table allows them.
hint-failed = The bot found no answer. Ask again.
hint-not-asked = There is nothing for you to decide at present.
form-hints-note = Hints: everybody here may ask what a strong player would do
keys-hint = hint: what a strong player would do

# --- a game looked at again -----------------------------------------------------------------------

review = Your game, looked at again
review-note = chances to win, and the decisions that mattered
review-note-alone = the score to be expected, and the decisions that mattered
review-what = A strong bot looks at every decision from what its seat could know, and says what it would have done.
review-begin = Look at the game again
review-made = The bot looks at the game: { $percent } % done. The work goes on as long as somebody looks at it.
review-whose = The decisions of
review-curve = The chances to win, move by move
review-curve-alone = The score to be expected, move by move
review-would = The bot would have played:
review-too = The bot’s choice too
review-show = Show this position
review-nothing = The bot has nothing to add to the decisions of { $name }.
