// Everything that is wrong with the layout of this page, in sentences: see layout.py.
(smallest) => {
  const SLACK = 1.5; // pixels that rounding and borders may take
  const CONTROLS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]";
  const ARROW = 16; // pixels of the arrow in a select
  const pen = document.createElement("canvas").getContext("2d");
  const found = [];
  const wide = document.documentElement.clientWidth, high = window.innerHeight;
  const name = (it) =>
    `<${it.tagName.toLowerCase()} ${it.className?.baseVal ?? it.className ?? ""}> ` +
    `${(it.getAttribute("aria-label") ?? it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}`;
  const box = (r) => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)}`;
  const shown = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const spoken = (it) => getComputedStyle(it).clipPath === "inset(50%)"; // for screen readers only
  const folded = (it) => it.closest("details:not([open])") !== null && it.closest("summary") === null;
  const hidden = (it) => spoken(it) || folded(it) || it.closest(".sr-only, [aria-hidden=true], [inert], [hidden]") !== null;
  // The part of a rectangle that ancestors and the window let through; null inside a frame that pans or scrolls.
  function clip(it, rect) {
    let { left, top, right, bottom } = rect;
    for (let up = it.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up.matches("[data-pan], [data-scroll], dialog")) return null;
      if (up === document.body) break;
      const edge = up.getBoundingClientRect();
      if (style.overflowX !== "visible") { left = Math.max(left, edge.left); right = Math.min(right, edge.right); }
      if (style.overflowY !== "visible") { top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom); }
      if (style.position === "fixed") break; // nothing further up clips it but the window
    }
    const page = document.scrollingElement;
    const overflow = getComputedStyle(page).overflowY;
    const scrolling = page.scrollHeight > page.clientHeight + 1 && overflow !== "hidden" && overflow !== "clip";
    return {
      left: Math.max(left, 0), right: Math.min(right, wide),
      top: scrolling ? top : Math.max(top, 0), bottom: scrolling ? bottom : Math.min(bottom, high),
    };
  }
  function judge(it, rect, what) {
    const seen = clip(it, rect);
    if (seen === null) return true;
    const lost = Math.max(seen.left - rect.left, rect.right - seen.right, seen.top - rect.top, rect.bottom - seen.bottom);
    if (lost > SLACK) {
      found.push(`${what} is cut off or outside by ${Math.round(lost)} px: ${name(it)} at ${box(rect)}`);
      return false;
    }
    return true;
  }
  function covered(it, rect, what) {
    const x = (rect.left + rect.right) / 2, y = (rect.top + rect.bottom) / 2;
    if (x < 0 || y < 0 || x >= wide || y >= high) return;
    const top = document.elementFromPoint(x, y);
    if (!top || top === it || it.contains(top) || top.contains(it)) return;
    if (top.closest("label")?.contains(it) || it.closest("label")?.contains(top)) return;
    if (it.closest("[data-pan]") && !top.closest("[data-pan]") && clip(it, rect) === null) {
      const frame = it.closest("[data-pan]").getBoundingClientRect();
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return;
    }
    // A bar at the foot of a page that scrolls ends its window: scrolling brings out what is below that edge.
    const bar = top.closest("[data-foot]");
    const kept = bar && getComputedStyle(bar).position;
    if (kept === "fixed" || (kept === "sticky" && bar.parentElement.contains(it))) return;
    const scroller = it.closest("[data-scroll]")?.getBoundingClientRect();
    if (scroller && (x < scroller.left || x > scroller.right || y < scroller.top || y > scroller.bottom)) return;
    found.push(`${what} lies under ${name(top)}: ${name(it)} at ${box(rect)}`);
  }
  // Whether a text is wider than the control that it is in.
  function spills(frame, rect) {
    if (getComputedStyle(frame).display === "inline") return false;
    const edge = frame.getBoundingClientRect();
    const lost = Math.max(edge.left - rect.left, rect.right - edge.right);
    if (lost > SLACK) found.push(`A text spills over its control by ${Math.round(lost)} px: ${name(frame)} at ${box(edge)}`);
    return lost > SLACK;
  }
  // A select that is too narrow for what is chosen in it.
  function crops(select) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const lost = pen.measureText(select.selectedOptions[0]?.label ?? "").width - (select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW);
    if (lost > SLACK) found.push(`A choice is cut off by ${Math.round(lost)} px: ${name(select)} at ${box(select.getBoundingClientRect())}`);
  }
  const open = document.querySelector("dialog[open]") ?? document.querySelector("[data-sheet]");
  const inReach = (it) => !open || open.contains(it) || (open.matches("[data-sheet]") && it.closest("nav.over") !== null);
  for (const it of document.querySelectorAll(CONTROLS)) {
    if (!shown(it) || it.closest("[aria-hidden=true], [inert]") || !inReach(it)) continue;
    const rect = it.getBoundingClientRect();
    if (rect.width < 3 && rect.height < 3) continue; // for screen readers only
    if (it.tagName === "SELECT") crops(it);
    if (judge(it, rect, "A control")) covered(it, rect, "A control");
    const inline = it.tagName === "A" && getComputedStyle(it).display === "inline";
    const least = Math.min(rect.width, rect.height);
    if (!inline && least < smallest - 0.5 && !it.closest("[data-pan]") && !it.labels?.length)
      found.push(`A target is ${Math.round(least)} px small: ${name(it)} at ${box(rect)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || !it || !shown(it) || hidden(it) || !inReach(it)) continue;
    if (it.closest("svg, script, style, option, [data-pan]")) continue;
    if (it.closest("[data-name]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = it.closest("button, summary, [role=button], a[href]");
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      if (frame && spills(frame, rect)) break;
      if (!judge(it, rect, "A text")) break;
      covered(it, rect, "A text");
    }
  }
  if (document.scrollingElement.scrollWidth > wide + 1) found.push(`The page is ${document.scrollingElement.scrollWidth} px wide on ${wide}`);
  return [...new Set(found)];
}
