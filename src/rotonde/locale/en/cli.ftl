# The command line, in English.

number = { NUMBER($figure) }
percent = { NUMBER($figure, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# --- what cannot be done: one line that says what to do -----------------------------------------

cli-illegible = “{ $word }” holds bytes that are not UTF-8; type it in letters
cli-unknown-command = there is no command “{ $word }”; choose one of { $known }, or see rotonde --help
cli-unreadable = { $problem } See { $chain } --help
cli-unknown-game = there is no game “{ $game }”; choose one of { $known }
cli-unknown-bot = there is no bot “{ $bot }”; choose among { $known }
cli-wrong-seats = { $seats ->
    [one] 1 seat does not fit
   *[other] { $seats } seats do not fit
  }; this game is for { $least } to { $most }
cli-unreadable-seats = “{ $seats }” is not a number of seats; give a number, or all
cli-wrong-sprt = { $shares } is not a question; give two shares between 0 and 1, the smaller first, such as 0.5,0.75
cli-wrong-results = { $file } is not a file of arena results ({ $problem }); choose another file
cli-too-few = { $option } { $number } makes no sense; give 1 or more
cli-unknown-option = { $game } has no option “{ $option }”; choose among { $known }
cli-wrong-option = { $option } cannot be read ({ $problem }); see rotonde games
cli-wrong-value = { $option } does not fit; choose among { $known }
cli-option-without-values = the option { $option } has no list of values to go through
cli-wrong-setup = such a game cannot be set up: { $problem }
cli-unreadable-file = { $file } cannot be read ({ $problem }); check the path
cli-unwritable-file = { $file } cannot be written ({ $problem }); choose another place
cli-corrupt-record = { $file } is not the record of a game ({ $problem }); export it again
cli-no-rules = the rules page { $file } of { $game } is not installed; install the whole package again
cli-unknown-rule = { $game } has no rule “{ $rule }”; its rules are { $first } to { $last }
cli-extra = this needs more packages; install them with: pip install "rotonde[{ $extra }]"
cli-only-in-a-checkout = bench and soak are not installed with the package; run them in a checkout of the project
cli-bench-no-chess = the yardstick is missing; install it with: pip install chess
cli-bench-no-postgres = PostgreSQL cannot be started here: { $reason }

# --- headings -----------------------------------------------------------------------------------

cli-column-game = game
cli-column-title = title
cli-column-seats = seats
cli-column-options = options
cli-column-bots = bots
cli-column-bot = bot
cli-column-games = games
cli-column-share = share
cli-column-interval = 95 % interval
cli-column-lead = lead
cli-column-score = score
cli-column-spread = spread
cli-column-range = lowest – highest
cli-column-thinking = per decision
cli-column-rank = #
cli-column-name = name

# --- fuzz, arena, bench ---------------------------------------------------------------------------

cli-fuzzing = random games of { $game }
cli-fuzz-games = games
cli-fuzz-actions = actions
cli-fuzz-rate = actions a second
cli-fuzz-violations = broken promises
cli-fuzz-ended = ended: { $reason }
cli-fuzz-broken = { $violation }; the game is in { $file }, see rotonde replay

cli-arena-playing = matches of { $game }
cli-arena-high = { $bot } wins { $high } rather than { $low }: evidence { $evidence } beyond { $bound } after { $games } games, wrong in { $error } of such tests
cli-arena-low = { $bot } wins { $low } rather than { $high }: evidence { $evidence } beyond −{ $bound } after { $games } games, wrong in { $error } of such tests
cli-arena-open = it is not known yet whether { $bot } wins { $low } or { $high }: evidence { $evidence } within ±{ $bound } after { $games } games

cli-bench-measuring = measuring
cli-bench-moves = moves per CPU-second
cli-bench-yardstick = python-chess, the yardstick
cli-bench-ratio = ratio, median
cli-bench-spread = ratio, lowest to highest
cli-bench-early = µs a move, early in a game
cli-bench-late = µs a move, late in a game
cli-bench-late-to-early = late to early
cli-bench-replay = replayed moves per CPU-second
cli-bench-verify = the same, each state hashed
cli-bench-values = positions rated per CPU-second
cli-bench-plan = ms of CPU time for a whole decision of club
cli-bench-rollouts = rollouts per CPU-second
cli-bench-rollout-cost = moves of the yardstick in the time of a rollout
cli-bench-size = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} of { $listeners ->
    [one] 1 listener
   *[other] { $listeners } listeners
}
cli-bench-sizes = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} of each game in turn, a listener at every seat
cli-bench-told = moves a second, saved and told to all
cli-bench-median = ms from a click to the last listener, median
cli-bench-p99 = the same, 99 of 100 clicks
cli-bench-alone-median = ms with one table alone, median
cli-bench-alone-p99 = the same, 99 of 100 clicks
cli-bench-cpu = µs of the server’s CPU time a move
cli-bench-client = the same of its listeners
cli-bench-kilobytes = kB of memory for an open table
cli-bench-lag = ms for which the event loop was held up, at worst
cli-bench-resting = percent of a core while nobody moves

# --- replay ---------------------------------------------------------------------------------------

cli-replay-sound = { $moves ->
    [one] 1 move, and the rules agree with it.
   *[other] { $moves } moves, and the rules agree with every one.
}
cli-deal-committed = The deal matches its commitment { $commitment }: the server drew its secret beforehand, and each seat added its share.
cli-deal-committed-commitment = The deal is not the one that was promised: the secret does not match the commitment { $commitment }.
cli-deal-committed-shares = The deal cannot be right: it does not have one share for each seat.
cli-deal-committed-seed = The deal is not the one that was promised: the seed does not follow from the secret and the shares.
cli-deal-given = The seed was set by hand: this game proves nothing about its deal.
cli-deal-day = The seed is the date: everybody who takes the challenge of that day is dealt the same.
cli-deal-lesson = The seed is part of the lesson.
cli-deal-imported = The game went on from a record: whoever had it could know what would come.
cli-deal-server = The server drew the seed by itself, without a commitment.
cli-deal-later = Played on after move { $move }: { $deal }
cli-diverged = Move { $move } breaks the rules: seat { $seat }, { $order }. { $problem }
cli-diverged-edition = The record belongs to another edition of the rules: { $detail }.
cli-diverged-setup = Such a game cannot be set up: { $detail }.
cli-diverged-action = It is not an action of this game: { $detail }.
cli-diverged-refused = It is not allowed there ({ $detail }).
cli-diverged-hash = It leads to another position than recorded: { $detail }.

# --- play -----------------------------------------------------------------------------------------

cli-play-you = Player
cli-play-bot = Bot { $number }
cli-play-prompt = Your choice (? helps):
cli-play-over = { $over }: { $prompt }
cli-play-no-number = There is no choice { $number }; they go from 1 to { $most }.
cli-play-undone = Undone.
cli-play-final = Nothing can be undone here.
cli-play-left = You leave the game.
cli-play-saved = The game is in { $file }; go on with --resume.
cli-play-help = Type the number of a choice, its notation, or as much of it as tells it from the others; commas stand between several. The name of a kind lists its choices, all lists every one. why THING says why something cannot be chosen, about THING says what a thing is and what its figures are, rules 31 reads a rule, rules all of them. board draws the whole board, undo takes back, quit leaves; the game is saved after every move.
cli-play-word-undo = undo
cli-play-word-quit = quit
cli-play-word-board = board
cli-play-word-all = all
cli-play-word-help = help
cli-play-folded = More, by name: 
cli-play-which = name a game to play, as in rotonde play rocket, or go on with one: rotonde play --resume FILE
cli-play-other-game = { $file } is a game of { $game }; leave the name out, or give that one
cli-play-diverged = { $file } cannot be resumed: it no longer fits the rules ({ $problem }); see rotonde replay
cli-play-why-what = Name what you ask about: an order, an option or a thing, as in why E13.
cli-play-why-open = “{ $order }” can be chosen now.
cli-play-about-what = Name the thing, as in about E13 or about seat:0.
cli-play-word-about = about
cli-play-word-why = why
cli-play-word-rules = rules

# --- soak -----------------------------------------------------------------------------------------

cli-soaking = kills and restarts
cli-soak-tables = tables
cli-soak-acknowledged = moves that somebody was told of
cli-soak-lost = of these, lost
cli-soak-doubled = moves that nobody asked for
cli-soak-stuck = tables that did not go on
cli-soak-seconds = seconds
cli-soaking-hostile = attacks
cli-soak-no-attack = there is no attack { $attack }; choose among { $known }.
cli-soak-attack = attack
cli-soak-sent = requests
cli-soak-refused = refused
cli-soak-alone-median = move alone, ms
cli-soak-alone-p99 = p99
cli-soak-median = under attack
cli-soak-p99 = p99
cli-soak-bot-alone = bot alone
cli-soak-bot = under attack
cli-soak-cpu = CPU each
cli-soak-sqlite-alone = SQLite serves one node and is not restarted; use --database postgresql.

# --- host -----------------------------------------------------------------------------------------

cli-host-no-table = there is no table { $table }; see rotonde host list.
cli-host-none = No tables.
cli-host-closed = Closed { $table }.
cli-host-deleted = Deleted { $table }.
cli-host-pruned = Gone: { $tables } tables and { $guests } guests.
cli-host-database = the database cannot be read or written: { $reason }. rotonde host verify says what is damaged.
cli-copying = Copying
cli-backup-done = { $file } is a backup of { $tables ->
    [one] one table
   *[other] { $tables } tables
  } ({ $bytes } bytes, schema { $schema }). Every page of it was checked.
cli-backup-exists = { $file } is there already. Choose another name, or write over it with --replace.
cli-backup-nothing = there is no database { $file } to back up. Name its folder with --data-dir.
cli-backup-same = { $file } is the database itself; name another file.
cli-backup-elsewhere = the database is not an SQLite file. Use the program of PostgreSQL: { $command }
cli-restore-nothing = there is no backup { $file }.
cli-restore-done = { $file } has been restored, with { $tables ->
    [one] one table
   *[other] { $tables } tables
  } (schema { $schema }). Start the server.
cli-restore-kept = The database that was there is kept as { $kept }; delete it when you no longer need it.
cli-verifying = Replaying
cli-verify-found = { $table } ({ $game }): { $what }
cli-verify-page = The database file is damaged: { $detail }
cli-verify-game = this version has no such game.
cli-verify-edition = it was played under edition { $detail } of the rules, which is newer than that of this version.
cli-verify-entry = move { $move } cannot be played ({ $detail }).
cli-verify-missing = move { $move } is missing from the log.
cli-verify-hash = move { $move } leads to another position than the one that was saved.
cli-verify-deal = its deal does not fit what was promised ({ $detail }).
cli-verify-snapshot = the snapshot after move { $move } does not fit the log ({ $detail }). The log is sound, and the server passes the snapshot over.
cli-verify-version = its log has more entries than the table knows of, { $detail }.
cli-verify-unreadable = it cannot be read ({ $detail }).
cli-verify-end = { $tables ->
    [one] One table was looked at
   *[other] { $tables } tables were looked at
  }; { $wrong ->
    [0] all that was replayed fits
    [one] one thing does not fit
   *[other] { $wrong } things do not fit
  }.{ $unchecked ->
    [0] {""}
    [one] {" "}One was played under an earlier edition and could not be replayed.
   *[other] {" "}{ $unchecked } were played under earlier editions and could not be replayed.
  }
cli-column-table = table
cli-column-status = status
cli-column-moves = moves
cli-column-players = players
cli-column-changed = last change
