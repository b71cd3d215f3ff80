# What is asked

traders-prompt-over = The game is over.
traders-prompt-turn = { $seat }: { $actions ->
    [0] both actions are taken ({ $taken }); end the turn.
    [one] one more action, not { $taken } again, or end the turn.
   *[other] one or two different actions of load, unload and sail.
}{ $last ->
    [-1] { "" }
    [0] { " " }This is the last turn of the game.
    [one] { " " }One more turn follows.
   *[other] { " " }{ $last } more turns follow.
}
traders-prompt-claim = { $seat }: you may claim an achievement ({ $tiles }), or be done.

# Why something is not possible

traders-reason-over = The game is over.
traders-reason-no-such-action = There is no action { $number } on this board.
traders-reason-first = The turn is ending. { $question }
traders-reason-unasked-done = Nothing is open that could be done with. To finish your turn: end.
traders-reason-unasked-claim = Achievements are claimed at the end of a turn: end it first.
traders-reason-again-load = You have loaded in this turn; the second action must be another one.
traders-reason-again-unload = You have unloaded in this turn; the second action must be another one.
traders-reason-again-sail = You have sailed in this turn; the second action must be another one.
traders-reason-no-actions = A turn has { $actions } actions, and you have taken both: { $taken }.
traders-reason-one-action = A turn has at least one action: load, unload or sail.
traders-reason-not-aboard = There is no { $colour } cube aboard.
traders-reason-at-sea = Your ship is at sea, in { $hex }. Loading and unloading need a city.
traders-reason-supply = { $city } supplies { $shown ->
    [0] no { $colour } cube
    [one] only one { $colour } cube
   *[other] only { $shown } { $colour } cubes
} in one action.
traders-reason-room = A ship holds { $hold } cubes, and yours has { $room ->
    [0] no room left
   *[other] room for { $room }
}. Drop a cube first.
traders-reason-place-empty = There is no contract in place { $place } of { $city }.
traders-reason-cubes = { $number ->
    [one] This contract
   *[other] These contracts together
} in { $city } { $number ->
    [one] needs
   *[other] need
} more cubes: { $missing }.
traders-reason-stay = Your ship is in { $hex }; staying there is not sailing.
traders-reason-far = { $hex } is { $hexes } hexes away; a ship sails { $reach } at most.
traders-reason-tile-not-in-play = The achievement { $tile } is not in play in this game.
traders-reason-other-side = The tile { $tile } lies with side { $side } up. Write: claim { $tile } { $side }
traders-reason-tile-taken = The achievement { $tile } belongs to { $owner }.
traders-reason-not-fulfilled = { $tile }: you have { $have } of { $needed }.

# Positions

traders-position-tile = { $city }: somebody has the tile of a city if, and only if, it has no contracts left.
traders-position-twice = A contract or a city tile is given twice.
traders-position-goals = There must be { $number } different achievement tiles.
traders-position-taken = taken: at most { $most } different actions.
traders-position-last = last_turns: from 0 to { $most }, once { $needed } cities are empty, and not before.

# What happened

traders-event-load = { $seat } loads { $colours } in { $city }.
traders-event-unload = { $seat } unloads in { $city } for { $contracts }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
traders-event-sail = { $seat } sails from { $from } to { $hex } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}).
traders-event-drop = { $seat } drops a { $colour } cube.
traders-event-claim = { $seat } claims the achievement { $tile } { $side }: { $points } points.
traders-event-done = { $seat } claims no achievement.
traders-event-end = { $seat } ends the turn.
traders-event-empties = { $seat } has emptied { $city } and takes its tile: { $points } points. Empty cities: { $empty }.
traders-event-triggers-end = { $empty } cities are empty: everybody else has one more turn, then { $seat } has the last one.
traders-event-turn = Turn { $turn }: { $seat }{ $last ->
    [-1] .
    [0] , the last turn of the game.
   *[other] , the last turn of this player.
}
traders-event-over = The game is over. Winner: { $winners }.

traders-option-contracts = Contracts: all63 plays with all of them; core57 leaves out the six that a city could fulfil by itself.
traders-edition-first = first edition

# On a screen

traders-name = Traders of the League
traders-in-short = In short: load cubes where a city supplies them, sail to a city that asks for them, and unload them there to claim its contracts. What a city supplies itself need not be delivered there. The last contract of a city brings a tile, and whoever fulfils an achievement first may claim it at the end of a turn. When enough cities are empty, everybody has one more turn.
traders-kind-unload = unload for contracts
traders-kind-load = load
traders-kind-sail = sail
traders-kind-drop = drop a cube
traders-kind-claim = claim an achievement
traders-kind-done = done
traders-kind-end = end the turn
traders-cost-unload = 1 action, and the cubes
traders-cost-load = 1 action
traders-cost-sail = 1 action, up to 3 hexes
traders-cost-drop = no action
traders-cost-claim = { "" }
traders-cost-done = { "" }
traders-cost-end = { "" }
traders-source-contracts = contracts
traders-source-achievements = achievements
traders-source-cities = city tiles
traders-source-total = total

traders-or = { " or " }
traders-and = { " and " }
traders-condition = { $how ->
    [every] { $count } of every colour
    [each] { $count } each of { $kinds }
   *[any] { $count } contracts with the same colour
}
traders-counted = { $family ->
    [colour] { $count } contracts with { $names }
    [region] { $count } { $names } contracts
    [value] { $count } contracts worth { $names }
   *[city] { $count } city tiles
}

# The terminal

traders-column-seat = seat
traders-column-name = name
traders-column-cargo = cargo
traders-column-contracts = contracts
traders-column-tiles = tiles
traders-column-total = points
traders-column-achievement = achievement
traders-column-points = points
traders-map-empty = empty
traders-map-legend = Contracts: CAPITALS you lack, value, ✓ you have it all. Below: supply, ships. ¹²³ hexes away.
traders-list-legend = Hexes from your ship, city, supply, contracts: CAPITALS you lack, then the value, ✓ you have it all.
traders-ends = Empty cities: { $empty } of { $needed }.{ $last ->
    [-1] { "" }
    [0] { " " }This is the last turn of the game.
    [one] { " " }The end has been triggered: one more turn follows.
   *[other] { " " }The end has been triggered: { $last } more turns follow.
}
traders-at-sea = { $hex }: { $seats }.
traders-emptied-by = Empty; { $seat } has its tile.
traders-goal = { $tile } { $side } ({ $points } points): { $condition }. { $owned ->
    [yes] { $owner } has it.
   *[no] Of { $needed }: { $progress }.
}
traders-player = { $seat } ({ $name }) in { $ship }: { $total } points. Aboard: { $cargo }; room for { $room }. { $contracts ->
    [one] 1 contract
   *[other] { $contracts } contracts
}, { $tiles ->
    [one] 1 city tile
   *[other] { $tiles } city tiles
}.
traders-claimed = { $region }: { $contracts }
traders-colours = colours: { $colours }
traders-tiles = city tiles: { $cities }
traders-progress = { $tile }, { $condition }: { $owned ->
    [yes] claimed
   *[no] { $have } of { $needed }
}
traders-city = { $city } ({ $region }{ $away ->
    [-1] { "" }
    [0] , your ship is here
    [one] , 1 hex away
   *[other] , { $away } hexes away
}) supplies { $supply }.
traders-offer = { $goods } for { $value }: { $number ->
    [0] you have everything.
   *[other] you lack { $missing }.
}
traders-ships = Ships here: { $seats }.
traders-wanted = { $city }, { $away ->
    [0] here
    [one] 1 hex
   *[other] { $away } hexes
}: { $offer }
traders-no-ship = The game is over.

# What the terminal's help says

traders-example = sail Danzig
traders-help-example = sa dan for sail Danzig, un re/gy for unload red/grey
traders-help-legend = On a contract, capitals are colours that you lack. Colours: re red, ye yellow, gy grey, gn green, bu blue, bn brown, bk black; type them so or as words. Ships: + blue, x red, o green, ^ yellow, = purple.
traders-look-desk = desk [SEAT]     a player’s ship, contracts and progress
traders-look-city = city NAME       a city: supply, contracts, what you lack
traders-look-contracts = contracts       what you can deliver where, the least lacking first
traders-look-achievements = achievements    the achievements, and how far everybody is

# What bots think of

traders-term-points = points earned
traders-term-goals = achievements within reach
traders-term-contracts = deliveries within reach
