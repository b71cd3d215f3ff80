"""`kogge admin`: look after the server's data."""

import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.progress import track

from kogge.cli.common import option, text

DAY = 86400.0
DIFFERENT = 1

admin = App(name="admin", help=text("help-admin"), help_format="plaintext", default_parameter=Parameter(negative=()))
Data = Annotated[Path, option("admin-data")]


@admin.command(help=text("help-admin-verify"))
def verify(*, data: Data = Path("kogge.sqlite")) -> None:
    """Replay every stored game."""
    from kogge.server import admin as work

    number, different = 0, 0
    for _, difference in track(work.verify(data), text("admin-verifying"), disable=not sys.stdout.isatty()):
        number += 1
        if difference is not None:
            different += 1
            print(text("admin-different", table=difference.table, reason=difference.reason))
    print(text("admin-verified", number=number, different=different))
    if different:
        sys.exit(DIFFERENT)


@admin.command(help=text("help-admin-backup"))
def backup(to: Annotated[Path, option("admin-to")], *, data: Data = Path("kogge.sqlite")) -> None:
    """Copy the data while the server runs."""
    from kogge.server import admin as work

    work.backup(data, to)
    print(text("admin-backed-up", file=str(to)))


@admin.command(help=text("help-admin-export"))
def export(folder: Annotated[Path, option("admin-folder")], *, data: Data = Path("kogge.sqlite")) -> None:
    """Write every finished game as a record."""
    from kogge.server import admin as work

    print(text("admin-exported", number=work.export(data, folder), folder=str(folder)))


@admin.command(help=text("help-admin-prune"))
def prune(
    *,
    days: Annotated[float, option("admin-days")] = 30.0,
    finished: Annotated[bool, option("admin-finished")] = False,
    running: Annotated[bool, option("admin-running")] = False,
    data: Data = Path("kogge.sqlite"),
) -> None:
    """Remove old tables."""
    from kogge.server import admin as work

    states = ["waiting", *(["finished"] if finished else []), *(["running"] if running else [])]
    print(text("admin-pruned", number=work.prune(data, time.time() - days * DAY, states)))
