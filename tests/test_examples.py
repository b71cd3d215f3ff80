"""The examples of the README and of the docstrings run as they stand."""

import doctest
import re
from pathlib import Path

import pytest

import kogge
import kogge.bots
import kogge.core.notation
import kogge.core.record
import kogge.core.ruleset
import kogge.games.teutonica.names

README = Path(__file__).parents[1] / "README.md"
MODULES = [kogge, kogge.bots, kogge.core.notation, kogge.core.record, kogge.core.ruleset, kogge.games.teutonica.names]


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    exec(example, {})
    assert capsys.readouterr().out.startswith("[")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_docstring_examples_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0
