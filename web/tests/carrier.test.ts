import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Happened, Scene } from "../src/protocol";
import { TableView } from "../src/table/view.svelte";
import Space from "./Space.svelte";

const view = { seat: 0, players: 3, zones: [], facts: {}, pending: [0], prompts: ["march"], over: false };
const box = {
  digest: "", first: 3, cards: [], zones: [], firsts: {}, printed: {}, how_to_play: "", board: null,
  spoken: ["march", "rest", "flee"].map((verb, action) => ({ action, verb, text: verb })),
};

class Chart extends TableView {
  header = undefined;
  box = box;
  seat = 0;
  news: Happened[] = [];
  history: Happened[] = [];
  forecast = {};
  forecastLines = [];
  chosen: number[] = [];
  scene: Scene = {
    view, lines: {}, remarks: [], seat_lines: [], prompt: "march", about: "", sentence: "", undo: "nothing", standing: null, orders: [], outcome: null, result: "", coach: null,
    options: [{ action: 0, text: "march", about: "" }],
    refused: [{ action: 1, text: "rest", reason: "r", sentence: "No rest here", rule: "OI-7", about: "" }],
  };
  override choose(action: number) {
    this.chosen.push(action);
  }
}

const draw = (props: Parameters<typeof Space>[1]) => render(Space, { props }).body;
const drawn = (action: number, idle?: () => void) =>
  draw({ table: new Chart(), action, ...(idle ? { idle } : {}) });

describe("a space of a map that carries an action", () => {
  it("is a button while the action may be chosen", () => {
    const body = drawn(new Chart().action("march"));
    for (const part of ['role="button"', 'tabindex="0"', 'data-state="option"', 'aria-label="The Marsh"']) {
      expect(body).toContain(part);
    }
  });

  it("says that it is refused", () => {
    const body = drawn(new Chart().action("rest"));
    expect(body).toContain('data-state="refused"');
    expect(body).toContain('aria-disabled="true"');
    expect(body).toContain('aria-label="The Marsh"');
    expect(body).toMatch(/aria-description=".+"/);
  });

  it("is only drawn where there is nothing to decide and nothing to show", () => {
    const body = drawn(new Chart().action("flee"));
    expect(body).toContain('data-state="idle"');
    expect(body).not.toContain("role=");
    expect(body).not.toContain("tabindex");
    expect(drawn(2, () => {})).toContain('role="button"');
  });

  it("chooses by click, Enter and Space", () => {
    const table = new Chart();
    const pressed = (key: string) =>
      ({ key, currentTarget: { tagName: "path" }, preventDefault: () => {} }) as unknown as KeyboardEvent;
    draw({
      table,
      action: 0,
      got: (carried) => {
        carried.onclick();
        for (const key of ["Enter", " ", "x"]) carried.onkeydown(pressed(key));
      },
    });
    expect(table.chosen).toEqual([0, 0, 0]);
  });

  it("does what it is for when nothing is asked", () => {
    let shown = 0;
    const table = new Chart();
    draw({ table, action: 2, idle: () => (shown += 1), got: (carried) => carried.onclick() });
    expect([shown, table.chosen]).toEqual([1, []]);
  });
});

describe("a sight of the table", () => {
  it("names rivals in turn from the reader's left, and all to one who watches", () => {
    const table = new Chart();
    table.seat = 1;
    expect(table.rivals).toEqual([2, 0]);
    const watching = new Chart();
    watching.seat = -1;
    expect(watching.rivals).toEqual([0, 1, 2]);
  });
});
