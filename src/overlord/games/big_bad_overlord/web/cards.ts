// The facts printed on the cards, as the server sends them. No rule stands here.
import type { Card } from "@/protocol";

export type Type = "mind" | "magic" | "melee";
export const TYPES: Type[] = ["mind", "magic", "melee"];
export type Kind = "minion" | "artifact" | "do-gooder" | "duke" | "ghost";

/** What a fighter has in one type. */
export interface Value {
  type: Type;
  typeName: string;
  /** As it is written, such as "½"; empty without an attack. */
  attack: string;
  /** None: nothing can reach it. */
  defense: number | null;
  /** What it leaves of an opposing bonus. */
  resist: "none" | "half" | "whole";
}

export interface Fighter {
  kind: Kind;
  values: Value[];
  defenseOnly: number;
  machine: boolean;
}

export interface Relic {
  kind: Kind;
  type?: Type;
  typeName?: string;
  bonus: number;
  penalty?: number;
}

export const kindOf = (card: Card): Kind => card.facts["kind"] as Kind;

export function fighterOf(card: Card): Fighter | undefined {
  return "values" in card.facts ? (card.facts as unknown as Fighter) : undefined;
}

export function relicOf(card: Card): Relic | undefined {
  return "bonus" in card.facts ? (card.facts as unknown as Relic) : undefined;
}

/** Copies of a card share its picture, and a Ghost has that of its Duke. */
export const designOf = (card: Card): string => card.id.replace(/^ghost-|-\d+$/g, "");
