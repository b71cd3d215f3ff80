"""Makes what the tests of all games share importable, and what its assertions compare visible."""

import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("playing")
sys.path.insert(0, str(Path(__file__).parent))
