import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import FighterFace from "../../../src/overlord/games/big_bad_overlord/web/FighterFace.svelte";
import { battleOf, hauntings, lastRound, oddsAgainst, oddsOf, withSign } from "../../../src/overlord/games/big_bad_overlord/web/battle";
import { designOf, type Fighter } from "../../../src/overlord/games/big_bad_overlord/web/cards";
import { chairOrder, inBattle, marks, playerOf, wanted } from "../../../src/overlord/games/big_bad_overlord/web/chairs";
import type { Happened, Scene } from "@/protocol";
import { upTo } from "@/table/log";
import { TableView } from "@/table/view.svelte";

const ZONES = ["virtue", ...["mat", "hand", "citadel", "army", "lent", "captives", "ghost"].flatMap((name) => [0, 1, 2, 3].map((n) => `${name}.${n}`))];
const HAUNTS = ["mind", "magic", "melee"].flatMap((type) =>
  ["attack", "defense"].flatMap((side) => ["help", "curse"].map((how) => `${how}-${side}-${type}`)),
);
const spoken = ["done", "press-on", ...HAUNTS].map((verb, action) => ({ action, verb, text: verb }));

const card = (number: number, id: string, facts: object = {}) => ({ number, id, kind: 0, name: id, text: "", line: "machine", ability: "", facts: { ...facts } });

class Table extends TableView {
  header = undefined;
  box = {
    digest: "", first: 20, spoken, firsts: {}, printed: {}, how_to_play: "", board: null,
    cards: [card(20, "riff-raff-1"), card(30, "duke-b"), card(40, "ghost-c", { kind: "ghost", bonus: 2, penalty: 2 })],
    zones: ZONES.map((name, number) => ({ number, name, title: name, owner: -1, kind: 0 })),
  };
  seat: number;
  news: Happened[] = [];
  history: Happened[] = [];
  forecast: Record<string, unknown>;
  forecastLines = [];
  scene: Scene;
  constructor(facts: object, zones: Record<string, number[]> = {}, more: { seat?: number; prompt?: string; options?: number[]; forecast?: Record<string, unknown> } = {}) {
    super();
    this.seat = more.seat ?? 0;
    this.forecast = more.forecast ?? {};
    const options = (more.options ?? []).map((action) => ({ action, text: "", about: "" }));
    this.scene = {
      view: {
        seat: this.seat, players: 4, pending: [0], prompts: [more.prompt ?? ""], over: false,
        facts: { chairs: [0, 1, 2, 3], alive: [0, 1, 2], defender: -1, helpers: [], shields: [], ...facts },
        zones: ZONES.map((name) => zones[name] ?? []),
      },
      lines: {}, remarks: [], seat_lines: [], prompt: more.prompt ?? "", about: "", sentence: "", undo: "nothing", standing: null, orders: [], outcome: null, result: "", coach: null, refused: [], options,
    };
  }
}

const event = (number: number, more: Partial<Happened>): Happened => ({
  number, answers: 0, kind: "move", card: -1, source: -1, target: -1, numbers: [], topic: "", rules: [], text: "", moment: "" as const, ...more,
});
const thrown = (number: number, topic: string, dice: number[], about: number[]) =>
  event(number, { kind: "throw", topic, numbers: [dice.length, 6, ...dice, ...about], text: `throw ${number}` });

describe("a battle", () => {
  it("is none while nobody defends", () => {
    expect(battleOf(new Table({}))).toBeUndefined();
    expect(inBattle(new Table({})).size).toBe(0);
  });

  it("shows each side with its captives and what was lent", () => {
    const table = new Table({ attacker: 0, defender: 1, stage: 0, helpers: [2], shields: [3] });
    expect(battleOf(table)?.zones).toEqual({
      attack: ["army.0", "captives.0", "lent.2"],
      defense: ["army.1", "captives.1", "lent.3"],
    });
  });

  it("is fought for the Citadel once the Army is gone, and then with the Duke", () => {
    expect(battleOf(new Table({ attacker: 0, defender: 1, stage: 2 }))?.zones.defense).toEqual(["citadel.1", "captives.1"]);
    expect(battleOf(new Table({ attacker: 0, defender: 1, stage: 3 }))?.dukes).toEqual({ attack: false, defense: true });
    expect(battleOf(new Table({ attacker: 0, defender: 1, stage: 4 }))?.zones.attack).toContain("citadel.0");
  });

  it("has the forces of Good on one side", () => {
    expect(battleOf(new Table({ attacker: -1, defender: 1, stage: 0 }))?.zones.attack).toEqual(["virtue"]);
  });
});

describe("the last round", () => {
  const start = event(0, { kind: "announce", topic: "attacks" });

  it("adds dice and bonus, and knows what had to be reached", () => {
    const { throws } = lastRound([start, thrown(1, "mind-attack", [4, 5], [0, 3, 12])]);
    expect(throws[0]).toMatchObject({ dice: [4, 5], plus: 3, total: 12, target: 12, text: "throw 1" });
  });

  it("is the last one of several, also within one answer", () => {
    const events = [
      start,
      thrown(1, "melee-attack", [1, 2], [0, 4, 0]),
      thrown(2, "melee-defense", [1, 1], [1, 0, 7]),
      event(3, { text: "a loss" }),
      thrown(4, "melee-attack", [6, 2], [0, 4, 0]),
      thrown(5, "melee-defense", [3, 1], [1, 0, 12]),
      event(6, { text: "another loss" }),
    ];
    expect(lastRound(events).throws.map((one) => one.number)).toEqual([4, 5]);
    expect(lastRound(events).lines).toEqual(["another loss"]);
    expect(lastRound([...events, thrown(7, "mind-attack", [1, 2], [0, 1, 12])]).throws).toHaveLength(1);
  });

  it("keeps MIND and MAGIC when an equal MELEE is thrown again", () => {
    const { throws } = lastRound([
      start,
      thrown(1, "magic-attack", [4, 5], [0, 3, 12]),
      thrown(2, "melee-attack", [1, 2], [0, 0, 0]),
      thrown(3, "melee-defense", [2, 1], [1, 0, 3]),
      thrown(4, "melee-attack", [5, 2], [0, 0, 0]),
      thrown(5, "melee-defense", [2, 1], [1, 0, 7]),
    ]);
    expect(throws.map((one) => one.number)).toEqual([1, 4, 5]);
  });

  it("is empty at the beginning of a battle, and without dice for who goes first", () => {
    expect(lastRound([thrown(0, "mind-attack", [1, 1], [0, 0, 12]), start]).throws).toEqual([]);
    expect(lastRound([thrown(0, "first-player", [4], [1])]).throws).toEqual([]);
  });
});

describe("an earlier moment", () => {
  it("has all that its answer brought, and nothing later", () => {
    const events = [event(0, {}), event(1, { answers: 1 }), event(2, { answers: 1 }), event(3, { answers: 2 })];
    expect(upTo(events, 1).map((one) => one.number)).toEqual([0, 1, 2]);
    expect(upTo(events, 3)).toHaveLength(4);
  });
});

describe("Ghosts", () => {
  it("haunt the roll they have declared", () => {
    const table = new Table({ haunts: [0, 0, 1 + HAUNTS.indexOf("curse-defense-magic"), 13] }, { "ghost.2": [40] });
    expect(hauntings(table)).toEqual([{ chair: 2, ghost: 40, helps: false, side: "defense", type: "magic" }]);
  });
});

describe("odds", () => {
  const odds = { "attack-loses": 1, "defense-loses": 2, "attack-wins": 3, exact: true };

  it("are told where the server knows them", () => {
    const table = new Table({}, {}, { forecast: { battle: { bonuses: {}, odds }, targets: [{ chair: 1, odds }, { chair: 2 }] } });
    expect(oddsOf(table)).toMatchObject(odds);
    expect(oddsAgainst(table, 1)).toMatchObject(odds);
    expect(oddsAgainst(table, 2)).toBeUndefined();
    expect(oddsOf(new Table({}))).toBeUndefined();
  });

  it("have bonuses with their sign", () => {
    expect([2, 0, -3].map(withSign)).toEqual(["+2", "+0", "−3"]);
  });
});

describe("chairs", () => {
  it("go round from the reader's left", () => {
    expect(chairOrder(new Table({}, {}, { seat: 1 }))).toEqual({ others: [2, 3, 0], own: [1] });
    expect(chairOrder(new Table({}, {}, { seat: -1 }))).toEqual({ others: [0, 1, 2, 3], own: [] });
    expect(chairOrder(new Table({ chairs: [0, 0, 1, 1] }, {}, { seat: 1 }))).toEqual({ others: [0, 1], own: [2, 3] });
  });

  it("tell two Dukes of one player apart", () => {
    expect(playerOf(new Table({ chairs: [0, 0, 1, 1] }), 1)).toBe("chair-2");
    expect(playerOf(new Table({}), 1)).not.toBe("chair-2");
  });

  it("mark own cards that move, and nothing else", () => {
    const cards = { prompt: "march", options: [20, 30] };
    const table = new Table({}, { "army.0": [20], "mat.1": [30] }, cards);
    table.box.cards[0]!.facts = { kind: "minion" };
    table.box.cards[1]!.facts = { kind: "duke" };
    expect([20, 30, 0].map((action) => marks(action, table))).toEqual([true, false, false]);
    const lending = new Table({}, { "army.0": [20] }, { ...cards, prompt: "join-attack" });
    lending.box.cards[0]!.facts = { kind: "minion" };
    expect(marks(20, lending)).toBe(false);
    expect(wanted(table)).toBe(0);
  });

  it("fill a Citadel at once", () => {
    const hand = { prompt: "garrison", options: [20] };
    expect(wanted(new Table({}, { "hand.1": [20] }, hand))).toBe(3);
    expect(wanted(new Table({}, { "hand.1": [20], "citadel.1": [21] }, hand))).toBe(2);
  });
});

describe("a card", () => {
  it("shares its picture with its copies, and a Ghost with its Duke", () => {
    expect(["riff-raff-8", "ghost-kamu-the-mighty", "doomsword"].map((id) => designOf(card(1, id)))).toEqual(["riff-raff", "kamu-the-mighty", "doomsword"]);
  });

  it("shows half points, what counts in defense only, and what nothing can reach", () => {
    const value = { typeName: "T", attack: "", defense: 3, resist: "whole" as const };
    const fighter: Fighter = {
      is: "fighter", kind: "minion", defenseOnly: 2, machine: true,
      values: [{ ...value, type: "mind", attack: "½", defense: null }, { ...value, type: "magic", resist: "half" }, { ...value, type: "melee" }],
    };
    const { body } = render(FighterFace, { props: { card: card(1, "toady-1", fighter), fighter } });
    for (const part of ["½", "∞", "×½", ">2<", "machine"]) expect(body).toContain(part);
  });
});
