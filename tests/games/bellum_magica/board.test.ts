import { describe, expect, it } from "vitest";
import { facesThatTake, countsByIcon, widthOf, yields, type Roll } from "../../../src/overlord/games/bellum_magica/web/cards";
import { raidIn, lastThrow } from "../../../src/overlord/games/bellum_magica/web/raids";

const six = (row: string[]) => [row, [], [], [], [], []];
const face = (number: number, targets: string[]): Roll => ({
  face: number, food: 2, glyphs: 0, maps: 1, swords: 0, magic: 0, thieves: 0, scouts: "", targets, text: "",
});
const zones = ["wood.0", "wood.1", "gold.1", "wood-pile"].map((name, number) => ({
  number, name, title: "", owner: name.endsWith("pile") ? -1 : Number(name.at(-1)), kind: 0,
}));
const event = (number: number, more: object) => ({
  number, answers: 0, kind: "move", card: -1, source: -1, target: -1, numbers: [], topic: "",
  rules: [], text: "", moment: "" as const, ...more,
});

describe("rows", () => {
  it("are as wide as the most icons side by side, and never vanish", () => {
    expect(widthOf([["food"], ["food", "map"], []])).toBe(2);
    expect(widthOf(six([]))).toBe(1);
  });

  it("are counted in the order of the table", () => {
    expect(countsByIcon([1, 0, 0, 3, 0, 2])).toEqual([["food", 1], ["sword", 3], ["thief", 2]]);
  });
});

describe("the forecast", () => {
  it("tells by face what it brings, and by card which faces take it", () => {
    const faces = [face(1, ["keg"]), face(2, []), face(4, ["keg", "farm"])];
    expect(facesThatTake(faces, "keg")).toEqual([1, 4]);
    expect(facesThatTake(faces, "town")).toEqual([]);
    expect(yields(faces[0]!)).toEqual([["food", 2], ["map", 1]]);
  });
});

describe("news", () => {
  const raids = event(1, { kind: "announce", topic: "raids", numbers: [0, 1] });
  const theft = event(2, { source: 1, target: 0 });
  const won = event(3, { source: 3, target: 0 });

  it("tell a raid with all that was stolen in it", () => {
    expect(raidIn([raids, theft, event(4, { source: 2, target: 0 }), won], zones)).toEqual({ by: 0, victim: 1, stolen: 2 });
    expect(raidIn([raids], zones)).toEqual({ by: 0, victim: 1, stolen: 0 });
  });

  it("tell a theft whose raid was told before, and nothing where a chest was only won", () => {
    expect(raidIn([theft], zones)).toEqual({ by: 0, victim: 1, stolen: 1 });
    expect(raidIn([won], zones)).toBeUndefined();
  });

  it("tell the last throw of the horde die", () => {
    const roll = (number: number, topic: string) => event(number, { kind: "roll", topic });
    expect(lastThrow([roll(3, "horde"), roll(5, "horde"), roll(6, "first-captain")])).toBe(5);
    expect(lastThrow([])).toBe(-1);
  });
});
