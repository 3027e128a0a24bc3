# Rotonde: everything a fresh machine needs is Python 3.11+ and make. `make help` lists the words.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SETUP  := scripts/setup.py
STAMPS := .setup
# Tests start dozens of servers: what one has compiled, the others read.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup play test check deep format bench bench-web accept-recordings oracle screenshots types wheel audit clean

help: ## list these words
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

setup: $(STAMPS)/python $(STAMPS)/web ## install Python packages, node if needed, and build the web client

$(STAMPS)/python: requirements.lock pyproject.toml
	@$(PYTHON) $(SETUP) python $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/packages: web/package-lock.json | $(STAMPS)/python
	@$(PYTHON) $(SETUP) packages $(VENV)
	@touch $@

$(STAMPS)/web: $(STAMPS)/python $(STAMPS)/packages $(shell find web/src src/rotonde/games/*/locale src/rotonde/locale docs/rules web/*.ts web/index.html -type f 2>/dev/null)
	@$(PYTHON) $(SETUP) web $(VENV)
	@mkdir -p $(STAMPS) && touch $@

play: setup ## serve the games on http://127.0.0.1:8765 and open the browser
	@$(BIN)/rotonde

test: $(STAMPS)/python ## the whole judgement: format, lint, types, contracts, every test, a real browser
	@$(MAKE) --no-print-directory -j 3 lint client chromium
	@$(BIN)/pytest -n 2 --dist loadgroup tests --ignore tests/browser
	@$(BIN)/pytest -n 2 --dist loadgroup tests/browser

deep: setup chromium ## twins, duels, long walks, a million messages and the contract suite: minutes to hours
	@ROTONDE_DEEP=1 $(BIN)/pytest -n 2 --dist loadgroup -m deep tests --ignore tests/browser
	@ROTONDE_DEEP=1 $(BIN)/pytest -n 2 --dist loadgroup tests/contract
	@ROTONDE_DEEP=1 $(BIN)/pytest -n 2 --dist loadgroup -m deep tests/browser

check: $(STAMPS)/python ## the quick judgement, a minute or so: everything but browser, server, long games and twins
	@$(MAKE) --no-print-directory -j 2 lint client
	@$(BIN)/pytest -q -n 2 --dist loadgroup -m "not slow and not deep" tests/kernel tests/railway tests/games tests/contract tests/house

.PHONY: lint client chromium
client: $(STAMPS)/web
	@$(PYTHON) $(SETUP) npm $(VENV) run check
	@$(PYTHON) $(SETUP) npm $(VENV) run test

lint: $(STAMPS)/packages
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(PYTHON) $(SETUP) npm $(VENV) run --silent lint

chromium: $(STAMPS)/python
	@$(PYTHON) $(SETUP) chromium $(VENV)

format: $(STAMPS)/packages ## put the code in its usual form
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(PYTHON) $(SETUP) npm $(VENV) run --silent format

bench: setup ## measure: ratios in one run, as a table and as JSON in bench/results
	@$(BIN)/rotonde bench engine

bench-web: setup chromium ## measure in Chromium, beside an empty page: first table, click to paint, panning
	@$(BIN)/python -m tests.browser.bench

accept-recordings: setup ## replay and rewrite tests/recordings; say in the commit why figures moved
	@$(BIN)/python -m tests.recordings.accept

oracle: setup chromium ## look how every scene lies on six screens in both languages; print what is covered, cut or small
	@$(BIN)/python -m tests.browser.oracle

screenshots: setup chromium ## draw every page in both themes, languages and widths into screenshots/
	@$(BIN)/python -m tests.browser.screenshots

wheel: setup ## the package with the built client, and what it is installed with, hashed, in dist/
	@rm -f dist/*.whl
	@$(BIN)/pip wheel -q --no-deps --wheel-dir dist .
	@$(BIN)/python scripts/requirements.py dist

audit: ## ask the public database of known faults about every locked package; needs a network
	@$(PYTHON) scripts/audit.py

types: setup ## write web/src/generated from the Python types
	@$(PYTHON) $(SETUP) npm $(VENV) run types

clean: ## remove what the other words made
	rm -rf $(VENV) $(STAMPS) web/node_modules web/dist dist src/rotonde/web screenshots .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
