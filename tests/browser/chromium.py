"""A real Chromium: the system's own, or the one that comes with the packages of the client."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

WEB = Path(__file__).resolve().parents[2] / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CARRIED = "import('@sparticuz/chromium').then(async (one) => console.log(await one.default.executablePath()))"


@cache
def tools() -> ModuleType:
    """The packages of the client, with those that tests need."""
    sys.path.insert(0, str(WEB))
    import npm

    npm.install(tools=True)
    return npm


@cache
def path() -> str:
    """Where the browser is."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    (program, *_), environment = tools().node()
    done = subprocess.run(
        [program, "-e", CARRIED], cwd=WEB, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
