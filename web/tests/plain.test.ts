import { describe, expect, it } from "vitest";
import { qrPath } from "../src/lobby/qr";
import { patience } from "../src/shared/link";
import { letterOf, shapeOf } from "../src/shared/seats";
import { lastOwn, linesOf, rollsOf, filterLines } from "../src/table/log";
import { withGaps } from "../src/table/gaps";

const event = (number: number, more: object = {}) => ({
  number, answers: number, kind: "move", card: -1, source: -1, target: -1, numbers: [], topic: "",
  rules: [], text: `line ${number}`, moment: "" as const, ...more,
});

describe("a row", () => {
  it("keeps the places empty from which cards were taken", () => {
    expect(withGaps([7, 8, 9], [])).toEqual([7, 8, 9]);
    expect(withGaps([7, 8, 9], [1])).toEqual([7, -1, 8, 9]);
    expect(withGaps([7, 8, 9], [0, 4])).toEqual([-1, 7, 8, 9, -2]);
  });
});

describe("the log", () => {
  it("leaves out events told by a line before them, and repeated plans", () => {
    const plan = { kind: "answer", text: "You plan a strike" };
    const lines = linesOf([event(0), event(1, { text: "" }), event(2, plan), event(3, plan)]);
    expect(lines.map((line) => line.number)).toEqual([0, 2]);
  });

  it("knows where the reader's own last answer stands", () => {
    const answer = { kind: "answer" };
    const events = [event(0, { ...answer, numbers: [1] }), event(1, { ...answer, numbers: [0] })];
    expect(lastOwn(events, 1)).toBe(0);
    expect(lastOwn(events, 2)).toBe(-1);
  });

  it("is sifted by the player it is about, and by words and rules", () => {
    const zone = (number: number, owner: number) => ({ number, name: "", title: "", owner, kind: 0 });
    const lines = linesOf(
      [
        event(0, { kind: "answer", numbers: [1], text: "Bob decides" }),
        event(1, { kind: "announce", text: "the hero falls", rules: ["DD-28"] }),
        event(2, { source: 0, target: 1, text: "Ada draws" }),
      ],
      [zone(0, -1), zone(1, 0)],
    );
    const numbers = (seat: number, word: string) => filterLines(lines, seat, word).map((line) => line.number);
    expect(numbers(-1, "")).toEqual([0, 1, 2]);
    expect(numbers(1, "")).toEqual([0, 1]);
    expect(numbers(0, "")).toEqual([2]);
    expect(numbers(-1, " dd-28")).toEqual([1]);
    expect(numbers(0, "hero")).toEqual([]);
  });

  it("lays dice thrown for one thing together", () => {
    const roll = (number: number, topic: string, value: number) =>
      event(number, { kind: "roll", topic, numbers: [value, 6] });
    const rolls = rollsOf([roll(0, "attack", 5), roll(1, "attack", 2), event(2), roll(3, "defense", 6)]);
    expect(rolls.map(({ topic, values }) => [topic, values])).toEqual([["attack", [5, 2]], ["defense", [6]]]);
  });
});

describe("a broken link", () => {
  it("is tried again soon, and never after more than four seconds", () => {
    expect([1, 2, 3, 4, 20].map(patience)).toEqual([600, 1200, 2400, 4000, 4000]);
  });
});

describe("seats", () => {
  it("differ in shape and letter", () => {
    const six = [0, 1, 2, 3, 4, 5];
    expect(new Set(six.map(shapeOf)).size).toBe(6);
    expect(six.map(letterOf).join("")).toBe("ABCDEF");
  });
});

describe("an invitation", () => {
  it("becomes a square of modules", () => {
    const { size, path } = qrPath("http://127.0.0.1:8000/t/ABCDEFGH");
    expect(size).toBeGreaterThan(20);
    expect(path.startsWith("M0 0h1v1h-1z")).toBe(true);
  });
});
