// What a game brings to the table. All of it may be left out: the plain look plays every game.
import type { Component } from "svelte";
import type { Card } from "../protocol";
import type { Sight } from "../table/sight.svelte";

/** Lines of text under a title. */
export interface Passage {
  title: string;
  lines: string[];
}

export interface Look {
  /** Draws the table from `around()`; it has no properties. */
  Board: Component;
  /** A card, as wide and high as `--card` says. */
  Face: Component<{ card: Card; facts: Record<string, unknown> }>;
  /** Beside the prompt: what an action of several parts amounts to so far. */
  Tray?: Component;
  /** Dice with faces of their own, as they fell. */
  Roll?: Component<{ topic: string; values: number[]; label: string; small?: boolean; still?: boolean }>;
  /** On the start page. */
  Emblem: Component;
  /** What the zones of cards do not tell: a map, tracks, tokens; for the text view. */
  passages(seen: Sight): Passage[];
  /** An answer that is no card, where it is worded otherwise than in the box; else "". */
  says(verb: string, seen: Sight): string;
  /** The order in which the board lays cards out; the number keys follow it. */
  order(one: Card, other: Card): number;
  /** Whether the board draws from `seen.forecast`, which is then asked for after each change. */
  foresees: boolean;
  /** Of how many parts the plan under construction is made; Backspace takes the last one back. */
  parts(seen: Sight): number;
  /** Whether an answer is only marked, to go with others in one request. */
  marks(action: number, seen: Sight): boolean;
  /** How many marked answers make a request; 0 where another answer confirms them. */
  wanted(seen: Sight): number;
  /** Which answers that are no card the board offers itself; the others stand beside the prompt. */
  offers(verb: string): boolean;
}
