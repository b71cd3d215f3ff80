"""Makes the helpers beside the tests importable, and what their assertions compare visible."""

import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("traders_tools")
sys.path.insert(0, str(Path(__file__).parent))
