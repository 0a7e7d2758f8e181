// A move in the log: the disc, and where it went.

export const version = 0;

const COLOURS = ["red", "yellow"];

export default function mount(target, props) {
  const entry = document.createElement("span");
  entry.className = "connect-four-entry";
  target.append(entry);

  function draw({ move, words }) {
    entry.replaceChildren(
      ...move.facts.flatMap(({ fact, say }) => (fact.step?.do === "drop" ? [disc(fact.who, words), say] : [` ${say}`])),
    );
  }

  draw(props);
  return { update: draw, destroy: () => entry.remove() };
}

function disc(seat, words) {
  const made = document.createElement("span");
  made.className = "disc";
  made.dataset.disc = COLOURS[seat];
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", words("dropped", { colour: COLOURS[seat] }));
  return made;
}
