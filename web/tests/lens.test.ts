import { describe, expect, it } from "vitest";
import { CLOSEST, fitting, held, showing, WHOLE, zoomed } from "../src/shared/lens";

describe("the lens", () => {
  const map = { x: -100, y: -50, width: 200, height: 100 };
  const seen = (lens: typeof WHOLE, x: number, y: number) => [x * lens.scale + lens.x, y * lens.scale + lens.y];

  it("keeps what is under the pointer", () => {
    const lens = zoomed(WHOLE, { x: 20, y: 10 }, 2, map);
    expect(lens.scale).toBe(2);
    expect(seen(lens, 20, 10)).toEqual([20, 10]);
  });

  it("never shows what lies beyond the map", () => {
    expect(held({ scale: 2, x: 999, y: -999 }, map)).toEqual({ scale: 2, x: 100, y: -50 });
    expect(zoomed(WHOLE, { x: 0, y: 0 }, 0.2, map)).toEqual(WHOLE);
    expect(zoomed(WHOLE, { x: 0, y: 0 }, 99, map).scale).toBe(CLOSEST);
  });

  it("moves only for what is out of sight", () => {
    const lens = zoomed(WHOLE, { x: 0, y: 0 }, 2, map);
    expect(showing(lens, { x: 10, y: 0 }, map, 10)).toEqual(lens);
    const moved = showing(lens, { x: 80, y: 0 }, map, 10);
    expect(seen(moved, 80, 0)).toEqual([90, 0]);
  });

  it("comes closer to some places, though not too close", () => {
    const lens = fitting([{ x: 40, y: 10 }], map, 5);
    expect(lens.scale).toBe(2);
    expect(seen(lens, 40, 10)).toEqual([0, 0]);
    expect(fitting([{ x: -100, y: 0 }, { x: 100, y: 0 }], map, 5).scale).toBe(1.5);
  });
});
