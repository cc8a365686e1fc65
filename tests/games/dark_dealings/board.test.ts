import { describe, expect, it } from "vitest";
import { byChallenge, drawnAs } from "../../../src/overlord/games/dark_dealings/web/cards";
import { partsOf } from "../../../src/overlord/games/dark_dealings/web/plan";

const card = (number: number, facts: object) => ({
  number, id: `c${number}`, kind: 0, name: "", text: "", line: "", ability: "", facts: { ...facts },
});

describe("a plan", () => {
  it("puts the card a Heavy Hitter turns beside it, and counts groups", () => {
    const heavy = (number: number) => number === 60;
    expect(partsOf([60, 61, 3, 62], 4, heavy)).toEqual([
      { card: 60, turning: 61, group: 1 },
      { card: 62, turning: 0, group: 2 },
    ]);
  });
});

describe("cards", () => {
  it("lie from the highest Challenge Value down", () => {
    const low = card(5, { kind: "hero", armor: 1, challenge: 3 });
    const high = card(9, { kind: "hero", armor: 1, challenge: 50 });
    expect([low, high].toSorted(byChallenge)).toEqual([high, low]);
    expect(byChallenge(low, card(60, { kind: "defense", sides: [] }))).toBe(0);
  });

  it("are drawn as what they strike with", () => {
    const detour = { types: [], strike: 0, detour: true };
    expect(drawnAs({ kind: "defense", rank: 1, ability: "detour", sides: [detour] })).toBe("detour");
  });
});
