"""The words of the rules as numbers: goods, decisions, sources of points, and the ids of all actions."""

from typing import Final

from mypy_extensions import i64

from kogge.games.hansa.board import MAX_CITIES

# Goods markers.  Like ones are a class: colour * 3 + barrels - 1.  Players' goods are counted by class.
COLOURS: Final[i64] = 6
MOST_BARRELS: Final[i64] = 3
CLASSES: Final[i64] = 18
MARKERS: Final[i64] = 13  # of one colour: four with one barrel, five with two, four with three
EMPTY: Final[i64] = -1  # a warehouse without a marker

MAX_SEATS: Final[i64] = 4
BOOTHS: Final[i64] = 15  # of one player
START_TALERS: Final[i64] = 3
ROUNDS: Final[i64] = 3  # of placing booths before the first turn
PLACED_BOOTHS: Final[i64] = 2  # in each of them

INCOME: Final[i64] = 3
PRICE: Final[i64] = 1  # of replenishing, of sailing along one route, of a marker
KEPT_TALERS: Final[i64] = 3  # after taxes
KEPT_GOODS: Final[i64] = 3
SALE: Final[i64] = 2  # markers of a colour at least
PILES: Final[i64] = 5

# Where points come from.
UNSOLD: Final[i64] = 0
SOLD: Final[i64] = 1
CITIES: Final[i64] = 2  # shared with others
MONOPOLIES: Final[i64] = 3
SOURCES: Final[i64] = 4

# What a player can be asked.  The first two are his own turn.
TURN: Final[i64] = 0  # what to do next
BEGIN: Final[i64] = 1  # the same while replenishing is still possible
SET_UP: Final[i64] = 2  # where the first booths go
SELLING: Final[i64] = 3  # which markers to sell
LOSS: Final[i64] = 4  # which marker of a colour somebody else sold is lost
TAXES: Final[i64] = 5  # which markers above three are given up

# The action space: every verb has a range of ids, the same on all boards.
END: Final[i64] = 0
DONE: Final[i64] = 1
REFILL: Final[i64] = 2
SELL: Final[i64] = 3
PLACE: Final[i64] = 4  # + city
SAIL: Final[i64] = PLACE + MAX_CITIES  # + city
BUY: Final[i64] = SAIL + MAX_CITIES  # + class
BUILD: Final[i64] = BUY + CLASSES  # + class
ADD: Final[i64] = BUILD + CLASSES  # + class, to a sale
LOSE: Final[i64] = ADD + CLASSES  # + class
TAX: Final[i64] = LOSE + CLASSES  # + class
NUM_ACTIONS: Final[i64] = TAX + CLASSES


def barrels(good: i64) -> i64:
    """How many barrels the markers of a class show."""
    return good % MOST_BARRELS + 1


def colour(good: i64) -> i64:
    return good // MOST_BARRELS
