// The map as it stands: what is printed on the board, and what lies and stands there now. All of it
// was told by the server; here it is only put together, space by space.
import type { Card } from "@/protocol";
import type { Sight } from "@/table/sight.svelte";
import { overlordOf, symbolsOf, tileOf } from "./cards";
import { printedOf, type Space as Ground } from "./face";
import type { Point } from "@/shared/lens";
import { center } from "./hex";

/** The place of one Lackey. */
export interface Spot {
  action: number;
  /** A resource, a Relic or `village`; nothing where there is none. */
  shows: string;
  /** The chair of the Lackey who stands there, or -1. */
  lackey: number;
}

export interface Space extends Ground, Point {
  region: string;
  /** Whose it is, or -1: Contested, the Kingdom, or a zone without an Overlord. */
  owner: number;
  spots: [Spot, Spot];
  tile: Card | undefined;
  walls: number[];
  hero: boolean;
}

export const overlordsOf = (seen: Sight) => seen.fact<number[]>("infamy", []).length;

/** What the Overlord of a chair likes to find in the Lair; the card says it. */
function lairOf(seen: Sight, chair: number): string {
  const card = seen.cards.get(seen.in(`overlord.${chair}`)[0] ?? -1);
  return overlordOf(card)?.lair ?? "";
}

function shownOn(seen: Sight, ground: Ground, tile: Card | undefined): string[] {
  const printed = tileOf(tile);
  if (printed) return symbolsOf(printed);
  const lived = ground.of < overlordsOf(seen);
  if (ground.kind === "village") return lived ? ["village"] : [];
  if (ground.kind === "resource") return lived ? [lairOf(seen, ground.of)] : [];
  return [ground.shows];
}

export function spacesOf(seen: Sight): Space[] {
  const grounds = printedOf(seen)?.boards[seen.fact("board", "")] ?? [];
  const land = seen.fact<Record<string, [string, number]>>("land", {});
  const lackeys = seen.fact<Record<string, number>>("lackeys", {});
  const actions = new Map(seen.box?.spoken.map((one) => [one.verb, one.action]) ?? []);
  const tiles = new Map(seen.box?.cards.map((card) => [card.id, card]) ?? []);
  const overlords = overlordsOf(seen);
  return grounds.map((ground) => {
    const [id, walls] = land[ground.id] ?? ["", 0];
    const tile = tiles.get(id);
    const shows = shownOn(seen, ground, tile);
    const zone = !["contested", "relic", "stronghold"].includes(ground.kind);
    const spot = (verb: string, name: string, i: number): Spot => ({
      action: actions.get(verb) ?? -1,
      shows: shows[i] ?? "",
      lackey: lackeys[name] ?? -1,
    });
    return {
      ...ground,
      ...center(ground.at),
      region: zone ? `zone ${ground.of}` : ground.kind === "contested" ? `arm ${ground.of}` : "kingdom",
      owner: zone && ground.of < overlords ? ground.of : -1,
      spots: [spot(`space-${ground.id}`, ground.id, 0), spot(`spot-${ground.id}`, `${ground.id}b`, 1)],
      tile,
      walls: [0, 1, 2, 3, 4, 5].filter((i) => (walls >> i) & 1),
      hero: seen.facts["hero"] === ground.id,
    };
  });
}

// Asked for a space as a whole; everything else that points at the map points at a symbol.
const WHOLE = new Set(["place-tile", "move-hero", "hero-acts", "wreck-tile", "bombard"]);

/** What of a space may be pointed at: the space, or each of its two symbols. */
export function targetsOf(space: Space, prompts: string[]): Spot[] {
  const whole = !space.spots[1].shows || prompts.some((prompt) => WHOLE.has(prompt));
  return whole ? [space.spots[0]] : space.spots;
}

/** The chairs that an event in force still concerns. */
export const concerned = (seen: Sight, event: number): number[] => {
  const left = seen.fact<number[]>("left", [])[event] ?? 0;
  return Array.from({ length: overlordsOf(seen) }, (_, chair) => chair).filter((chair) => (left >> chair) & 1);
};
