// The facts printed on the cards, as the server sends them. No rule stands here.
import type { Card } from "@/protocol";

export type Type = "trap" | "spell" | "minion";
export const TYPES: Type[] = ["trap", "spell", "minion"];

export interface Hero {
  class: string;
  armor: number;
  vulnerable: Type[];
  challenge: number;
}

export interface Side {
  types: Type[];
  strike: number;
  detour: boolean;
}

export interface Defense {
  rank: number;
  ability: string;
  sides: Side[];
}

export function heroOf(card: Card): Hero | undefined {
  return "armor" in card.facts ? (card.facts as unknown as Hero) : undefined;
}

export function defenseOf(card: Card): Defense | undefined {
  return "sides" in card.facts ? (card.facts as unknown as Defense) : undefined;
}

/** Which side of a defense points up; the server tells only the cards that are turned. */
export function turnedOf(facts: Record<string, unknown>, id: string): number {
  const turned = facts["turned"] as Record<string, number> | undefined;
  return turned?.[id] ?? 0;
}

/** The kind of thing a defense is drawn as: the first type on its first striking side. */
export function drawnAs(defense: Defense): Type | "detour" {
  for (const side of defense.sides) if (side.types[0]) return side.types[0];
  return "detour";
}

/** Heroes from the highest Challenge Value to the lowest; everything else as it lies. */
export function byChallenge(one: Card, other: Card): number {
  const [a, b] = [heroOf(one), heroOf(other)];
  return a && b ? b.challenge - a.challenge || one.number - other.number : 0;
}
