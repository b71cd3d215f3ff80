# Hansa Teutonica in the browser

web-kind-trader = trader
web-kind-merchant = merchant
web-neutral = Nobody
web-prestige = prestige
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $of }
web-supply = Supply
web-supply-about = ready to place
web-stock = Stock
web-stock-about = needs income
web-markers = Markers
web-markers-about = use between actions
web-plate = Plate
web-plate-about = { $used } used, { $all } in all
web-in-hand = In hand
web-mission = My mission
web-pawn = Pawn
web-use-next = Use { $kind ->
    [merchant] merchants
   *[other] traders
} next: { $number } in the supply
web-marker-use = Use the marker { $marker }
web-swap-none = No city has two posts that can be swapped.
web-extra-how = Used when you create a route: choose “extra post” there.

web-goal-lead = Lead
web-goal-complete = Full cities
web-goal-markers = Markers left
web-track = Prestige track: { $players }

web-ability-keys = Keys
web-ability-actions = Actions
web-ability-privilege = Privilege
web-ability-book = Book
web-ability-bank = Bank
web-value-keys = ×{ $value }
web-value-actions = { $value } a turn
web-value-privilege = { $value }
web-value-book = move { $value }
web-value-bank = take { $value }
web-about-keys = At the end every city of your largest network is worth so much.
web-about-actions = So many actions in each of your turns.
web-about-privilege = Which colours of spaces your posts may take: this one and all to the left.
web-about-book = So many of your pieces you move with one action.
web-about-bank = So many pieces you take from the stock with one income.

web-marker-extra-post = Extra post
web-marker-swap = Swap posts
web-marker-actions-3 = +3 actions
web-marker-actions-4 = +4 actions
web-marker-develop = Develop
web-marker-remove-three = Remove three
web-marker-move-three = Move three
web-about-extra-post = When you create a route, set a post left of the others, even in a full city.
web-about-swap = Swap two neighbouring posts in a city.
web-about-actions-3 = Three more actions in this turn.
web-about-actions-4 = Four more actions in this turn.
web-about-develop = Develop any one ability by a step.
web-about-remove-three = Take up to three pieces off routes, back to their owners’ stock.
web-about-move-three = Move up to three pieces of your opponents.
web-marker-on = Whoever creates { $route } takes it.
web-favour-any-route = Any route
web-favour-extra-action = Extra action
web-favour-income-echo = Income echo
web-favour-two-added = Two added
web-favour-cities-4 = Cities 4
web-favour-abilities-7 = Abilities 7
web-favours = Favours

# The action bar

web-income = Income
web-income-of = { $traders ->
    [0] { "" }
    [one] 1 trader
   *[other] { $traders } traders
}{ $merchants ->
    [0] { "" }
    [one] { $traders ->
        [0] 1 merchant
       *[other] , 1 merchant
    }
   *[other] { $traders ->
        [0] { $merchants } merchants
       *[other] , { $merchants } merchants
    }
}
web-fewer = Fewer …
web-move = Move
web-pay = { $merchants ->
    [0] Pay traders
    [one] Pay with a merchant
   *[other] Pay with { $merchants } merchants
}
web-pawn-free-button = Move the pawn
web-pawn-paid-button = Pawn further
web-lay = Lay { $marker }
web-no-actions = You have no actions left in this turn.
web-nothing-in-stock = Your stock is empty.
web-end-warning = { $left ->
    [one] One action is left
   *[other] { $left } actions are left
}

# What can be done

web-create-route = Create { $route }
web-post-in = Post in { $city }
web-extra-in = Extra post in { $city }
web-extra-with = left of the others, with a { $kind }; uses the marker
web-next-space = { $space }, next in line
web-space = { $privilege } { $shape ->
    [round] circle
   *[square] square
}{ $prestige ->
    [0] { "" }
   *[other] { " " }with a coin of { $prestige }
}
web-develop = Develop { $ability }
web-from-to = { $from } → { $to }
web-special = Special prestige { $prestige }
web-special-detail = a merchant of the route stays there
web-only-create = Only create the route
web-only-create-detail = no benefit; the pieces go to your stock
web-swap = { $left } and { $right }
web-swap-where = { $city }, posts { $left } and { $right }
web-pawn-free = free
web-pawn-paid = costs an action
web-fee-traders = pay the fee in traders
web-fee-choose = choose what to pay
web-do-place = Place a { $kind }
web-do-displace = Displace it with a { $kind }
web-do-put = Put a { $kind }
web-do-lift = Lift the { $piece }
web-do-remove = Send the { $piece } home
web-do-post = Set a { $kind } as a post in { $city }
web-do-lay = Lay { $marker } here
web-do-use = Use { $marker }
web-do-swap = Swap posts
web-do-develop = Develop
web-do-buy = Buy the favour
web-do-give = Give { $marker }
web-do-pawn = Move the pawn to { $province }
web-do-pay = Pay
web-do-income = Income
web-do-create = Create { $route }
web-do-done = Done
web-do-end = End the turn
web-verb-place = Click to place a piece
web-verb-displace = Click to displace it
web-verb-put = Click to put the piece here
web-verb-lift = Click to lift it
web-verb-remove = Click to send it home
web-verb-create = Click to create the route
web-verb-post = Click to set a post
web-verb-lay = Click to lay a marker
web-verb-use = Click to use it
web-verb-swap = Click to swap posts
web-verb-develop = Click to develop
web-verb-buy = Click to buy it
web-verb-give = Click to give it
web-verb-pawn = Click to move the pawn
web-verb-pay = Click to pay
web-verb-income = Click for income
web-verb-done = Click to be done
web-verb-end = Click to end the turn
web-doing = { $what }: { $cost }

# The tour

web-tour-goal = These are the other players, with their abilities and pieces. Whoever has most prestige at the end wins. It comes from posts that control cities, from abilities, markers and connected cities.
web-tour-place = It is your turn, and you have two actions. Teal marks what can be done. Click a free point of a route: you place a trader there.
web-tour-undo = Whatever you do in your turn can be taken back, until something hidden is seen. Nothing is lost by trying.
web-tour-second = Pieces come from your supply. Choose here whether a trader or a merchant is used next; merchants are harder to displace. Place another piece on the same route.
web-tour-route = When all points of a route are yours, click it: you set a post in one of its cities, or develop an ability that a city shows on its scroll. Clicking an opponent’s piece displaces it.
web-tour-income = Pieces that come back lie in your stock. Income brings some of them into your supply again.
web-tour-end = When your actions are used up, end your turn. The bots will move now.
web-tour-log = Everything that happens is told here. Point at a name to see the place, click a sign to see the position at that time. Now play on!

# What would change

web-change-points = { $name } +{ $points }
web-change-ability = { $ability } { $value }
web-change-marker = marker { $marker }
web-change-supply = supply { $number }
web-change-stock = stock { $number }
web-change-control = { $name } controls { $city }
web-change-end = the game ends: { $totals }

# What things are

web-piece-of = { $name }: { $kind }
web-tavern = Tavern
web-tavern-about = A marker lies here when the game begins.
web-boat = A boat: merchants only.
web-abroad = In { $country }: placing and displacing need a permission.
web-controls = Controlled by { $name }
web-extra-post-of = Extra post: { $name }
web-space-taken = { $space }: { $name }
web-green = No printed spaces: extra posts and permanent markers bring posts here.
web-city-ability = Develops { $ability }
web-connection = One end of the connection with { $other }
web-counts-for = Counts for { $countries }
web-province-about = Beside { $routes }
web-permanent = Permanent marker
web-permanent-about = It stays here, and serves everybody who creates the route.
web-special-about = For merchants of the route { $route }.
web-special-needs = Needs Privilege { $privilege }.
web-taken-by = Taken by { $name }
web-say-free = { $route }, point { $number }, free
web-say-piece = { $route }, point { $number }, { $name }: { $kind }
web-say-city = { $city }, { $posts } of { $spaces } spaces taken{ $posts ->
    [0] { "" }
   *[other] : { $who }
}
web-say-route = { $route } can be created
web-say-marker = Marker { $marker } on { $route }
web-say-province = Province { $province }{ $here ->
    [yes] , the pawn is here
   *[no] { "" }
}

# Score sheet

web-source-control = Control of cities
web-source-coin = Coins
web-source-connection = East–west connection
web-source-abilities = Abilities at full length
web-source-markers = Bonus markers
web-source-special = Special prestige
web-source-cities = Cities controlled
web-source-network = Largest network
web-source-missions = Mission
