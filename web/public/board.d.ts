// Types of a board that a game in a package of its own brings as `web/board.js`, an ES module that
// exports `mount`. The page keeps prompt, spoken answers, log and chat. An element with `data-action` is a choice:
// the page makes it answer to mouse, touch and keys, and says in `data-state` whether it is an
// "option", "refused" or "idle". Cards that may be chosen and have no such element are shown below.

export type Mount = (element: HTMLElement, board: Board) => Mounted;

export interface Mounted {
  /** Something has changed: draw this one. */
  update(board: Board): void;
  destroy(): void;
}

/** The table as one reader sees it, now, earlier or in a replay; all texts in that language. */
export interface Board {
  readonly language: string;
  /** Seat whose eyes these are, or -1 for somebody who watches. */
  readonly seat: number;
  /** Of all seats, as the reader calls them. */
  readonly names: readonly string[];
  /** The seats that are asked. */
  readonly pending: readonly number[];
  /** By number. */
  readonly cards: ReadonlyMap<number, Card>;
  readonly zones: readonly Zone[];
  /** Facts that the game tells this reader: `State.facts`. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Printed matter that is no card: `Face.matter`. */
  readonly printed: unknown;
  /** Events that came last. */
  readonly news: readonly Happened[];
  /** Options of the reader, by action; the number of a card is the action that chooses it. */
  readonly options: ReadonlyMap<number, { readonly text: string }>;
  /** Answers that the reader may not give, and why not. */
  readonly refused: ReadonlyMap<number, { readonly sentence: string; readonly rule: string }>;
  /** The action of an answer that is no card, -1 if there is none. */
  action(verb: string): number;
  /** A message of the game's catalogue, `words/<language>.ftl`; a missing one reads as its key. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
}

export interface Card {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** As things are now, on one line. */
  readonly line: string;
  /** Print on it: `Face.facts`. */
  readonly facts: unknown;
}

export interface Zone {
  /** As in the layout: "market", or "hand.2" for that of seat 2. */
  readonly name: string;
  readonly title: string;
  /** A seat, or -1 for all. */
  readonly owner: number;
  /** By number; -1 for a card that is hidden. */
  readonly cards: readonly number[];
}

export interface Happened {
  readonly card: number;
  readonly topic: string;
  readonly numbers: readonly number[];
  readonly text: string;
}
