// Boards of games that come in packages of their own; `public/board.d.ts` says what they are.
import type { Board, Mount } from "../../public/board";
import { speaking } from "../shared/words.svelte";
import type { Sight } from "../table/sight.svelte";

/** The function of a module that draws the board; fails where there is none. */
export async function mountOf(module: string): Promise<Mount> {
  const { mount } = (await import(/* @vite-ignore */ module)) as { mount?: unknown };
  if (typeof mount !== "function") throw new TypeError(`${module} exports no function "mount"`);
  return mount as Mount;
}

/** What can be seen of a table, as it is at this moment. */
export const boardOf = (seen: Sight): Board => ({
  language: speaking(),
  seat: seen.seat,
  names: Array.from({ length: seen.players }, (_, seat) => seen.nameOf(seat)),
  pending: seen.pending,
  cards: new Map([...seen.cards].map(([number, card]) => [number, { ...card, line: seen.lineOf(card) }])),
  zones: (seen.box?.zones ?? []).map(({ name, title, owner, number }) => ({
    name, title, owner, cards: seen.scene?.view.zones[number] ?? [],
  })),
  facts: seen.facts,
  printed: seen.box?.printed,
  news: seen.news,
  options: seen.options,
  refused: seen.refused,
  action: (verb) => seen.action(verb),
});

/** Attributes and handlers of what `carrying` gives, on an element that Svelte did not make. */
export function put(on: Element, carried: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(carried)) {
    if (typeof value === "function") Object.assign(on, { [name]: value });
    else if (value !== undefined) on.setAttribute(name, String(value));
    else if (name !== "aria-label") on.removeAttribute(name); // the board has named it itself
  }
}
