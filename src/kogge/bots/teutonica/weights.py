"""The weights of the evaluation, in hundredths of a point unless it says percent; the one table of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Where each weight stands in the table.
POST: Final[i64] = 0  # any post, for what it may become
CITY: Final[i64] = 1  # an uncontested city, of the 200 it scores at the end
COLLECTED: Final[i64] = 2  # percent of the points for collected markers
ODD_MARKER: Final[i64] = 3  # a marker that has no partner yet
NEXT_COLLECTED: Final[i64] = 4  # what one more marker on the heap is expected to score
CONNECTION_NEAR: Final[i64] = 5  # percent of the connection's points, divided by the square of cities missing + 1
WIN: Final[i64] = 6  # winning
PACE: Final[i64] = 7  # percent of the time left that abilities keep at the end
READY_FIRST: Final[i64] = 8  # each of the first four pieces in the supply
READY_NEXT: Final[i64] = 9  # each of the next four
READY_MORE: Final[i64] = 10  # each further one
STOCK: Final[i64] = 11  # a piece in the stock
MERCHANT_READY: Final[i64] = 12  # more for a merchant in the supply
MERCHANT_STOCK: Final[i64] = 13  # more for a merchant in the stock
ON_ROUTE: Final[i64] = 14  # a piece on a route
MERCHANT_ON_ROUTE: Final[i64] = 15  # more for a merchant there
ROUTE: Final[i64] = 16  # percent of what a full route offers
IN_THE_WAY: Final[i64] = 17  # a piece on a route that others have begun
JOINED: Final[i64] = 18  # percent of the keys that a new post brings to the network
NEW_SPECIAL: Final[i64] = 19  # percent of special prestige within reach
NEW_PERMANENT_POST: Final[i64] = 20  # a permanent marker that sets a post
NEW_PERMANENT: Final[i64] = 21  # one that moves or places pieces
OWN_TRAFFIC: Final[i64] = 22  # control of an end city of a route of one's own, when full
TRAFFIC: Final[i64] = 23  # control of an end city of somebody else's route, when full
ACTION_LEFT: Final[i64] = 24  # an action left in this turn
PERMISSION: Final[i64] = 25  # to place in another country
SHORTAGE: Final[i64] = 26  # two players: a piece missing for routes to come, squared
MARKER: Final[i64] = 27  # + kind: an unused marker while there is time to use it
FAVOUR: Final[i64] = 34  # + tile: what it brings until the end, besides the points it scores there
STEP: Final[i64] = 40  # + ability * STEPS + step: what it is worth while all time is left

TABLE: Final[list[tuple[str, int]]] = [
    ("post", 60),
    ("city", 167),
    ("collected", 61),
    ("odd_marker", 57),
    ("next_collected", 183),
    ("connection_near", 91),
    ("win", 316),
    ("pace", 0),
    ("ready_first", 34),
    ("ready_next", 25),
    ("ready_more", 0),
    ("stock", 17),
    ("merchant_ready", 84),
    ("merchant_stock", 40),
    ("on_route", 66),
    ("merchant_on_route", 22),
    ("route", 22),
    ("in_the_way", 9),
    ("joined", 18),
    ("new_special", 199),
    ("new_permanent_post", 1133),
    ("new_permanent", 240),
    ("own_traffic", 12),
    ("traffic", 0),
    ("action_left", 80),
    ("permission", 123),
    ("shortage", 105),
    ("marker_extra_post", 298),
    ("marker_swap", 70),
    ("marker_actions_3", 400),
    ("marker_actions_4", 500),
    ("marker_develop", 450),
    ("marker_remove_three", 243),
    ("marker_move_three", 78),
    ("favour_any_route", 343),
    ("favour_extra_action", 1774),
    ("favour_income_echo", 1011),
    ("favour_two_added", 676),
    ("favour_cities_4", 350),
    ("favour_abilities_7", 598),
    ("step_keys_0", 0),
    ("step_keys_1", 210),
    ("step_keys_2", 480),
    ("step_keys_3", 600),
    ("step_keys_4", 900),
    ("step_keys_5", 0),
    ("step_actions_0", 0),
    ("step_actions_1", 1300),
    ("step_actions_2", 1500),
    ("step_actions_3", 2300),
    ("step_actions_4", 3000),
    ("step_actions_5", 3700),
    ("step_privilege_0", 0),
    ("step_privilege_1", 435),
    ("step_privilege_2", 900),
    ("step_privilege_3", 1100),
    ("step_privilege_4", 0),
    ("step_privilege_5", 0),
    ("step_book_0", 0),
    ("step_book_1", 80),
    ("step_book_2", 200),
    ("step_book_3", 240),
    ("step_book_4", 0),
    ("step_book_5", 0),
    ("step_bank_0", 0),
    ("step_bank_1", 180),
    ("step_bank_2", 220),
    ("step_bank_3", 260),
    ("step_bank_4", 0),
    ("step_bank_5", 0),
]


def usual_weights() -> vec[i64]:
    return vec[i64]([value for _, value in TABLE])
