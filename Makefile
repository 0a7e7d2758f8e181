# serve: play.  test: every check and test.  check: style and types only.  bench: measurements.  soak: every layout, the API; the laws, both readings, leaks and a cluster with faults for long.
# lock: renew the pinned versions (needs uv).
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The tests start hundreds of interpreters, and each worker of pytest rewrites every assertion: once, where it may be kept.
unexport PYTHONDONTWRITEBYTECODE

# The browser of the tests; another one than the system's: make test CHROMIUM=/where/it/is
export CHROMIUM

.PHONY: serve test check bench soak lock chromium nginx

serve: .venv/run .venv/web
	@$(BIN)/tilehall serve

test: check .venv/web chromium nginx
	@# Two processes a core: a browser waits much. The tests of a file stay together, and share its server.
	$(BIN)/python -m pytest -n 4 --dist worksteal

check: .venv/dev .venv/node
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@$(BIN)/python web/build.py check

bench: .venv/bench
	$(BIN)/python -m bench

soak: .venv/dev .venv/web chromium
	$(BIN)/python -m tests.soak layout
	$(BIN)/python -m tests.soak api
	$(BIN)/python -m tests.soak

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@# The bots' kernels are compiled once, here, so that nobody's first game waits for them.
	@$(BIN)/tilehall worker </dev/null >/dev/null
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The system's node when it is new enough, else the one from PyPI.
.venv/node: .venv/bin/python requirements/web.txt
	@$(BIN)/python web/build.py node >/dev/null 2>&1 || $(PIP) --require-hashes -r requirements/web.txt
	@touch $@

WEB := web/index.html web/package.json web/package-lock.json web/svelte.config.js web/tsconfig.json web/vite.config.ts web/fonts.js
.venv/web: .venv/node web/build.py $(WEB) $(shell find web/src web/public)
	@$(BIN)/python web/build.py
	@touch $@

chromium:
	@[ -x "$$CHROMIUM" ] || command -v chromium-headless-shell chromium >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	{ apt-get install -qq -y chromium-headless-shell || apt-get install -qq -y chromium; }; } || \
	{ echo "The tests play in a browser: install Chromium (Debian: apt-get install chromium), or name one: make test CHROMIUM=/where/it/is"; exit 1; }

nginx:
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null && command -v openssl >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y nginx-light openssl; } || \
	echo "The tests of deploy/nginx.conf are skipped: apt-get install nginx-light openssl"

.venv/bench: .venv/run requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade
lock:
	$(LOCK) pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(LOCK) requirements/web.in --output-file requirements/web.txt
	$(LOCK) requirements/dev.in --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) requirements/bench.in --constraint requirements/run.txt --output-file requirements/bench.txt
