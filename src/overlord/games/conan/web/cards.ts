// What is printed on the cards, as the server sends it; which of it there is depends on the kind.
import type { Card } from "@/protocol";

export type Colour = "yellow" | "orange" | "red";
export const COLOURS: readonly Colour[] = ["yellow", "orange", "red"];

export interface Skill {
  id: string;
  name: string;
  text: string;
  /** The encumbrance at which a hero loses it, 0 if never. */
  lostAt: number;
}

export interface Space {
  die: Colour;
  /** 0: none. */
  limit: number;
  reroll: boolean;
}

export interface Bonus {
  dice: Colour[];
  reroll: Colour[];
  thrown: boolean;
  shield: boolean;
}

export interface HeroPrint {
  kind: "hero";
  gems: number;
  load: number[];
  melee: Space;
  ranged: Space;
  move: { base: number; limit: number };
  manipulation: Space;
  guard: Space;
  skills: Skill[];
  line: string;
}

export interface TilePrint {
  kind: "tile";
  /** -1: an event. */
  unit: number;
  colour: string;
  rank: "minion" | "lieutenant" | "monster";
  move: number;
  armor: number;
  melee: Colour[];
  ranged: Colour[];
  reroll: Colour[];
  reinforcement: number;
  size: number;
  skills: Skill[];
  line: string;
}

export interface AssetPrint {
  kind: "asset";
  load: number;
  potion: number;
  character: boolean;
  bonuses: Record<string, Bonus>;
  line: string;
}

export interface SpellPrint {
  kind: "spell";
  cost: number;
  limit: number;
  variable: boolean;
  reaction: boolean;
  effect: string;
  dice: Colour[];
  line: string;
}

export type Print =
  | HeroPrint
  | TilePrint
  | AssetPrint
  | SpellPrint
  | { kind: "model"; unit: number }
  | { kind: "area" }
  | { kind: "token" };

export const printOf = (card: Card) => card.facts as unknown as Print;
