import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as P from "../src/protocol";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { haste, stepsOf, viewAfter } = await import("../src/table/beats");
const { Player } = await import("../src/table/player.svelte");

const view: P.SeatView = { seat: 0, players: 2, zones: [[1], [2]], facts: { gold: 1, tax: 2 }, pending: [0], prompts: ["x"], over: false };
const scene = { view: { ...view, zones: [[], [2, 1]], facts: { gold: 3 } }, sentence: "Your turn", options: [{ action: 1, text: "" }] } as unknown as P.Scene;
const event = (number: number, text: string, more: Partial<P.Happened> = {}): P.Happened => ({
  number, answers: 0, kind: "move", card: -1, source: -1, target: -1, numbers: [], topic: "", rules: [], moment: "" as const, ...more, text,
});
const beats: P.Beat[] = [
  { last: 4, zones: { "0": [] }, facts: {}, dropped: [] },
  { last: 5, zones: {}, facts: { gold: 2 }, dropped: ["tax"] },
  { last: 7, zones: { "1": [2, 1] }, facts: { gold: 3 }, dropped: [] },
];

describe("beats", () => {
  it("change the view one after the other", () => {
    const after = beats.reduce(viewAfter, view);
    expect(after.zones).toEqual(scene.view.zones);
    expect(after.facts).toEqual(scene.view.facts);
    expect(view.facts).toEqual({ gold: 1, tax: 2 });
  });

  it("become steps with what happens in each, and end with what is now", () => {
    const steps = stepsOf(view, scene, beats, [event(4, "One"), event(5, ""), event(6, "Two"), event(7, "Three")]);
    expect(steps.map((step) => step.news.map((one) => one.number))).toEqual([[4], [5, 6, 7]]);
    expect(steps[0]!.scene.view.zones).toEqual([[], [2]]);
    expect(steps[0]!.scene.sentence).toBe("One");
    expect(steps[0]!.scene.options).toEqual([]);
    expect(steps[0]!.scene.view.pending).toEqual([]);
    expect(steps[1]!.scene).toBe(scene);
    expect(steps[1]!.last).toBe(7);
  });

  it("take at most three seconds under a clock, and catch up without one", () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ scene, news: [], last: i, time: 1000 }));
    const whole = (clock: boolean) => 40 * 1000 * haste(many, "normal", clock);
    expect(whole(true)).toBeCloseTo(3000);
    expect(whole(false)).toBeLessThan(10_000);
    expect(haste(many.slice(0, 2), "quick", false)).toBeLessThan(haste(many.slice(0, 2), "slow", false));
  });
});

describe("the player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const steps = () => [1, 2, 3].map((last) => ({ scene, news: [event(last, `${last}`)], last, time: 400 }));

  it("shows a step after the other, and leaves the last one to the table", () => {
    const caughtUp = vi.fn();
    const player = new Player(caughtUp);
    player.add(steps(), undefined, false);
    expect(player.step?.last).toBe(1);
    vi.advanceTimersByTime(401);
    expect(player.step?.last).toBe(2);
    vi.advanceTimersByTime(401);
    expect(player.step).toBeUndefined();
    expect(caughtUp).toHaveBeenCalledOnce();
  });

  it("skips to now", () => {
    const caughtUp = vi.fn();
    const player = new Player(caughtUp);
    player.add(steps(), undefined, false);
    player.skip();
    expect(player.playing).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(caughtUp).toHaveBeenCalledOnce();
  });

  it("lets what was shown last have its time before the next update", () => {
    const player = new Player(() => {});
    const [first, second, third] = steps();
    player.add([first!], undefined, false);
    expect(player.playing).toBe(false);
    player.add([second!], first, false);
    expect(player.step?.last).toBe(1);
    player.add([third!], undefined, false);
    vi.advanceTimersByTime(401);
    expect(player.step?.last).toBe(2);
    vi.advanceTimersByTime(401);
    expect(player.playing).toBe(false);
  });
});
