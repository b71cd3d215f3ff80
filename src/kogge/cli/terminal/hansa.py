"""The position of Hansa in a terminal: a map or a list of the cities, the piles, and what the players have."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal import hansa_map, ink
from kogge.cli.terminal.naming import the_one
from kogge.cli.terminal.screen import stacked
from kogge.cli.terminal.tables import players_table
from kogge.core.notation import noted

View = Mapping[str, Any]
WIDE = 84  # columns that the table of players needs
KEPT = 3  # markers that are not given up


class Picture:
    """One position, drawn for one kind of terminal."""

    looks = ("desk", "city", "piles")

    def __init__(self, board: View, view: View, names: Mapping[str, str], plain: bool, width: int) -> None:
        self.board = board
        self.view = view
        self.names = names  # who sits on which seat
        self.plain = plain
        self.width = width
        self.cities = {noted(city["name"]): city for city in board["cities"]}

    # The whole position.

    def position(self) -> RenderableType:
        if self.plain:
            cities = [self.city_sentence(name) for name in self.cities]
            return stacked(*cities, self.piles_line(), *(self.player_sentence(seat) for seat in self.view["players"]))
        drawn = hansa_map.draw(self.board, self.view, self.width)
        parts = [self.list_of_cities()] if drawn is None else [drawn]
        legend = Text(hansa_map.legend(), style=ink.QUIET)
        return stacked(*parts, Text(), legend, self.piles_line(), self.players())

    def piles_line(self) -> Text:
        """What is left to be drawn, and how far the end is."""
        sizes = self.view["piles"]
        shown = text(
            "hansa-piles",
            piles=", ".join(str(size) for size in sizes),
            left=sum(sizes[:-1]),
            last="yes" if self.view["last_round"] else "no",
        )
        loud = self.view["last_round"] and not self.plain
        return Text(shown, style=ink.LOUD if loud else "" if self.plain else ink.QUIET)

    # Cities.

    def list_of_cities(self) -> Table:
        """For terminals too narrow for the map: in the order in which the warehouses are filled."""
        grid = Table.grid(padding=(0, 1))
        for name in sorted(self.cities, key=lambda name: self.cities[name]["number"]):
            here = hansa_map.SHIP if name == self.view["ship"] else ""
            name_shown = hansa_map.title(name, self.view["majorities"].get(name))
            title = Text.assemble(name_shown, " ", (here, hansa_map.AT_SHIP))
            goods = [ink.good(good) if good else Text(hansa_map.EMPTY) for good in self.goods(name)]
            grid.add_row(
                title, Text(" ").join(goods), self.booths(name), Text(f"→ {', '.join(self.to(name))}", style=ink.QUIET)
            )
        return grid

    def goods(self, name: str) -> list[str | None]:
        return hansa_map.goods_in(self.view, self.cities[name])

    def booths(self, name: str) -> Text:
        standing = self.view["booths"].get(name, {})
        return Text(" ").join(ink.booths(seat, number) for seat, number in standing.items())

    def to(self, name: str) -> list[str]:
        """Where the arrows lead from a city."""
        return [noted(route["cities"][1]) for route in self.board["routes"] if noted(route["cities"][0]) == name]

    def city_sentence(self, name: str) -> Text:
        goods = ", ".join(good or text("hansa-empty") for good in self.goods(name))
        standing = self.view["booths"].get(name, {})
        booths = ", ".join(f"{seat} {number}" for seat, number in standing.items())
        return Text(
            text(
                "hansa-city",
                city=name,
                ship="yes" if name == self.view["ship"] else "no",
                goods=goods,
                booths=booths or "none",
                majority=self.view["majorities"].get(name, "none"),
                ways=", ".join(self.to(name)),
            )
        )

    def city(self, word: str) -> RenderableType:
        """One city: what lies and stands there, what a marker costs, and where the arrows lead from and to."""
        name = the_one(word, self.cities) if word else self.view["ship"]
        price = self.view["prices"][name]
        payee = price["to"] or ("bank" if price["talers"] else "free")
        origins = [other for other in self.cities if name in self.to(other)]
        more = text("hansa-city-more", seat=self.view["turn"], payee=payee, origins=", ".join(origins))
        return stacked(self.city_sentence(name), Text(more))

    # Players.

    def players(self) -> Table:
        rows = [self.player_row(seat) for seat in self.view["players"]]
        return players_table("hansa", rows, self.width >= WIDE, ("seat", "name", "goods"))

    def player_row(self, seat: str) -> dict[str, RenderableType]:
        player = self.view["players"][seat]
        return {
            "seat": ink.seat(seat),
            "name": Text(self.names[seat], style=ink.LOUD if seat == self.view["actor"] else ""),
            "talers": str(player["talers"]),
            "goods": Text(" ").join(ink.good(good) for good in player["goods"]),
            "sold": text("hansa-sold", number=len(player["sold"]), points=self.view["scores"][seat]["sold"]),
            "in_hand": str(player["in_hand"]),
            "majorities": str(list(self.view["majorities"].values()).count(seat)),
            "total": str(self.view["scores"][seat]["total"]),
        }

    def player_sentence(self, seat: str) -> Text:
        player = self.view["players"][seat]
        majorities = [city for city, owner in self.view["majorities"].items() if owner == seat]
        return Text(
            text(
                "hansa-player",
                seat=seat,
                name=self.names[seat],
                talers=player["talers"],
                goods=", ".join(player["goods"]) or "none",
                number=len(player["sold"]),
                points=self.view["scores"][seat]["sold"],
                in_hand=player["in_hand"],
                majorities=", ".join(majorities) or "none",
                total=self.view["scores"][seat]["total"],
            )
        )

    # One thing at a time.

    def desk(self, seat: str) -> RenderableType:
        """What one player has: goods by colour, what is sold, and the booths by city."""
        player = self.view["players"][seat]
        standing = {city: row[seat] for city, row in self.view["booths"].items() if seat in row}
        lines = [self.player_sentence(seat)]
        lines.append(Text(text("hansa-desk-booths", booths=listed(standing))))
        lines.append(Text(text("hansa-desk-sold", goods=", ".join(player["sold"]) or "none")))
        if len(player["goods"]) > KEPT:
            lines.append(Text(text("hansa-desk-too-many", number=len(player["goods"]) - KEPT)))
        return stacked(*lines)

    def piles(self, word: str) -> RenderableType:
        """The markers that are still hidden, as everybody can count them."""
        lines = [self.piles_line()]
        for colour, numbers in self.view["hidden"].items():
            if numbers is None:
                lines.append(Text(text("hansa-hidden-unseen", colour=colour)))
            elif colour in (self.view["left_out"] or ()):
                lines.append(Text(text("hansa-hidden-left-out", colour=colour)))
            else:
                one, two, three = numbers
                lines.append(Text(text("hansa-hidden", colour=colour, one=one, two=two, three=three)))
        return stacked(*lines)


def listed(standing: Mapping[str, int]) -> str:
    return ", ".join(f"{city} {number}" for city, number in standing.items()) or "none"
