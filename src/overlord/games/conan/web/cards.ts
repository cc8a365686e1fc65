// Cards: what is printed on them, as the face of the game declares it.
import type { Card } from "@/protocol";
import { factsOf, type Hero, type Space, type Tile } from "./face";

export type Colour = Space["die"];
export const COLOURS: readonly Colour[] = ["yellow", "orange", "red"];

export function heroOf(card: Card | undefined): Hero | undefined {
  const facts = card && factsOf(card);
  return facts?.kind === "hero" ? facts : undefined;
}

export function tileOf(card: Card | undefined): Tile | undefined {
  const facts = card && factsOf(card);
  return facts?.kind === "tile" ? facts : undefined;
}
