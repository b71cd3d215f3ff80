"""The words of the rules as numbers: actions of a turn, what is counted, decisions, and the ids of all actions."""

from typing import Final

from mypy_extensions import i64

from kogge.games.traders.board import COLOURS, MAX_GOALS, MAX_HEXES, REGIONS, SLOTS

HOLD: Final[i64] = 5  # cubes that a ship carries
MOST_LOADED: Final[i64] = 2  # cubes in one action
ACTIONS: Final[i64] = 2  # in one turn, of different kinds

# The kinds of action, as bits of those taken in this turn.
LOADED: Final[i64] = 1
UNLOADED: Final[i64] = 2
SAILED: Final[i64] = 4

NOBODY: Final[i64] = -1
NO_CONTRACT: Final[i64] = -1  # an empty place in a city
NOT_IN_PLAY: Final[i64] = 99  # a side of an achievement tile that does not lie on the board
NOT_YET: Final[i64] = -1  # the end of the game has not been triggered

# What is counted for every seat, at seat * TALLY + kind: claimed contracts by colour, region and value, and city tiles.
REGION: Final[i64] = COLOURS  # + region
VALUE: Final[i64] = REGION + REGIONS  # + value - 1
MOST_VALUE: Final[i64] = 5
CITY_TILES: Final[i64] = VALUE + MOST_VALUE
TALLY: Final[i64] = CITY_TILES + 1

# Where points come from.
CONTRACT: Final[i64] = 0
ACHIEVEMENT: Final[i64] = 1
EMPTY_CITY: Final[i64] = 2
SOURCES: Final[i64] = 3
POINTS_PER_CITY: Final[i64] = 2

# What a player can be asked.
TURN: Final[i64] = 0  # what to do next
CLAIM: Final[i64] = 1  # which achievement to take at the end of the turn
DECISIONS: Final[i64] = 2

# The action space: every verb has a range of ids, the same on all boards.
END: Final[i64] = 0
DONE: Final[i64] = 1
DROP: Final[i64] = 2  # + colour
LOAD: Final[i64] = DROP + COLOURS  # + colour: one cube
LOAD_TWO: Final[i64] = LOAD + COLOURS  # + colour * COLOURS + colour, the smaller number first
UNLOAD: Final[i64] = LOAD_TWO + COLOURS * COLOURS  # + a bit for each place of the city, one or two of three
SAIL: Final[i64] = UNLOAD + 8  # + hex
CLAIM_GOAL: Final[i64] = SAIL + MAX_HEXES  # + side of a tile
NUM_ACTIONS: Final[i64] = CLAIM_GOAL + MAX_GOALS

assert SLOTS == 3  # so many bits fit into the range of UNLOAD
