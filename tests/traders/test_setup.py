"""Components and set-up (TR-001 to TR-008)."""

from collections import Counter

import pytest
from traders_tools import BOARD, CITIES, COLOURS, NUMBERS, SEATS, every_number, player, rules

import kogge


def test_two_to_five_can_start_a_game_and_no_other_number_TR_001():
    for players in NUMBERS:
        state = kogge.start(rules(players), seed=1)
        assert state.actor() == 0
        assert list(state.to_dict()["players"]) == SEATS[:players]
    for players in (0, 1, 6):
        with pytest.raises(kogge.BadRuleset):
            rules(players)


def test_seven_colours_sixty_three_contracts_and_fifteen_cities_in_three_regions_TR_002():
    assert len(BOARD.cities) == 15
    assert {city.region for city in BOARD.cities} == {"west", "central", "east"}
    assert len(BOARD.contracts) == 63
    assert {colour for contract in BOARD.contracts for colour in contract.goods} == set(COLOURS)
    assert {colour for city in BOARD.cities for colour in city.supply} == set(COLOURS)
    assert all(len(set(contract.goods)) == 2 for contract in BOARD.contracts)
    assert len({(contract.region, contract.goods) for contract in BOARD.contracts}) == 63
    values = Counter(contract.value for contract in BOARD.contracts)
    assert min(values) == 1
    assert max(values) == 5


def test_the_cities_of_the_three_regions_TR_003():
    regions = {region: {city.name for city in BOARD.cities if city.region == region} for region in ("west", "central")}
    assert regions["west"] == {"London", "Newcastle", "Bergen", "Hamburg", "Brügge"}
    assert regions["central"] == {"Tonsberg", "Falsterbo", "Lübeck", "Stettin"}
    east = {name for name, city in CITIES.items() if city.region == "east"}
    assert east == {"Danzig", "Visby", "Stockholm", "Åbo", "Riga", "Reval"}


@every_number
def test_every_city_gets_three_random_contracts_of_its_region_TR_004(players):
    found = set()
    for seed in range(30):
        state = kogge.start(rules(players), seed=seed)
        drawn = [(CITIES[city].region, goods) for city, given in state.to_dict()["cities"].items() for goods in given]
        assert len(set(drawn)) == len(drawn) == 45
        assert Counter(region for region, _ in drawn) == {"west": 15, "central": 12, "east": 18}
        found |= set(drawn)
    assert len(found) == 63  # each of them is drawn now and then


def test_all_contracts_by_default_and_fifty_seven_as_an_option_TR_005():
    assert dict(kogge.ruleset("traders").options) == {"contracts": "all63"}
    free = {
        (city.region, contract.goods)
        for contract in BOARD.contracts
        for city in BOARD.cities
        if city.region == contract.region and set(contract.goods) <= set(city.supply)
    }
    assert len(free) == 6
    drawn = {"all63": set(), "core57": set()}
    for chosen, found in drawn.items():
        for seed in range(40):
            state = kogge.start(rules(5, chosen), seed=seed)
            for city, given in state.to_dict()["cities"].items():
                found |= {(CITIES[city].region, tuple(goods.split("/"))) for goods in given}
    assert len(drawn["all63"]) == 63
    assert drawn["core57"] == drawn["all63"] - free


@every_number
def test_all_ships_start_in_luebeck_TR_006(players):
    state = kogge.start(rules(players), seed=2)
    assert [player(state, seat)["ship"] for seat in SEATS[:players]] == ["Lübeck"] * players


@every_number
def test_start_cargo_by_seat_TR_007(players):
    state = kogge.start(rules(players), seed=2)
    given = [{}, {"yellow": 1}, {"black": 1}, {"green": 1}, {"blue": 1}]
    assert [player(state, seat)["cargo"] for seat in SEATS[:players]] == given[:players]


@every_number
def test_players_plus_one_different_achievements_with_a_random_side_up_TR_008(players):
    sides = set()
    for seed in range(60):
        achievements = kogge.start(rules(players), seed=seed).to_dict()["achievements"]
        assert len(achievements) == len({side.split()[0] for side in achievements}) == players + 1
        assert set(achievements.values()) == {None}
        sides |= set(achievements)
    assert len(sides) == 16  # both sides of all eight tiles turn up
