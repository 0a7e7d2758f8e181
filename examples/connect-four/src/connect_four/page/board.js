// The rack of Connect Four: a column is a button, and a disc falls into it. The page tells what may be done; no rule is here.

export const version = 0; // of the contract with the page
export const drawsPlayers = true; // the legend shows them: the page does not show them above the board as well
export const keys = (words) => [
  ["← →", words("key-beside")],
  ["1-9", words("key-digit")],
  [words("key-drop.keys"), words("key-drop")],
];

const COLOURS = { r: "red", y: "yellow" };
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

export default function mount(target, props) {
  let now = props;
  let reached = Math.floor(props.view.options.columns / 2); // the column that the arrow keys have come to
  const { words } = props; // says a message of words/page.en.ftl in the language of the page
  const legend = element("div", "legend");
  const rack = element("div", "rack", { role: "group", "aria-label": words("rack") });
  const board = element("section", "connect-four", { "aria-label": words("board") });
  board.append(legend, rack);
  board.addEventListener("keydown", keys);
  target.append(board);
  let columns = [];
  const players = props.names.map((_, seat) => player(seat));
  legend.append(...players.map(({ line }) => line));
  draw();

  function draw() {
    const { columns: wide, rows: high } = now.view.options;
    if (columns.length !== wide || rack.dataset.rows !== String(high)) build(wide, high);
    const won = new Set(now.view.line.map(([row, column]) => `${row},${column}`));
    const newest = now.last?.steps.at(-1) ?? "";
    now.view.columns.forEach((discs, at) => {
      const open = now.mine && now.legal.includes(`drop ${at}`);
      const { button, cells } = columns[at];
      button.setAttribute("aria-label", label(at, discs));
      button.setAttribute("aria-disabled", String(!open));
      button.tabIndex = at === reached ? 0 : -1;
      cells.forEach((cell, row) => {
        const there = COLOURS[discs[row]] ?? "";
        // Only a disc that was not there before falls.
        if (cell.dataset.disc !== there) cell.classList.toggle("falls", there !== "" && cell.dataset.disc === "");
        cell.dataset.disc = there;
        cell.classList.toggle("won", won.has(`${row},${at}`));
        cell.classList.toggle("newest", newest === `drop ${at}` && row === discs.length - 1);
      });
    });
    rack.dataset.hand = now.mine ? Object.values(COLOURS)[now.me] : "";
    players.forEach(({ line, name }, seat) => {
      line.toggleAttribute("data-turn", seat === now.view.turn);
      name.textContent = seat === now.me ? words("own-name", { name: now.names[seat] }) : now.names[seat];
    });
  }

  function build(wide, high) {
    rack.dataset.rows = high;
    board.style.setProperty("--wide", wide);
    board.style.setProperty("--high", high);
    columns = Array.from({ length: wide }, (_, at) => {
      const button = element("button", "column", { type: "button", "data-column": at });
      // Before its first drawing nothing is known of a cell, so that nothing falls when the board is set up.
      const cells = Array.from({ length: high }, () => element("span", "cell"));
      cells.forEach((cell, row) => cell.style.setProperty("--above", high - row));
      button.append(element("span", "ghost"), ...cells.toReversed());
      button.addEventListener("click", () => drop(at));
      return { button, cells };
    });
    rack.replaceChildren(...columns.map((column) => column.button));
    reached = Math.min(reached, wide - 1);
  }

  // The page draws the rest that there is to know about a player: a clock, a bot's level, how long they have been away.
  function player(seat) {
    const line = element("span", "player");
    const [name, note] = [element("span", "name"), element("span", "about")];
    line.append(element("span", "disc", { "data-disc": Object.values(COLOURS)[seat] }), name, note);
    return { line, name, removeNote: now.note?.(note, seat) };
  }

  function label(at, discs) {
    if (!discs) return words("column.empty", { number: at + 1 });
    const inside = [...discs].map((disc) => words("disc", { colour: COLOURS[disc] }));
    return words("column", { number: at + 1, discs: inside.reduce((discs, disc) => words("discs-more", { discs, disc })) });
  }

  // A full column is asked for as well: the hall says why not.
  function drop(at) {
    reached = at;
    if (now.mine && !now.busy) void now.play(`drop ${at}`);
  }

  function keys(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const last = columns.length - 1;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : undefined;
    const to = { Home: 0, End: last }[event.key] ?? digit ?? (event.key in KEYS ? reached + KEYS[event.key] : undefined);
    if (to === undefined || to > last) return;
    event.preventDefault();
    reached = Math.max(0, to);
    columns.forEach(({ button }, at) => (button.tabIndex = at === reached ? 0 : -1));
    columns[reached].button.focus();
  }

  return {
    update(props) {
      now = props;
      draw();
    },
    destroy() {
      players.forEach(({ removeNote }) => removeNote?.());
      board.remove();
    },
  };
}

function element(kind, look, attributes = {}) {
  const made = document.createElement(kind);
  made.className = look;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
