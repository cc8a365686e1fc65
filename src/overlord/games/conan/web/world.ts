// The table as it stands, put together from what the server told: areas, borders, who and what is
// where, gems, the River. No rule is known here.
import type { BoxInfo, Card } from "@/protocol";
import type { Frame, Point } from "@/shared/lens";
import type { Sight } from "@/table/sight.svelte";
import { tileOf, type Colour } from "./cards";
import { factsOf, printedOf, type Board, type Border as BorderPrint, type Gate, type Mover, type Place, type Tile } from "./face";
import { drawn, outline, path, rim, room, shared, UNIT, type Line } from "./ground";
import { SHAPES, square, type Shape } from "./shapes";

export const scenarioId = (seen: Sight) => seen.header?.options["scenario"] ?? "";
export const scenarioOf = (seen: Sight) => printedOf(seen)?.scenarios[scenarioId(seen)];
const boardOf = (seen: Sight) => printedOf(seen)?.boards[scenarioOf(seen)?.board ?? ""];

/** How many axes a die shows that fell on a face. */
export const axesOf = (seen: Sight, colour: Colour, face: number) => printedOf(seen)?.dice[colour][face] ?? 0;

// What is printed does not change during a game: worked out once for each box, and then the same.

function once<T>(make: (box: BoxInfo) => T): (box: BoxInfo) => T {
  const known = new WeakMap<BoxInfo, T>();
  return (box) => {
    const found = known.get(box) ?? make(box);
    known.set(box, found);
    return found;
  };
}

const byId = once((box) => new Map(box.cards.map((card) => [card.id, card])));
export const cardsById = (seen: Sight): ReadonlyMap<string, Card> => (seen.box ? byId(seen.box) : new Map());

/** The tile of a unit, by the number of the unit. */
const byUnit = once((box) => {
  const found = new Map<number, Card>();
  for (const card of box.cards) {
    const print = factsOf(card);
    if (print.kind === "tile" && print.unit >= 0 && !found.has(print.unit)) found.set(print.unit, card);
  }
  return found;
});
export const tilesOf = (seen: Sight): ReadonlyMap<number, Card> => (seen.box ? byUnit(seen.box) : new Map());

// Areas

export interface Area extends Place, Point {
  number: number;
  name: string;
  room: Frame;
  /** The outline, and the edges beyond which there is nothing. */
  d: string;
  rim: string[];
}

export interface Border extends BorderPrint {
  /** Its place among the borders; -1 for a wall without a door. */
  i: number;
  /** Where the areas touch. */
  lines: Line[];
  ends: readonly [Area, Area];
}

export interface Layout {
  areas: Area[];
  borders: Border[];
  shapes: Shape[];
}

const layouts = once(() => new Map<string, Layout>());
const NOTHING: Layout = { areas: [], borders: [], shapes: [] };

/** The board of the scenario as it is drawn. */
export function layoutOf(seen: Sight): Layout {
  const [board, scenario] = [boardOf(seen), scenarioOf(seen)];
  if (!seen.box || !board || !scenario) return NOTHING;
  const known = layouts(seen.box);
  const id = scenarioId(seen);
  const found = known.get(id) ?? laidOut(board, scenario.out, byId(seen.box));
  known.set(id, found);
  return found;
}

/** A board without the areas that are out of play. */
export function laidOut(board: Board, out: string[], cards: ReadonlyMap<string, Card>): Layout {
  const used = board.areas.filter((area) => !out.includes(area.id));
  const shapes = used.map((area) => SHAPES[area.id] ?? square(area.at));
  const areas = used.map((area, i): Area => {
    const shape = shapes[i]!;
    const space = clear(room(shape, { x: area.at[0] * UNIT, y: area.at[1] * UNIT }));
    const card = cards.get(area.id);
    return {
      ...area,
      room: space,
      x: space.x + space.width / 2,
      y: space.y + space.height / 2,
      number: card?.number ?? -1,
      name: card?.name ?? area.id,
      d: outline(shape),
      rim: rim(shape, shapes.toSpliced(i, 1)).map((line) => path(drawn(line))),
    };
  });
  return { areas, shapes, borders: [...walls(board, areas, shapes), ...passages(board, areas, shapes)] };
}

function passages(board: Board, areas: Area[], shapes: Shape[]): Border[] {
  return board.borders.flatMap((border, i) => {
    const [a, b] = border.between.map((id) => areas.findIndex((area) => area.id === id)) as [number, number];
    return a < 0 || b < 0 ? [] : { ...border, i, lines: shared(shapes[a]!, shapes[b]!), ends: [areas[a]!, areas[b]!] };
  });
}

/** What touches without a border between is parted by a wall. */
function walls(board: Board, areas: Area[], shapes: Shape[]): Border[] {
  const known = new Set(board.borders.flatMap(({ between: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  return areas.flatMap((one, i) =>
    areas.slice(i + 1).flatMap((other, k): Border[] => {
      const lines = known.has(`${one.id} ${other.id}`) ? [] : shared(shapes[i]!, shapes[i + 1 + k]!);
      if (!lines.length) return [];
      return [{ between: [one.id, other.id], kind: "solid", cost: 0, difficulty: 0, fall: [], i: -1, lines, ends: [one, other] }];
    }),
  );
}

/** Above the pieces there is place for a chest or a token, below for the name. */
function clear(whole: Frame): Frame {
  if (whole.height < 60) return whole;
  return { x: whole.x, y: whole.y + 19, width: whole.width, height: whole.height - 30 };
}

// Who and what

/** A letter for each unit: of its colour, or of the name; the same on the tile and on its models. */
export function lettersOf(tiles: Card[]): Map<number, string> {
  const taken = new Set<string>();
  const found = new Map<number, string>();
  for (const tile of tiles) {
    const [name, colour = ""] = tile.name.split("(");
    const initials = (text: string) => [...text.matchAll(/\p{L}+/gu)].map(([word]) => word[0]!.toUpperCase());
    const wishes = [...initials(colour), ...initials(name!), ...name!.toUpperCase().replace(/[^\p{L}]/gu, ""), "?"];
    const letter = wishes.find((wish) => !taken.has(wish)) ?? "?";
    taken.add(letter);
    found.set(unitOf(tile), letter);
  }
  return found;
}

export interface Piece {
  card: Card;
  area: string;
  hero: boolean;
  /** The seat of a hero, else -1. */
  seat: number;
  ally: boolean;
  /** What shows its values: the sheet of a hero, the tile of a model. */
  shown: Card;
  tile: Tile | undefined;
  letter: string;
  life: number;
  /** At the start; 0 where nobody counts. */
  most: number;
}

/** All who stand on the board, heroes first, then from great to small. */
export function piecesOf(seen: Sight): Piece[] {
  const at = seen.fact<Record<string, string>>("at", {});
  const life = seen.fact<Record<string, number>>("life", {});
  const heroes = seen.fact<number[]>("heroes", []);
  const seats = seen.fact<number[]>("chairs", []);
  const tiles = tilesOf(seen);
  const letters = lettersInPlay(seen);
  const scenario = scenarioOf(seen);
  const found = seen.in("board").flatMap((number): Piece[] => {
    const card = seen.cards.get(number);
    if (!card || !at[card.id]) return [];
    const print = factsOf(card);
    const chair = heroes.indexOf(number);
    const tile = print.kind === "model" ? tiles.get(print.unit) : undefined;
    const shown = tileOf(tile);
    const most = (tile && scenario?.life[tile.number]) ?? 1;
    return [
      {
        card,
        area: at[card.id]!,
        hero: chair > 0,
        seat: chair > 0 ? (seats[chair] ?? -1) : -1,
        ally: !!tile && !!scenario?.allies.includes(tile.number),
        shown: tile ?? card,
        tile: shown,
        letter: chair > 0 ? card.name[0]! : (letters.get(shown?.unit ?? -1) ?? "?"),
        life: chair > 0 ? 0 : (life[card.id] ?? 0),
        most: most > 1 || (shown && shown.rank !== "minion") ? most : 0,
      },
    ];
  });
  const rank = (piece: Piece) => (piece.hero ? 0 : piece.most ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other) || one.card.number - other.card.number);
}

export function unitOf(card: Card | undefined): number {
  const print = card && factsOf(card);
  return print && (print.kind === "tile" || print.kind === "model") ? print.unit : -1;
}

/** The letters of the units that are, were or will be in this game. */
export function lettersInPlay(seen: Sight): Map<number, string> {
  const tiles = tilesOf(seen);
  const first = Object.keys(scenarioOf(seen)?.life ?? {}).flatMap((number) => seen.cards.get(Number(number)) ?? []);
  const others = seen.in("board").flatMap((number) => tiles.get(unitOf(seen.cards.get(number))) ?? []);
  return lettersOf([...new Set([...first.filter((tile) => unitOf(tile) >= 0), ...others])]);
}

/** Things on the ground, by area. */
function thingsOf(seen: Sight): Map<string, Card[]> {
  const at = seen.fact<Record<string, string>>("at", {});
  const found = new Map<string, Card[]>();
  for (const number of seen.in("ground")) {
    const card = seen.cards.get(number);
    const area = card && at[card.id];
    if (area) found.set(area, [...(found.get(area) ?? []), card]);
  }
  return found;
}

/** A numbered place: where nothing was found yet, where nothing is, or where the reader hid it. */
export interface Hideout {
  card: Card;
  number: number;
  /** A priest may wait there; or the things of one hero may lie there. */
  kind: "place" | "priest" | "hoard";
  state: "closed" | "searched" | "secret" | "dead";
  hero: Card | undefined;
  seat: number;
}

const TOKENS = 10; // numbered tokens of a hero
const special = (seen: Sight, name: string) => scenarioOf(seen)?.special.includes(name) ?? false;

function hideoutsOf(seen: Sight): Map<string, Hideout[]> {
  const chairs = special(seen, "hidden-equipment") ? chairsOf(seen).slice(1) : [0];
  const rows = chairs.map((chair) => hideoutsFor(seen, chair));
  return new Map((scenarioOf(seen)?.hiding ?? []).map((area, i) => [area, rows.flatMap((row) => row[i] ?? [])]));
}

/** The numbered places where something of a hero may lie, until it is found; 0 is for what all look for. */
function hideoutsFor(seen: Sight, chair: number): Hideout[] {
  const cards = cardsById(seen);
  const [secret, searched] = [seen.in(`secret.${chair}`), new Set(seen.in("searched"))];
  const gone = new Set(special(seen, "priests") ? seen.fact<number[]>("gone", []) : []);
  const kind = chair ? "hoard" : special(seen, "priests") ? "priest" : "place";
  const tokens = (scenarioOf(seen)?.hiding ?? []).flatMap((_, i) => cards.get(`number-${Math.max(0, chair - 1) * TOKENS + i + 1}`) ?? []);
  if (chair && !secret.length && tokens.some((card) => searched.has(card.number))) return [];
  const state = (card: Card, i: number) => {
    if (searched.has(card.number)) return "searched";
    return gone.has(i) ? "dead" : secret.includes(card.number) ? "secret" : "closed";
  };
  const hero = chair ? seen.cards.get(seen.fact<number[]>("heroes", [])[chair] ?? -1) : undefined;
  const seat = seen.fact<number[]>("chairs", [])[chair] ?? -1;
  return tokens.map((card, i) => ({ card, number: i + 1, kind, state: state(card, i), hero, seat }));
}

/** Whether all know that the right priest has talked. */
export const curseLifted = (seen: Sight) => special(seen, "priests") && !seen.in("secret.0").length && !!seen.in("searched").length;

/** Gates that still stand, by their border, with the life that is left. */
function gatesOf(seen: Sight): Map<number, Gate> {
  const wrecked = seen.fact<number[]>("wrecked", []);
  const left = seen.fact<number[]>("barricades", []);
  const gates = (scenarioOf(seen)?.gates ?? []).map((gate, i) => ({ ...gate, life: left[i] ?? gate.life }));
  return new Map(gates.filter(({ border }) => !wrecked.includes(border)).map((gate) => [gate.border, gate]));
}

/** Where the marker is moved on. */
export interface Station {
  kind: "sails" | "helm" | "ballista";
  /** A ballista: out of order, or done for this turn. */
  jammed: boolean;
  shot: boolean;
  /** Who has worked at sails or helm in this turn. */
  worked: Card[];
}

function stationsOf(seen: Sight): Map<string, Station> {
  const ballista = special(seen, "ballista");
  const [worked, jammed] = [seen.fact("worked", 0), seen.fact("jammed", 0)];
  const masts = boardOf(seen)?.areas.filter((area) => area.ground === "mast").map((area) => area.id) ?? [];
  const heroes = seen.fact<number[]>("heroes", []);
  return new Map(
    (scenarioOf(seen)?.stations ?? []).map((area, i): [string, Station] => [
      area,
      {
        kind: ballista ? "ballista" : masts.includes(area) ? "sails" : "helm",
        jammed: has(jammed, i),
        shot: ballista && has(worked, i),
        worked: ballista ? [] : heroes.flatMap((hero, chair) => (has(worked, chair * 8 + i) ? (seen.cards.get(hero) ?? []) : [])),
      },
    ]),
  );
}

/** All that stands and lies on the map. */
export interface Scene {
  pieces: Piece[];
  things: Map<string, Card[]>;
  hideouts: Map<string, Hideout[]>;
  chests: Set<string>;
  /** Areas, each as often as there is a body. */
  bodies: string[];
  stations: Map<string, Station>;
  gates: Map<number, Gate>;
  /** Where reinforcements come in. */
  doors: Set<string>;
}

export const sceneOf = (seen: Sight): Scene => ({
  pieces: piecesOf(seen),
  things: thingsOf(seen),
  hideouts: hideoutsOf(seen),
  chests: new Set(seen.fact<string[]>("chests", [])),
  bodies: seen.fact<string[]>("bodies", []),
  stations: stationsOf(seen),
  gates: gatesOf(seen),
  doors: new Set(scenarioOf(seen)?.reinforcement),
});

// Gems

export const SPOTS = ["reserve", "fatigue", "wounds", "melee", "ranged", "move", "manipulation", "guard", "reroll", "allies"] as const;
export type Spot = (typeof SPOTS)[number];

export const gemsOf = (seen: Sight, chair: number): Record<Spot, number> => {
  const row = seen.fact<number[][]>("gems", [])[chair] ?? [];
  return Object.fromEntries(SPOTS.map((spot, i) => [spot, row[i] ?? 0])) as Record<Spot, number>;
};

export const chairsOf = (seen: Sight) => seen.fact<number[]>("chairs", []).map((_, chair) => chair);

/** Whether a bit is set; there may be more than 32 of them. */
const has = (bits: number, i: number) => Math.floor(bits / 2 ** i) % 2 === 1;
export const aggressive = (seen: Sight, chair: number) => has(seen.fact("aggressive", 0), chair);

export const marksOf = (seen: Sight, id: string): string[] => {
  const marks = seen.fact<Record<string, number>>("marks", {})[id] ?? 0;
  return Object.entries(printedOf(seen)?.marks ?? {}).flatMap(([name, bit]) => (marks & bit ? [name] : []));
};

// What the server worked out

/** The areas on the way to one, both ends included; nothing where no way is known. */
export function wayTo(mover: Mover, area: string): string[] {
  const way = [area];
  while (mover.before[way[0]!] && mover.reach[way[0]!] !== 0 && way.length < 60) way.unshift(mover.before[way[0]!]!);
  return way.length > 1 ? way : [];
}
