# What is asked

hansa-prompt-over = The game is over.
hansa-prompt-turn = { $seat }: in { $city } with { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}{ $acted ->
    [yes] , action taken
   *[no] { "" }
}.{ $payee ->
    [none] { "" }
    [free] { " " }Markers are free here.
    [bank] { " " }A marker costs 1 taler.
   *[other] { " " }A marker costs 1 taler for { $payee }.
}{ $refill ->
    [must] { " " }All warehouses are empty: refill.
   *[no] { "" }
}
hansa-prompt-set-up = { $seat }: place two booths in a city, round { $round } of { $rounds }.
hansa-prompt-selling = { $seat }: which markers do you sell? { $hand ->
    [nothing] None is chosen yet.
   *[other] Chosen: { $hand }.
}{ $lonely ->
    [none] { "" }
   *[other] { " " }A second { $lonely } is needed.
}
hansa-prompt-loss = { $seat }: { $seller } has sold { $colour }. Which of your { $colour } markers do you lose?
hansa-prompt-taxes = { $seat }: three markers may be kept. Give up { $number ->
    [one] one
   *[other] { $number }
}.

# Why something is not possible

hansa-reason-over = The game is over.
hansa-reason-no-such-action = There is no action { $number } on this board.
hansa-reason-first = Something else is asked first. { $question }
hansa-reason-must-refill = All warehouses are empty: they have to be refilled before anything else.
hansa-reason-all-full = No warehouse is empty.
hansa-reason-piles-empty = No markers are left in the piles.
hansa-reason-unasked-refill = Refilling is the first thing in a turn or is not done at all.
hansa-reason-unasked-place = First booths are placed only before the first turn. To set up booths now: build.
hansa-reason-unasked-add = Nothing is being sold. Write first: sell
hansa-reason-unasked-done = Nothing is being sold. To finish your turn: end
hansa-reason-unasked-lose = A marker is lost only when somebody else sells its colour.
hansa-reason-unasked-give = Markers are given up only at the end of a turn, when there are more than three.
hansa-reason-not-owned = You have no unsold marker { $good }.
hansa-reason-no-talers = That costs { $price } taler, and you have none.
hansa-reason-acted = You have taken your action in { $city }. Sail on, or back again later, for another one.
hansa-reason-not-at-start = First booths are not placed in { $city }, where the ship begins.
hansa-reason-placed-there = You have first booths in { $city } already; the three cities must be different.
hansa-reason-not-there = There is no { $good } in the warehouses of { $city }, where the ship is.
hansa-reason-price = A marker of { $city } costs one taler{ $payee ->
    [bank] { "" }
   *[other] { " " }for { $payee }
}, and you have none.
hansa-reason-no-booth-in-hand = All your booths stand on the board.
hansa-reason-no-booth = To sell you need a booth in { $city }, where the ship is.
hansa-reason-no-pair = To sell you need { $number } unsold markers of one colour.
hansa-reason-no-way = No arrow leads from { $start } to { $city }. The ship can sail to: { $ways }.
hansa-reason-single = You have only one { $colour } marker; { $number } of a colour are needed.
hansa-reason-all-added = All your { $good } are in the sale.
hansa-reason-nothing-added = Add markers to the sale first.
hansa-reason-lonely = The sale has only one { $colour } marker; { $number } of a colour are needed.
hansa-reason-other-colour = It is a { $colour } marker that is lost.

# Positions

hansa-position-booths = { $seat } has { $given } booths on the board, and owns { $all }.
hansa-position-in-hand = { $seat } has { $left } booths in hand.
hansa-position-left-out = With { $players } players { $number ->
    [0] no colour is
    [one] one colour is
   *[other] { $number } colours are
} left out.
hansa-position-goods = More markers than there are in the game: { $names }.
hansa-position-turns = With { $turn } in turn, { $turns } turns cannot have been completed (first booths count as turns; the earliest number is { $earliest }).

# What happened

hansa-event-place = { $seat } places two booths in { $city }.
hansa-event-refill = { $seat } pays 1 taler and refills { $number ->
    [one] one warehouse
   *[other] { $number } warehouses
}: { $goods }. { $left ->
    [0] The piles are used up.
    [one] One marker is left in the piles.
   *[other] { $left } markers are left in the piles.
}
hansa-event-sail = { $seat } sails from { $from } to { $city }.
hansa-event-buy = { $seat } buys { $good } in { $city }{ $payee ->
    [free] , free by majority.
    [bank] { " " }for 1 taler to the bank.
   *[other] { " " }for 1 taler to { $payee }.
}
hansa-event-build = { $seat } spends { $good } on { $booths ->
    [one] one booth
   *[other] { $booths } booths
} in { $city }.
hansa-event-sell = { $seat } sells in { $city }.
hansa-event-add = { $seat } adds { $good } to the sale.
hansa-event-done = { $seat } turns over { $number } markers in { $city } ({ $goods }) and takes back one booth.
hansa-event-lose = { $seat } loses { $good }.
hansa-event-give = { $seat } gives up { $good }.
hansa-event-taxes = { $seat } pays { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} of taxes.
hansa-event-end = { $seat } ends the turn.
hansa-event-turn = Turn { $turn }: { $seat } takes 3 talers and has { $talers }.
hansa-event-last-round = The last pile has been broken: this round is the last one.
hansa-event-over = The game is over: the last round is complete. Winner: { $winners }.

# On a screen

hansa-name = Hansa
hansa-edition-abacus = Abacus, 2004
hansa-in-short = In short: there is one ship, and in your turn it is yours. Sail along the arrows for a taler a leg, and in every city you stop at take one action: buy a marker, turn a marker into market booths, or sell two or more markers of a colour. Sold markers, and cities with your booths, are worth points at the end.
hansa-example = sail Aalborg
hansa-kind-place = place first booths
hansa-kind-refill = refill the warehouses
hansa-kind-buy = buy a marker
hansa-kind-build = set up booths
hansa-kind-sell = sell
hansa-kind-add = add to the sale
hansa-kind-lose = lose a marker
hansa-kind-give = give up a marker
hansa-kind-sail = sail
hansa-kind-done = done
hansa-kind-end = end the turn
hansa-cost-place = { "" }
hansa-cost-refill = 1 taler, before all else
hansa-cost-buy = 1 taler, or nothing
hansa-cost-build = the marker itself
hansa-cost-sell = 1 booth of this city
hansa-cost-add = { "" }
hansa-cost-lose = { "" }
hansa-cost-give = { "" }
hansa-cost-sail = 1 taler
hansa-cost-done = { "" }
hansa-cost-end = 3 and 3 can be kept
hansa-source-unsold = unsold markers
hansa-source-sold = sold markers
hansa-source-cities = shared cities
hansa-source-monopolies = cities alone
hansa-source-total = total

hansa-map-legend = or2: orange, two barrels; ·: empty; a name shows who has most booths
hansa-piles = Piles: { $piles }. { $last ->
    [yes] The last pile is broken: this round is the last one.
   *[no] { $left ->
        [0] The next refill brings the last round.
        [one] One marker, and then the last round.
       *[other] { $left } markers to the last round.
    }
}
hansa-empty = empty
hansa-city = { $city }: { $goods }. { $booths ->
    [none] No booths
   *[other] Booths: { $booths }
}{ $majority ->
    [none] .
   *[other] ; most has { $majority }.
} To { $ways }.{ $ship ->
    [yes] { " " }The ship is here.
   *[no] { "" }
}
hansa-city-more = A marker costs { $seat } { $payee ->
    [free] nothing.
    [bank] 1 taler for the bank.
   *[other] 1 taler for { $payee }.
} From { $origins }.
hansa-sold = { $number } ({ $points })
hansa-player = { $seat } ({ $name }): { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}; goods: { $goods }; sold: { $number }, worth { $points }; booths in hand: { $in_hand }; most booths in: { $majorities }; total now { $total }.
hansa-desk-booths = Booths: { $booths }.
hansa-desk-sold = Sold: { $goods }.
hansa-desk-too-many = { $number } more than can be kept at the end of the turn.
hansa-hidden = { $colour }: { $one } with one barrel, { $two } with two, { $three } with three.
hansa-hidden-left-out = { $colour }: left out of this game.
hansa-column-seat = seat
hansa-column-name = player
hansa-column-talers = talers
hansa-column-goods = goods
hansa-column-sold = sold (points)
hansa-column-in_hand = booths in hand
hansa-column-majorities = majorities
hansa-column-total = total now

# What the terminal's help says

hansa-help-example = b or 2 for buy orange 2
hansa-look-desk = desk [COLOUR]   your goods and booths, or another player’s
hansa-look-city = city [NAME]     a city, its arrows, and what a marker costs there
hansa-look-piles = piles           which markers are still hidden
hansa-help-legend = A marker is drawn as or2: the beginning of its colour (orange, brown, yellow, green, blue, pink) and its barrels.
    Booths are drawn as +3: the owner’s symbol (+ blue, x red, o green, ^ yellow) and how many. A city shows the symbol of the player with most booths.
    A turn is planned and then ended; until then undo takes back everything but a refill.

# Boards

hansa-board-title = { $title }; the ship begins in { $start }
hansa-source-of-fact-rulebook = rulebook
hansa-source-of-fact-source = public source
hansa-source-of-fact-inferred = inferred
hansa-source-of-fact-reconstructed = reconstructed

# What bots think of

hansa-term-cities = cities and booths
hansa-term-desk = talers and markers
