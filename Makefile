# serve   run the server
# test    every check and test
# quick   style, types, rules and server
# check   style and types only
# bench   measurements
# docs    the documentation site, with a demo
# soak    long runs: layouts, the API, the tests left out of test, the laws of the games, both implementations of the rules,
#         leaks, a cluster with faults, tournaments in such a cluster
# lock    update the pinned versions (needs uv)
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The tests start hundreds of interpreters, and each pytest worker rewrites every assertion: allow both to cache bytecode.
unexport PYTHONDONTWRITEBYTECODE

# The browser for the tests, if not the system's: make test CHROMIUM=/path/to/chromium
export CHROMIUM

.PHONY: serve test quick check check-python check-page bench docs soak lock chromium nginx

serve: .venv/run .venv/web
	@$(BIN)/tilehall serve

test:
	@# Each step uses one core or waits for the network, so run two at a time.
	@$(MAKE) --no-print-directory -j2 check .venv/web docs chromium nginx
	@# Two processes per core, because browser tests mostly wait.
	$(BIN)/python -m pytest -n 4 --dist worksteal

# Without browsers, PostgreSQL, NATS and the tests marked long.
quick: check-python
	$(BIN)/python -m pytest -q -n 4 --dist worksteal -m "not long" -k "not postgres" --ignore tests/server/cluster \
	tests/core tests/games tests/ratings tests/server tests/table tests/test_*.py

check: check-python check-page

check-python: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-page: .venv/npm
	@$(BIN)/python web/build.py check

bench: .venv/bench
	$(BIN)/python -m bench

# Into site/, with a demo in site/demo. The variable silences Material's notice about its successor, Zensical, which cannot run our hooks yet.
docs: .venv/docs .venv/web
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build
	@$(BIN)/tilehall site site/demo >/dev/null
	@echo "The documentation is in site/index.html."

soak: .venv/soak .venv/web chromium
	$(BIN)/python -m tests.soak layout
	$(BIN)/python -m tests.soak more
	$(BIN)/python -m tests.soak api
	$(BIN)/python -m tests.soak puzzles
	$(BIN)/python -m tests.soak

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@# Compile the bots' kernels now, so that the first game does not wait for them.
	@$(BIN)/tilehall worker </dev/null >/dev/null
	@touch $@

# Never run two pips at once in one environment: if node comes as a wheel, install it first.
.venv/dev: .venv/run requirements/dev.txt | .venv/node
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The system's node if it is new enough, else the one from PyPI.
.venv/node: .venv/bin/python requirements/web.txt | .venv/run
	@$(BIN)/python web/build.py node >/dev/null 2>&1 || $(PIP) --require-hashes -r requirements/web.txt
	@touch $@

# Building and checking the page need the same packages: install them once, before either.
.venv/npm: .venv/node web/package-lock.json requirements/offline.txt
	@$(BIN)/python web/build.py install
	@touch $@

WEB := web/index.html web/package.json web/package-lock.json web/svelte.config.js web/tsconfig.json web/vite.config.ts web/fonts.js
.venv/page: .venv/npm web/build.py $(WEB) $(shell find web/src web/public)
	@$(BIN)/python web/build.py page
	@touch $@

# If only the Python sources have changed, pack them again without building the page.
.venv/web: .venv/page web/runtime.py web/compile.js web/compile.py pyproject.toml $(shell find src/tilehall -path src/tilehall/web -prune -o -type f -not -name '*.pyc' -print)
	@$(BIN)/python web/build.py runtime
	@touch $@

chromium:
	@[ -x "$$CHROMIUM" ] || command -v chromium-headless-shell chromium >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	{ apt-get install -qq -y chromium-headless-shell || apt-get install -qq -y chromium; }; } || \
	{ echo "The tests need Chromium. Install it (Debian: apt-get install chromium), or give its path: make test CHROMIUM=/path/to/chromium"; exit 1; }

# apt-get refuses to run twice at once.
nginx: | chromium
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null && command -v openssl >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y nginx-light openssl; } || \
	echo "The tests of deploy/nginx.conf are skipped: apt-get install nginx-light openssl"

.venv/soak: .venv/dev requirements/soak.txt
	$(PIP) --require-hashes -r requirements/soak.txt
	@touch $@

.venv/bench: .venv/run requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

# The tools that read the API need httpx, which is among the test dependencies.
.venv/docs: .venv/dev requirements/docs.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-emit-index-url --no-header --upgrade
lock:
	$(LOCK) pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(LOCK) requirements/web.in --output-file requirements/web.txt
	$(LOCK) requirements/dev.in --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) requirements/soak.in --constraint requirements/run.txt --constraint requirements/dev.txt --output-file requirements/soak.txt
	$(LOCK) requirements/bench.in --constraint requirements/run.txt --output-file requirements/bench.txt
	$(LOCK) requirements/docs.in --constraint requirements/run.txt --constraint requirements/dev.txt --output-file requirements/docs.txt
