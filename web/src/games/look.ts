// Look of a game: what it brings to the page. All of it may be left out: the plain look plays every
// game.
import type { Component } from "svelte";
import type { Card } from "../protocol";
import type { TableView } from "../table/view.svelte";

export interface Look {
  /** Draws the table from `tableContext()`; it has no properties. */
  Board: Component;
  /** A card, as wide and high as `--card` says. */
  Face: Component<{ card: Card; facts: unknown }>;
  /** Beside the prompt: what an action of several parts amounts to so far. */
  Tray?: Component;
  /** Dice with faces of their own, as they fell. */
  Roll?: Component<{ topic: string; values: number[]; label: string; small?: boolean; still?: boolean }>;
  /** The order in which the board lays cards out; the number keys follow it. */
  order(one: Card, other: Card): number;
  /** Whether the board draws from `table.forecast`, which is then asked for after each change. */
  forecasts: boolean;
  /** Of how many parts the plan under construction is made; Backspace takes the last one back. */
  parts(table: TableView): number;
  /** Whether an answer is only marked, to go with others in one request. */
  marks(action: number, table: TableView): boolean;
  /** Number of marked answers that make a request; 0 where another answer confirms them. */
  wanted(table: TableView): number;
  /** Answers that are no card and that the board offers itself; the others stand beside the prompt. */
  offers(verb: string): boolean;
}
