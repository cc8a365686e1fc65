// Cards: what is printed on them, as the face of the game declares it. No rule stands here.
import type { Card } from "@/protocol";
import { factsOf, type Defense, type Hero, type Side } from "./face";

export type { Defense, Hero, Side };
export type Type = Hero["vulnerable"][number];
export const TYPES: Type[] = ["trap", "spell", "minion"];

export function heroOf(card: Card): Hero | undefined {
  const facts = factsOf(card);
  return facts.kind === "hero" ? facts : undefined;
}

export function defenseOf(card: Card): Defense | undefined {
  const facts = factsOf(card);
  return facts.kind === "defense" ? facts : undefined;
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
