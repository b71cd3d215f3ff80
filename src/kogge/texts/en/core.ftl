# Rulesets

no-such-game = There is no game “{ $name }”. Games: { $games }.
no-such-value = There is no { $what } “{ $value }”. Possible: { $possible }.
no-such-option = { $game } has no option “{ $name }”. Possible: { $possible }.
option-not-here = { $name }={ $value } is not possible in edition { $edition } on { $board } with { $players } players.
bad-players = Edition { $edition } cannot be played by { $players }. Possible numbers of players: { $possible }.
bad-board = Board “{ $board }” is not offered for edition { $edition } with { $players } players. Possible: { $possible }.
bad-ruleset-text = “{ $text }” does not name a ruleset. Write for example: teutonica bigbox base45 players=4
bad-ruleset-value = { $value } cannot be the { $what } of a ruleset.
bad-budget = “{ $name }” has no good budget. Write for example beam:20000 (positions for a turn) or beam:0.5s (seconds for a turn).
faulty-board = The board cannot be used. { $reason }
board-players = Board “{ $board }” is not for { $players } players. Possible: { $possible }.

seats-disagree = { $seats } seats are named, and { $players } players asked for. Leave one of them out.

# Notation

not-understood = “{ $text }” is not understood. Write for example: { $example }
ambiguous = “{ $text }” can mean: { $meanings }{ $more ->
    [0] .
   *[other] , and { $more } more.
}
no-such-action = There is no action { $number }.

# Positions

position-malformed = The position cannot be read: { $reason }.
position-unknown = { $where }: there is no “{ $name }”. Possible: { $possible }.
position-too-many = { $where } has room for { $room }, and { $given } are given.
position-boat = { $where } is a boat and takes merchants only.
position-no-marker-here = No marker may lie on { $where }.
position-not-green = { $where } is not a green city.
position-range = { $where } cannot be { $number }; at most { $most }.
position-pieces = { $where }: a player has { $all }, and the position uses { $over } more.
position-neutral-place = The neutral colour has no merchants, no extra posts and no special prestige.
position-neutral-route = { $route }: neutral traders that fill a route alone create it at once, so this question and these pieces do not fit.
position-stock = { $where }: everything else leaves { $stock } in the stock.
position-markers = The position has more markers than the box: { $names }.
position-not-here = { $where }: this ruleset plays without them.
position-mission-twice = missions: a card is given to two seats.
position-questions = The questions cannot be answered: the first must be the turn of the player in turn, and the last must have an answer.
position-pawn = The pawn must stand in a province, and nowhere only while it is asked where it begins.

# Records

record-file = { $path } cannot be read: { $reason }.
record-line = Line { $line }: { $reason }
record-json = This is not JSON: { $reason }.
record-shape = The record has not the expected form: { $reason }.
record-missing = The record has no line [{ $header } …].
record-header = “{ $text }” is not a header. Write for example: [Rules 1]
record-unknown-header = There is no header “{ $header }”. Known: { $known }.
record-turn = “{ $text }” is not a turn. Write for example: 1 blue: income 3 traders; end
record-answer = “{ $text }”: an answer in brackets begins with a seat, for example (red: done).
record-version = The record follows version { $version } of the rules, and this program knows version { $known }.
record-board = The board { $board } has changed since the record was written; a record of a changed board must contain it.
record-deal = The deal does not fit: { $reason }.
record-seats = The seats must be: { $expected }
record-over = “{ $text }”: the game is already over.
record-seat = “{ $text }” is written for { $seat }, but { $asked } is asked.
record-action = “{ $text }”: { $reason }
record-result = The record says “{ $given }”, but the game ends “{ $result }”.

# Matches

match-seats = { $players } players are needed, and { $seats } seats are filled.
match-over = The game is over.
match-not-asked = It is for { $asked } to decide now, not for { $seat }.
match-stale = The position has changed (you saw { $revision }, it is { $current }). Look again.
match-handed-over = { $name } plays on for { $seat }.
undo-nothing = There is nothing to take back.
undo-others = Another player has answered since; taking back needs the consent of everybody.
undo-revealed = Something hidden has been seen since; taking back needs the consent of everybody.
undo-turn-ended = The turn has ended; taking back needs the consent of everybody.
undo-over = The game is over; taking back needs the consent of everybody.
undo-agreed = All agreed that { $seat } takes back { $number ->
    [one] one decision
   *[other] { $number } decisions
}.
