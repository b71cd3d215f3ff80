# The client in the browser: everything that is the same for all games

web-name = Kogge
web-skip = To the content
web-loading = Loading …
web-loading-table = The table is being laid.
web-load-failed = The server cannot be reached.
web-again = Load again
web-home = To the first page
web-name-home = Kogge: to the first page
web-close = Close
web-copy = Copy
web-copied = Copied
web-none = none
web-empty = empty
web-all = all
web-you = Guest
web-your-name = Your name

# Pages

web-pages = Pages
web-play = Play
web-new-table = New table
web-rules = Rules
web-settings = Settings
web-about = About
web-unofficial = Unofficial: not connected with or endorsed by the publishers or authors of the games. Rules in our own words; maps and pieces are our own drawings.
web-unknown = There is nothing here
web-unknown-about = This address leads nowhere. A link to a table may have been cut off.
web-no-table = This table cannot be opened
web-not-drawn = Tables of { $game } cannot be shown in the browser yet.

web-hero = Games of the Hanseatic League
web-hero-about = Play in the browser, against bots or friends. No account needed.
web-play-now = Play a bot now
web-game-teutonica = Hansa Teutonica
web-in-short = Fill routes with your traders and merchants, push rivals aside, open posts in cities and sharpen five abilities. Whoever has most prestige at the end wins.
web-game-facts = 2–5 players · 60–90 minutes · 5 boards
web-learn = Learn it at a table
web-read-rules = Read the rules
web-mine = Your games
web-open = Open tables
web-watch = Running games
web-finished = Finished games
web-continue = Continue
web-join = Join
web-watch-it = Watch
web-look = Look
web-your-move = your move
web-waiting-seats = waiting for { $number ->
    [one] one player
   *[other] { $number } players
}
web-join-by-link = Join by link
web-link-or-code = Link or name of the table
web-link = Link
web-how = How a turn goes
web-how-1 = Click a free point to place a trader. The kind to be used next is chosen on your desk.
web-how-2 = Click an opponent’s piece to displace it: you pay, and its owner puts it elsewhere and adds more.
web-how-3 = When every point of a route is yours, click the route: set a post, sharpen an ability.
web-how-4 = Income brings pieces from the stock into your supply. End your turn when no actions are left.

# New table

web-game = Game
web-edition = Edition
web-number-of-players = Players
web-board = Board
web-pace = Pace
web-pace-none = No clock
web-pace-none-about = Everybody takes the time he needs.
web-pace-live = Live
web-pace-live-about = 45 seconds a turn, and ten minutes in the bank for the whole game.
web-pace-slow = A day a turn
web-pace-slow-about = For games over days: 24 hours for every turn.
web-seats = Seats
web-seats-about = Who sits where, and with which colour, is drawn by lot.
web-seat-number = Seat { $number }
web-strength = Strength
web-wish-me = I
web-wish-bot = Bot
web-wish-invited = A friend, by a link of his own
web-wish-open = Whoever comes
web-bot-greedy = steady
web-bot-random = random
web-public = Shown in the list of tables
web-set-the-table = Set the table
web-value-of-off = off
web-value-of-on = on
web-invite-about = Send every friend his own link: it is the key to his seat. The game begins when all have come.
web-to-the-table = To the table

# What can be played, by game

web-edition-bigbox = Big Box
web-edition-bigbox-about = The newest edition, with all boards: East and Britannia, missions and the Emperor’s Favour.
web-edition-argentum = First
web-edition-argentum-about = The first edition, 2009. Two players move a pawn.
web-edition-second = Second
web-edition-second-about = The second edition. Two players have a neutral third colour.
web-board-base23 = Hanseatic League
web-board-base23-about = The classic board, in its version for two and three players.
web-board-base45 = Hanseatic League
web-board-base45-about = The classic board, in its version for four and five players.
web-board-east = East
web-board-east-about = From Lübeck to Königsberg: boats, green cities without spaces, permanent markers.
web-board-britannia3 = Britannia
web-board-britannia3-about = England, Wales and Scotland for three: permissions let you act abroad.
web-board-britannia45 = Britannia
web-board-britannia45-about = England, Wales and Scotland for four and five: permissions let you act abroad.
web-players-argentum-2-about = For two: a pawn goes from province to province, and opens the routes beside it.
web-players-second-2-about = For two: a neutral third colour is in the way of both.
web-option-missions = Missions
web-option-favours = Emperor’s Favour
web-option-provinces = Provinces of the pawn
web-value-of-rim = nine on the rim
web-value-of-strict = one on the rim

# The table

web-title-asked = ● Your turn – Kogge
web-title-table = { $game } – Kogge
web-chart = Chart
web-chart-label = Chart: { $board }. The arrow keys walk over it, Enter acts, Shift and Enter shows everything that is possible.
web-zoom = Zoom in
web-whole = Show all
web-bare = Show what is under the pieces
web-mini-map = Small map: click to jump
web-players = Players
web-desk = Your desk
web-side = Log and chat
web-views = Views
web-tab-chart = Chart
web-tab-log = Log
web-tab-chat = Chat
web-log-and-chat = Log and chat
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-say-something = Say something …
web-earlier = Show the beginning
web-turn = Turn { $number }
web-new-since = Since your last turn
web-look-then = Show the position after decision { $number }
web-past = The position after decision { $number }
web-back-to-now = Back to now
web-step-first = First
web-step-back = Back
web-step-forward = Forward
web-undo-to-here = Take back to here
web-sound = Sounds
web-theme = Day or night
web-standing = Standing
web-thinks = thinks
web-is-asked = is asked
web-seat-bot = bot
web-nobody = Nobody yet
web-bot-name-0 = Hinrik
web-bot-name-1 = Tilde
web-bot-name-2 = Wulf
web-bot-name-3 = Gesche
web-bot-name-4 = Mechthild
web-seat-away = away
web-seat-gone = not here
web-seat-open = This seat is open.
web-seat-invited = Invited, not here yet.
web-hours = { $number } h
web-lost = The connection is lost. It comes back by itself; nothing is lost.
web-practice = Practice: this table goes on from a game that was written down, or its deal may be known.
web-spectator = You are watching.
web-waiting = Waiting for players
web-waiting-for = The game begins when { $number ->
    [0] everybody has come.
    [one] one more seat is taken.
   *[other] { $number } more seats are taken.
} Link to this table:
web-sit = Take a seat
web-undo-wanted = { $name } would like to take back. Do you agree?
web-undo-asked = The others are asked whether they agree to taking back.
web-agree = I agree
web-decline = No
web-your-turn = Your turn
web-your-reply = You are asked
web-others-turn = { $name } is to decide
web-over = The game is over
web-actions-left = { $left } of { $all } actions left
web-undo = Undo
web-undo-about = Take back one decision; right click or Shift+U: the whole turn
web-end-turn = End turn
web-end-anyway = End the turn
web-play-on = Go on playing
web-not-now = Not possible now.
web-done = Done

web-tour = Tour
web-tour-step = Step { $number } of { $of }
web-tour-leave = Leave the tour
web-tour-next = Next
web-tour-done = Play on

# Score sheet

web-score-sheet = Score sheet
web-projected = If the game ended now
web-projected-about = Everything is counted as the position is now.
web-wins = { $number ->
    [one] { $names } wins{ $by ->
        [0] .
       *[other] { " " }by { $by }
    }
   *[other] { $names } win together
}
web-ended = { $reason ->
    [prestige] The game ended because somebody reached the end of the prestige track.
    [completed] The game ended because enough cities are complete.
   *[markers] The game ended because no marker was left to be drawn.
}
web-source = Source
web-total = Total
web-look-through = Look through the game
web-play-again = Play again
web-record = Download record
web-share = Copy link
web-where-from = Where the points came from
web-over-time = Prestige by round

# Rules

web-rules-of = Rules of { $game }
web-topics = Topics
web-search = Search the rules
web-found = { $number ->
    [one] One topic
   *[other] { $number } topics
}

# Settings

web-theme-system = Like the system
web-theme-light = Day
web-theme-dark = Night
web-speed = Motion
web-speed-about = How fast pieces travel. A click or key always ends a motion.
web-speed-off = None
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-set-sound = Sounds: a bell when you are asked
web-set-waters = Names of seas and rivers on the chart
web-set-warn = Ask before a turn is ended with actions left
web-keys = Keys
web-key-T = T
web-key-T-about = Use traders next
web-key-M = M
web-key-M-about = Use merchants next
web-key-I = I
web-key-I-about = Income
web-key-V = V
web-key-V-about = Move pieces
web-key-U = U
web-key-U-about = Undo; with Shift the whole turn
web-key-E = E
web-key-E-about = End the turn, or be done
web-key-Tab = Tab
web-key-Tab-about = From players to chart, action bar, desk, log and chat
web-key-Arrows = Arrows
web-key-Arrows-about = On the chart: to the next point, city or marker that way
web-key-Enter = Enter
web-key-Enter-about = Act, like a click
web-key-Shift-Enter = Shift + Enter
web-key-Shift-Enter-about = Everything that is possible there, like a right click or a long press
web-key-Escape = Esc
web-key-Escape-about = Close a menu, leave a choice

# About

web-about-kogge = Kogge is a home for board games about the Hanseatic League: a rules engine, bots, and tables in the browser and the terminal.
web-about-unofficial = Unofficial
web-unofficial-long = Kogge is not connected with or endorsed by the publishers or authors of the games. Names are used to say what is played. No artwork, rules text or scans are included; if you like a game, buy it.
web-about-sources = Sources and licences
web-source-of-rules = Rules: in our own words, from the rulebooks of the editions.
web-source-of-coast = Coasts, lakes and large rivers: Natural Earth, public domain, warped to the boards; other rivers are our own short lines.
web-source-of-fonts = Fonts: Vollkorn and Source Sans 3, SIL Open Font License 1.1.
web-source-of-parts = Parts: Svelte, d3-zoom and Project Fluent, under the MIT, ISC and Apache 2.0 licences.
web-source-of-licence = Kogge itself: MIT licence. Pieces, pictograms and charts are drawn by us.
