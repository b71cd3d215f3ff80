"""Rulesets: usual values, text and plain data, and refusals that say what is possible."""

import pickle

import pytest

import kogge
from kogge.core.errors import BadRuleset
from kogge.core.ruleset import ruleset_from_dict


def test_usual_values() -> None:
    assert str(kogge.ruleset("teutonica")) == "teutonica bigbox base45 players=4 missions=off favours=off"
    assert str(kogge.ruleset("teutonica", players=3)) == "teutonica bigbox base23 players=3 missions=off favours=off"


def test_options_are_named_where_they_apply() -> None:
    rules = kogge.ruleset("teutonica", players=3, favours=True)
    assert str(rules) == "teutonica bigbox base23 players=3 missions=off favours=on"
    assert kogge.parse_ruleset(str(rules)) == ruleset_from_dict(rules.to_dict()) == rules
    assert kogge.parse_ruleset("teutonica favours=on players=3") == rules
    assert kogge.ruleset("teutonica", edition="second", missions="off").options == ()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["argentum", "second", "bigbox"])
def test_text_data_and_pickle_lead_back(edition: str, players: int) -> None:
    rules = kogge.ruleset("teutonica", edition=edition, players=players)
    assert kogge.parse_ruleset(str(rules)) == rules
    assert ruleset_from_dict(rules.to_dict()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("chess", "no-such-game"),
        ("teutonica deluxe", "no-such-value"),
        ("teutonica bigbox base45 players=3", "bad-board"),
        ("teutonica bigbox players=2", "bad-players"),
        ("teutonica players=many", "bad-ruleset-text"),
        ("teutonica colour=red", "no-such-option"),
        ("a b c d", "bad-ruleset-text"),
        ("teutonica bigbox missions=yes", "no-such-value"),
        ("teutonica second missions=on", "option-not-here"),
        ("teutonica argentum favours=on", "option-not-here"),
    ],
)
def test_what_is_impossible_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        kogge.parse_ruleset(text)
    assert caught.value.message.key == key
    assert "[" not in str(caught.value)  # the sentence is in the catalogue
