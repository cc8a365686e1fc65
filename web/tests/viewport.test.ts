import { describe, expect, it } from "vitest";
import { clamp, fitTo, panInto, MAX_SCALE, WHOLE_MAP, zoomAt } from "../src/shared/viewport";

describe("the viewport", () => {
  const map = { x: -100, y: -50, width: 200, height: 100 };
  const shownAt = (viewport: typeof WHOLE_MAP, x: number, y: number) => [x * viewport.scale + viewport.x, y * viewport.scale + viewport.y];

  it("keeps what is under the pointer", () => {
    const viewport = zoomAt(WHOLE_MAP, { x: 20, y: 10 }, 2, map);
    expect(viewport.scale).toBe(2);
    expect(shownAt(viewport, 20, 10)).toEqual([20, 10]);
  });

  it("never shows what lies beyond the map", () => {
    expect(clamp({ scale: 2, x: 999, y: -999 }, map)).toEqual({ scale: 2, x: 100, y: -50 });
    expect(zoomAt(WHOLE_MAP, { x: 0, y: 0 }, 0.2, map)).toEqual(WHOLE_MAP);
    expect(zoomAt(WHOLE_MAP, { x: 0, y: 0 }, 99, map).scale).toBe(MAX_SCALE);
  });

  it("moves only for what is out of sight", () => {
    const viewport = zoomAt(WHOLE_MAP, { x: 0, y: 0 }, 2, map);
    expect(panInto(viewport, { x: 10, y: 0 }, map, 10)).toEqual(viewport);
    const moved = panInto(viewport, { x: 80, y: 0 }, map, 10);
    expect(shownAt(moved, 80, 0)).toEqual([90, 0]);
  });

  it("comes closer to some places, though not too close", () => {
    const viewport = fitTo([{ x: 40, y: 10 }], map, 5);
    expect(viewport.scale).toBe(2);
    expect(shownAt(viewport, 40, 10)).toEqual([0, 0]);
    expect(fitTo([{ x: -100, y: 0 }, { x: 100, y: 0 }], map, 5).scale).toBe(1.5);
  });
});
