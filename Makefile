# serve: play.  test: every check and test.  check: style and types only.  bench: measurements.  soak: laws for long.
# lock: renew the pinned versions (needs uv).
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: serve test check bench soak lock

serve: .venv/run
	@$(BIN)/tilehall serve

test: check
	$(BIN)/python -m pytest -n 2

check: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: .venv/bench
	$(BIN)/python -m bench

soak: .venv/dev
	$(BIN)/python -m tests.soak

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/bench: .venv/run requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade
lock:
	$(LOCK) pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(LOCK) requirements/dev.in --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) requirements/bench.in --constraint requirements/run.txt --output-file requirements/bench.txt
