"""The rules matrix names code and tests that exist, and no test of a rule is missing from it."""

import ast
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "kogge"
ID = re.compile(r"(?:HT|HA|TR)_\d{3}")


@dataclass(frozen=True)
class Row:
    """A rule (with its id) or a ruling (without)."""

    id: str
    code: list[list[str]]  # of each file: its name, then the names in it
    tests: list[str]  # file::function


def read_rows() -> list[Row]:
    rows = []
    for line in (ROOT / "docs" / "rules-matrix.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if cells and cells[0] not in ("id", "ruling") and not cells[0].startswith("---"):
            code = [re.findall("`([^`]+)`", part) for part in cells[-2].split("<br>")]
            number = cells[0].replace("-", "_") if ID.fullmatch(cells[0].replace("-", "_")) else ""
            rows.append(Row(number, code, re.findall("`([^`]+)`", cells[-1])))
    return rows


ROWS = read_rows()


@cache
def names_in(file: Path) -> set[str]:
    """Functions, classes, methods (as Class.method) and constants of a file; of a data file none."""
    found = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body if file.suffix == ".py" else []:
        match node:
            case ast.FunctionDef(name=name):
                found.add(name)
            case ast.ClassDef(name=name, body=body):
                found |= {name} | {f"{name}.{part.name}" for part in body if isinstance(part, ast.FunctionDef)}
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return found


def code_file(name: str) -> Path:
    if name.startswith("core/"):
        return SOURCE / name
    return SOURCE / "games" / (name if name.startswith(("hansa/", "traders/")) else f"teutonica/{name}")


def test_the_matrix_is_read() -> None:
    assert len([row for row in ROWS if row.id]) > 200
    assert len([row for row in ROWS if not row.id]) > 30
    assert all(ID.fullmatch(row.id) for row in ROWS if row.id)


def test_no_id_has_two_rows() -> None:
    numbers = Counter(row.id for row in ROWS if row.id)
    assert [number for number, rows in numbers.items() if rows > 1] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id or "ruling")
def test_a_row_names_code_and_tests_that_exist(row: Row) -> None:
    assert row.code
    assert row.tests
    for file, *names in row.code:
        assert code_file(file).is_file(), file
        assert names or file.endswith(".toml"), f"{file}: what in it?"
        assert set(names) <= names_in(code_file(file)), f"{file}: {names}"
    for test in row.tests:
        file, _, function = test.partition("::")
        assert (TESTS / file).is_file(), file
        assert function.startswith("test_"), test
        assert function in names_in(TESTS / file), test
        assert row.id in function, f"{test} is not about {row.id}"


def test_every_test_of_a_rule_has_a_row() -> None:
    functions = [name for file in TESTS.rglob("test_*.py") for name in names_in(file)]
    carried = {number for name in functions if name.startswith("test_") for number in ID.findall(name)}
    assert carried - {row.id for row in ROWS} == set()
