// Cards: what is printed on them, as the face of the game declares it. No rule stands here.
import type { Card } from "@/protocol";
import { factsOf, type Fighter, type Relic, type Value } from "./face";

export type { Fighter, Relic, Value };
export type Type = Value["type"];
export const TYPES: Type[] = ["mind", "magic", "melee"];
export type Kind = Fighter["kind"];

export const kindOf = (card: Card): Kind => factsOf(card).kind;

export function fighterOf(card: Card): Fighter | undefined {
  const facts = factsOf(card);
  return facts.is === "fighter" ? facts : undefined;
}

export function relicOf(card: Card): Relic | undefined {
  const facts = factsOf(card);
  return facts.is === "relic" ? facts : undefined;
}

/** Copies of a card share its picture, and a Ghost has that of its Duke. */
export const designOf = (card: Card): string => card.id.replace(/^ghost-|-\d+$/g, "");
