# `make help` says what there is. Everything is installed into .venv; `make clean` takes it away again.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
WEB := $(BIN)/python web/npm.py

# A stamp is named after the checksum of what it was made from: a changed, new or removed file makes it anew, a touched
# one does not.
checksum = $(shell { $(1); } | cksum | cut -d ' ' -f 1)
PINS := cksum pyproject.toml constraints.txt
SOURCE := find setup.py src web -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '*/node_modules/*' \
	! -path '*/server/client/*' | LC_ALL=C sort | xargs cksum

CREATED := $(VENV)/.created
NEEDS := $(VENV)/.needs-$(call checksum,$(PINS))
TOOLS := $(VENV)/.tools-$(call checksum,$(PINS))
INSTALLED := $(VENV)/.installed-$(call checksum,$(PINS); $(SOURCE); echo "$(KOGGE_PURE)")

# Prints what pyproject.toml asks for, one requirement a line.
requirements = $(BIN)/python -c "import tomllib; toml = tomllib.load(open('pyproject.toml', 'rb')); \
	build = toml['build-system']['requires']; \
	run = toml['project']['dependencies']; \
	test = toml['project']['optional-dependencies']['test']; \
	print(*$(1), sep='\n')"

.PHONY: help play test check bench format clean
.NOTPARALLEL:

help:
	@echo "make play     install Kogge into $(VENV), start the server and open the browser (ARGS=--help shows the options)"
	@echo "make test     everything a change must pass: style, types, imports, tests of the compiled and the plain engine"
	@echo "make check    the first half of it, in seconds: style, types, imports"
	@echo "make bench    measure the speed of the engine"
	@echo "make format   format the source and repair what can be repaired automatically"
	@echo "make clean    remove everything that make has made"
	@echo
	@echo "PYTHON=python3.12 chooses a Python, 3.11 or newer. KOGGE_PURE=1 installs without compiling."

play: $(INSTALLED)
	@$(BIN)/kogge serve $(ARGS)

bench: $(INSTALLED)
	@$(BIN)/kogge bench $(ARGS)

# With a working C compiler, source that does not compile is an error here and not a slower game.
test: export KOGGE_STRICT = 1
test: check $(INSTALLED)
	@PYTHONPATH= $(BIN)/python -c "from kogge.core import rows; print('Testing the installed engine,', \
		'plain Python' if rows.__file__.endswith('.py') else 'compiled', '...')"
	$(WEB) run --silent test
	PYTHONPATH= $(BIN)/pytest -n 2
	@echo "Testing the plain source ..."
	PYTHONPATH=src $(BIN)/pytest -n 2 --ignore tests/browser

check: $(TOOLS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(WEB) run --silent lint
	$(WEB) run --silent check

format: $(TOOLS)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(WEB) run --silent format

clean:
	rm -rf web/node_modules src/kogge/server/client screenshots
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

$(CREATED):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Kogge needs Python 3.11 or newer, and '$(PYTHON)' is not." >&2; \
		echo "If you have one, name it: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; \
		exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV) || { \
		echo "'$(PYTHON) -m venv' failed. On Debian and Ubuntu the package python3-venv is needed." >&2; \
		exit 1; }
	@touch $@

$(NEEDS): | $(CREATED)
	@echo "Installing what Kogge needs ..."
	@$(call requirements,build + run) > $(VENV)/needs.txt
	@$(PIP) install -r $(VENV)/needs.txt -c constraints.txt
	@rm -f $(VENV)/.needs-*
	@touch $@

$(TOOLS): | $(NEEDS)
	@echo "Installing the test tools ..."
	@$(call requirements,test) > $(VENV)/tools.txt
	@$(PIP) install -r $(VENV)/tools.txt -c constraints.txt
	@rm -f $(VENV)/.tools-*
	@touch $@

# build/ goes first, so that no module compiled earlier slips into the wheel. The pinned build packages are already
# here, so the wheel is built directly: no second download at every change, and setup.py's sentences are seen.
$(INSTALLED): | $(NEEDS)
	@echo "Installing Kogge ..."
	@rm -rf build src/*.egg-info
	@$(BIN)/python -c "from setuptools.build_meta import build_wheel; build_wheel('build', {'--global-option': '--quiet'})"
	@$(PIP) install --no-deps --no-index --force-reinstall build/*.whl
	@rm -rf build src/*.egg-info $(VENV)/.installed-*
	@touch $@
