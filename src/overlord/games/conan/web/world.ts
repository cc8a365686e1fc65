// Board as it stands, put together from what the server sends: areas, borders, who and what is
// where, gems, the River. No rule is known here.
import type { BoxInfo, Card } from "@/protocol";
import type { Frame, Point } from "@/shared/viewport";
import type { TableView } from "@/table/view.svelte";
import { tileOf, type Colour } from "./cards";
import { factsOf, printedOf, tableFactsOf, type Board, type Border as BorderPrint, type Gate, type Hideout as HideoutFacts, type Mover, type Place, type Station, type Tile } from "./face";
import { outline, path, rim, room, sharedEdges, sketch, UNIT, type Line } from "./ground";
import { SHAPES, square, type Shape } from "./shapes";

export const scenarioId = (table: TableView) => table.header?.options["scenario"] ?? "";
export const scenarioOf = (table: TableView) => printedOf(table)?.scenarios[scenarioId(table)];
const boardOf = (table: TableView) => printedOf(table)?.boards[scenarioOf(table)?.board ?? ""];

/** Axes on a face of a die. */
export const axesOf = (table: TableView, colour: Colour, face: number) => printedOf(table)?.dice[colour][face] ?? 0;

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
export const cardsById = (table: TableView): ReadonlyMap<string, Card> => (table.box ? byId(table.box) : new Map());

/** The tile of a unit, by the number of the unit. */
const byUnit = once((box) => {
  const found = new Map<number, Card>();
  for (const card of box.cards) {
    const print = factsOf(card);
    if (print.kind === "tile" && print.unit >= 0 && !found.has(print.unit)) found.set(print.unit, card);
  }
  return found;
});
export const tilesOf = (table: TableView): ReadonlyMap<number, Card> => (table.box ? byUnit(table.box) : new Map());

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
  /** Line where the areas touch. */
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
export function layoutOf(table: TableView): Layout {
  const [board, scenario] = [boardOf(table), scenarioOf(table)];
  if (!table.box || !board || !scenario) return NOTHING;
  const known = layouts(table.box);
  const id = scenarioId(table);
  const found = known.get(id) ?? layOut(board, scenario.out, byId(table.box));
  known.set(id, found);
  return found;
}

/** A board without the areas that are out of play. */
export function layOut(board: Board, out: string[], cards: ReadonlyMap<string, Card>): Layout {
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
      rim: rim(shape, shapes.toSpliced(i, 1)).map((line) => path(sketch(line))),
    };
  });
  return { areas, shapes, borders: [...walls(board, areas, shapes), ...passages(board, areas, shapes)] };
}

function passages(board: Board, areas: Area[], shapes: Shape[]): Border[] {
  return board.borders.flatMap((border, i) => {
    const [a, b] = border.between.map((id) => areas.findIndex((area) => area.id === id)) as [number, number];
    return a < 0 || b < 0 ? [] : { ...border, i, lines: sharedEdges(shapes[a]!, shapes[b]!), ends: [areas[a]!, areas[b]!] };
  });
}

/** Walls: they part areas that touch and have no border between them. */
function walls(board: Board, areas: Area[], shapes: Shape[]): Border[] {
  const known = new Set(board.borders.flatMap(({ between: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  return areas.flatMap((one, i) =>
    areas.slice(i + 1).flatMap((other, k): Border[] => {
      const lines = known.has(`${one.id} ${other.id}`) ? [] : sharedEdges(shapes[i]!, shapes[i + 1 + k]!);
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
  /** Card that shows its values: the sheet of a hero, the tile of a model. */
  shown: Card;
  tile: Tile | undefined;
  letter: string;
  life: number;
  /** At the start; 0 where nobody counts. */
  most: number;
}

/** All who stand on the board, heroes first, then from great to small. */
export function piecesOf(table: TableView): Piece[] {
  const at = tableFactsOf(table).at;
  const life = tableFactsOf(table).life;
  const heroes = tableFactsOf(table).heroes;
  const seats = tableFactsOf(table).chairs;
  const tiles = tilesOf(table);
  const letters = lettersInPlay(table);
  const scenario = scenarioOf(table);
  const found = table.in("board").flatMap((number): Piece[] => {
    const card = table.cards.get(number);
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
export function lettersInPlay(table: TableView): Map<number, string> {
  const tiles = tilesOf(table);
  const first = Object.keys(scenarioOf(table)?.life ?? {}).flatMap((number) => table.cards.get(Number(number)) ?? []);
  const others = table.in("board").flatMap((number) => tiles.get(unitOf(table.cards.get(number))) ?? []);
  return lettersOf([...new Set([...first.filter((tile) => unitOf(tile) >= 0), ...others])]);
}

/** Things on the ground, by area. */
function thingsOf(table: TableView): Map<string, Card[]> {
  const at = tableFactsOf(table).at;
  const found = new Map<string, Card[]>();
  for (const number of table.in("ground")) {
    const card = table.cards.get(number);
    const area = card && at[card.id];
    if (area) found.set(area, [...(found.get(area) ?? []), card]);
  }
  return found;
}

/** A numbered place with the hero whose things may lie there. */
export interface Hideout extends HideoutFacts {
  hero: Card | undefined;
  seat: number;
}

const special = (table: TableView, name: string) => scenarioOf(table)?.special.includes(name) ?? false;

function hideoutsOf(table: TableView): Map<string, Hideout[]> {
  const { chairs, heroes, hideouts } = tableFactsOf(table);
  const found = new Map<string, Hideout[]>();
  for (const one of hideouts) {
    const hero = one.chair ? table.cards.get(heroes[one.chair] ?? -1) : undefined;
    found.set(one.area, [...(found.get(one.area) ?? []), { ...one, hero, seat: chairs[one.chair] ?? -1 }]);
  }
  return found;
}

/** Whether all know that the right priest has talked. */
export const curseLifted = (table: TableView) => special(table, "priests") && !table.in("secret.0").length && !!table.in("searched").length;

/** Gates that still stand, by their border, with the life that is left. */
function gatesOf(table: TableView): Map<number, Gate> {
  const wrecked = tableFactsOf(table).wrecked;
  const left = tableFactsOf(table).barricades;
  const gates = (scenarioOf(table)?.gates ?? []).map((gate, i) => ({ ...gate, life: left[i] ?? gate.life }));
  return new Map(gates.filter(({ border }) => !wrecked.includes(border)).map((gate) => [gate.border, gate]));
}

/** All that stands and lies on the map. */
export interface MapState {
  pieces: Piece[];
  things: Map<string, Card[]>;
  hideouts: Map<string, Hideout[]>;
  chests: Set<string>;
  /** Areas, each as often as there is a body. */
  bodies: string[];
  stations: Map<string, Station>;
  gates: Map<number, Gate>;
  /** Areas where reinforcements come in. */
  doors: Set<string>;
}

export const mapStateOf = (table: TableView): MapState => ({
  pieces: piecesOf(table),
  things: thingsOf(table),
  hideouts: hideoutsOf(table),
  chests: new Set(tableFactsOf(table).chests),
  bodies: tableFactsOf(table).bodies,
  stations: new Map(tableFactsOf(table).stations.map((station) => [station.area, station])),
  gates: gatesOf(table),
  doors: new Set(scenarioOf(table)?.reinforcement),
});

// Gems

export const SPOTS = ["reserve", "fatigue", "wounds", "melee", "ranged", "move", "manipulation", "guard", "reroll", "allies"] as const;
export type Spot = (typeof SPOTS)[number];

export const gemsOf = (table: TableView, chair: number): Record<Spot, number> => {
  const row = tableFactsOf(table).gems[chair] ?? [];
  return Object.fromEntries(SPOTS.map((spot, i) => [spot, row[i] ?? 0])) as Record<Spot, number>;
};

export const chairsOf = (table: TableView) => tableFactsOf(table).chairs.map((_, chair) => chair);

/** Whether a bit is set; there may be more than 32 of them. */
const has = (bits: number, i: number) => Math.floor(bits / 2 ** i) % 2 === 1;
export const aggressive = (table: TableView, chair: number) => has(tableFactsOf(table).aggressive, chair);

export const marksOf = (table: TableView, id: string): string[] => {
  const marks = tableFactsOf(table).marks[id] ?? 0;
  return Object.entries(printedOf(table)?.marks ?? {}).flatMap(([name, bit]) => (marks & bit ? [name] : []));
};

// What the server worked out

/** The areas on the way to one, both ends included; nothing where no way is known. */
export function wayTo(mover: Mover, area: string): string[] {
  const way = [area];
  while (mover.before[way[0]!] && mover.reach[way[0]!] !== 0 && way.length < 60) way.unshift(mover.before[way[0]!]!);
  return way.length > 1 ? way : [];
}
