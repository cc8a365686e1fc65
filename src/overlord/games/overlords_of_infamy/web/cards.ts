// What is printed on the cards, as the server sends it; which of it there is depends on the kind.
import type { Card } from "@/protocol";

export interface Print {
  kind: "tile" | "plot" | "event" | "quest" | "overlord";
  /** Of a tile; Walls by edge. */
  resources: string[];
  village: boolean;
  walls: number[];
  pitfall: boolean;
  /** Of a Plot. */
  level: string;
  levelName: string;
  cost: Record<string, number>;
  costText: string;
  relic: string;
  relicName: string;
  lackeys: number;
  points: number;
  price: number;
  /** What it does, in words: an Aftermath, an event, a completed quest. */
  does: string;
  /** How long an event lasts. */
  scope: string;
  scopeText: string;
  /** Of a quest. */
  needs: Record<string, number>;
  needsText: string;
  /** Of an Overlord. */
  affinity: string;
  affinityName: string;
  abilityName: string;
  abilityText: string;
  lair: string;
}

export const printOf = (card: Card) => card.facts as unknown as Print;

/** The symbols of a tile, in the order of its spots. */
export function symbolsOf(tile: Print): string[] {
  return tile.village ? [...tile.resources, "village"] : tile.resources;
}
