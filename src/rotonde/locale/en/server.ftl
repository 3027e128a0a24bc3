# What the server answers when it cannot do as asked, and when it starts.

## Requests
malformed-request = The request could not be read: { $detail }
wrong-name = A name has 1 to 40 characters, at least one of them visible, and no control characters.
name-mixed = “{ $word }” mixes letters of several scripts, which could be taken for each other. Write it with letters of one.
name-reserved = “{ $name }” is a name of the house or of its bots, and yours looks like it. Choose another.
not-found = There is nothing at this address.
not-allowed = This address cannot be used in that way.
body-too-large = That is more than the server accepts at once.
foreign-origin = A page of another site cannot do this in your name.
not-the-host-asks = The figures are for the host alone: ask from the machine itself, or with the token of ROTONDE_METRICS_TOKEN.
not-json = Send this as JSON, with the content type application/json.
too-many = That was a lot at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
too-many-bot-tables = You have { $most } games with bots going on. Finish one or remove it, then open another.
too-many-bot-tables-here = { $most } games with bots are going on from your address. Finish one or remove it, or try again in a minute.
database-away = The database does not answer.
replay-too-long = This game could not be replayed in time. Try again in a minute.
database-unwritable = The server cannot save anything at present, so nothing was changed. Its host has been told; try again later.
database-damaged = The server cannot read a part of its database. Its host has been told.
database-newer = A newer version of Rotonde has taken over the database of this server.
server-fault = Something went wrong on the server. Nothing was changed; the owner will find it in the log.
client-not-built = The web client has not been built yet: run make setup, then start the server again.
unknown-game = There is no game called { $game } here.
unknown-level = There is no bot of level { $level }.
unknown-table = This table does not exist, or not any more.
seat-taken = Seat { $seat } is taken already.
already-seated = You already sit at this table.
table-full = All seats of this table are taken.
not-seated = You do not sit at this table.
not-the-host = Only the host of this table can begin with bots.
rematch-not-yet = The game is not over yet: a rematch comes after it.
leave-finished = The game is over: there is nothing to leave.
leave-alone = Nobody else sits at this table: remove it instead.
remove-shared = Others sit at this table: you can leave it, not remove it.
foreign-seat = Seat { $seat } is not yours.
unknown-position = There is no position { $move }: the game has { $last ->
    [one] one move
   *[other] { $last } moves
  } so far.
review-not-yet = A game is looked at again when it is over.
review-busy = Another game is being looked at for your address. Wait until it is done.
review-too-long = This game is too long to be looked at again.
review-failed = This game could not be looked at. Try again later.
record-not-yet = The record is available once the game is over; before that it would give away what is hidden.
record-unreadable = This is not the record of a game: { $detail }
record-diverges = { $problem ->
    [edition] The record belongs to another edition of the rules: { $detail }.
    [setup] Such a game cannot begin: { $detail }.
    [action] Move { $move } of the record cannot be read: { $detail }.
    [refused] Move { $move } of the record is not allowed there.
   *[hash] Move { $move } of the record leads elsewhere than it says: the record was changed.
  }

## Sockets
malformed-message = The message could not be read: { $detail }
malformed-action = The move could not be read: { $detail }
message-too-large = The message is too large: { $limit } characters at most.
stale-version = The table has changed meanwhile; here is how it stands now.
table-open = The game begins when all seats are taken.
take-back-barrier = { $possible ->
    [0] There is nothing you can take back: something was drawn, shown or answered since.
    [one] You can take back one decision only.
   *[other] You can take back { $possible } decisions only.
  }

## Tables that are closed
table-unknown-game = This table is closed: the game { $game } is not here any more. Its moves are kept.
table-closed-by-host = This table is closed: whoever runs this server closed it. Its moves are kept.
no-challenges = { $game } has no challenges for one player.
unknown-challenge = There is no challenge { $challenge }.
no-lesson = There is no lesson for { $game } yet.
table-other-lesson = This lesson has changed since you began it. Begin it anew: it takes ten minutes.
table-other-edition = This table is closed: it was played under edition { $edition } of the rules, and these are edition { $current }. Its moves are kept.
table-newer-edition = This table is closed: it was played under edition { $edition } of the rules, which is newer than that of this server, { $current }. It can be played on once the server is upgraded.
table-diverged = This table is closed: after move { $move }, what was saved does not fit the rules. Nothing was changed, and whoever runs this server can look into it.

## How the server is doing, for its host
ready-database-away = The database does not answer: nobody can play until it does.
ready-database-unwritable = Nothing can be written to the database, so no move is taken. Is the disk full, or no longer writable? The log has the reason; play goes on by itself once there is room.
ready-database-damaged = Pages of the database cannot be read. Stop the server, restore a backup with rotonde host restore, and have the disk looked at; rotonde host verify says which tables are damaged.
ready-database-newer = A newer version of Rotonde has changed the database. Stop this server and install that version.
ready-tables-damaged = { $tables ->
    [one] One table is closed because its log is
   *[other] { $tables } tables are closed because their logs are
  } damaged. Everything else can be played; rotonde host verify says what does not fit.
ready-tables-newer = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
  } played under rules of a newer version of Rotonde and can be opened once this server is upgraded.

## The start
start-serving = Rotonde is at { $address } — stop it with Ctrl+C.
start-port = cannot listen on { $host }:{ $port } ({ $reason }). Is Rotonde running already? Otherwise choose another address with --host, or another port with --port or ROTONDE_PORT.
start-data-folder = cannot write to the data folder { $folder } ({ $reason }). Choose another with --data-dir or ROTONDE_DATA_DIR.
start-folder-in-use = another Rotonde uses the data folder { $folder } already. Stop it, or choose another folder with --data-dir.
start-misspelt = there is no setting { $name }; did you mean { $meant }?
start-database-url = { $url } is not the address of a database. Use postgresql://user@host/name or sqlite:///file in ROTONDE_DATABASE_URL, or leave it out.
start-database = the database { $url } does not answer ({ $reason }). Check ROTONDE_DATABASE_URL, and that the database runs.
start-database-file = cannot use the database file { $file } ({ $reason }). Check that its folder is the right one (--data-dir) and that both belong to the user who runs Rotonde.
start-database-damaged = cannot read the database file { $file } ({ $reason }). Restore a backup with rotonde host restore and have the disk looked at, or choose another folder with --data-dir.
start-newer-schema = the database was used by a newer version of Rotonde (schema { $revision }). Install that version, or choose another data folder with --data-dir.
start-older-schema = the database was last used by an earlier version of Rotonde (schema { $revision }). Start the server of this version once: it brings the database up to date.
start-no-database = { $file } is not a database of Rotonde ({ $reason }).
backup-damaged = { $file } is damaged ({ $reason }). Nothing was changed.
backup-unwritten = { $file } could not be written ({ $reason }). Nothing was changed.
start-number = { $name } is { $value }, which does not fit. Set { $name ->
    [ROTONDE_PORT] a whole number from 0 to 65535
    [ROTONDE_BOT_WORKERS] a whole number from 1 to 64
    [ROTONDE_LIMITS] 0 or 1
    [ROTONDE_KEEP_DAYS] a whole number of days from 0 to 36500
    [ROTONDE_HEADER_TIME] a number of seconds, more than 0 and at most 3600
    [ROTONDE_BODY_TIME] a number of seconds, more than 0 and at most 3600
    [ROTONDE_IDLE_TIME] a number of seconds, more than 0 and at most 3600
    [ROTONDE_GREETING_TIME] a number of seconds, more than 0 and at most 3600
    [ROTONDE_MOST_CONNECTIONS] a whole number of connections from 8 to 1000000
    [ROTONDE_UNFINISHED_MB] a whole number of megabytes from 6 to 1000000
    [ROTONDE_METRICS] host or everybody
    [ROTONDE_METRICS_TOKEN] a secret of 16 or more letters, digits or signs
   *[other] a number of seconds from 0 to 60
  }, or leave it out.
