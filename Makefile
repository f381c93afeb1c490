# Everything runs in .venv; the first target that needs it creates it.
PYTHON ?= python3
BIN := .venv/bin
NATIVE := src/lanterns/core/native
SOURCES_TO_BUILD := pyproject.toml $(wildcard hatch_*.py $(NATIVE)/*.[ch] $(NATIVE)/*/*.h)

# On busy cores, BLAS threads make small products slower.
export OPENBLAS_NUM_THREADS := 1
# Without bytecode, every process that a test starts would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Node comes with the development requirements, for machines that have none.
export PATH := $(CURDIR)/.venv/bin:$(PATH)

# The page's main ways are tested in all of these (Firefox needs no driver), the nets also on arm.
ENGINES := chromium-driver firefox-esr webkit2gtk-driver xvfb qemu-user-static
READY := .venv/.dev ui/node_modules/.ready .venv/.browser
CORES := -n auto --dist worksteal
# Two for a core: a test in Python waits half of its time, for a server, a child or a clock.
PAIRS = -n $(shell $(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))") --dist worksteal
# Older versions of make print the output of parallel targets as it comes.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

READ_ONLY := "Nothing can be written in $(CURDIR), where .venv belongs; use a copy in another folder."

.DEFAULT_GOAL := help
.PHONY: help play test prove quick check format core ui bench bench-page mutate playthroughs perft pictures \
  screens wheels test-pythons lock clean check-types check-page check-style check-imports \
  test-page test-rules test-python test-browser prove-python prove-browser

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Ctrl-C is how a game ends, with 130; the shell must outlive it to see that.
play: .venv/.play ## start the game and open its page
	@trap : INT; $(BIN)/lanterns || test $$? = 130

# Tests often wait, for a server or for a browser: side by side they keep the cores busy. The long ones
# begin with the first checks, because the slower of them decides how long all of it takes.
test: $(READY) ## check everything and run every test that is not for prove
	@begun=$$(date +%s) \
	&& $(MAKE) --no-print-directory -j4 $(SYNC) test-python test-browser check test-page test-rules \
	&& echo "make test passed in $$(($$(date +%s) - begun)) seconds."

prove: $(READY) ## run the long tests: every language, size and theme, kills, fuzzing
	@begun=$$(date +%s) \
	&& $(MAKE) --no-print-directory -j2 $(SYNC) prove-python prove-browser \
	&& echo "make prove passed in $$(($$(date +%s) - begun)) seconds."

quick: .venv/.dev ui/node_modules/.ready ## format, lint and test what has changed, in less than a minute
	@$(BIN)/python scripts/quick.py

check: check-types check-page check-style check-imports ## lint, format and types

# The slowest come first, so that they run side by side.
check-types: .venv/.dev ## check types
	$(BIN)/mypy

check-page: ui/node_modules/.ready ## check types, style and imports of the page
	cd ui && npm run --silent check

check-style: .venv/.dev ## check lint and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-imports: .venv/.dev ## check that imports run downwards
	$(BIN)/lint-imports

test-page: ui/node_modules/.ready ## run the page's own tests
	cd ui && npx vitest run

# Every branch of the referee has a test of its own; then random play, which is not counted.
test-rules: .venv/.dev ## run the tests of the referee and count its branches
	$(BIN)/coverage run -m pytest -q -m "not prove and not hypothesis" tests/rules src/lanterns/rules
	$(BIN)/coverage report --skip-covered
	$(BIN)/pytest -q -m "not prove and hypothesis" tests/rules src/lanterns/rules

test-python: .venv/.dev ui/node_modules/.ready ## run all other tests in Python
	$(BIN)/pytest -q $(PAIRS) --ignore=tests/e2e \
	  --ignore=tests/rules --ignore=src/lanterns/rules

# In processes of their own, because the browser's driver keeps an event loop running there.
test-browser: .venv/.browser ui/node_modules/.ready ## run the tests in a browser
	$(BIN)/pytest -q $(CORES) tests/e2e

# Marked tests, and all random play once more with many examples.
prove-python: .venv/.engines ui/node_modules/.ready ## run the long tests in Python
	HYPOTHESIS_PROFILE=prove $(BIN)/pytest -q -rs $(CORES) --timeout=1800 --ignore=tests/e2e \
	  -m "prove or hypothesis"

prove-browser: .venv/.engines ui/node_modules/.ready ## run the long tests in a browser, the main ways in three
	$(BIN)/pytest -q -rs $(CORES) -m prove tests/e2e

format: .venv/.dev ## format the source
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Not by way of .venv/.play, which would install the package again.
core: | .venv/bin/python ## compile the simulator after a change to its C source
	@test -e .venv/.dev || $(MAKE) --no-print-directory .venv/.dev
	@$(BIN)/python hatch_build.py

ui: .venv/.dev ui/node_modules/.ready ## build the page into src/lanterns/web
	$(BIN)/python scripts/write_page_types.py
	$(BIN)/python scripts/write_page_core.py
	$(BIN)/python scripts/write_page_examples.py
	cd ui && npm run --silent build

bench: .venv/.play ## measure speed on this machine
	@$(BIN)/lanterns bench

bench-page: .venv/.browser ## measure the speed of the page in a browser
	@PYTHONPATH=tests:benchmarks:scripts $(BIN)/python -m page

mutate: .venv/.dev ## change the referee in small ways and list what no test notices
	$(BIN)/mutmut run
	$(BIN)/mutmut results

playthroughs: .venv/.dev ## rewrite the readable game logs; review the difference
	PYTHONPATH=tests $(BIN)/python tests/playthroughs/write.py
	$(BIN)/python tests/envs/spiel_playthroughs.py

perft: .venv/.dev ## find the perft positions again and count their leaves
	PYTHONPATH=tests $(BIN)/python tests/perft/write.py

pictures: .venv/.dev ## redraw the pictures of docs/rules.md
	$(BIN)/python scripts/draw_examples.py

screens: .venv/.browser ## photograph the README's pictures again (needs Pillow)
	PYTHONPATH=tests $(BIN)/python scripts/photograph.py

wheels: .venv/.dev ## build the wheels of all platforms into dist
	$(BIN)/python scripts/build_wheels.py

test-pythons: .venv/.dev ## run the package's tests on every Python from 3.11 on that is on the path
	$(BIN)/nox

lock: ## update requirements*.lock (needs uv)
	uv pip compile -q -U --universal --generate-hashes --no-header --python-version 3.11 \
	  pyproject.toml -o requirements.lock
	uv pip compile -q -U --universal --generate-hashes --no-header --python-version 3.11 \
	  --extra postgres pyproject.toml -o requirements-postgres.lock
	uv pip compile -q -U --universal --generate-hashes --no-header --python-version 3.11 \
	  --extra dev pyproject.toml -o requirements-dev.lock

clean: ## remove everything that was made here, training runs too
	rm -rf .venv .nox dist build artifacts mutants training/build training/runs .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -f .coverage .coverage.* uv.lock pylock.toml src/lanterns/core/liblanterns.*
	find . -type d \( -name __pycache__ -o -name node_modules -o -name dist -o -name '*.egg-info' \
	  -o -name '.build-*' \) \
	  -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Lanterns needs Python 3.11 or newer; name one with PYTHON=..." >&2; exit 2; }
	@mkdir .venv 2> /dev/null || test -w .venv || { echo $(READ_ONLY) >&2; exit 2; }
	@$(PYTHON) -m venv .venv \
	  || { echo "Python could not make a virtual environment; on Debian install python3-venv." >&2; \
	       rm -rf .venv; exit 2; }

.venv/.play: requirements.lock $(SOURCES_TO_BUILD) | .venv/bin/python
	@test -w .venv || { echo $(READ_ONLY) >&2; exit 2; }
	@echo "Setting up (the first time takes a minute) ..."
	@$(BIN)/pip install -q -r requirements.lock
	@$(BIN)/pip install -q --no-deps -e .
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.play
	@$(BIN)/pip install -q -r requirements-dev.lock
	@touch $@

ui/node_modules/.ready: ui/package-lock.json | .venv/.dev
	@cd ui && npm install --silent --no-save --no-audit --no-fund
	@touch $@

.venv/.browser: | .venv/.dev
	@command -v chromium > /dev/null \
	  || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || { echo "The page is tested in Chromium; install the package chromium." >&2; exit 2; }
	@touch $@

# Where they cannot be had, the tests that need them are skipped and say so.
.venv/.engines: | .venv/.browser
	@test "$$(id -u)" != 0 || { apt-get update -qq && apt-get install -y -qq $(ENGINES); } || true
	@touch $@
