// Map as it stands: what is printed on the board, and what lies and stands there now. All of it
// was told by the server; here it is only put together, space by space.
import type { Card } from "@/protocol";
import type { TableView } from "@/table/view.svelte";
import { overlordOf, symbolsOf, tileOf } from "./cards";
import { printedOf, tableFactsOf, type Space as Ground } from "./face";
import type { Point } from "@/shared/viewport";
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
  /** Owner, or -1: Contested, the Kingdom, or a zone without an Overlord. */
  owner: number;
  spots: [Spot, Spot];
  tile: Card | undefined;
  walls: number[];
  hero: boolean;
}

export const overlordsOf = (table: TableView) => tableFactsOf(table).infamy.length;

/** Things that the Overlord of a chair likes to find in the Lair; the card says it. */
function lairOf(table: TableView, chair: number): string {
  const card = table.cards.get(table.in(`overlord.${chair}`)[0] ?? -1);
  return overlordOf(card)?.lair ?? "";
}

function shownOn(table: TableView, ground: Ground, tile: Card | undefined): string[] {
  const printed = tileOf(tile);
  if (printed) return symbolsOf(printed);
  const lived = ground.of < overlordsOf(table);
  if (ground.kind === "village") return lived ? ["village"] : [];
  if (ground.kind === "resource") return lived ? [lairOf(table, ground.of)] : [];
  return [ground.shows];
}

export function spacesOf(table: TableView): Space[] {
  const grounds = printedOf(table)?.boards[tableFactsOf(table).board] ?? [];
  const land = tableFactsOf(table).land;
  const lackeys = tableFactsOf(table).lackeys;
  const actions = new Map(table.box?.spoken.map((one) => [one.verb, one.action]) ?? []);
  const tiles = new Map(table.box?.cards.map((card) => [card.id, card]) ?? []);
  const overlords = overlordsOf(table);
  return grounds.map((ground) => {
    const [id, walls] = land[ground.id] ?? ["", 0];
    const tile = tiles.get(id);
    const shows = shownOn(table, ground, tile);
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
      hero: tableFactsOf(table).hero === ground.id,
    };
  });
}

/** Contents of a spot, and who is there; an empty space is told by its name alone. */
export const lineOf = (table: TableView, spot: Spot) => table.lineOf(spot.action) || table.textOf(spot.action);

// Asked for a space as a whole; everything else that points at the map points at a symbol.
const WHOLE = new Set(["place-tile", "move-hero", "hero-acts", "wreck-tile", "bombard"]);

/** Parts of a space that may be pointed at: the space, or each of its two symbols. */
export function targetsOf(space: Space, prompts: string[]): Spot[] {
  const whole = !space.spots[1].shows || prompts.some((prompt) => WHOLE.has(prompt));
  return whole ? [space.spots[0]] : space.spots;
}

/** The chairs that an event in force still concerns. */
export const chairsConcerned = (table: TableView, event: number): number[] => {
  const left = tableFactsOf(table).left[event] ?? 0;
  return Array.from({ length: overlordsOf(table) }, (_, chair) => chair).filter((chair) => (left >> chair) & 1);
};
