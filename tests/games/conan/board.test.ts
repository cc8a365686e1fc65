import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lastAttack } from "../../../src/overlord/games/conan/web/attack";
import { moveGems } from "../../../src/overlord/games/conan/web/gems";
import { frame, inside, rim, room, rows, sharedEdges, stepFrom, UNIT } from "../../../src/overlord/games/conan/web/ground";
import { SHAPES, square, type Shape } from "../../../src/overlord/games/conan/web/shapes";
import type { Board, Mover, Scenario } from "../../../src/overlord/games/conan/web/face";
import { curseLifted, layOut, lettersOf, mapStateOf, wayTo } from "../../../src/overlord/games/conan/web/world";
import type { Card, Happened } from "@/protocol";
import type { TableView } from "@/table/view.svelte";

const box = (name: string) => readFileSync(`../src/overlord/games/conan/box/board-${name}.toml`, "utf8");
const BOARDS = ["village", "ships", "fort", "inn"];

/** The areas and borders of a board file, as far as a drawing needs them. */
function board(name: string) {
  const areas = new Map<string, { at: [number, number]; shape: Shape; ground: string }>();
  for (const [, id, x, y, ground] of box(name).matchAll(/\{ id = "([\w-]+)", at = \[([\d.-]+), ([\d.-]+)\](?:, ground = "(\w+)")?/g)) {
    const at: [number, number] = [Number(x), Number(y)];
    areas.set(id!, { at, shape: SHAPES[id!] ?? square(at), ground: ground ?? "ground" });
  }
  const borders = [...box(name).matchAll(/between = \["([\w-]+)", "([\w-]+)"\], kind = "([\w-]+)"/g)].map(([, a, b, kind]) => ({ a: a!, b: b!, kind: kind! }));
  return { areas, borders };
}

describe("the drawn boards", () => {
  it.each(BOARDS)("%s: areas with a border touch, but for leaps, masts and the walk over the gate", (name) => {
    const { areas, borders } = board(name);
    expect(areas.size).toBeGreaterThanOrEqual(35);
    const apart = borders.filter(({ a, b, kind }) => {
      const [one, other] = [areas.get(a)!, areas.get(b)!];
      return kind !== "leap" && ![one, other].some((area) => area.ground === "mast") && !sharedEdges(one.shape, other.shape).length;
    });
    expect(apart).toEqual(name === "fort" ? [{ a: "fort-wall-s", b: "fort-tower-sw", kind: "open" }] : []);
  });

  it.each(BOARDS)("%s: no two areas lie on each other, and all have room for pieces", (name) => {
    const areas = [...board(name).areas].filter(([, area]) => area.ground !== "mast");
    for (const [id, { at, shape }] of areas) {
      const place = room(shape, { x: at[0] * UNIT, y: at[1] * UNIT });
      expect(place.width * place.height, id).toBeGreaterThan(1500);
      const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
      expect(areas.filter(([, other]) => inside(other.shape, middle)).map(([other]) => other)).toEqual([id]);
    }
  });

  it("have a frame, and a rim where nothing is beyond", () => {
    const [west, east] = [square([0, 0]), square([1, 0])];
    expect(frame([west, east], 5)).toEqual({ x: -55, y: -55, width: 210, height: 110 });
    expect(rim(west, [east])).toHaveLength(3);
    expect(rim(west, [])).toHaveLength(4);
    expect(sharedEdges(west, east)).toEqual([[{ x: 50, y: -50 }, { x: 50, y: 50 }]]);
    expect(sharedEdges(west, square([1, 1]))).toEqual([]);
  });

  it("are walked with the arrow keys, to what lies rather in that direction", () => {
    const places = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 60, y: 90 }, { x: 0, y: 300 }];
    expect(stepFrom(places, places[0]!, "ArrowRight")).toBe(places[1]);
    expect(stepFrom(places, places[0]!, "ArrowDown")).toBe(places[2]);
    expect(stepFrom(places, places[0]!, "ArrowLeft")).toBeUndefined();
  });
});

describe("pieces", () => {
  it("stand in rows within their room, smaller where there are many", () => {
    const space = { x: 0, y: 0, width: 90, height: 60 };
    for (const count of [1, 4, 9, 14]) {
      const places = rows(Array.from({ length: count }, () => 15), space);
      expect(places).toHaveLength(count);
      for (const { x, y, r } of places) {
        expect(x - r).toBeGreaterThanOrEqual(0);
        expect(x + r).toBeLessThanOrEqual(90);
        expect(y - r).toBeGreaterThanOrEqual(0);
        expect(y + r).toBeLessThanOrEqual(60);
      }
    }
    expect(rows([15], space)[0]!.r).toBe(15);
    expect(rows(Array.from({ length: 14 }, () => 15), space)[0]!.r).toBeLessThan(15);
  });

  it("bear a letter that no other unit has: of the colour first", () => {
    const tile = (name: string, unit: number) => ({ name, facts: { kind: "tile", unit } }) as unknown as Card;
    const names = ["Pict Hunters (blue)", "Pict Hunters (green)", "Giant Snake", "Bêlit's Guards", "Pirates (grey)"];
    expect([...lettersOf(names.map(tile)).values()]).toEqual(["B", "G", "S", "Ê", "P"]);
  });
});

describe("what a scenario puts on a board", () => {
  const HEROES = ["", "Conan", "Shevatas"];

  /** A table of a scenario with nothing but this printed and these facts and zones. */
  function tableWith(print: Partial<Scenario>, facts: Record<string, unknown> = {}, zones: Record<string, number[]> = {}): TableView {
    const tokens = Array.from({ length: 20 }, (_, i) => ({ id: `number-${i + 1}`, number: 501 + i, name: `${i + 1}`, facts: { kind: "token" } }));
    const heroes = HEROES.map((name, i) => ({ id: name.toLowerCase(), number: 10 + i, name, facts: { kind: "hero" } }));
    const cards = [...tokens, ...heroes] as unknown as Card[];
    const scenario = { board: "b", gates: [], out: [], stations: [], special: [], hiding: [], reinforcement: [], allies: [], life: {}, ...print };
    const none = { at: {}, life: {}, chests: [], bodies: [], wrecked: [], barricades: [], hideouts: [], stations: [] };
    return {
      box: { cards, firsts: {}, printed: { boards: { b: { areas: [{ id: "main", ground: "mast" }], borders: [] } }, scenarios: { s: scenario } } },
      header: { options: { scenario: "s" } },
      cards: new Map(cards.map((card) => [card.number, card])),
      in: (name: string) => zones[name] ?? [],
      facts: { heroes: [-1, 11, 12], chairs: [0, 1, 1], ...none, ...facts },
      words: { say: (key: string, values: object) => `${key} ${Object.values(values).join(" ")}`.trim() },
    } as unknown as TableView;
  }

  it("leaves out what is not in play, and borders keep their numbers", () => {
    const area = (id: string, x: number) => ({ id, at: [x, 0], ground: "ground", level: 0, capacity: 9, exit: false });
    const border = (a: string, b: string) => ({ between: [a, b], kind: "open", cost: 0, difficulty: 0, fall: [] });
    const print = { areas: [area("a", 0), area("b", 1), area("c", 2)], borders: [border("a", "b"), border("b", "c")] } as unknown as Board;
    const { areas, borders, shapes } = layOut(print, ["a"], new Map());
    expect(areas.map(({ id }) => id)).toEqual(["b", "c"]);
    expect(borders.map(({ i }) => i)).toEqual([1]);
    expect(shapes).toHaveLength(2);
    expect(areas[0]!.rim).toHaveLength(3);
  });

  it("shows gates with the life that is left, until they are open", () => {
    const gate = (border: number, kind: string, life = 0) => ({ border, kind, cost: 0, difficulty: 0, life, key: 0 });
    const gates = [gate(3, "barricade", 12), gate(5, "barricade", 12), gate(8, "lock")];
    const { gates: found } = mapStateOf(tableWith({ gates }, { barricades: [7, 0, 0], wrecked: [5] }));
    expect([...found.keys()]).toEqual([3, 8]);
    expect(found.get(3)).toMatchObject({ kind: "barricade", life: 7 });
  });

  it("has numbered places with the hero whose things may lie there", () => {
    const place = { area: "b", number: 2, kind: "hoard", state: "closed" };
    const hideouts = [{ ...place, card: 502, chair: 1 }, { ...place, card: 512, chair: 2 }, { ...place, card: 503, area: "c", chair: 0 }];
    const found = mapStateOf(tableWith({}, { hideouts })).hideouts;
    expect(found.get("b")?.map(({ hero, seat }) => [hero?.name, seat])).toEqual([["Conan", 1], ["Shevatas", 1]]);
    expect(found.get("c")?.[0]).toMatchObject({ hero: undefined, seat: 0 });
  });

  it("lifts the curse when the right priest has talked", () => {
    const anu = { special: ["priests"] };
    expect(curseLifted(tableWith(anu, {}, { "secret.0": [-1], searched: [502] }))).toBe(false);
    expect(curseLifted(tableWith(anu, {}, { searched: [502] }))).toBe(true);
    expect(curseLifted(tableWith(anu))).toBe(false);
  });
});

describe("gems", () => {
  it("stay where they are as long as they can, and the others move", () => {
    const before = moveGems({}, { reserve: 3, fatigue: 1 });
    expect(before).toEqual({ reserve: [0, 1, 2], fatigue: [3] });
    expect(moveGems(before, { reserve: 1, fatigue: 1, guard: 2 })).toEqual({ reserve: [0], fatigue: [3], guard: [1, 2] });
    expect(moveGems(before, { reserve: 4, fatigue: 1 })).toEqual({ reserve: [0, 1, 2, 4], fatigue: [3] });
    expect(moveGems(before, { reserve: 2, fatigue: 0 })).toEqual({ reserve: [0, 1], fatigue: [] });
  });
});

describe("the way somewhere", () => {
  const mover = { reach: { a: 0, b: 1, c: 3 }, before: { b: "a", c: "b" } } as unknown as Mover;

  it("is told from where somebody stands", () => {
    expect(wayTo(mover, "c")).toEqual(["a", "b", "c"]);
    expect(wayTo(mover, "a")).toEqual([]);
    expect(wayTo(mover, "z")).toEqual([]);
  });
});

describe("the last attack", () => {
  let number = 0;
  const event = (topic: string, card: number, numbers: number[], answers = 1, kind = "announce") =>
    ({ number: number++, topic, card, numbers, answers, kind }) as unknown as Happened;
  const roll = (topic: string, value: number, answers = 1) => event(topic, -1, [value, 6], answers, "roll");

  it("is read from what happened: dice, a die thrown again, power, defence and death", () => {
    const strike = lastAttack([
      event("attacks", 7, [8, 0, -1]),
      event("attacks", 1, [2, 0, 30]),
      roll("die-red", 6),
      roll("die-yellow", 1),
      roll("die-yellow", 4, 2),
      event("power", 1, [4]),
      roll("die-orange", 3, 3),
      event("defence", 2, [1]),
      event("dies", 2, []),
    ]);
    expect(strike).toMatchObject({ striker: 1, target: 2, weapon: 30, power: 4 });
    expect(strike?.dice).toEqual([
      { colour: "red", face: 5, again: false },
      { colour: "yellow", face: 3, again: true }, // in the place of the one that showed less
    ]);
    expect(strike?.hits).toEqual([
      { target: 2, dice: [{ colour: "orange", face: 2, again: false }], defence: 1, damage: 3, dies: true },
    ]);
  });

  it("is over when something else is activated", () => {
    const strike = lastAttack([event("attacks", 1, [2, 0, -1]), roll("die-red", 1), event("power", 1, [0]), event("activates", 9, [0]), roll("die-red", 6)]);
    expect(strike?.hits).toEqual([]);
    expect(lastAttack([])).toBeUndefined();
  });
});
