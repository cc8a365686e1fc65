// Boards of games that come in packages of their own; `public/board.d.ts` says what they are.
import type { Board, Mount } from "../../public/board";
import { speaking } from "../shared/words.svelte";
import type { TableView } from "../table/view.svelte";

/** The function of a module that draws the board; fails where there is none. */
export async function mountOf(module: string): Promise<Mount> {
  const { mount } = (await import(/* @vite-ignore */ module)) as { mount?: unknown };
  if (typeof mount !== "function") throw new TypeError(`${module} exports no function "mount"`);
  return mount as Mount;
}

/** The table as a board of a package gets it, as it is at this moment. */
export const boardOf = (table: TableView): Board => ({
  language: speaking(),
  seat: table.seat,
  names: Array.from({ length: table.players }, (_, seat) => table.nameOf(seat)),
  pending: table.pending,
  cards: new Map([...table.cards].map(([number, card]) => [number, { ...card, line: table.lineOf(number) }])),
  zones: (table.box?.zones ?? []).map(({ name, title, owner, number }) => ({
    name, title, owner, cards: table.scene?.view.zones[number] ?? [],
  })),
  facts: table.facts as Board["facts"],
  printed: table.box?.printed,
  news: table.news,
  options: table.options,
  refused: table.refused,
  action: (verb) => table.action(verb),
  say: (key, values) => table.words.say(key, values),
});

/** Attributes and handlers of what `carrying` gives, on an element that Svelte did not make. */
export function put(on: Element, carried: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(carried)) {
    if (typeof value === "function") Object.assign(on, { [name]: value });
    else if (value !== undefined) on.setAttribute(name, String(value));
    else if (name !== "aria-label") on.removeAttribute(name); // the board has named it itself
  }
}
