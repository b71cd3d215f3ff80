# What is asked

teutonica-prompt-over = The game is over.
teutonica-prompt-turn = { $seat }: { $actions ->
    [0] no actions are left; use a marker or end the turn.
    [one] one action is left.
   *[other] { $actions } actions are left.
}
teutonica-prompt-turn-abroad = { teutonica-prompt-turn } Permissions left: { $permissions }.
teutonica-prompt-fee = { $seat }: pay { $number ->
    [one] one piece
   *[other] { $number } pieces
} for the displaced { $kind }. How many merchants?
teutonica-prompt-reply = { $seat }: put your { $kind } displaced from { $route } on a nearby route{ $more ->
    [0] .
    [one] ; you may add one piece.
   *[other] ; you may add { $more } pieces.
}
teutonica-prompt-reply-more = { $seat }: you may put { $more ->
    [one] one more piece
   *[other] { $more } more pieces
} near { $route }, or be done.
teutonica-prompt-reply-lifted = { $seat }: put the { $kind } you lifted near { $route }.
teutonica-prompt-neutral-reply = { $seat }: put the neutral trader displaced from { $route } on a nearby route; you may add another one.
teutonica-prompt-neutral-reply-more = { $seat }: you may put one more neutral trader near { $route }, or be done.
teutonica-prompt-neutral-post = { $seat }: neutral traders have filled { $route }. Which of its cities gets the neutral post?
teutonica-prompt-ending = The game ends here: done.
teutonica-prompt-move = { $seat }: put your { $kind } on a free point{ $more ->
    [0] .
   *[other] , or lift another piece first ({ $more } more).
}
teutonica-prompt-move-others = { $seat }: put the { $kind } of { $owner } on a free point{ $more ->
    [0] .
   *[other] , or lift another piece first ({ $more } more).
}
teutonica-prompt-move-others-lift = { $seat }: lift an opponent’s piece, up to three.
teutonica-prompt-move-any-lift = { $seat }: the permanent marker moves two pieces of anybody; lift one, or be done.
teutonica-prompt-raise = { $seat }: the permanent marker develops Privilege, if you like.
teutonica-prompt-green-post = { $seat }: the permanent marker sets a piece of your supply as a post in a green city, if you like.
teutonica-prompt-place-two = { $seat }: put up to { $more ->
    [one] one piece
   *[other] { $more } pieces
} of the created route on free points, or be done.
teutonica-prompt-place-abroad = { $seat }: the permanent marker puts up to { $more ->
    [one] one piece
   *[other] { $more } pieces
} of yours on free points of { $countries }, or be done.
teutonica-prompt-finish = { $seat }: the action ends.
teutonica-prompt-remove = { $seat }: take a piece off a route, { $more } at most.
teutonica-prompt-replace = { $seat }: lay the { $number ->
    [one] marker
   *[other] { $number } markers
} drawn in this turn.
teutonica-prompt-pawn-start = { $seat }: put the pawn into any province. The other player begins.
teutonica-prompt-leaving = { $seat }: the pawn has made its free move; end the turn.
teutonica-prompt-anywhere = { $seat }: put your displaced { $kind } on any route{ $more ->
    [0] .
    [one] ; you may add one piece.
   *[other] ; you may add { $more } pieces.
}
teutonica-prompt-anywhere-more = { $seat }: you may put { $more ->
    [one] one more piece
   *[other] { $more } more pieces
} on any route, or be done.
teutonica-prompt-anywhere-lifted = { $seat }: put the { $kind } you lifted on any route.
teutonica-prompt-favour-fee = { $seat }: give { $number ->
    [one] another unused marker
   *[other] { $number } unused markers
} for the favour.
teutonica-prompt-echo = { $seat }: somebody took income. Take one piece from your stock, or be done.

# Why something is not possible

teutonica-reason-over = The game is over.
teutonica-reason-no-such-action = There is no action { $number } on this board.
teutonica-reason-first = Something else is asked first. { $question }
teutonica-reason-other-edition = The marker { $marker } is not part of this edition.
teutonica-reason-unasked-done = Nothing is open that could be done with. To finish your turn: end.
teutonica-reason-unasked-pay = There is nothing to pay: a fee is only asked for after a displacement.
teutonica-reason-unasked-put = Nothing is in hand. To bring a piece from the supply: place. To move one: lift it first.
teutonica-reason-unasked-remove = Pieces are taken off routes only after: use remove_three.
teutonica-reason-unasked-post = A post comes with a route you create; apart from that only a permanent marker or a route full of neutral traders sets one.
teutonica-reason-unasked-lay = Markers are laid at the end of the turn, if you took any.
teutonica-reason-unasked-buy = A favour is bought only as the first thing in a turn, before any action or marker.
teutonica-reason-unasked-give = There is no favour to be paid for. To use a marker: use, swap or develop.
teutonica-reason-no-favours = This game is played without the Emperor’s Favour.
teutonica-reason-favour-not-in-play = The favour { $favour } is not in play.
teutonica-reason-favour-taken = The favour { $favour } belongs to { $owner }.
teutonica-reason-favour-price = A favour costs { $price } unused markers; you have { $have }.
teutonica-reason-give-all = All your unused markers are needed, and another one goes first.
teutonica-reason-echo-one = The tile brings one piece: a trader or a merchant.
teutonica-reason-no-actions = You have no actions left in this turn.
teutonica-reason-no-marker = You have no unused marker { $marker }.
teutonica-reason-alike = Points of one route are alike, and another point of { $route } stands for this one.
teutonica-reason-route-full = All points of { $route } are taken.
teutonica-reason-point-taken = { $point } is taken.
teutonica-reason-point-free = Nobody stands on { $point }.
teutonica-reason-boat = { $point } is a boat and takes merchants only.
teutonica-reason-needed = The free points of { $route } are needed for another piece.
teutonica-reason-not-in-hand = No { $kind } of the created route is left to be put.
teutonica-reason-permission = Placing and displacing in { $country } need a permission: the rightmost post in { $cities } gives one.
teutonica-reason-permission-used = You have used your permission for { $country } in this turn.
teutonica-reason-country = { $route } is in another country, where this piece may not go.
teutonica-reason-abroad-only = This marker brings pieces to these countries only: { $countries }.
teutonica-reason-green = { $city } has no spaces for ordinary posts; extra posts and permanent markers bring posts there.
teutonica-reason-not-green = { $city } is not a green city.
teutonica-reason-no-markers-here = Markers may not be laid on { $route }.
teutonica-reason-privilege = { $needed } space: you need Privilege { $needed }, you have { $have }.
teutonica-reason-displaced-first = The displaced piece must be put back first.
teutonica-reason-remove-one = Take at least one piece.
teutonica-reason-pay = The fee is { $fee }, and you have { $traders } traders and { $merchants } merchants.
teutonica-reason-developed = { $ability } is fully developed.
teutonica-reason-nothing-on-routes = There is no piece on any route that the marker could take.
teutonica-reason-stock-empty = Your stock is empty.
teutonica-reason-bank = Your Bank allows { $bank } pieces at most.
teutonica-reason-stock-short = Your stock holds { $traders } traders and { $merchants } merchants.
teutonica-reason-income-full = In this edition an income takes exactly { $number }.
teutonica-reason-supply = You have no { $kind } in your supply.
teutonica-reason-own-piece = This piece is your own; only opponents’ pieces can be displaced.
teutonica-reason-displace-cost = To displace a { $kind } you need { $need } pieces in your supply; you have { $have }.
teutonica-reason-lift-first = Lift a piece first.
teutonica-reason-put-order = Pieces are put in the order they were lifted; the { $kind } is next.
teutonica-reason-left-route = The piece was displaced from { $route } and cannot return there now.
teutonica-reason-reply-kind = You cannot add a { $kind } now.
teutonica-reason-neutral-merchant = The neutral colour has traders only.
teutonica-reason-neutral-city = The neutral post goes to one of the two ends of { $route }.
teutonica-reason-nearer = { $route } is too far: nearer routes have free points.
teutonica-reason-no-more-lifts = No more pieces can be lifted; put those in hand.
teutonica-reason-put-lifted-first = Put the { $kind } you lifted first.
teutonica-reason-no-more-added = No more pieces can be added.
teutonica-reason-reply-source = Added pieces come from your stock, then from your supply; only when both are empty from routes.
teutonica-reason-opponents-only = This marker moves opponents’ pieces, not your own.
teutonica-reason-not-own = This piece belongs to { $owner ->
    [neutral] nobody
   *[other] { $owner }
}.
teutonica-reason-just-placed = A piece put in this reply stays where it is.
teutonica-reason-no-room = There is no point where it could go.
teutonica-reason-route-open = { $route } is not full of your pieces: { $missing } { $missing ->
    [one] point is
   *[other] points are
} missing.
teutonica-reason-city-full = { $city } has no free space.
teutonica-reason-shape = The next space in { $city } is { $shape }: it takes a { $kind }, and the route has none of yours.
teutonica-reason-city-empty = { $city } has no post yet; an extra post stands left of another one.
teutonica-reason-not-on-route = You have no { $kind } on { $route }.
teutonica-reason-no-ability = Neither end of { $route } lets you develop { $ability }.
teutonica-reason-special-route = Special prestige is only for { $route }.
teutonica-reason-special-taken = The space worth { $prestige } is taken.
teutonica-reason-swap-free = Both spaces in { $city } must hold a post.
teutonica-reason-swap-own = One of the two posts in { $city } must be yours.
teutonica-reason-not-drawn = You have not drawn a marker { $marker }.
teutonica-reason-has-marker = { $route } already has a marker.
teutonica-reason-has-pieces = There are pieces on { $route }.
teutonica-reason-no-free-space = Neither end of { $route } has a free space.
teutonica-reason-pawn-away = The pawn is in { $province }, not beside { $route }. It would have to be in: { $beside }.
teutonica-reason-pawn-put = Putting the pawn there costs nothing. Write: pawn free { $province }
teutonica-reason-pawn-there = The pawn is in { $province } already.
teutonica-reason-pawn-moved = The pawn has made its free move in this turn.
teutonica-reason-pawn-far = { $province } is { $borders } borders away; only two can be crossed without an action.
teutonica-reason-pawn-last = After the free move at the end of a turn nothing is left but to end it.

# What happened

teutonica-event-end = { $seat } ends the turn.
teutonica-event-done = { $seat } adds no more.
teutonica-event-develop = { $seat } uses the marker develop.
teutonica-event-use = { $seat } uses the marker { $marker }.
teutonica-event-income = { $seat } hires { $traders ->
    [0] { "" }
    [one] one trader
   *[other] { $traders } traders
}{ $merchants ->
    [0] { "" }
    [one] { " " }one merchant
   *[other] { " " }{ $merchants } merchants
}.
teutonica-event-place = { $seat } places a { $kind } on { $route }.
teutonica-event-uses-permission = { $seat } uses the permission of { $city } for { $country }.
teutonica-event-displace = { $seat } displaces { teutonica-owned } on { $route } with a { $with }.
teutonica-event-put = { $seat } puts a { $kind } on { $route }.
teutonica-event-lift = { $seat } lifts { teutonica-owned } from { $route }.
teutonica-event-pawn = { $seat } { $from ->
    [nowhere] puts the pawn into { $province }.
   *[other] moves the pawn from { $from } to { $province }{ $cost ->
        [paid] { " " }for an action.
       *[free] .
    }
}
teutonica-event-remove = { $seat } sends { teutonica-owned } home from { $route }.
teutonica-event-create = { $seat } creates { $route }{ $benefit ->
    [post] { " " }and sets a post in { $city }.
    [extra] { " " }and sets an extra post in { $city }.
    [develop] { " " }and develops { $ability }.
    [special] { " " }and takes special prestige worth { $prestige }.
   *[nothing] .
}
teutonica-event-neutral-post = { $seat } gives the neutral post to { $city }.
teutonica-event-neutral-arrives = A neutral trader comes to { $route }.
teutonica-event-neutral-put = { $seat } puts a neutral trader on { $route }.
teutonica-event-neutral-leaves = The displaced neutral trader finds no place and returns to the reserve.
teutonica-event-neutral-creates = Neutral traders have filled { $route } and create it.
teutonica-event-neutral-discards = The marker { $marker } is discarded{ $drawn ->
    [yes] ; { $seat } draws its replacement.
   *[no] , and there is no replacement left to draw.
}
teutonica-event-swap = { $seat } swaps two posts in { $city }.
teutonica-event-uses-permanent = { $seat } uses the permanent marker of the route.
teutonica-event-declines-permanent = { $seat } does not use the permanent marker.
teutonica-event-post = { $seat } sets a { $kind } as a post in { $city }.
teutonica-event-lay = { $seat } lays the marker { $marker } on { $route }.
teutonica-event-pay = { $seat } pays { $traders ->
    [0] { "" }
    [one] one trader
   *[other] { $traders } traders
}{ $merchants ->
    [0] { "" }
    [one] { " " }one merchant
   *[other] { " " }{ $merchants } merchants
}.
teutonica-event-buy = { $seat } gives up all actions of this turn for the favour { $favour }.
teutonica-event-give = { $seat } turns over the marker { $marker }.
teutonica-event-declines = { $seat } takes no piece.
teutonica-event-shows-mission = { $seat } shows the mission { $cities }: { $points ->
    [one] one point
   *[other] { $points } points
}.
teutonica-event-returns = { $seat } puts the displaced { $kind } on { $route }.
teutonica-event-returns-to-stock = The displaced { $kind } of { $seat } finds no place and returns to the stock.
teutonica-event-takes-marker = { $seat } takes the marker { $marker }{ $drawn ->
    [yes] { " " }and draws a replacement.
   *[no] ; there is no replacement left to draw.
}
teutonica-event-points = { $seat } scores { $points } ({ $source ->
    [control] control of a city
    [coin] coin space
   *[connection] east-west connection
}).
teutonica-event-develops = { $seat } develops { $ability } to { $ability ->
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
teutonica-event-completes = { $city } is complete ({ $completed }).
teutonica-event-looks = { $seat } looks at { $number ->
    [one] the marker
   *[other] { $number } markers
} drawn.
teutonica-event-leaves-game = The marker { $marker } finds no route and leaves the game.
teutonica-event-turn = Turn { $turn }: { $seat } has { $actions } actions.
teutonica-event-over = The game is over: { $reason ->
    [prestige] somebody has 20 points.
    [completed] enough cities are complete.
   *[markers] no replacement marker could be drawn.
} Winner: { $winners }.

# Words

teutonica-owned = a { $owner ->
    [neutral] neutral { $piece }
   *[other] { $piece } of { $owner }
}
teutonica-marker-extra_post = extra post
teutonica-marker-swap = swap
teutonica-marker-actions_3 = +3 actions
teutonica-marker-actions_4 = +4 actions
teutonica-marker-develop = develop
teutonica-marker-remove_three = remove three
teutonica-marker-move_three = move three

teutonica-permanent-move_any_two = move any two pieces
teutonica-permanent-develop_privilege = develop Privilege
teutonica-permanent-green_post = post in a green city
teutonica-permanent-place_two_from_route = place two pieces of the route
teutonica-permanent-place_two_abroad = place two pieces abroad

teutonica-favour-any_route = when you are displaced, you put the pieces on any routes
teutonica-favour-extra_action = one more action in each of your turns
teutonica-favour-income_echo = when somebody else takes income, you may take one piece
teutonica-favour-two_added = for a displaced trader you may add two pieces
teutonica-favour-cities_4 = 4 points instead of 2 for each city you control at the end
teutonica-favour-abilities_7 = 7 points instead of 4 for each full ability at the end

teutonica-option-missions = Missions: each player has a secret card with three cities, worth up to 8 points at the end.
teutonica-option-favours = Emperor’s Favour: tiles with lasting advantages, bought for two unused markers and a whole turn.

teutonica-edition-bigbox = Big Box, 2020
teutonica-edition-argentum = first edition, 2009
teutonica-edition-second = second edition

teutonica-about-provinces = Provinces of the pawn: rim cuts the land outside the routes into nine provinces, strict makes it one.
teutonica-no-provinces = The board { $board } has no provinces, and the two-player game of edition argentum needs them.

# On a screen

teutonica-name = Hansa Teutonica
teutonica-in-short = In short: place pieces until every point of a route is yours, then create the route. That sets a post in one of its cities, develops an ability or takes special prestige; the pieces go back to your stock, and income brings them into your supply again. Posts, abilities, markers and connected cities are worth prestige at the end.
teutonica-kind-create = create a route
teutonica-kind-place = place
teutonica-kind-displace = displace
teutonica-kind-income = income
teutonica-kind-lift = move
teutonica-kind-pawn = move the pawn
teutonica-kind-put = put
teutonica-kind-pay = pay
teutonica-kind-remove = remove
teutonica-kind-post = set a post
teutonica-kind-lay = lay a marker
teutonica-kind-use = use a marker
teutonica-kind-swap = swap posts
teutonica-kind-develop = develop
teutonica-kind-buy = buy a favour
teutonica-kind-give = give a marker
teutonica-kind-done = done
teutonica-kind-end = end the turn
teutonica-cost-create = 1 action
teutonica-cost-place = 1 action, 1 piece of your supply
teutonica-cost-displace = 1 action, 1 piece, and a fee of 1 for a trader, 2 for a merchant
teutonica-cost-income = 1 action
teutonica-cost-lift = 1 action
teutonica-cost-pawn = free: once, before or after all else; paid: 1 action
teutonica-cost-put = { "" }
teutonica-cost-pay = { "" }
teutonica-cost-remove = { "" }
teutonica-cost-post = { "" }
teutonica-cost-lay = { "" }
teutonica-cost-use = no action, uses up the marker
teutonica-cost-swap = no action, uses up the marker
teutonica-cost-develop = no action, uses up the marker
teutonica-cost-buy = all actions of this turn, 2 unused markers
teutonica-cost-give = { "" }
teutonica-cost-done = { "" }
teutonica-cost-end = { "" }

teutonica-region-west = West
teutonica-region-middle = Middle
teutonica-region-east = East
teutonica-ends = The game ends at { $most } prestige (highest: { $prestige }), at { $cities } complete cities ({ $completed } so far), or when a marker must be drawn and none is left ({ $bag } left).
teutonica-neutral = neutral: a trader or post of nobody
teutonica-special = Special prestige:
teutonica-pawn = Pawn: { $province }, beside { $routes }. Within two borders: { $free }.
teutonica-pawn-nowhere = The pawn is not on the board yet.
teutonica-province = { $province }: beside { $routes }. Borders on { $neighbours }.
teutonica-province-pawn = The pawn is here.
teutonica-no-pawn = This game is played without a pawn.
teutonica-free = free
teutonica-free-boat = free boat
teutonica-none = none
teutonica-all = all
teutonica-space = { $privilege } { $shape }{ $prestige ->
    [0] { "" }
   *[other] { " " }with a coin of { $prestige }
}
teutonica-free-space = free { teutonica-space }
teutonica-free-special = free, needs { $privilege }
teutonica-extra = extra post { $piece }
teutonica-marker-there = Marker: { $marker }.
teutonica-permanent-there = Permanent marker: { $marker }.
teutonica-country-there = In { $country }.
teutonica-green = no printed spaces
teutonica-counts-for = Counts for { $countries }.
teutonica-develops = Develops { $abilities }.
teutonica-controls = Controlled by { $seat ->
    [neutral] the neutral colour, so by nobody
   *[other] { $seat }
}.
teutonica-empty = { $routes ->
    [one] One other route is empty
   *[other] { $routes } other routes are empty
}, { $cities ->
    [one] one other city has no post
   *[other] { $cities } other cities have no post
}.
teutonica-used = { $number } used
teutonica-pieces = { $traders ->
    [one] 1 trader
   *[other] { $traders } traders
} and { $merchants ->
    [one] 1 merchant
   *[other] { $merchants } merchants
}
teutonica-player = { $seat } ({ $name }): prestige { $prestige }; supply { $supply }; stock { $stock }; { $values }; network { $network }; markers: { $markers }; total now { $total }.
teutonica-tile = Favour { $favour }, { $owner ->
    [display] on display
   *[other] of { $owner }
}: { $about }.
teutonica-mission = Mission of { $seat }: { $cities }.
teutonica-permission = Permission of { $city } for { $countries }: { $holder ->
    [nobody] nobody yet
   *[other] { $holder }{ $used ->
        [yes] , used in this turn
       *[no] { "" }
    }
}.
teutonica-country = { $country }, { $prestige } for most cities: { $standing ->
    [none] nobody has a post there
   *[other] { $standing }
}.
teutonica-in-country = { $seat } { $cities } { $cities ->
    [one] city
   *[other] cities
}, { $posts } { $posts ->
    [one] post
   *[other] posts
}, worth { $prestige }
teutonica-column-seat = seat
teutonica-column-name = player
teutonica-column-prestige = prestige
teutonica-column-supply = supply
teutonica-column-stock = stock
teutonica-column-keys = keys
teutonica-column-actions = actions
teutonica-column-privilege = privilege
teutonica-column-book = book
teutonica-column-bank = bank
teutonica-column-network = network
teutonica-column-markers = markers
teutonica-column-total = total now
teutonica-source-control = control of cities
teutonica-source-coin = coins
teutonica-source-connection = east-west connection
teutonica-source-abilities = full abilities
teutonica-source-markers = markers
teutonica-source-special = special prestige
teutonica-source-cities = cities controlled at the end
teutonica-source-network = network
teutonica-source-missions = mission
teutonica-source-total = total

# What the terminal's help says

teutonica-example = place trader Emden/Osnabrück
teutonica-help-example = pl tr emden/osn for place trader Emden/Osnabrück
teutonica-look-desk = desk [COLOUR]   your desk, or another player’s
teutonica-look-city = city NAME       a city and its routes
teutonica-look-route = route A/B       a route
teutonica-look-province = province [NAME] where the pawn of two players can stand
teutonica-help-legend = A piece is drawn as [x] (trader) or (x) (merchant) with its owner’s symbol: + blue, x red, o green, ^ yellow, = purple.
    A free space shows the Privilege it needs, 1 white to 4 black, and * for a coin: [1] takes a trader, (1) a merchant.

# What bots think of

teutonica-term-control = points for control of cities at created routes
teutonica-term-coin = points from coins
teutonica-term-connection = points for the east-west connection
teutonica-term-full-abilities = points for abilities developed to the end
teutonica-term-collected = points for collected markers
teutonica-term-special = special prestige
teutonica-term-cities = controlled cities
teutonica-term-network = the network
teutonica-term-mission = the mission
teutonica-term-abilities = what abilities may still bring
teutonica-term-markers = markers to be used
teutonica-term-posts = posts to build on
teutonica-term-joining = the way to the east-west connection
teutonica-term-pieces = pieces at hand
teutonica-term-routes = routes begun
teutonica-term-blocking = pieces in others’ way
teutonica-term-traffic = routes near controlled cities
teutonica-term-actions = actions left
teutonica-term-favours = favour tiles
teutonica-term-win = the victory
