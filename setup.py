"""Compiles the engine with mypyc where a C compiler works; installs the same source as plain Python where none does.

KOGGE_PURE=1 installs plain Python. KOGGE_STRICT=1 makes it an error if the compiler works and our source does not.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# isort: split
# Both live in setuptools from Python 3.12 on, which puts them in place when it is imported.
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler

COMPILED = [
    "src/kogge/core/rows.py",
    "src/kogge/core/packing.py",
    "src/kogge/core/chance.py",
    "src/kogge/core/tables.py",
    "src/kogge/core/state.py",
    "src/kogge/core/asking.py",
    "src/kogge/games/*/board.py",
    "src/kogge/games/*/words.py",
    "src/kogge/games/*/cards.py",
    "src/kogge/games/*/decisions.py",
    "src/kogge/games/*/state.py",
    "src/kogge/games/*/*scoring.py",
    "src/kogge/games/*/verbs/*.py",
    "src/kogge/bots/*/*.py",
]
ROOT = Path(__file__).resolve().parent
BUILDS = {"build", "build_ext", "bdist_wheel"}
PURE_INSTEAD = "installing plain Python instead: the same games, but slower bots"


def say(sentence: str) -> None:
    print(f"kogge: {sentence}", file=sys.stderr, flush=True)


def wants_compiling() -> bool:
    """Translating takes its time: only for a real build, not for metadata, a source archive or an editable install."""
    pure = os.environ.get("KOGGE_PURE", "0") not in ("", "0")
    return not pure and sys.implementation.name == "cpython" and not BUILDS.isdisjoint(sys.argv)


def is_strict() -> bool:
    return os.environ.get("KOGGE_STRICT", "0") not in ("", "0")


def compiled_files() -> list[str]:
    """The files named in COMPILED; a pattern may match nothing, a plain name must be there."""
    files = []
    for entry in COMPILED:
        found = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(entry) if path.name != "__init__.py")
        if not found and "*" not in entry:
            raise SystemExit(f"setup.py compiles {entry}, which does not exist")
        files += found
    return files


def has_c_compiler() -> bool:
    """Whether a file that includes Python.h compiles."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception:
            return False
    return True


def extensions() -> list[Extension]:
    if not wants_compiling():
        return []
    files = compiled_files()
    if not has_c_compiler():
        say(f"no working C compiler with Python's header files found, {PURE_INSTEAD}")
        return []
    say(f"compiling {len(files)} modules, this takes about a minute")
    try:
        from mypyc.build import mypycify

        found = mypycify(files, opt_level="3", group_name="kogge")
    except (Exception, SystemExit) as problem:
        if is_strict():
            raise
        reason = "errors above" if isinstance(problem, SystemExit) else f"{type(problem).__name__}: {problem}"
        say(f"mypyc could not translate the source ({reason}), {PURE_INSTEAD}")
        return []
    for extension in found:
        extension.optional = True
    return found


class BuildTogether(build_ext):
    """Builds all compiled modules or none: they share one library, and one without the others cannot be imported."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions or []]
        if all(path.exists() for path in built):
            return
        if is_strict():
            raise SystemExit("kogge: the C compiler did not build every module")
        for path in built:
            path.unlink(missing_ok=True)
        say(f"the C compiler did not build every module, {PURE_INSTEAD}")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildTogether})
