"""What axe-core finds against a page: what somebody with a screen reader, or eyes that need contrast, cannot use."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A theme is colours and nothing else: what axe-core finds by its other rules, it finds in any.
OF_COLOURS = ("color-contrast", "link-in-text-block")
# Only what is wrong comes back: everything that was looked at is a hundred times as much.
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
    """A sentence for each thing that is against axe-core's rules, or against some of them, on the page as it stands."""
    # Injected past the policy, which lets no script in; once for a page.
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: list[str] = page.evaluate(VIOLATIONS, rules)
    return found
