// The facts printed on the cards, and what the server works out. No rule stands here.
import type { Card } from "@/protocol";

export type Side = "left" | "right";
export const SIDES: Side[] = ["left", "right"];
export const CHESTS = ["wood", "metal", "gold"] as const;
/** The icons of a row as the server counts them: left, then right. */
export const ICONS = ["food", "glyph", "map", "sword", "magic", "thief"] as const;
export const FACES = [1, 2, 3, 4, 5, 6];

export type Counts = Partial<Record<string, number>>;

/** A castle or a creature: six rows on either side. */
export interface Rows {
  kind: string;
  left: string[][];
  right: string[][];
  prices?: Counts[];
  bonus?: string;
  bonusName?: string;
  bonusText?: string;
}

export interface Place {
  kind: string;
  kindName: string;
  shield: number;
  magic: number;
  spoils: Counts;
}

export interface Chest {
  kind: string;
  value: number;
}

/** What a roll would mean for the reader's castle. */
export interface Foreseen {
  face: number;
  food: number;
  glyphs: number;
  maps: number;
  swords: number;
  magic: number;
  thieves: number;
  scouts: "" | "wood" | "metal";
  targets: string[];
}

export const rowsOf = (card: Card) => ("left" in card.facts ? (card.facts as unknown as Rows) : undefined);
export const placeOf = (card: Card) => ("spoils" in card.facts ? (card.facts as unknown as Place) : undefined);
export const chestOf = (card: Card) => ("value" in card.facts ? (card.facts as unknown as Chest) : undefined);

/** How many icons stand side by side in the widest of these rows. */
export const widthOf = (rows: string[][]) => Math.max(1, ...rows.map((row) => row.length));

/** The same icons with their number, in the order of the table. */
export function counted(row: string[]): [string, number][] {
  const found = ICONS.map((icon): [string, number] => [icon, row.filter((one) => one === icon).length]);
  return found.filter(([, count]) => count > 0);
}

/** The icons of a row by name, from the numbers the server sends. */
export const named = (counts: number[]): [string, number][] =>
  ICONS.map((icon, i): [string, number] => [icon, counts[i] ?? 0]).filter(([, count]) => count > 0);

export const yields = (one: Foreseen) =>
  named([one.food, one.glyphs, one.maps, one.swords, one.magic, one.thieves]);

/** The faces of the die with which a card could be taken. */
export const fallsTo = (faces: Foreseen[], id: string) =>
  faces.filter((one) => one.targets.includes(id)).map((one) => one.face);
