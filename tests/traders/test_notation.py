"""Notation: actions in words, however they are spelt, shortened or ordered."""

import pytest
from playing import play, texts
from traders_tools import claimable, every_number, in_city, position, rules

import kogge
from kogge.core.notation import find_actions
from kogge.games.traders.words import NUM_ACTIONS

ALL = ["red/yellow", "red/grey", "yellow/grey"]


def reval() -> kogge.State:
    return in_city("Reval", "red yellow black", ["yellow/black", "red/grey", "red/black"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("unload red/grey yellow/black", "unload red/grey yellow/black"),
        ("unload black/yellow grey/red", "unload red/grey yellow/black"),
        ("un re/gr", "unload red/grey"),
        ("un re/gy ye/bk", "unload red/grey yellow/black"),
        ("UNLOAD YE/BK RE/GY", "unload red/grey yellow/black"),
        ("lo gy gy", "load grey grey"),
        ("load grey", "load grey"),
        ("sail abo", "sail Åbo"),
        ("sail aabo", "sail Åbo"),
        ("sa dago", "sail Dagö"),
        ("sa ha", "sail Hangö"),
        ("dr bk", "drop black"),
    ],
)
def test_what_is_typed_is_understood(typed, meant):
    state = reval()
    assert state.text(state.parse(typed)) == meant


def test_two_colours_to_load_may_come_in_any_order():
    state = in_city("Stettin")
    for typed in ("load yellow green", "load green yellow", "lo gn ye", "lo gr ye"):
        assert state.text(state.parse(typed)) == "load yellow green"


@pytest.mark.parametrize("typed", ["claim explorer", "cl exp", "claim explorer b", "claim EXPLORER B"])
def test_the_side_of_an_achievement_need_not_be_named(typed):
    owned = [f"{region} red/blue" for region in ("west", "central", "east")]
    state = play(claimable("explorer B", contracts=owned), "end")
    assert state.text(state.parse(typed)) == "claim explorer B"


@pytest.mark.parametrize(
    ("typed", "key"),
    [("un", "ambiguous"), ("lo", "ambiguous"), ("sail to Reval", "not-understood"), ("", "not-understood")],
)
def test_what_has_no_meaning_or_several_is_answered(typed, key):
    with pytest.raises(kogge.BadNotation) as caught:
        reval().parse(typed)
    assert caught.value.message.key == key
    if key == "not-understood":
        assert str(caught.value).endswith("Write for example: sail Danzig")


def test_only_verbs_that_say_so_take_their_words_in_any_order():
    words = ["load red yellow", "move red yellow"]

    def found(text: str) -> list[int]:
        return find_actions(text, range(2), words.__getitem__, lambda action: (), unordered=("load",))

    assert found("load yellow red") == [0]
    assert found("move yellow red") == []
    assert found("move red yellow") == [1]


@every_number
def test_every_action_has_one_text_that_leads_back_to_it(players):
    table = rules(players)
    named = {action: table.text(action) for action in range(NUM_ACTIONS) if table.text(action)}
    assert len(set(named.values())) == len(named)
    for action, text in named.items():
        assert table.parse(text) == action
    assert table.text(NUM_ACTIONS) == table.text(-1) == ""


def test_actions_know_what_they_name_and_where_a_click_may_mean_them():
    state = reval()
    decoded = state.rules.decode(state.parse("unload red/grey yellow/black"), state)
    assert decoded.verb == "unload"
    assert decoded.args["contracts"] == ["red/grey", "yellow/black"]
    assert decoded.targets == ("Reval.1", "Reval.2")
    sailing = state.rules.decode(state.parse("sail Visby"), state)
    assert dict(sailing.args) == {"hex": "Visby", "from": "Reval", "hexes": 3}
    assert sailing.targets == ("Visby",)
    assert state.rules.decode(state.parse("load grey"), state).targets == ("Reval",)
    assert state.rules.decode(state.parse("drop red"), state).targets == ("red",)


def test_contracts_of_one_city_are_never_alike():
    """A pair of colours and a region name a contract, and a city has those of its region only."""
    for seed in range(20):
        for given in kogge.start(rules(5), seed).to_dict()["cities"].values():
            assert len(set(given)) == 3
    assert texts(position(cities={"Lübeck": ALL}), "unload") == []
