"""The command line: one file a command."""

import sys

from cyclopts import App, Parameter
from rich.console import Console

import kogge
from kogge.cli.admin import admin
from kogge.cli.bench import bench
from kogge.cli.board import board
from kogge.cli.common import text
from kogge.cli.fuzz import fuzz
from kogge.cli.games import games
from kogge.cli.ladder import ladder
from kogge.cli.perft import perft
from kogge.cli.play import play
from kogge.cli.replay import replay
from kogge.cli.rules import rules
from kogge.cli.serve import serve
from kogge.cli.sim import sim
from kogge.cli.stats import stats
from kogge.core import rows

BAD_INPUT = 2
INTERRUPTED = 130


def version() -> str:
    """The version, and whether the engine is compiled."""
    how = "pure" if rows.__file__.endswith(".py") else "compiled"
    return text("version", version=kogge.__version__, how=how, python=sys.version.split()[0])


app = App(
    name="kogge",
    version=version,
    help=text("help-kogge"),
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
)
for command in (serve, play, replay, rules, board, games, sim, ladder, stats, fuzz, perft, bench):
    app.command(command, help=text(f"help-{command.__name__}"))
app.command(admin)
app.default(serve)


def main() -> None:
    """Run a command; bad input is answered by one clear line."""
    try:
        app()
    except (kogge.KoggeError, OSError) as error:
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"kogge: {error}", markup=False)
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, EOFError):
        print()
        sys.exit(INTERRUPTED)
