# The program

version = kogge { $version } ({ $how ->
    [compiled] compiled engine
   *[pure] plain Python engine
}, Python { $python })
word-yes = yes
word-none = none
word-no = no

help-kogge = Games about the Hanseatic League to play, to study and to research. Unofficial. Without a command: start the server and open the browser.
help-play = Play in the terminal, against bots or with several people. On a terminal, without options, it asks what to play; Enter takes what is usual.

    Examples: kogge play --seats human,greedy,random --edition second

    kogge play --seats human:Anna,human:Ben,greedy

    kogge play --edition argentum --players 2

    kogge play --game hansa --players 3

    kogge play --watch --delay 0.5

    kogge play --load kogge-game.txt
help-replay = Step through a recorded game; in a pipe, or with --all, tell it from the beginning to the end.

    Example: kogge replay game.txt --summary
help-rules = Read the rules of a game in our own words: the list of topics, or one topic. The name of an action leads to its topic.

    Example: kogge rules teutonica displace
help-board = Show the cities, spaces and routes of a board, check a board file of your own, or draw it.

    Example: kogge board base45 --svg base45.svg
help-games = List the games with their editions, boards and numbers of players.

    Example: kogge games --json
help-sim = Let bots play against each other, in blocks: the same deal with every rotation of the seats. The table shows the share of victories with its 95 % interval, ranks, points by category and time. Games are cut off at 150 turns a seat.

    Example: kogge sim --seats beam,greedy,greedy,greedy --games 40 --seed 1 --out beam.jsonl
help-ladder = Play many bots against each other and rate them (Plackett-Luce; 400 points are ten times the chance to finish ahead; greedy has 0), or read files of results.

    Example: kogge ladder --bots beam:2000,mcts:2000 --games 40 --out ladder.jsonl

    kogge ladder docs/results/*.jsonl --markdown
help-stats = Points by category, length of games, victories by seat and kinds of action, of records and of results of kogge sim; with --plots as pictures, too.

    Example: kogge stats game.txt results.jsonl --plots pictures
help-fuzz = Look for faults in the rules: play games and check after every decision what must always hold. If something is found the exit code is 1, and a record that reproduces it is printed.

    Example: kogge fuzz --games 1000
help-perft = Count the sequences of decisions from the start; like points of a route count once.

    Example: kogge perft --depth 3 --players 3
help-bench = Measure the engine on this machine: microseconds per decision, copy and key, in whole games by a quick policy, milliseconds per game between greedy bots, and simulations of tree search per second with 60 decisions each.

    Example: kogge bench --json

help-game = The game, by a name that kogge games lists.
help-board-game = The game of the board; not needed for a board that comes with Kogge.
help-edition = The edition: of Hansa Teutonica bigbox, argentum or second.
help-board-name = A board by name, or the path of a .toml file of your own.
help-players = The number of players.
help-contracts = Of Traders of the League: all63, or core57 without the six that a city could fulfil by itself.
help-provinces = With two players of edition argentum: rim (nine provinces outside the routes) or strict (one).
help-missions = With mission cards (bigbox, base boards).
help-favours = With the Emperor’s Favour tiles (bigbox, base boards).
help-seats = Who plays, clockwise and separated by commas: human, human:NAME, or a bot (apprentice, journeyman, merchant, alderman, random, greedy, beam:20000, mcts:0.5s). Who starts is drawn by lot.
help-seed = The same seed gives the same deal.
help-load = Go on with a saved game.
help-keep-order = The first seat named starts; nothing is drawn.
help-watch = Only bots play, and you watch.
help-delay = Seconds after every decision when you watch.
help-plain = Plain text without colours and drawings, for screen readers and pipes.
help-replay-file = A record, text or JSON.
help-summary = Only the ruleset, the seats and the scores.
help-events = Print every event as one line of JSON.
help-all = Tell the whole game at once.
help-rules-game = The game, by a name that kogge games lists.
help-rules-topic = A topic or a kind of action; a beginning is enough.
help-rules-markdown = Print all topics as one page of Markdown.
help-board-file = A board by name, or the path of a .toml file.
help-svg = Draw the board into this file.
help-json = Print JSON for programs.
help-sim-seats = The bots, one per seat; each sits everywhere once in a block.
help-sim-games = How many games, rounded up to whole blocks.
help-out = Write results to this file, one line a block; a file that is there already is continued.
help-processes = How many processes play; without it, one for each processor.
help-ray = Play on a Ray cluster, or on this machine by Ray (needs the extra: pip install kogge[ray]).
help-ladder-files = Results of kogge sim or kogge ladder.
help-ladder-bots = The bots, separated by commas; greedy and random always play along.
help-ladder-markdown = Print the page of the files of results.
help-stats-files = Records (text or JSON) and results (.jsonl).
help-plots = Draw pictures into this folder (needs the extra: pip install kogge[plots]).
help-fuzz-games = How many games, over all editions, boards, options and numbers of players that are not chosen.
help-every = The slow checks are made on one decision in so many.
help-depth = How many decisions deep.
help-rounds = How often everything is measured; the median counts.

bot-random = plays quickly and without a plan
bot-greedy = takes the best action it sees; a fair opponent for first games
bot-beam = looks for the best whole turn and plays one round on; beam:20000 or beam:0.5s sets its budget for a turn
bot-mcts = simulates how the game may go on; mcts:20000 or mcts:0.5s sets its budget for a turn
bot-apprentice = sees one action ahead and overlooks things; for your very first games
bot-journeyman = takes the best action it sees; a fair opponent
bot-merchant = plans its whole turn and what the others will do; for experienced players
bot-alderman = the strongest; thinks for some seconds

# Before a game

ask-begin = { $game }, { $edition }, { $players } players: you against greedy bots.
ask-begin-prompt = Press Enter to begin, or type c to choose something else:
ask-game = Kogge: which game?
ask-edition = Which edition?
ask-players = How many players?
ask-board = Which board?
ask-contracts = Which contracts?
ask-provinces = Which provinces?
ask-missions = With missions?
ask-favours = With the Emperor’s Favour?
ask-bot = Who plays the other seats?
ask-people = Who of the { $players } players sits here?
ask-people-prompt = Names, separated by commas (Enter: only you):
ask-one-of = { $values } (Enter: { $usual })?
ask-again = “{ $typed }” is not among them: { $values }.
ask-too-many = There are only { $players } seats.
name-of-a-bot = “{ $name }” is the name of a bot; please choose another one.

# A game

play-welcome = { $game }: { $rules }
play-seat =   { $seat }: { $name }{ $kind ->
    [bot] { " " }(bot)
   *[person] { "" }
}
play-hint = Type an action, its number, or help. New here? “rules overview” explains the game, Tab completes what you type.
play-help = Type an action in words; beginnings are enough: { $example }.
    Or type the number that an action has in the list. Besides:

      list [KIND]     every action with its number, or those of a kind
      board           the position (or just Enter)
    { $looks }
      score           points by source, as if the game ended now
      log [N]         what happened
      rules [TOPIC]   the rules, by topic
      why ACTION      why an action is possible or not
      undo [turn]     take back your last decision, or the whole turn
      save [FILE]     write the game down
      open [FILE]     go on with another game
      resign          let a bot play on for you
      quit            leave; you are asked whether to save

    { $legend }
play-no-such-number = There is no number { $number } now; the list goes from 1 to { $most }.
play-no-such-kind = Nothing of the kind “{ $word }” is possible now. Possible: { $kinds }.
play-no-such-seat = There is no seat “{ $word }”. Seats: { $seats }.
play-possible = { $action }: possible.
play-undone = { $number ->
    [one] One decision is taken back.
   *[other] { $number } decisions are taken back.
}
play-undo-agree = Does everybody agree ({ $names })? yes or no:
play-saved = Saved to { $file }. Go on with: kogge play --load { $file }
play-overwrite = { $file } exists and is not a saved game. Replace it? yes or no:
play-save-where = Save the game? File name (Enter: { $file }), or no:
play-not-saved = Not saved.
play-input-ended = The input has ended, and so has the game. (save FILE would have kept it.)
play-resign-sure = A { $bot } bot will play on for you. Resign? yes or no:
play-over = The game is over. You can still look around: board, log, score, save, undo. Enter leaves.
play-over-prompt = over>{ " " }
play-cut-off = After { $turns } turns the game is cut off.

menu-ways = numbers { $first } to { $last }

name-unknown = There is no “{ $word }” here. Possible: { $names }.
name-ambiguous = “{ $word }” can mean: { $names }.

# Scores

scores-winners = { $number ->
    [one] Winner: { $winners }.
   *[other] The victory is shared by { $winners }.
}
scores-unfinished = The game is not finished.

# Replay

replay-prompt = decision { $at } of { $last }, turn { $turn }>
replay-help = Enter or next: one decision forward. back: one back. turn, turn back: a turn. A number: go there. start, end, board, score, quit.
replay-no-further = The game goes from 0 to { $last }.
replay-unknown = “{ $line }” is not understood. Type help.

# Rules

rules-topics = The rules of { $game }, by topic. Read one of them with its name, for example: { $example }
rules-page = The rules in our own words, unofficial, as `kogge rules` shows them. This page is made from the texts of the program by `kogge rules { $game } --markdown`.
topic-unknown = The rules have no topic “{ $word }”. Topics: { $names }.
topic-ambiguous = “{ $word }” can mean: { $names }.

# Boards, games, statistics

board-drawn = { $board }: drawn into { $file }.
board-column-city = city
board-column-region = region
board-column-supply = supply
board-column-beside = beside it
board-column-contract = contract
board-column-west = west
board-column-central = central
board-column-east = east
board-column-achievement = achievement
board-column-side = side
board-column-condition = condition
board-column-spaces = spaces
board-column-develops = develops
board-column-route = route
board-column-points = points
board-column-tavern = tavern
board-column-boats = boats
board-column-permanent = permanent marker
board-column-country = country
board-column-countries = counts for
board-column-prestige = prestige
board-column-permission = permission by
board-column-province = province
board-column-borders = routes at its borders
board-column-neighbours = neighbours
board-column-number = number
board-column-warehouses = warehouses
board-column-ways = arrows to
board-column-overland = over land
board-column-source = known from
board-green = none (green city)
games-column-game = game
games-column-edition = edition
games-column-players = players
games-column-boards = boards
games-column-options = options
sim-progress = Playing
sim-column-bot = bot
sim-column-seats = seats
sim-column-games = games
sim-column-share = wins a seat
sim-column-interval = 95 %
sim-column-rank = mean rank
sim-column-score = mean score
sim-column-decisions = decisions
sim-column-seconds = seconds
sim-column-seconds-a-turn = seconds a turn
sim-length = { $turns } turns and { $decisions } decisions a game
sim-seats = Victories by seat: { $shares }
sim-cut-off = { $games } games were cut off.
ladder-column-bot = bot
ladder-column-rating = rating
ladder-column-interval = 95 %
ladder-ratings = Ratings
ladder-title = The ladder
ladder-about = How strong the bots are, measured in blocks: one deal, and a game for every rotation of the seats. A share of victories is that of one seat, so that equal players have 25 % at a table of four; shared victories count in parts. The interval holds the true share with 95 % confidence. Greedy against itself and random bots are the controls. A number behind a bot’s name is its budget: how many positions it looks at in a turn. Seconds are processor time on one core.
ladder-how = The page is made from the files in docs/results by: kogge ladder docs/results/*.jsonl --markdown
ladder-made = { $blocks } blocks, { $turns } turns and { $decisions } decisions a game, { $cut } games cut off; kogge { $version } ({ $engine }), Python { $python }.
stats-column-kind = actions a game
plot-categories = Points by category
plot-length = Length of games
plot-seats = Victories by seat
plot-kinds = Actions a game
plot-turns = turns of a seat
results-of-another-run = { $file } has results of other bots, rules or another seed. Choose another file.
no-results = { $file } is no file of results. They are made by: kogge sim --out FILE
extra-missing = This needs an extra: pip install kogge[{ $extra }]
fuzz-progress = Fuzzing
fuzz-clean = { $plies } decisions in { $games } games: nothing found.
bench-head = { $rules }, median of { $rounds } rounds, Python { $python }
