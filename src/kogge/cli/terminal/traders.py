"""The position of Traders of the League in a terminal: sea chart or lists by region, achievements, players' ships."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.boards.traders import REGIONS, condition, tile_name
from kogge.cli.common import text
from kogge.cli.terminal import ink, traders_map
from kogge.cli.terminal.naming import the_one
from kogge.cli.terminal.screen import stacked
from kogge.core.notation import noted

View = Mapping[str, Any]
MOST_OFFERS = 12  # in the list of what can be delivered where


class Picture:
    """One position, drawn for one kind of terminal."""

    looks = ("desk", "city", "contracts", "achievements")

    def __init__(self, board: View, view: View, names: Mapping[str, str], plain: bool, width: int) -> None:
        self.board = board
        self.view = view
        self.names = names  # who sits on which seat
        self.plain = plain
        self.width = width
        self.seat: str | None = view["seat"] or view["actor"]  # whose ship the distances are counted from
        self.cities = {noted(city["name"]): city for city in board["cities"]}
        self.sides = {f"{side['tile']} {side['side']}": side for side in board["achievements"]}

    # The whole position.

    def position(self) -> RenderableType:
        if self.plain:
            cities = [self.city_sentence(name) for name in self.cities]
            goals = [self.goal_sentence(name) for name in self.view["goals"]]
            return stacked(*cities, *self.at_sea(), *goals, self.ends(), *map(self.player_sentence, self.seats))
        drawn = traders_map.draw(self.board, self.view, self.seat, self.width)
        board = drawn if drawn is not None else stacked(*self.regions(), *self.at_sea())
        return stacked(board, self.achievements(), self.ends(), self.players())

    @property
    def seats(self) -> Sequence[str]:
        return list(self.view["players"])

    def ends(self) -> Text:
        """How far the end of the game is."""
        empty, needed = self.view["ends"]["empty"]
        running = self.view["actor"] is not None and self.view["last_turns"] is not None
        last = self.view["last_turns"] if running else -1
        return Text(text("traders-ends", empty=empty, needed=needed, last=last), style="" if self.plain else ink.QUIET)

    def at_sea(self) -> list[Text]:
        ships = traders_map.ships_at_sea(self.board, self.view)
        return [Text(text("traders-at-sea", hex=name, seats=", ".join(seats))) for name, seats in ships]

    # Lists by region, for terminals too narrow for the map.

    def regions(self) -> list[RenderableType]:
        """Every city in a line: how far it is, what it supplies, its contracts and ships."""
        grid = Table.grid(padding=(0, 1))
        for region in REGIONS:
            for name, city in self.cities.items():
                if city["region"] == region:
                    grid.add_row(*self.city_cells(name))
        return [grid, Text(text("traders-list-legend"), style=ink.QUIET)]

    def city_cells(self, name: str) -> list[Text]:
        city = self.cities[name]
        away = self.view["distances"][self.seat][name] if self.seat else ""
        ships = [ink.SYMBOLS[seat] for seat in self.seats if self.view["players"][seat]["ship"] == name]
        offers = [self.offer_cell(offer) for offer in self.view["offers"][name]]
        return [
            Text(f"{away:>2}", style=ink.QUIET),
            Text(name.replace("_", " "), style=ink.REGION_STYLES[city["region"]]),
            Text.assemble(*(ink.cube(colour) for colour in city["supply"])),
            Text("  ").join(offers) if offers else self.tile_owner(name),
            Text(" ".join(ships), style=ink.LOUD),
        ]

    def offer_cell(self, offer: View) -> Text:
        """A contract: the colours that this seat lacks are capitals."""
        missing = offer["missing"].get(self.seat)
        cubes = [ink.cube(colour, missing is not None and colour in missing) for colour in offer["goods"]]
        ready = traders_map.READY if missing == [] else " "
        return Text.assemble(Text("/").join(cubes), f" {offer['value']}", ready)

    def tile_owner(self, city: str) -> Text:
        owner = next(seat for seat in self.seats if city in self.view["players"][seat]["city_tiles"])
        return Text(text("traders-emptied-by", seat=owner), style=ink.QUIET)

    # Achievements.

    def achievements(self, rest: str = "") -> RenderableType:
        """Every achievement in play: points, condition, and how far everybody is."""
        if self.plain:
            return stacked(*map(self.goal_sentence, self.view["goals"]))
        table = Table(box=None, padding=(0, 1), header_style=ink.QUIET)
        table.add_column(text("traders-column-achievement"))
        table.add_column(text("traders-column-points"), justify="right")
        for seat in self.seats:
            table.add_column(Text(f" {ink.SYMBOLS[seat]} ", style=ink.SEAT_STYLES[seat]), justify="center")
        for name, goal in self.view["goals"].items():
            side = self.sides[name]
            label = Text.assemble((tile_name(side["tile"]), ink.LOUD), f": {condition(side)}")
            table.add_row(label, str(goal["points"]), *(self.progress_cell(goal, seat) for seat in self.seats))
        return table

    def progress_cell(self, goal: View, seat: str) -> Text:
        have, needed = goal["progress"][seat], goal["needed"]
        if goal["owner"]:
            return ink.seat(seat) if goal["owner"] == seat else Text("–", style=ink.QUIET)
        ready = have >= needed
        words = f"{min(have, needed)}/{needed}{traders_map.READY if ready else ''}"
        return Text(words, style=traders_map.HERE if ready else "")

    def goal_sentence(self, name: str) -> Text:
        goal, side = self.view["goals"][name], self.sides[name]
        owner = goal["owner"] or ""
        progress = ", ".join(f"{seat} {goal['progress'][seat]}" for seat in self.seats)
        return Text(
            text(
                "traders-goal",
                tile=tile_name(side["tile"]),
                side=side["side"],
                condition=condition(side),
                points=goal["points"],
                owned="yes" if owner else "no",
                owner=owner,
                needed=goal["needed"],
                progress=progress,
            )
        )

    # Players.

    def players(self) -> Table:
        """One row a player."""
        table = Table(box=None, padding=(0, 1), header_style=ink.QUIET)
        for column in ("seat", "name", "cargo", "contracts", "tiles", "total"):
            right = column in ("contracts", "tiles", "total")
            table.add_column(text(f"traders-column-{column}"), justify="right" if right else "left")
        for seat in self.seats:
            player = self.view["players"][seat]
            table.add_row(
                ink.seat(seat),
                Text(self.names[seat], style=ink.LOUD if seat == self.view["actor"] else ""),
                cargo_cell(player),
                str(player["number_of_contracts"]),
                str(len(player["city_tiles"])),
                Text(str(self.view["scores"][seat]["total"]), style=ink.LOUD),
            )
        return table

    def player_sentence(self, seat: str) -> Text:
        player = self.view["players"][seat]
        return Text(
            text(
                "traders-player",
                seat=seat,
                name=self.names[seat],
                ship=player["ship"],
                cargo=", ".join(f"{number} {colour}" for colour, number in player["cargo"].items())
                or text("word-none"),
                room=player["room"],
                contracts=player["number_of_contracts"],
                tiles=len(player["city_tiles"]),
                total=self.view["scores"][seat]["total"],
            )
        )

    # One thing at a time.

    def desk(self, seat: str) -> RenderableType:
        """One player's ship and what he has claimed: contracts, what achievements count, city tiles."""
        player = self.view["players"][seat]
        lines = [self.player_sentence(seat)]
        values = {f"{one['region']} {'/'.join(one['goods'])}": one["value"] for one in self.board["contracts"]}
        for region in REGIONS:
            claimed = [name for name in player["contracts"] if name.startswith(f"{region} ")]
            listed = ", ".join(f"{name.removeprefix(f'{region} ')} {values[name]}" for name in claimed)
            lines.append(indented("traders-claimed", region=region, contracts=listed or text("word-none")))
        colours = [f"{player['tally'][colour]} {colour}" for colour in ink.CUBES if player["tally"][colour]]
        lines.append(indented("traders-colours", colours=", ".join(colours) or text("word-none")))
        lines.append(indented("traders-tiles", cities=", ".join(player["city_tiles"]) or text("word-none")))
        for name, goal in self.view["goals"].items():
            if goal["owner"] in (None, seat):
                side = self.sides[name]
                have, needed = min(goal["progress"][seat], goal["needed"]), goal["needed"]
                owned = "yes" if goal["owner"] == seat else "no"
                params = dict(tile=tile_name(side["tile"]), condition=condition(side), have=have, needed=needed)
                lines.append(indented("traders-progress", owned=owned, **params))
        return stacked(*lines)

    def city(self, word: str) -> RenderableType:
        name = the_one(word, self.cities)
        sentence = self.city_sentence(name)
        return (
            sentence if self.plain else stacked(sentence, Text.assemble("  ", Text("  ").join(self.city_cells(name))))
        )

    def city_sentence(self, name: str) -> Text:
        city = self.cities[name]
        ships = [seat for seat in self.seats if self.view["players"][seat]["ship"] == name]
        parts = [
            text(
                "traders-city",
                city=name,
                region=city["region"],
                away=self.view["distances"][self.seat][name] if self.seat else -1,
                supply=", ".join(city["supply"]),
            )
        ]
        parts += [self.offer_words(offer) for offer in self.view["offers"][name]] or [str(self.tile_owner(name))]
        if ships:
            parts.append(text("traders-ships", seats=", ".join(ships)))
        return Text(" ".join(parts))

    def offer_words(self, offer: View) -> str:
        missing = offer["missing"].get(self.seat, offer["costs"])
        params = dict(goods="/".join(offer["goods"]), value=offer["value"], number=len(missing))
        return text("traders-offer", missing=text("traders-and").join(missing), **params)

    def contracts(self, rest: str) -> RenderableType:
        """Where this seat lacks least, and of these the nearest first."""
        if self.seat is None:
            return Text(text("traders-no-ship"))
        away = self.view["distances"][self.seat]
        offers = [(offer, city) for city, found in self.view["offers"].items() for offer in found]
        offers.sort(key=lambda one: (len(one[0]["missing"][self.seat]), away[one[1]], -one[0]["value"]))
        lines = [
            indented("traders-wanted", city=city, away=away[city], offer=self.offer_words(offer))
            for offer, city in offers[:MOST_OFFERS]
        ]
        return stacked(*lines)


def indented(key: str, **params: Any) -> Text:
    return Text(f"  {text(key, **params)}")


def cargo_cell(player: View) -> Text:
    """The cubes aboard, and the room that is left."""
    cubes = [ink.cube(colour) for colour, number in player["cargo"].items() for _ in range(number)]
    return Text(" ").join([*cubes, *(Text("··", style=ink.QUIET) for _ in range(player["room"]))])
