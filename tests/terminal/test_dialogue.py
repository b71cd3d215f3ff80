"""The short dialogue before a game."""

from program import read, run


def test_enter_begins_the_usual_game() -> None:
    child = run("play")
    read(child, "which game")
    child.sendline("")
    assert "you against greedy bots" in read(child, "Press Enter")
    child.sendline("")
    shown = read(child, "(blue|red|green|yellow)>")
    assert "teutonica bigbox base45 players=4" in shown
    assert shown.count("greedy (bot)") == 3
    child.close()


def test_missions_and_favours_can_be_chosen() -> None:
    child = run("play", "--plain")
    read(child, "which game")
    child.sendline("teut")
    read(child, "Press Enter")
    child.sendline("c")
    read(child, "Which edition")
    child.sendline("big")
    read(child, "How many players")
    child.sendline("3")
    read(child, "Which board")
    child.sendline("base23")
    assert "secret card" in read(child, "With missions")
    child.sendline("on")
    assert "Emperor" in read(child, "two unused markers")
    read(child, "off, on")
    child.sendline("on")
    read(child, "Names")
    child.sendline("")
    read(child, "other seats")
    child.sendline("")
    shown = read(child, "(blue|red|green)>")
    assert "missions=on favours=on" in shown
    assert "Mission of" in shown
    child.close()


def test_everything_can_be_chosen() -> None:
    child = run("play", "--plain")
    read(child, "which game")
    child.sendline("teut")
    read(child, "Press Enter")
    child.sendline("c")
    read(child, "Which edition")
    child.sendline("deluxe")
    read(child, "not among them")
    child.sendline("sec")
    read(child, "How many players")
    child.sendline("3")
    read(child, "Names")
    child.sendline("a,b,c,d")
    read(child, "only 3 seats")
    child.sendline("greedy")
    read(child, "name of a bot")
    child.sendline("Anna, Ben")
    read(child, "other seats")
    child.sendline("random")
    shown = read(child, "(blue|red|green)>")
    assert "teutonica second base23 players=3" in shown
    assert "random (bot)" in shown
    child.close()


def test_traders_of_the_league_can_be_chosen() -> None:
    child = run("play", "--plain")
    shown = read(child, "Enter: teutonica")
    assert "traders: Traders of the League" in shown
    child.sendline("tr")
    assert "Traders of the League, first edition, 4 players" in read(child, "Press Enter")
    child.sendline("c")
    read(child, "How many players")
    child.sendline("2")
    assert "could fulfil by itself" in read(child, "Which contracts")
    child.sendline("core")
    read(child, "Names")
    child.sendline("")
    read(child, "other seats")
    child.sendline("")
    shown = read(child, "(blue|red)>")
    assert "traders first traders players=2 contracts=core57" in shown
    assert "In short: load cubes" in shown
    child.close()


def test_hansa_can_be_chosen() -> None:
    child = run("play", "--plain")
    read(child, "which game")
    child.sendline("h")
    assert "Hansa, Abacus, 2004, 4 players" in read(child, "Press Enter")
    child.sendline("c")
    read(child, "How many players")
    child.sendline("3")
    read(child, "Names")
    child.sendline("")
    read(child, "other seats")
    child.sendline("")
    shown = read(child, "(blue|red|green)>")
    assert "hansa abacus hansa players=3" in shown
    assert "there is one ship" in shown
    assert "Copenhagen: " in shown
    child.close()
