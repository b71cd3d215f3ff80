# The command

help-serve = Start the server: tables for people and bots, a page that lists them, and the API for clients and scripts. Everything is kept in one file. Every option can also be set in the environment (KOGGE_PORT=8137) or in a TOML file (port = 8137); a flag counts before the environment, and that before the file.

    Example: kogge serve --host 0.0.0.0 --data games.sqlite --no-browser
help-host = The address to listen on (KOGGE_HOST). 127.0.0.1: only this machine; 0.0.0.0: the network too. Usual: 127.0.0.1.
help-port = The port (KOGGE_PORT). Usual: 8137.
help-data = The file that keeps all tables (KOGGE_DATA); it is created if there is none. Usual: kogge.sqlite.
help-browser = Open the browser, or do not (KOGGE_BROWSER=false).
help-config = A TOML file with settings, named like the options.
help-origins = Other addresses whose pages may connect, separated by commas (KOGGE_ORIGINS), e.g. https://games.example.org.
help-proxies = Addresses of reverse proxies that may say for whom they ask, separated by commas (KOGGE_PROXIES).
help-bots = Processes in which bots think (KOGGE_BOTS). Usual: 1.
help-bot-seconds = How long a bot may think about one answer before greedy answers for it (KOGGE_BOT_SECONDS). Usual: 5.
help-messages = Messages that one connection may send a second (KOGGE_MESSAGES). Usual: 20.
help-requests = Requests that one address may send a second (KOGGE_REQUESTS). Usual: 20.
help-tables = Tables that one address may create an hour (KOGGE_TABLES). Usual: 60.
help-connections = Connections that one address may have at a time (KOGGE_CONNECTIONS). Usual: 200.
help-log = How log lines are written: text or json (KOGGE_LOG). Usual: text.

serve-here = Kogge is served at { $address } (Ctrl+C ends it)
serve-friends = Friends in your network find it at { $address }

# Starting

server-bad-settings = A setting is wrong: { $reason }.
server-bad-config = { $file } cannot be used: { $reason }.
server-no-folder = There is no folder { $folder } for the data. Create it, or name another file with --data.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }. Is it running already? Another port: --port.
server-file-in-use = { $file } is in use by another server. Stop it, or name another file with --data.
server-schema-newer = The data are of a newer version ({ $found }) than this program knows ({ $known }). Install a newer Kogge.
server-replay-differs = Table { $table }: what is stored at revision { $revision } leads elsewhere under these rules.

# Tables

server-no-such-table = There is no table “{ $table }”. Look at the list of tables.
server-no-such-board = There is no board “{ $board }”. Look at the list of games.
server-no-such-seat = There is no seat { $seat } at this table.
server-no-such-revision = There is no revision { $revision }; the newest is { $newest }.
server-no-such-decision = There is no decision { $number } in this game; the newest is { $newest }.
server-not-your-seat = The seat { $seat } is not yours. Use the link of your seat.
server-sit-first = Nobody sits at { $seat } yet. Sit down first, with your name.
server-not-host = Only who has created the table can do that.
server-wrong-secret = The link does not open a seat at this table. It may have been cut off, or the seat has been given to somebody else.
server-waiting = The game begins when all seats are taken.
server-not-over = That is possible when the game is over.
server-no-action = Name an action: its number, or its words.
server-preview-reveals = That would show something hidden; it cannot be tried.
server-bad-colour = { $colour } cannot be chosen, or is chosen twice. Colours: { $possible }.
server-undo-never = At this table nothing is taken back.
server-undo-finished = The game is over. You can go on from any position against bots.
server-undo-not-asked = Nobody has asked to take back.
server-undo-declined = { $seat } does not agree to taking back.
server-no-name = Say who you are: a name of at least one letter.
server-no-open-seat = This seat is not open.
server-person-is-here = { $name } is here; only an absent person’s seat can be given away.
server-seat-is-kept = { $name } may come back to { $seat }; meanwhile a bot can answer.
server-game-too-long = This game is too long: a table ends after { $most } changes.
server-muted = The host has muted you.
server-chat-full = That cannot be said: an empty line, or more than { $most } lines at this table.
server-change-undo = { $seat } takes back { $number ->
    [one] one decision
   *[other] { $number } decisions
}.
server-change-sits = { $name } sits down at { $seat }.
server-change-left = { $kind ->
    [open] { $seat } is open again.
   *[other] { $seat } has left; { $bot } plays on.
}
server-change-resigned = { $seat } resigns; { $bot } plays on.
server-change-away = { $name } is away; { $bot } answers for { $seat }.
server-change-back = { $name } is back at { $seat }.
server-change-clock = The time of { $name } is up; { $bot } answers for { $seat }.
server-change-host = { $kind ->
    [open] The host opens { $seat }.
    [bot] The host gives { $seat } to { $bot }.
   *[other] The host lets { $bot } answer for { $name }, who is not here.
}
server-bot-replaced = { $bot } failed; greedy has answered for { $seat } this time.

# Connections

server-bad-message = The message is not understood: { $reason }.
server-too-long = A message may have { $most } bytes.
server-too-many = Too many messages. Wait a moment, and send them more slowly.
server-too-many-tables = Too many new tables for this hour. Please come back later.
server-no-hello = The first message did not come.
server-protocol = This is version { $version } of the protocol, and the server speaks version { $known }. Load the page again.
server-foreign-page = This page may not ask here. The operator can allow its address with --origins.
server-http = { $reason }
server-fault = Something went wrong in the server; it has been logged. Please try again.

# The plain page

server-page-title = Kogge
server-page-about = Three board games about the Hanseatic League, against bots or friends.
server-page-waiting = Open tables
server-page-running = Running games
server-page-finished = Finished games
server-page-none = None at the moment.
server-page-api = The API, for programs
server-page-unofficial = Unofficial: not connected with or endorsed by the publishers or authors of the games.
server-page-table = A table
server-page-no-client = Programs play at this table ({ $table }) through the API.

# Looking after the data

help-admin = Look after the server’s data: verify, backup, export, prune.

    Example: kogge admin verify --data kogge.sqlite
help-admin-verify = Replay every stored game and report any difference; exit code 1 if there is one.

    Example: kogge admin verify --data kogge.sqlite
help-admin-backup = Copy the data into a new file; the server may go on meanwhile.

    Example: kogge admin backup kogge-backup.sqlite
help-admin-export = Write every finished game as a record into a folder.

    Example: kogge admin export games
help-admin-prune = Remove tables that nobody has touched for some days: those that never began and, if wished, finished and running ones. The server may go on meanwhile.

    Example: kogge admin prune --days 90 --finished
help-admin-data = The file that keeps all tables.
help-admin-to = The new file.
help-admin-folder = The folder for the records.
help-admin-days = How many days nobody has touched them.
help-admin-finished = Remove finished games too.
help-admin-running = Remove abandoned games too.
admin-no-file = There is no file { $file }. Name the server’s file with --data.
admin-exists = { $file } exists already. Name a new file.
admin-gap = The log of table { $table } has a gap.
admin-other-result = Stored is { $stored }, and replaying leads to { $replayed }.
admin-verifying = Replaying
admin-different = Table { $table }: { $reason }
admin-verified = { $number ->
    [one] One game
   *[other] { $number } games
} replayed, { $different } different.
admin-backed-up = Copied into { $file }.
admin-exported = { $number ->
    [one] One record
   *[other] { $number } records
} written into { $folder }.
admin-pruned = { $number ->
    [one] One table
   *[other] { $number } tables
} removed.
