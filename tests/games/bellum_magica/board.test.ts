import { describe, expect, it } from "vitest";
import { counted, fallsTo, named, widthOf, yields, type Foreseen } from "../../../src/overlord/games/bellum_magica/web/cards";
import { raidIn, thrown } from "../../../src/overlord/games/bellum_magica/web/raids";
import { ability, inWords, spoken, told } from "../../../src/overlord/games/bellum_magica/web/told";
import type { Words } from "@/shared/words.svelte";

const words = {
  say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
  find: (key: string) => key,
} as unknown as Words;
const card = (facts: object) => ({ number: 20, id: "ogre", kind: 0, name: "Ogre", text: "", facts: { ...facts } });
const six = (row: string[]) => [row, [], [], [], [], []];
const face = (number: number, targets: string[]): Foreseen => ({
  face: number, food: 2, glyphs: 0, maps: 1, swords: 0, magic: 0, thieves: 0, scouts: "", targets,
});
const zones = ["wood.0", "wood.1", "gold.1", "wood-pile"].map((name, number) => ({
  number, name, title: "", owner: name.endsWith("pile") ? -1 : Number(name.at(-1)), kind: 0,
}));
const event = (number: number, more: object) => ({
  number, answers: 0, kind: "move", card: -1, source: -1, target: -1, numbers: [], topic: "",
  rules: [], text: "", ...more,
});

describe("rows", () => {
  it("are as wide as the most icons side by side, and never vanish", () => {
    expect(widthOf([["food"], ["food", "map"], []])).toBe(2);
    expect(widthOf(six([]))).toBe(1);
  });

  it("are counted in the order of the table", () => {
    expect(counted(["map", "food", "map"])).toEqual([["food", 1], ["map", 2]]);
    expect(named([1, 0, 0, 3, 0, 2])).toEqual([["food", 1], ["sword", 3], ["thief", 2]]);
  });
});

describe("what is foreseen", () => {
  it("tells by face what it brings, and by card which faces take it", () => {
    const faces = [face(1, ["keg"]), face(2, []), face(4, ["keg", "farm"])];
    expect(fallsTo(faces, "keg")).toEqual([1, 4]);
    expect(fallsTo(faces, "town")).toEqual([]);
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
    expect(thrown([roll(3, "horde"), roll(5, "horde"), roll(6, "first-captain")])).toBe(5);
    expect(thrown([])).toBe(-1);
  });
});

describe("a card in words", () => {
  const ogre = { kind: "evil", left: six(["food", "food"]), right: six([]), bonus: "confusion", bonusName: "Confusion", bonusText: "Again." };

  it("tells rows with the active one in brackets, and the token it brings", () => {
    expect(told(card(ogre), { die: 1 }, words)).toBe(
      "face-creature Ogre [icon-foodicon-food] – – – – – [–] – – – – – · bonus-confusion",
    );
    expect(inWords(ogre, "left", words)).toBe("zone-left: 1: 2 icon-food");
    expect(inWords(ogre, "right", words)).toBe("zone-right: face-nothing");
    expect(ability(card(ogre))).toBe("Confusion: Again.");
  });

  it("tells a castle with what it takes, once somebody lives there", () => {
    const castle = card({ kind: "castle", shield: 2, magic: 0, left: six([]), right: six([]) });
    const facts = { lords: { ogre: 1 }, defence: [[2, 0], [3, 1]], chests: [0, 4] };
    expect(told(castle, {}, words)).toMatch(/^face-castle Ogre 2/);
    expect(told(castle, facts, words)).toMatch(/^face-rival Ogre face-magic 3 1 4/);
  });

  it("tells shields, spoils and values", () => {
    const farm = card({ kind: "farm", shield: 2, magic: 0, spoils: { food: 2, wood: 1 } });
    expect(told(farm, {}, words)).toBe("face-place Ogre 2 face-spoil-food 2, face-spoil-wood 1");
    expect(told(card({ kind: "gold", value: 8 }), {}, words)).toBe("face-chest Ogre 8");
    expect(told(card({}), {}, words)).toBe("Ogre");
    expect(spoken({}, words)).toBe("face-nothing");
  });
});
