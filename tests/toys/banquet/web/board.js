/** Everybody's dishes around the table. Types: `board.d.ts` of Overlord's page. */
export function mount(element, board) {
  element.classList.add("banquet");
  const update = (now) => element.replaceChildren(...now.names.map((_, seat) => place(now, seat)));
  update(board);
  return { update, destroy: () => element.replaceChildren() };
}

function place(board, seat) {
  const cards = (name) => board.zones.find((zone) => zone.name === `${name}.${seat}`).cards;
  const total = cards("table").reduce((sum, card) => sum + board.cards.get(card).facts.worth, 0);
  const dishes = ["table", "served", "hand"].map((name) =>
    made("div", name, ...cards(name).map((card) => dish(board, card))),
  );
  const own = made("section", "place", made("h2", "", board.names[seat]), ...dishes);
  own.append(made("p", "", board.say("board-total", { total })));
  return own;
}

function dish(board, number) {
  if (number < 0) return made("span", "cover");
  const { name, facts } = board.cards.get(number);
  const button = made("button", "dish", made("b", "", String(facts.worth)), name);
  button.dataset.action = String(number); // what is chosen with it; the page does the rest
  return button;
}

function made(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
