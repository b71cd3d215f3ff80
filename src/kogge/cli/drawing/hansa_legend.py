"""The legend below the chart of Hansa."""

from typing import Final

from kogge.cli.drawing.geometry import Box
from kogge.cli.drawing.hansa_chart import arrowhead, warehouse
from kogge.cli.drawing.legend_column import Column
from kogge.cli.drawing.palette import HANSA_GOODS, INK, LANE, LANE_HALO, ROAD, ROAD_EDGE, WAX
from kogge.cli.drawing.pictograms import boat, coin, goods, pictogram
from kogge.cli.drawing.shapes import disc
from kogge.cli.drawing.svg import Markup, element, path_data, together
from kogge.core.messages import say

LEGEND_HEIGHT: Final = 172.0


def legend(chart: Box) -> Markup:
    """Four columns: the chart, the goods, what points are given for, and the end."""

    def column(start: float, end: float) -> Column:
        return Column(chart.x + chart.width * start, chart.bottom, chart.width * (end - start))

    return element(
        "g",
        on_the_chart(column(0, 0.245)),
        all_goods(column(0.27, 0.385), column(0.385, 0.49)),
        points(column(0.515, 0.755)),
        end(column(0.78, 1)),
        class_="legend",
    )


def on_the_chart(column: Column) -> Markup:
    return together(
        [
            column.heading(str(say("svg-legend-chart"))),
            column.entry(0, lambda x, y: warehouse((x, y), 10), str(say("svg-hansa-warehouse"))),
            column.entry(1, lane_sign, str(say("svg-hansa-lane"))),
            column.entry(2, road_sign, str(say("svg-hansa-overland"))),
            column.entry(3, lambda x, y: boat(x, y, 11.5), str(say("svg-hansa-ship-moves"))),
        ]
    )


def lane_sign(x: float, y: float) -> Markup:
    line = path_data("M", x - 14, y, "h", 18)
    return together(
        [
            element("path", d=line, stroke=LANE_HALO, stroke_width=7),
            element("path", d=line, stroke=LANE, stroke_width=2.6, stroke_dasharray="6 4"),
            arrowhead((x + 15, y), (1.0, 0.0)),
        ]
    )


def road_sign(x: float, y: float) -> Markup:
    line = path_data("M", x - 14, y, "h", 28)
    return together(
        [
            element("path", d=line, stroke=ROAD_EDGE, stroke_width=7),
            element("path", d=line, stroke=ROAD, stroke_width=5),
        ]
    )


def all_goods(left: Column, right: Column) -> Markup:
    """The six colours in two columns below one heading, with one, two and three barrels in turn."""
    both = Column(left.x, left.top, left.width + right.width)
    rows = []
    for i, colour in enumerate(HANSA_GOODS):
        barrels = i % 3 + 1

        def sign(x: float, y: float, colour: str = colour, barrels: int = barrels) -> Markup:
            return goods(colour, barrels, x, y, 13)

        rows.append((left if i < 3 else right).entry(i % 3 * 1.1, sign, str(say("svg-hansa-colour", colour=colour))))
    return together([both.heading(str(say("svg-hansa-goods"))), *rows])


def points(column: Column) -> Markup:
    rows = [("unsold", "1"), ("sold", "2–4"), ("city", "2"), ("monopoly", "4")]
    signs = [
        column.entry(
            i,
            lambda x, y, value=value: (  # type: ignore[misc]
                coin(int(value), x, y, 10) if value.isdecimal() else pictogram("barrel", x, y, 21, INK, 1.6)
            ),
            str(say(f"svg-hansa-points-{name}")),
        )
        for i, (name, value) in enumerate(rows)
    ]
    return together([column.heading(str(say("svg-hansa-points"))), *signs])


def end(column: Column) -> Markup:
    return together(
        [
            column.heading(str(say("svg-legend-ends"))),
            column.entry(
                0,
                lambda x, y: disc((x, y), 10, fill=WAX),
                str(say("svg-hansa-last-pile")),
                str(say("svg-hansa-last-round")),
            ),
        ]
    )
