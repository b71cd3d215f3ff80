"""The position of Hansa Teutonica in a terminal: a map or lists by region, the players' desks, cities and routes."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.common import text
from kogge.cli.terminal import ink, teutonica_map
from kogge.cli.terminal.naming import the_one
from kogge.cli.terminal.screen import stacked
from kogge.cli.terminal.tables import players_table
from kogge.cli.terminal.teutonica_extras import extra_lines
from kogge.core.notation import noted

View = Mapping[str, Any]
NEUTRAL = "neutral"  # the owner of pieces who is no player
WIDE = 116  # columns that the table of players needs


class Picture:
    """One position, drawn for one kind of terminal."""

    looks = ("desk", "city", "route", "province")

    def __init__(self, board: View, view: View, names: Mapping[str, str], plain: bool, width: int) -> None:
        self.board = board
        self.view = view
        self.names = names  # who sits on which seat
        self.plain = plain
        self.width = width
        self.cities = {noted(city["name"]): city for city in board["cities"]}
        self.routes = {"/".join(noted(city) for city in route["cities"]): route for route in board["routes"]}

    # The whole position.

    def position(self) -> RenderableType:
        if self.plain:
            aside = extra_lines(self.view, True)
            return stacked(*self.plain_board(), *self.pawn(), self.ends(), *self.plain_players(), *aside)
        drawn = teutonica_map.draw(self.board, self.view, self.width)
        board = drawn if drawn is not None else stacked(*self.regions())
        return stacked(
            board, *self.pawn(), *self.neutral_line(), self.ends(), self.players(), *extra_lines(self.view, False)
        )

    def pawn(self) -> list[Text]:
        """Where the pawn stands, what is beside it and how far it goes free; nothing in a game without one."""
        pawn = self.view.get("pawn")
        if pawn is None:
            return []
        if pawn["province"] is None:
            return [Text(text("teutonica-pawn-nowhere"))]
        lists = {name: ", ".join(pawn[name]) for name in ("routes", "free")}
        sentence = Text(text("teutonica-pawn", province=pawn["province"], **lists))
        return [sentence if self.plain else Text.assemble((teutonica_map.BESIDE, ink.LOUD), sentence)]

    def ends(self) -> Text:
        """How far each end of the game is."""
        ends = self.view["ends"]
        prestige, completed = ends["prestige"], ends["completed"]
        return Text(
            text(
                "teutonica-ends",
                prestige=prestige[0],
                most=prestige[1],
                completed=completed[0],
                cities=completed[1],
                bag=ends["bag"],
            ),
            style="" if self.plain else ink.QUIET,
        )

    def neutral_line(self) -> list[Text]:
        """What the pieces of nobody look like, if there are any."""
        rows = [*self.view["routes"].values(), *self.view["cities"].values()]
        pieces = [piece for row in rows for piece in row if piece and piece.split()[0] == NEUTRAL]
        return [Text.assemble(" ", ink.piece(pieces[0]), f" {text('teutonica-neutral')}")] if pieces else []

    # Lists by region, for terminals too narrow for the map.

    def regions(self) -> list[RenderableType]:
        """West, middle and east, each from north to south: cities on the left, routes on the right."""
        parts: list[RenderableType] = []
        third = self.board["size"][0] / 3
        for number, region in enumerate(("west", "middle", "east")):
            grid = Table.grid(padding=(0, 1))
            cities = [name for name, city in self.cities.items() if int(city["at"][0] // third) == number]
            routes = [name for name, route in self.routes.items() if int(middle(route)[0] // third) == number]
            cities.sort(key=lambda name: self.cities[name]["at"][1])
            routes.sort(key=lambda name: middle(self.routes[name])[1])
            for i in range(max(len(cities), len(routes))):
                row = [*self.city_cells(cities[i])] if i < len(cities) else [Text(), Text()]
                grid.add_row(*row, *(self.route_cells(routes[i]) if i < len(routes) else ()))
            parts += [Text(text(f"teutonica-region-{region}"), style=ink.LOUD), grid]
        return [*parts, self.special_line()]

    def city_cells(self, name: str) -> tuple[Text, Text]:
        abilities = " ".join(self.cities[name]["abilities"])
        label = Text(f" {name}", style=ink.LOUD)
        if abilities:
            label.append(f" {abilities}", style=ink.QUIET)
        return label, Text.assemble(*self.spaces(name))

    def spaces(self, name: str) -> list[Text]:
        """The posts and free spaces of a city from left to right."""
        posts = self.view["cities"].get(name, [])
        extras = [ink.piece(post) for post in teutonica_map.posts_outside(self.view, name)]
        printed = [
            ink.piece(posts[i]) if i < len(posts) and posts[i] else ink.space(**space)
            for i, space in enumerate(self.cities[name]["spaces"])
        ]
        return [*extras, *([Text("|")] if extras and printed else []), *printed]

    def route_cells(self, name: str) -> tuple[Text, Text, Text]:
        points = self.view["routes"].get(name) or [None] * len(self.routes[name]["points"])
        boats = self.routes[name]["boats"]
        beside = name in self.view.get("pawn", {}).get("routes", ())
        pieces = [ink.piece(piece) if piece else free_point(i in boats, beside) for i, piece in enumerate(points)]
        return Text(f" {name}"), Text.assemble(*pieces), self.marker_of(name)

    def marker_of(self, route: str) -> Text:
        kind, permanent = self.view["markers"].get(route), self.routes[route]["permanent"]
        if permanent:
            return Text(f" ◆ {text(f'teutonica-permanent-{permanent}')}", style="bold cyan")
        return Text(f" {text(f'teutonica-marker-{kind}')}", style="bold magenta") if kind else Text()

    def special_line(self) -> Text:
        spaces = self.board["special_spaces"]
        held = self.view["special"]
        parts = [Text(text("teutonica-special") + " ")]
        for i, space in enumerate(spaces):
            piece = held[i] if i < len(held) else None
            parts += [Text(f" {space['prestige']} "), ink.piece(piece) if piece else free_special(space)]
        return Text.assemble(*parts)

    # Plain sentences.

    def plain_board(self) -> list[Text]:
        """Everything that stands on the board; what is empty is only counted."""
        lines = []
        for name, pieces in self.view["routes"].items():
            lines.append(self.route_sentence(name, pieces))
        idle = [route for route in self.view["markers"] if route not in self.view["routes"]]
        lines += [self.route_sentence(name, []) for name in idle]
        lines += [self.city_sentence(name) for name in self.cities if self.has_posts(name)]
        lines.append(Text(self.special_sentence()))
        empty = len(self.routes) - len(self.view["routes"])
        without = sum(not self.has_posts(name) for name in self.cities)
        return [*lines, Text(text("teutonica-empty", routes=empty, cities=without))]

    def has_posts(self, city: str) -> bool:
        return bool(self.view["cities"].get(city) or teutonica_map.posts_outside(self.view, city))

    def route_sentence(self, name: str, pieces: Sequence[str | None]) -> Text:
        route = self.routes[name]
        points = list(pieces) or [None] * len(route["points"])
        free = [text("teutonica-free-boat" if i in route["boats"] else "teutonica-free") for i in range(len(points))]
        parts = [f"{name}: {', '.join(piece or empty for piece, empty in zip(points, free, strict=True))}."]
        marker = self.view["markers"].get(name)
        if marker:
            parts.append(text("teutonica-marker-there", marker=text(f"teutonica-marker-{marker}")))
        if route["permanent"]:
            kind = text(f"teutonica-permanent-{route['permanent']}")
            parts.append(text("teutonica-permanent-there", marker=kind))
        if route["country"]:
            parts.append(text("teutonica-country-there", country=route["country"]))
        return Text(" ".join(parts))

    def city_sentence(self, name: str) -> Text:
        city = self.cities[name]
        posts = self.view["cities"].get(name, [])
        spaces = []
        for i, space in enumerate(city["spaces"]):
            post = posts[i] if i < len(posts) else None
            spaces.append(post or text("teutonica-free-space", **space))
        extras = [text("teutonica-extra", piece=piece) for piece in self.view["extra_posts"].get(name, [])]
        if city["green"]:
            spaces += [*self.view["green_posts"].get(name, []), text("teutonica-green")]
        parts = [f"{name}: {', '.join([*extras, *spaces])}."]
        if city["abilities"]:
            parts.append(text("teutonica-develops", abilities=", ".join(city["abilities"])))
        if city["countries"]:
            parts.append(text("teutonica-counts-for", countries=", ".join(city["countries"])))
        controller = self.view["controllers"].get(name)
        if controller:
            parts.append(text("teutonica-controls", seat=controller))
        return Text(" ".join(parts))

    def special_sentence(self) -> str:
        held = self.view["special"]
        parts = []
        for i, space in enumerate(self.board["special_spaces"]):
            piece = held[i] if i < len(held) and held[i] else text("teutonica-free-special", **space)
            parts.append(f"{space['prestige']}: {piece}")
        return f"{text('teutonica-special')} {', '.join(parts)}."

    # Players.

    def players(self) -> Table:
        rows = [self.player_row(seat) for seat in self.view["players"]]
        return players_table("teutonica", rows, self.width >= WIDE, ("seat", "name", "markers"))

    def player_row(self, seat: str) -> dict[str, RenderableType]:
        player = self.view["players"][seat]
        return {
            "seat": ink.seat(seat),
            "name": Text(self.names[seat], style=ink.LOUD if seat == self.view["actor"] else ""),
            "prestige": str(sum(player["prestige"].values())),
            "supply": pieces(player["supply"]),
            "stock": pieces(player["stock"]),
            **{name: value_of(name, player["values"][name]) for name in self.view["tracks"]},
            "network": str(player["network"]),
            "markers": self.markers_of(player),
            "total": str(self.view["scores"][seat]["total"]),
        }

    def markers_of(self, player: View) -> str:
        unused = [text(f"teutonica-marker-{kind}") for kind in player["markers"]]
        used = [text("teutonica-used", number=player["used_markers"])] if player["used_markers"] else []
        return ", ".join([*unused, *used])

    def plain_players(self) -> list[Text]:
        return [self.player_sentence(seat) for seat in self.view["players"]]

    def player_sentence(self, seat: str) -> Text:
        player = self.view["players"][seat]
        values = ", ".join(f"{name} {value_of(name, player['values'][name])}" for name in self.view["tracks"])
        return Text(
            text(
                "teutonica-player",
                seat=seat,
                name=self.names[seat],
                prestige=sum(player["prestige"].values()),
                supply=text("teutonica-pieces", **player["supply"]),
                stock=text("teutonica-pieces", **player["stock"]),
                values=values,
                network=player["network"],
                markers=self.markers_of(player) or text("teutonica-none"),
                total=self.view["scores"][seat]["total"],
            )
        )

    # One thing at a time.

    def desk(self, seat: str) -> RenderableType:
        """One player's desk: the steps of every ability, the reached one marked."""
        lines = [self.player_sentence(seat), *extra_lines(self.view, self.plain, seat)]
        steps = self.view["players"][seat]["desk"]
        for name, track in self.view["tracks"].items():
            values = [value_of(name, value) for value in track]
            values[steps[name]] = f"<{values[steps[name]]}>"
            lines.append(Text(f"  {name:10}{' '.join(values)}"))
        return stacked(*lines)

    def city(self, word: str) -> RenderableType:
        name = the_one(word, self.cities)
        routes = [route for route, data in self.routes.items() if name in map(noted, data["cities"])]
        lines = [self.city_sentence(name)]
        if not self.plain:
            lines.append(Text.assemble("  ", *self.spaces(name)))
        return stacked(*lines, *(self.route(route) for route in routes))

    def route(self, word: str) -> Text:
        name = the_one(word, self.routes)
        sentence = self.route_sentence(name, self.view["routes"].get(name, []))
        return sentence if self.plain else Text.assemble(*self.route_cells(name)[1:], "  ", sentence)

    def province(self, word: str) -> RenderableType:
        """A province with its routes and neighbours; without a word all of them."""
        pawn = self.view.get("pawn")
        if pawn is None:
            return Text(text("teutonica-no-pawn"))
        provinces = {province["name"]: province for province in self.board["provinces"][pawn["model"]]}
        return stacked(
            *(
                self.province_sentence(provinces[name], name == pawn["province"])
                for name in ([the_one(word, provinces)] if word else provinces)
            )
        )

    def province_sentence(self, province: View, here: bool) -> Text:
        lists = {name: ", ".join(noted(one) for one in province[name]) for name in ("routes", "neighbours")}
        sentence = text("teutonica-province", province=province["name"], **lists)
        return Text(f"{sentence} {text('teutonica-province-pawn')}" if here else sentence)


def middle(route: View) -> Sequence[float]:
    points: Sequence[Sequence[float]] = route["points"]
    return points[len(points) // 2]


def free_point(boat: bool, beside_pawn: bool) -> Text:
    if beside_pawn:
        return Text(teutonica_map.BESIDE, style=ink.LOUD)
    return Text("(·)" if boat else " · ", style=ink.FREE_POINT)


def free_special(space: View) -> Text:
    return ink.space(space["privilege"], "round")


def pieces(counts: View) -> str:
    return f"{counts['traders']}+{counts['merchants']}"


def value_of(ability: str, value: int) -> str:
    """What a step says: a number, a colour, or all."""
    if ability == "privilege":
        return ink.PRIVILEGES[value]
    return text("teutonica-all") if value == 99 else str(value)
