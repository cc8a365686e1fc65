// Cards: what is printed on them, and what the server works out. No rule stands here.
import type { Card } from "@/protocol";
import { factsOf, type Castle, type Chest, type Creature, type Place, type Price, type Roll } from "./face";

export type Side = "left" | "right";
export const SIDES: Side[] = ["left", "right"];
export const CHESTS = ["wood", "metal", "gold"] as const;
/** The icons of a row as the server counts them: left, then right. */
export const ICONS = ["food", "glyph", "map", "sword", "magic", "thief"] as const;
export const FACES = [1, 2, 3, 4, 5, 6];

export type Rows = Castle | Creature;
export type { Chest, Place, Price, Roll };

export const rowsOf = (card: Card): Rows | undefined => {
  const facts = factsOf(card);
  return facts.is === "castle" || facts.is === "creature" ? facts : undefined;
};
export const placeOf = (card: Card): Place | undefined => {
  const facts = factsOf(card);
  return facts.is === "place" ? facts : undefined;
};
export const chestOf = (card: Card): Chest | undefined => {
  const facts = factsOf(card);
  return facts.is === "chest" ? facts : undefined;
};
export const pricesOf = (card: Card): Price[] => {
  const facts = factsOf(card);
  return facts.is === "creature" ? facts.prices : [];
};

/** Icons side by side in the widest of these rows. */
export const widthOf = (rows: string[][]) => Math.max(1, ...rows.map((row) => row.length));

/** The icons of a row by name, from the numbers the server sends. */
export const countsByIcon = (counts: number[]): [string, number][] =>
  ICONS.map((icon, i): [string, number] => [icon, counts[i] ?? 0]).filter(([, count]) => count > 0);

export const yields = (one: Roll) =>
  countsByIcon([one.food, one.glyphs, one.maps, one.swords, one.magic, one.thieves]);

/** The faces of the die with which a card could be taken. */
export const facesThatTake = (faces: Roll[], id: string) =>
  faces.filter((one) => one.targets.includes(id)).map((one) => one.face);
