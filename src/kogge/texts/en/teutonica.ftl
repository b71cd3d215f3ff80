# What is asked

prompt-over = The game is over.
prompt-turn = { $seat }: { $actions ->
    [0] no actions are left; use a marker or end the turn.
    [one] one action is left.
   *[other] { $actions } actions are left.
}
prompt-fee = { $seat }: pay { $number ->
    [one] one piece
   *[other] { $number } pieces
} for the displaced { $kind }. How many merchants?
prompt-reply = { $seat }: put your { $kind } displaced from { $route } on a nearby route{ $more ->
    [0] .
    [one] ; you may add one piece.
   *[other] ; you may add { $more } pieces.
}
prompt-reply-more = { $seat }: you may put { $more ->
    [one] one more piece
   *[other] { $more } more pieces
} near { $route }, or be done.
prompt-reply-lifted = { $seat }: put the { $kind } you lifted near { $route }.
prompt-move = { $seat }: put your { $kind } on a free point{ $more ->
    [0] .
   *[other] , or lift another piece first ({ $more } more).
}
prompt-move-others = { $seat }: put the { $kind } of { $owner } on a free point{ $more ->
    [0] .
   *[other] , or lift another piece first ({ $more } more).
}
prompt-move-others-lift = { $seat }: lift an opponent’s piece, up to three.
prompt-remove = { $seat }: take a piece off a route, { $more } at most.
prompt-replace = { $seat }: lay the { $number ->
    [one] marker
   *[other] { $number } markers
} drawn in this turn.

# Why something is not possible

reason-over = The game is over.
reason-no-such-action = There is no action { $number } on this board.
reason-first = Something else is asked first. { $question }
reason-other-edition = The marker { $marker } is not part of this edition.
reason-unasked-done = Nothing is open that could be done with. To finish your turn: end.
reason-unasked-pay = There is nothing to pay: a fee is only asked for after a displacement.
reason-unasked-put = Nothing is in hand. To bring a piece from the supply: place. To move one: lift it first.
reason-unasked-remove = Pieces are taken off routes only after: use remove_three.
reason-unasked-lay = Markers are laid at the end of the turn, if you took any.
reason-no-actions = You have no actions left in this turn.
reason-no-marker = You have no unused marker { $marker }.
reason-alike = Points of one route are alike, and another point of { $route } stands for this one.
reason-route-full = All points of { $route } are taken.
reason-point-taken = { $point } is taken.
reason-point-free = Nobody stands on { $point }.
reason-privilege = { $needed } space: you need Privilege { $needed }, you have { $have }.
reason-displaced-first = The displaced piece must be put back first.
reason-remove-one = Take at least one piece.
reason-pay = The fee is { $fee }, and you have { $traders } traders and { $merchants } merchants.
reason-developed = { $ability } is fully developed.
reason-nothing-on-routes = There is no piece on any route that the marker could take.
reason-stock-empty = Your stock is empty.
reason-bank = Your Bank allows { $bank } pieces at most.
reason-stock-short = Your stock holds { $traders } traders and { $merchants } merchants.
reason-income-full = In this edition an income takes exactly { $number }.
reason-supply = You have no { $kind } in your supply.
reason-own-piece = This piece is your own; only opponents’ pieces can be displaced.
reason-displace-cost = To displace a { $kind } you need { $need } pieces in your supply; you have { $have }.
reason-lift-first = Lift a piece first.
reason-put-order = Pieces are put in the order they were lifted; the { $kind } is next.
reason-left-route = The piece was displaced from { $route } and cannot return there now.
reason-reply-kind = You cannot add a { $kind } now.
reason-nearer = { $route } is too far: nearer routes have free points.
reason-no-more-lifts = No more pieces can be lifted; put those in hand.
reason-put-lifted-first = Put the { $kind } you lifted first.
reason-no-more-added = No more pieces can be added.
reason-reply-source = Added pieces come from your stock, then from your supply; only when both are empty from routes.
reason-opponents-only = This marker moves opponents’ pieces, not your own.
reason-not-own = This piece belongs to { $owner }.
reason-just-placed = A piece put in this reply stays where it is.
reason-no-room = There is no point where it could go.
reason-route-open = { $route } is not full of your pieces: { $missing } { $missing ->
    [one] point is
   *[other] points are
} missing.
reason-city-full = { $city } has no free space.
reason-shape = The next space in { $city } is { $shape }: it takes a { $kind }, and the route has none of yours.
reason-city-empty = { $city } has no post yet; an extra post stands left of another one.
reason-not-on-route = You have no { $kind } on { $route }.
reason-no-ability = Neither end of { $route } lets you develop { $ability }.
reason-special-route = Special prestige is only for { $route }.
reason-special-taken = The space worth { $prestige } is taken.
reason-swap-free = Both spaces in { $city } must hold a post.
reason-swap-own = One of the two posts in { $city } must be yours.
reason-not-drawn = You have not drawn a marker { $marker }.
reason-has-marker = { $route } already has a marker.
reason-has-pieces = There are pieces on { $route }.
reason-no-free-space = Neither end of { $route } has a free space.

# What happened

event-end = { $seat } ends the turn.
event-done = { $seat } adds no more.
event-pay = { $seat } pays with { $merchants ->
    [0] traders.
    [one] one merchant.
   *[other] { $merchants } merchants.
}
event-develop = { $seat } uses the marker develop.
event-use = { $seat } uses the marker { $marker }.
event-income = { $seat } hires { $traders ->
    [0] { "" }
    [one] one trader
   *[other] { $traders } traders
}{ $merchants ->
    [0] { "" }
    [one] { " " }one merchant
   *[other] { " " }{ $merchants } merchants
}.
event-place = { $seat } places a { $kind } on { $route }.
event-displace = { $seat } displaces a { $piece } of { $owner } on { $route } with a { $with }.
event-put = { $seat } puts a { $kind } on { $route }.
event-lift = { $seat } lifts a { $piece } of { $owner } from { $route }.
event-remove = { $seat } sends a { $piece } of { $owner } home from { $route }.
event-create = { $seat } creates { $route }{ $benefit ->
    [post] { " " }and sets a post in { $city }.
    [extra] { " " }and sets an extra post in { $city }.
    [develop] { " " }and develops { $ability }.
    [special] { " " }and takes special prestige worth { $prestige }.
   *[nothing] .
}
event-swap = { $seat } swaps two posts in { $city }.
event-lay = { $seat } lays the marker { $marker } on { $route }.
event-paid = { $seat } pays { $traders ->
    [0] { "" }
    [one] one trader
   *[other] { $traders } traders
}{ $merchants ->
    [0] { "" }
    [one] { " " }one merchant
   *[other] { " " }{ $merchants } merchants
}.
event-returns = { $seat } puts the displaced { $kind } on { $route }.
event-returns-to-stock = The displaced { $kind } of { $seat } finds no place and returns to the stock.
event-takes-marker = { $seat } takes the marker { $marker }{ $drawn ->
    [yes] { " " }and draws a replacement.
   *[no] ; there is no replacement left to draw.
}
event-points = { $seat } scores { $points } ({ $source ->
    [control] control of a city
    [coin] coin space
   *[connection] east-west connection
}).
event-develops = { $seat } develops { $ability } to { $ability ->
    [privilege] { $value ->
        [0] white
        [1] orange
        [2] pink
       *[other] black
    }
    [bank] { $value ->
        [99] all
       *[other] { $value }
    }
   *[other] { $value }
}.
event-completes = { $city } is complete ({ $completed }).
event-looks = { $seat } looks at { $number ->
    [one] the marker
   *[other] { $number } markers
} drawn.
event-leaves-game = The marker { $marker } finds no route and leaves the game.
event-turn = Turn { $turn }: { $seat } has { $actions } actions.
event-over = The game is over: { $reason ->
    [prestige] somebody has 20 points.
    [completed] enough cities are complete.
   *[markers] no replacement marker could be drawn.
} Winner: { $winners }.

# Words

marker-extra_post = extra post
marker-swap = swap
marker-actions_3 = +3 actions
marker-actions_4 = +4 actions
marker-develop = develop
marker-remove_three = remove three
marker-move_three = move three

edition-bigbox = Big Box, 2020
edition-argentum = first edition, 2009
edition-second = second edition
