// Cards: what is printed on them, as the face of the game declares it.
import type { Card } from "@/protocol";
import { factsOf, type Overlord, type Tile } from "./face";

export function tileOf(card: Card | undefined): Tile | undefined {
  const facts = card && factsOf(card);
  return facts?.kind === "tile" ? facts : undefined;
}

export function overlordOf(card: Card | undefined): Overlord | undefined {
  const facts = card && factsOf(card);
  return facts?.kind === "overlord" ? facts : undefined;
}

/** The symbols of a tile, in the order of its spots. */
export function symbolsOf(tile: Tile): string[] {
  return tile.village ? [...tile.resources, "village"] : tile.resources;
}
