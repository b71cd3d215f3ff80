# Pictures of boards

svg-board = Board { $board }
svg-description = A sea chart with { $cities } cities and { $routes } routes; the prestige runs along the upper edge, a legend stands below. The connection to build leads from { $start } to { $end }.
svg-special = Special prestige
svg-pair = { $start }–{ $end }

svg-city = { $city }: { $count ->
    [0] no spaces
    [one] 1 space ({ $spaces })
   *[other] { $count } spaces ({ $spaces })
}
svg-city-develops = develops { $abilities }
svg-city-connection = end of the east–west connection
svg-city-countries = counts for { $countries }
svg-space = { $privilege ->
    [white] white
    [orange] orange
    [pink] pink
   *[black] black
} { $shape ->
    [square] square
   *[round] circle
}{ $prestige ->
    [0] { "" }
   *[other] { " " }with { $prestige } prestige
}
svg-route = { $start }–{ $end }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $tavern ->
    [yes] , with a tavern
   *[no] { "" }
}
svg-route-boats = { $count ->
    [one] boat for a merchant: point { $points }
   *[other] boats for merchants: points { $points }
}
svg-route-permanent = permanent marker: { $effect }
svg-route-country = { $country }
svg-ability = { $ability ->
    [keys] Keys
    [actions] Actions
    [privilege] Privilege
    [book] Book
   *[bank] Bank
}
svg-privilege = { $privilege ->
    [white] White
    [orange] Orange
    [pink] Pink
   *[black] Black
}

svg-legend-spaces = Spaces
svg-legend-trader = takes a trader
svg-legend-merchant = takes a merchant
svg-legend-coin = gives prestige at once
svg-legend-privileges = Privilege
svg-legend-abilities = Cities that develop
svg-legend-chart = On the chart
svg-legend-connection = connecting them gives { $numbers }
svg-legend-special = special prestige, for a merchant
svg-legend-tavern = Tavern
svg-legend-tavern-more = a marker lies here at the start
svg-legend-ends = The game ends
svg-legend-end-prestige = { $prestige } prestige reached
svg-legend-end-completed = { $cities ->
    [one] 1 city complete
   *[other] { $cities } cities complete
}
svg-legend-end-markers = no marker left to draw

svg-legend-special-places = Special places
svg-legend-boat = boat: takes a merchant only
svg-legend-green = green city: no printed spaces
svg-legend-permanent = Permanent markers, for whoever creates the route
svg-legend-countries = Abroad
svg-legend-country = { $country }: { $numbers } for its cities
svg-legend-permission = placing needs { $cities }

# Pictures of Hansa

svg-hansa = A sea chart with { $cities } cities, { $warehouses } warehouses and { $routes } routes that lead one way; five piles of goods stand in a corner, a legend below.
svg-hansa-route = From { $start } to { $end }{ $overland ->
    [yes] , over land
   *[no] { "" }
}
svg-hansa-city = { $city }: filled as number { $number }, { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
}
svg-hansa-ship = The ship begins in { $city }
svg-hansa-supply = Supply
svg-hansa-warehouse = warehouse for a marker
svg-hansa-lane = sea lane, one way
svg-hansa-overland = over land, one way
svg-hansa-ship-moves = the ship: 1 taler a leg
svg-hansa-goods = Goods: one to three barrels
svg-hansa-colour = { $colour }
svg-hansa-points = Points
svg-hansa-points-unsold = each unsold marker
svg-hansa-points-sold = each sold one: 1 and its barrels
svg-hansa-points-city = each city with own booths
svg-hansa-points-monopoly = if nobody else is there
svg-hansa-last-pile = the fifth pile is broken
svg-hansa-last-round = the round is played to its end

# Pictures of Traders of the League

svg-traders-description = A sea chart with { $cities } cities and { $sea } sea hexes; a legend stands below. All ships begin in { $start }.
svg-traders-sea = { $hex }, at sea, beside { $beside }
svg-traders-city = { $city } ({ $region }): supplies { $supply }
svg-traders-letter = { $region ->
    [west] W
    [central] C
   *[east] E
}
svg-traders-goods = { $colour ->
    [red] re
    [yellow] ye
    [grey] gy
    [green] gn
    [blue] bu
    [brown] bn
   *[black] bk
}
svg-traders-legend-goods = Goods
svg-traders-legend-chart = On the chart
svg-traders-legend-region = { $region ->
    [west] west
    [central] centre
   *[east] east
}, { $cities } cities
svg-traders-legend-start = all ships begin here
svg-traders-legend-contract = place for a contract
svg-traders-legend-supply = what the city supplies
svg-traders-legend-achievements = Achievements: both sides of every tile
