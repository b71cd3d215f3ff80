"""The provinces of the pawn: two models, bordered by routes and soldiers."""

import pytest

from kogge.games.teutonica.loading import ProvinceData, load_board, parse_board

SOLDIERS = [
    {"Münster", "Osnabrück"},
    {"Münster", "Dortmund"},
    {"Lüneburg", "Brunswiek"},
    {"Brunswiek", "Goslar"},
]


def model(name: str) -> dict[str, ProvinceData]:
    return {province.name: province for province in load_board("base23").provinces[name]}


def corners(province: ProvinceData) -> set[str]:
    return {city for route in province.routes for city in route.split("/")}


@pytest.mark.parametrize("name", ["rim", "strict"])
def test_borders_are_the_routes_and_four_soldiers_HT_273(name: str) -> None:
    provinces = model(name)
    pairs = {frozenset((one.name, other)) for one in provinces.values() for other in one.neighbours}
    across = {
        frozenset(one.name for one in provinces.values() if route.name in one.routes)
        for route in load_board("base23").routes
    }
    guarded = [sorted(pair) for pair in pairs - across]
    found = []
    # A soldier stands between two cities that are corners of both provinces, and no route leads between them.
    for soldier in SOLDIERS:
        assert "/".join(sorted(soldier)) not in {route.name for route in load_board("base23").routes}
        (between,) = [pair for pair in guarded if all(soldier <= corners(provinces[one]) for one in pair)]
        found.append(between)
    assert sorted(found) == sorted(guarded)


def test_in_the_usual_model_every_route_parts_two_provinces_HT_282() -> None:
    board = load_board("base23")
    assert list(board.provinces) == ["rim", "strict"]
    provinces = model("rim")
    assert len(provinces) == 19
    for route in board.routes:
        assert sum(route.name in province.routes for province in provinces.values()) == 2, route.name


def test_the_strict_model_has_one_province_outside_HT_282() -> None:
    provinces = model("strict")
    inner = {name: province for name, province in provinces.items() if name != "Outside"}
    assert len(inner) == 10
    assert all(model("rim")[name].routes == province.routes for name, province in inner.items())
    outer = set(provinces["Outside"].routes)
    rim = [province for name, province in model("rim").items() if name not in inner]
    assert outer == {route for province in rim for route in province.routes}


def test_provinces_are_no_part_of_the_digest() -> None:
    board = load_board("base23")
    assert board.digest == "sha256:9d0077d833577e0a"
    assert parse_board(board.source, "copy.toml").provinces == board.provinces
    assert parse_board(board.source + "\n# changed", "mine.toml").provinces == {}
