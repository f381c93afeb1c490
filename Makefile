# Everything runs in .venv, which the first target that needs it makes by itself.
PYTHON ?= python3
BIN := .venv/bin
NATIVE := src/lanterns/core/native
SOURCES_TO_BUILD := pyproject.toml $(wildcard hatch_build.py $(NATIVE)/*.[ch] $(NATIVE)/*/*.h)

# Small products on busy cores are dearer with BLAS threads than without.
export OPENBLAS_NUM_THREADS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Node comes with the development requirements, for machines that have none.
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help play test check format ui bench mutate playthroughs perft pictures lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.play ## start the game and open its page
	@$(BIN)/lanterns

test: check .venv/.browser ## check everything and run all tests
	cd ui && npx vitest run
	$(BIN)/coverage run -m pytest -q -p no:cacheprovider tests/rules src/lanterns/rules
	$(BIN)/coverage report
	$(BIN)/pytest -q -n auto --ignore=tests/rules --ignore=src/lanterns/rules --ignore=tests/e2e
	# By themselves, because the browser's driver keeps an event loop running in its process.
	$(BIN)/pytest -q -n auto tests/e2e

check: .venv/.dev ui/node_modules/.ready ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd ui && npm run --silent check

format: .venv/.dev ## put the source in its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

ui: .venv/.dev ui/node_modules/.ready ## build the page into src/lanterns/web
	$(BIN)/python scripts/write_page_types.py
	$(BIN)/python scripts/write_page_examples.py
	cd ui && npm run --silent build

bench: .venv/.play ## this machine's figures
	@$(BIN)/lanterns bench

mutate: .venv/.dev ## change the referee in small ways and see whether the tests notice
	HYPOTHESIS_PROFILE=quick $(BIN)/mutmut run
	$(BIN)/mutmut results

playthroughs: .venv/.dev ## write the readable game logs anew; review the difference
	PYTHONPATH=tests $(BIN)/python tests/playthroughs/write.py

perft: .venv/.dev ## find the perft positions and count their leaves anew
	PYTHONPATH=tests $(BIN)/python tests/perft/write.py

pictures: .venv/.dev ## draw the pictures of docs/rules.md anew
	$(BIN)/python scripts/draw_examples.py

lock: ## work out requirements*.lock anew (needs uv)
	uv pip compile -q -U --universal --generate-hashes --no-header --python-version 3.11 \
	  pyproject.toml -o requirements.lock
	uv pip compile -q -U --universal --generate-hashes --no-header --python-version 3.11 \
	  --extra dev pyproject.toml -o requirements-dev.lock

clean: ## remove what was made here
	rm -rf .venv ui/node_modules dist mutants .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Lanterns needs Python 3.11 or newer; name one with PYTHON=..." >&2; exit 2; }
	@$(PYTHON) -m venv .venv \
	  || { echo "Python could not make a virtual environment; on Debian install python3-venv." >&2; \
	       rm -rf .venv; exit 2; }

.venv/.play: requirements.lock $(SOURCES_TO_BUILD) | .venv/bin/python
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
