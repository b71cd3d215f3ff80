"""Clauses of Hansa Teutonica: the provinces of the pawn and their borders (HT-273, HT-281, HT-282)."""

import pytest
from pawn_tools import begun, borders_between, every_model, pawn_moves, provinces, rules, texts

import kogge
from kogge.core.errors import BadRuleset

# The provinces on both sides of each soldier.
SOLDIERS = {
    frozenset(("Twente", "Diepholz")),  # Osnabrück-Münster
    frozenset(("Cleves", "Westphalia")),  # Münster-Dortmund
    frozenset(("Celle", "Altmark")),  # Lüneburg-Brunswiek
    frozenset(("Eastphalia", "Börde")),  # Brunswiek-Goslar
}


@every_model
def test_borders_are_the_routes_and_four_soldiers_HT_273(model):
    found = provinces(model)
    pairs = {frozenset((name, other)) for name in found for other in found[name]["neighbours"]}
    without_route = {pair for pair in pairs if not set.intersection(*(set(found[name]["routes"]) for name in pair))}
    assert without_route == SOLDIERS
    for route in rules(model).board_data()["routes"]:
        sides = [name for name in found if "/".join(route["cities"]) in found[name]["routes"]]
        assert len(sides) == 2 or (model == "strict" and sides == ["Outside"])
        assert len(sides) == 1 or frozenset(sides) in pairs


@pytest.mark.parametrize(("one", "other"), [sorted(pair) for pair in sorted(SOLDIERS, key=sorted)])
def test_the_pawn_passes_a_soldier_as_one_border_HT_273(one, other):
    state = begun(one)
    beyond = {name for name, borders in borders_between("rim", other).items() if borders == 1}
    assert {other} | beyond - {one} <= pawn_moves(state, "free")


@pytest.mark.parametrize(
    ("one", "other", "city", "borders"),
    [
        ("Twente", "Westphalia", "Münster", 2),
        ("Diepholz", "Verden", "Bremen", 2),
        ("Celle", "Westphalia", "Minden", 2),
        ("Holstein", "Dithmarschen", "Hamburg", 4),
        ("Altmark", "Anhalt", "Stendal", 2),
        ("Mecklenburg", "Anhalt", "Stendal", 3),
        ("Cleves", "Frisia", "Arnheim", 2),
    ],
)
def test_the_pawn_never_passes_diagonally_over_a_city_HT_281(one, other, city, borders):
    for name in (one, other):
        assert any(city in route.split("/") for route in provinces("rim")[name]["routes"])
    assert other not in provinces("rim")[one]["neighbours"]
    assert borders_between("rim", one)[other] == borders
    assert (other in pawn_moves(begun(one), "free")) == (borders == 2)
    assert (one in pawn_moves(begun(other), "free")) == (borders == 2)


def test_the_usual_provinces_cut_the_rim_and_the_strict_ones_do_not_HT_282():
    assert dict(kogge.ruleset("teutonica", edition="argentum", players=2).options) == {"provinces": "rim"}
    assert (len(provinces("rim")), len(provinces("strict"))) == (19, 11)
    inner = set(provinces("rim")) & set(provinces("strict"))
    assert len(inner) == 10
    assert set(provinces("strict")) - inner == {"Outside"}
    outside = set(provinces("strict")["Outside"]["routes"])
    assert outside == {route for name in set(provinces("rim")) - inner for route in provinces("rim")[name]["routes"]}
    for name in inner:
        assert provinces("rim")[name]["routes"] == provinces("strict")[name]["routes"]


def test_all_outer_routes_are_beside_the_one_outer_province_HT_282():
    state = begun("Outside", "strict")
    assert len(texts(state, "place")) == 2 * 23
    assert {"place trader Hamburg/Stade", "place trader Coellen/Warburg"} <= set(texts(state))


@pytest.mark.parametrize(("edition", "players"), [("argentum", 3), ("second", 3), ("bigbox", 4)])
def test_provinces_are_chosen_only_where_there_is_a_pawn_HT_282(edition, players):
    with pytest.raises(BadRuleset):
        kogge.ruleset("teutonica", edition=edition, players=players, provinces="strict")
    assert "provinces" not in str(kogge.ruleset("teutonica", edition=edition, players=players))
    with pytest.raises(BadRuleset):
        rules("round")


def test_a_board_of_ones_own_needs_provinces_HT_282(tmp_path):
    source = rules().board_data()["source"].replace("League, 2-3", "League of two, 2-3")
    file = tmp_path / "own.toml"
    file.write_text(source, encoding="utf-8")
    assert kogge.ruleset("teutonica", edition="argentum", board=str(file), players=3).players == 3
    with pytest.raises(BadRuleset, match="no provinces"):
        kogge.ruleset("teutonica", edition="argentum", board=str(file), players=2)
