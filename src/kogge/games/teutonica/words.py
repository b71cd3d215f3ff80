"""The words of the rules as numbers: pieces, abilities, markers, decisions, and the ids of all actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.board import FREE as FREE  # noqa: PLC0414
from kogge.games.teutonica.board import FREE_BOAT as FREE_BOAT  # noqa: PLC0414
from kogge.games.teutonica.board import MAX_CITIES, MAX_POINTS, MAX_ROUTES, MAX_SPACES

# Kinds of piece.  A piece is owner * 2 + kind; supply and stock are counted by piece.
TRADER: Final[i64] = 0
MERCHANT: Final[i64] = 1
FREE_BIT: Final[i64] = 1  # in `present`: the lane has a free point
BOAT_BIT: Final[i64] = 8192  # in `present`: it has a free boat
EMPTY_BITS: Final[i64] = 8193
NEUTRAL: Final[i64] = 5  # the owner who is no player
NEUTRAL_TRADER: Final[i64] = 10
NEUTRAL_BIT: Final[i64] = 2048  # in `present`: such a trader

# Abilities, in the order of the desk.
KEYS: Final[i64] = 0
ACTIONS: Final[i64] = 1
PRIVILEGE: Final[i64] = 2
BOOK: Final[i64] = 3
BANK: Final[i64] = 4
ABILITIES: Final[i64] = 5
ALL: Final[i64] = 99
STEPS: Final[i64] = 6  # most values on one track
TRACKS: Final = vec[i64](
    [1, 2, 2, 3, 4, 0]  # keys
    + [2, 3, 3, 4, 4, 5]  # actions
    + [0, 1, 2, 3, 0, 0]  # privilege: white, orange, pink, black
    + [2, 3, 4, 5, 0, 0]  # book
    + [3, 5, 7, 99, 0, 0]  # bank; 99 is all
)
LAST_STEP: Final = vec[i64]([4, 5, 3, 3, 3])

# Bonus markers.  A player's `markers` count the unused ones by kind, and all used ones together.
EXTRA_POST: Final[i64] = 0
SWAP: Final[i64] = 1
ACTIONS_3: Final[i64] = 2
ACTIONS_4: Final[i64] = 3
DEVELOP: Final[i64] = 4
REMOVE_THREE: Final[i64] = 5
MOVE_THREE: Final[i64] = 6
USED: Final[i64] = 7
MARKERS: Final[i64] = 8  # slots of one player
NO_MARKER: Final[i64] = -1

# Where points on the prestige track come from.
CONTROL: Final[i64] = 0
COIN: Final[i64] = 1
CONNECTION: Final[i64] = 2
TRACK_SOURCES: Final[i64] = 3
# And after the end, besides those.
FULL_ABILITIES: Final[i64] = 3
COLLECTED: Final[i64] = 4  # markers
SPECIAL_PRESTIGE: Final[i64] = 5
CITIES: Final[i64] = 6
NETWORK: Final[i64] = 7
MISSION_CARD: Final[i64] = 8
SOURCES: Final[i64] = 9

# What a player can be asked.  The first four are his own turn.
TURN: Final[i64] = 0  # what to do next
BEGIN: Final[i64] = 1  # the same while nothing has been done yet, where that matters
BOUGHT: Final[i64] = 2  # the same after a favour was bought: there are no actions
MOVED: Final[i64] = 3  # the same after the pawn's free move
FEE: Final[i64] = 4  # which pieces to pay for a displacement
REPLY: Final[i64] = 5  # where a displaced piece and the added ones go
MOVE: Final[i64] = 6  # own pieces: lift another, or put the first in hand
MOVE_OTHERS: Final[i64] = 7  # the same with opponents' pieces (move three)
REMOVE: Final[i64] = 8  # pieces to send home (remove three)
REPLACE: Final[i64] = 9  # where the drawn markers go
PAWN_START: Final[i64] = 10  # where the pawn begins
LEAVING: Final[i64] = 11  # the rest of a turn after the pawn's free move at its end
FAVOUR_FEE: Final[i64] = 12  # which markers to give for a favour
ECHO: Final[i64] = 13  # what the income tile brings its owner
MOVE_ANY: Final[i64] = 14  # anybody's pieces: lift, or put the first in hand (permanent marker)
RAISE: Final[i64] = 15  # whether to develop Privilege (permanent marker)
GREEN_POST: Final[i64] = 16  # a post in a green city (permanent marker)
PLACE_TWO: Final[i64] = 17  # where pieces of the created route go (permanent marker)
PLACE_ABROAD: Final[i64] = 18  # pieces for Wales and Scotland (permanent marker)
NEUTRAL_POST: Final[i64] = 19  # which city gets the neutral post
FINISH: Final[i64] = 20  # nothing: the action ends, and perhaps the game, when what it opened is answered
NEUTRAL_REPLY: Final[i64] = 21  # where a displaced neutral trader and one more go
ENDING: Final[i64] = 22  # nothing: the game ends when everything above this is answered
DECISIONS: Final[i64] = 23

# Permanent markers.
NO_PERMANENT: Final[i64] = -1
MOVE_ANY_TWO: Final[i64] = 0
RAISE_PRIVILEGE: Final[i64] = 1
POST_IN_GREEN_CITY: Final[i64] = 2
PLACE_TWO_FROM_ROUTE: Final[i64] = 3
PLACE_TWO_ABROAD: Final[i64] = 4

# What lies aside, only where a variant needs it: `aside` is empty in the base game.
PERMISSIONS: Final[i64] = 0  # a bit for each permission used in this turn
PAWN_AT: Final[i64] = 1  # the pawn's province
TILES: Final[i64] = 2  # + tile: the seat that owns it, ON_DISPLAY or NOT_IN_PLAY
FAVOURS: Final[i64] = 6
ON_DISPLAY: Final[i64] = -1
NOT_IN_PLAY: Final[i64] = 99
ANY_ROUTE: Final[i64] = 0  # displaced, one replies on any route
EXTRA_ACTION: Final[i64] = 1  # one more action in every turn
INCOME_ECHO: Final[i64] = 2  # a piece when somebody else takes income
TWO_ADDED: Final[i64] = 3  # for a displaced trader two pieces may be added
CITIES_4: Final[i64] = 4  # 4 points for a controlled city
ABILITIES_7: Final[i64] = 5  # 7 points for a full ability
CARDS: Final[i64] = 8  # the mission cards: one for each seat, then those nobody has
ALL_CARDS: Final[i64] = 9
ASIDE: Final[i64] = 17

# What a created route may bring.
NOTHING: Final[i64] = 0
POST: Final[i64] = 1  # + 0 or 1: in the first or the second end city
EXTRA: Final[i64] = 3  # + end city * 2 + kind of piece
ABILITY: Final[i64] = 7  # + ability
SPECIAL: Final[i64] = 12  # + special space
BENEFITS: Final[i64] = 16

# The action space: every verb has a range of ids, the same on all boards.
END: Final[i64] = 0
DONE: Final[i64] = 1
FEE_MERCHANTS: Final[i64] = 2  # + merchants among the pieces paid
DEVELOP_ABILITY: Final[i64] = 5  # + ability
USE_MARKER: Final[i64] = 10  # + kind
INCOME: Final[i64] = 18  # + merchants * INCOME_TRADERS + traders
INCOME_TRADERS: Final[i64] = 32
PLACE: Final[i64] = 178  # + point * 2 + kind
DISPLACE: Final[i64] = PLACE + MAX_POINTS * 2  # + point * 2 + kind placed there
PUT: Final[i64] = DISPLACE + MAX_POINTS * 2  # + point * 2 + kind
LIFT: Final[i64] = PUT + MAX_POINTS * 2  # + point
SEND_HOME: Final[i64] = LIFT + MAX_POINTS  # + point
CREATE: Final[i64] = SEND_HOME + MAX_POINTS  # + route * BENEFITS + benefit
SWAP_POSTS: Final[i64] = CREATE + MAX_ROUTES * BENEFITS  # + city * 8 + the left one of the two spaces
PUT_MARKER: Final[i64] = SWAP_POSTS + MAX_CITIES * MAX_SPACES  # + kind * 48 + route
SET_POST: Final[i64] = PUT_MARKER + MARKERS * MAX_ROUTES  # + city * 2 + kind
BUY: Final[i64] = SET_POST + MAX_CITIES * 2  # + favour tile
GIVE: Final[i64] = BUY + FAVOURS  # + kind of marker
MOVE_PAWN: Final[i64] = GIVE + MARKERS  # + province * 2, + 1 if it costs an action
MAX_PROVINCES: Final[i64] = 32
NUM_ACTIONS: Final[i64] = MOVE_PAWN + MAX_PROVINCES * 2
