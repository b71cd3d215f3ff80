"""The command line: one file a command."""

import sys

from cyclopts import App
from rich.console import Console

import kogge
from kogge.cli.bench import bench
from kogge.cli.board import board
from kogge.cli.fuzz import fuzz
from kogge.cli.games import games
from kogge.cli.perft import perft
from kogge.cli.play import play
from kogge.cli.replay import replay
from kogge.cli.sim import sim
from kogge.core import rows

BAD_INPUT = 2


def version() -> str:
    """The version, and whether the engine is compiled."""
    how = "plain Python" if rows.__file__.endswith(".py") else "compiled"
    return f"kogge {kogge.__version__} ({how} engine, Python {sys.version.split()[0]})"


app = App(
    name="kogge",
    version=version,
    help="Hansa Teutonica to play, to study and to research.  Unofficial.  Without a command: play in the terminal.",
    help_format="plaintext",
)
for command in (play, sim, replay, board, games, fuzz, perft, bench):
    app.command(command)
app.default(play)


def main() -> None:
    """Run a command; bad input is answered by one clear line."""
    try:
        app()
    except (kogge.KoggeError, OSError) as error:
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"kogge: {error}", markup=False)
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, EOFError):
        print()
        sys.exit(130)
