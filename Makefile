# Everything a developer types. Each target sets up what it needs, once: stamp
# files record what is done, and a changed pyproject.toml or lock file undoes it.

# A Python >= 3.11 of your choice: `make test PYTHON=python3.13`
PYTHON ?=
# Passed on to the command: `make run ARGS='--port 8001'`, `make test ARGS='-k rules'`
ARGS ?=
# How long `make soak` goes on
TOGYZ_SOAK_MINUTES ?= 10

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --constraint constraints.txt
# Tools of the environment first: where the machine has no Node, it is there too.
WITH_TOOLS := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_TOOLS) npm --prefix web --no-fund --no-audit --no-update-notifier --loglevel=error

RUN_STAMP := $(VENV)/.run-stamp
DEV_STAMP := $(VENV)/.dev-stamp
NPM_RUN_STAMP := web/node_modules/.run-stamp
NPM_DEV_STAMP := web/node_modules/.dev-stamp
WEB_STAMP := build/web-stamp
CORE := src/togyz/core/libtogyz.so
WASM := build/core.wasm
CORE_SOURCES := $(shell find core/include core/src -type f) tools/build_core.py
WEB_SOURCES := $(shell find web/src web/public src/togyz/server/locales src/togyz/engine/networks src/togyz/engine/books -type f 2>/dev/null) \
	$(wildcard web/*.mjs web/*.html web/*.svg web/tsconfig.json) src/togyz/server/guard.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# The two stamps of a directory must not be made at the same time.
.NOTPARALLEL:
.PHONY: help build run test check bench soak docs book dist format browser clean distclean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 18

build: $(DEV_STAMP) $(CORE) $(NPM_DEV_STAMP) $(WEB_STAMP) ## Set up the development environment and build the web pages

run: $(RUN_STAMP) $(CORE) $(WEB_STAMP) ## Set up what is needed and start the server
	$(BIN)/togyz serve $(ARGS)

test: build browser ## Run all tests
	@$(NPM) test
	@$(WITH_TOOLS) $(BIN)/python -m pytest -n auto $(ARGS)

check: build ## Check format, style, types, layers, spelling, file lengths
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/check_length.py
	git ls-files --cached --others --exclude-standard -z | xargs -0 $(BIN)/codespell
	@$(NPM) run check

bench: $(DEV_STAMP) $(CORE) ## Run the benchmarks
	$(BIN)/python -m bench $(ARGS)

soak: build browser ## Run the long random tests (TOGYZ_SOAK_MINUTES)
	$(WITH_TOOLS) TOGYZ_SOAK_MINUTES=$(TOGYZ_SOAK_MINUTES) $(BIN)/python -m pytest -n auto -m soak $(ARGS)

docs: $(DEV_STAMP) ## Build the documentation into build/docs
	$(BIN)/python -m sphinx -W --keep-going -q -b html -d build/doctrees docs build/docs
	@echo "Open build/docs/index.html"

book: $(DEV_STAMP) $(CORE) ## Search the opening book that comes with togyz anew (half an hour)
	$(BIN)/togyz book build src/togyz/engine/books/togyzkumalak.book --positions 600 --plies 14 --nodes 4000000 --margin 1.5

dist: build ## Build wheels and the source archive into dist/, and try them out
	$(WITH_TOOLS) $(BIN)/python tools/dist.py

format: build ## Put the code into its standard format and mend what can be mended
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	@$(NPM) run format

browser: $(RUN_STAMP) ## Find or prepare a Chromium for the browser tests
	@$(WITH_TOOLS) $(BIN)/python tools/chromium.py --explain

clean: ## Remove what was built and cached
	rm -rf build dist $(CORE) src/togyz/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools bench docs -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## Also remove the environments and the prepared Chromium
	rm -rf $(VENV) .cache web/node_modules

$(RUN_STAMP): pyproject.toml hatch_build.py constraints.txt tools/make_venv.sh tools/node.py
	@PYTHON='$(PYTHON)' tools/make_venv.sh $(VENV)
	@echo "Installing the package and what it needs to run ..."
	@# The compiler is for the core in the browser, and for all of it where the machine has none
	@$(PIP) hatchling editables ziglang
	@# hatchling is pinned and here: no need for pip to build in isolation with another one
	@$(PIP) --no-build-isolation --editable '.[server]'
	@$(BIN)/python tools/node.py
	@touch $@

$(CORE): $(CORE_SOURCES) $(RUN_STAMP)
	@$(BIN)/python tools/build_core.py
	@touch $@

$(WASM): $(CORE_SOURCES) $(RUN_STAMP)
	@echo "Compiling the core for the web pages (for the first time, that takes a minute or two) ..."
	@$(BIN)/python tools/build_core.py --wasm
	@touch $@

$(DEV_STAMP): $(RUN_STAMP)
	@echo "Installing the development tools ..."
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

$(NPM_RUN_STAMP): web/package.json web/package-lock.json $(RUN_STAMP)
	@echo "Installing what builds the web pages ..."
	@$(NPM) ci --ignore-scripts --omit=dev
	@touch $@

# Makes the other stamp too: it installs all that the other one does.
$(NPM_DEV_STAMP): web/package.json web/package-lock.json $(RUN_STAMP)
	@echo "Installing what builds and checks the web pages ..."
	@$(NPM) ci --ignore-scripts
	@touch $(NPM_RUN_STAMP) $@

$(WEB_STAMP): $(WEB_SOURCES) $(WASM) $(NPM_RUN_STAMP)
	@echo "Building the web pages ..."
	@$(NPM) run --silent build
	@mkdir -p $(@D) && touch $@
