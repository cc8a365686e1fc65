import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Dice from "../src/shared/Dice.svelte";

const shown = (props: Parameters<typeof Dice>[1]) => render(Dice, { props }).body;
const count = (text: string, part: string) => text.split(part).length - 1;

describe("dice", () => {
  it("show one pip for every point of a six-sided die", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const body = shown({ values: [value] });
      expect(count(body, "<circle")).toBe(value);
      expect(new Set(body.match(/cx="\d+" cy="\d+"/g)).size).toBe(value);
    }
  });

  it("show the number of any other die", () => {
    const body = shown({ values: [12, 7], sides: 20 });
    expect(body).not.toContain("<circle");
    expect(body).toMatch(/<b[^>]*>12<.*<b[^>]*>7</s);
  });

  it("say what fell, and for what", () => {
    expect(shown({ values: [3, 6], label: "Attack" })).toContain('aria-label="Attack: 3, 6"');
    expect(shown({ values: [3] })).toContain('aria-label="3"');
  });

  it("can have faces of their own", () => {
    const face = createRawSnippet((value: () => number) => ({ render: () => `<i>axe ${value()}</i>` }));
    const body = shown({ values: [2], face });
    expect(body).toContain("axe 2");
    expect(body).not.toContain("<circle");
  });
});
