"""Dealing: what chance decides before the first turn, and the position the game starts from."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random as AnyRandom
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kogge.core.state import REFEREE
from kogge.games.hansa.decisions import Frame, Variant
from kogge.games.hansa.names import COLOURS, GOODS
from kogge.games.hansa.state import State
from kogge.games.hansa.variants import COLOURS_LEFT_OUT
from kogge.games.hansa.words import BOOTHS, CLASSES, EMPTY, MAX_SEATS, MOST_BARRELS, SET_UP, START_TALERS

OF_BARRELS = (4, 5, 4)  # markers of each colour with one, two and three barrels


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides."""

    left_out: tuple[int, ...]  # the colours that are not in the game
    warehouses: tuple[int, ...]  # the first markers, in the order of filling
    piles: tuple[tuple[int, ...], ...]  # each in the order in which it will be used


def box(left_out: Sequence[int]) -> list[int]:
    """All markers of the game but those of some colours."""
    return [good for good in range(CLASSES) if good // MOST_BARRELS not in left_out for _ in range(number_of(good))]


def number_of(good: int) -> int:
    """How many markers of a class there are."""
    return OF_BARRELS[good % MOST_BARRELS]


def deal(variant: Variant, rng: AnyRandom) -> Deal:
    left_out = tuple(sorted(rng.sample(range(len(COLOURS)), COLOURS_LEFT_OUT[variant.players])))
    markers = box(left_out)
    rng.shuffle(markers)
    return cut(variant, left_out, markers)


def cut(variant: Variant, left_out: tuple[int, ...], markers: Sequence[int]) -> Deal:
    """Markers in the order in which they come, as warehouses and piles."""
    at = variant.board.n_warehouses
    warehouses, piles = tuple(markers[:at]), []
    for size in variant.pile_sizes:
        piles.append(tuple(markers[at : at + size]))
        at += size
    return Deal(left_out, warehouses, tuple(piles))


def deal_to_text(dealt: Deal) -> dict[str, str]:
    """A deal in the words of a record."""
    words = {"left_out": ",".join(COLOURS[colour] for colour in dealt.left_out)} if dealt.left_out else {}
    return words | {
        "warehouses": listed(dealt.warehouses),
        "piles": "/".join(listed(pile) for pile in dealt.piles),
    }


def listed(goods: Sequence[int]) -> str:
    return ",".join(GOODS[good].replace(" ", "") for good in goods)


def deal_from_text(variant: Variant, words: Mapping[str, str]) -> Deal:
    """The deal these words describe; `ValueError` if it is none of this ruleset."""
    needed = [*["left_out"] * (COLOURS_LEFT_OUT[variant.players] > 0), "warehouses", "piles"]
    if sorted(words) != sorted(needed):
        raise ValueError(" ".join(f"{name}=..." for name in needed))
    left_out = tuple(sorted(COLOURS.index(word) for word in words.get("left_out", "").split(",") if word))
    markers = [unlisted(word) for part in (words["warehouses"], words["piles"]) for word in part.split("/")]
    found = cut(variant, left_out, [good for part in markers for good in part])
    if len(set(left_out)) != COLOURS_LEFT_OUT[variant.players] or tuple(map(tuple, markers)) != (
        found.warehouses,
        *found.piles,
    ):
        raise ValueError(f"piles of {', '.join(str(size) for size in variant.pile_sizes)} markers are needed")
    wrong = Counter(good for part in markers for good in part)
    wrong.subtract(box(left_out))
    if any(wrong.values()):
        raise ValueError("the markers are not those of the game: " + listed([good for good, n in wrong.items() if n]))
    return found


def unlisted(text: str) -> list[int]:
    known = {name.replace(" ", ""): good for good, name in enumerate(GOODS)}
    goods = [word for word in text.split(",") if word]
    for word in goods:
        if word not in known:
            raise ValueError(f"there is no marker {word}")
    return [known[word] for word in goods]


def start(rules: Any, variant: Variant, dealt: Deal) -> State:
    board, players = variant.board, variant.players
    warehouses = vec[i64]([EMPTY] * board.n_warehouses)
    for warehouse, good in zip(board.fill_order, dealt.warehouses, strict=True):
        warehouses[warehouse] = good
    return State(
        rules,
        variant,
        vec[i64]([0] * (board.n_cities * MAX_SEATS)),
        vec[i64]([BOOTHS] * players),
        vec[i64]([START_TALERS] * players),
        vec[i64]([0] * (players * CLASSES)),
        vec[i64]([0] * (players * CLASSES)),
        warehouses,
        vec[i64]([good for pile in dealt.piles for good in pile][::-1]),
        [Frame(SET_UP, 0)],
        bits(dealt.left_out),
        board.start,
        0,
        0,
        0,
        0,
        REFEREE,
    )


def bits(colours: Sequence[int]) -> int:
    """Colours as a bit for each."""
    return sum(1 << colour for colour in colours)
