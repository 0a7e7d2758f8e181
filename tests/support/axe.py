"""Accessibility violations that axe-core finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A theme changes only colours, so the other rules give the same results in every theme.
OF_COLOURS = ("color-contrast", "link-in-text-block")
# Return only violations: the full report is a hundred times as large.
VIOLATIONS = """async (rules) => {
  const some = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...some });
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 4).map(({ html, failureSummary }) =>
    `${id}: ${help}: ${html.slice(0, 160)} ${(failureSummary ?? "").slice(0, 300)}`));
}"""


@cache
def script() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *rules: str) -> list[str]:
    """Return a sentence for each violation of axe-core's rules, or of the given rules, on the current page."""
    # The content security policy forbids inline scripts, so inject it through the debugger, once per page.
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: list[str] = page.evaluate(VIOLATIONS, rules)
    return found
