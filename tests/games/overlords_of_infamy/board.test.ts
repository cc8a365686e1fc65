import { describe, expect, it } from "vitest";
import { center, corner, edge, frame, half, hexagon, rim, SIZE, STEPS, stepFrom, type At } from "../../../src/overlord/games/overlords_of_infamy/web/hex";

const places = (...all: At[]) => all.map((at) => ({ at }));
const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.2);

describe("hexes", () => {
  it("lie side by side, and share each edge with the neighbour over it", () => {
    STEPS.forEach((step, i) => {
      const [here, there] = [center([0, 0]), center(step)];
      near(Math.hypot(there.x - here.x, there.y - here.y), SIZE * Math.sqrt(3));
      const [mine, theirs] = [corner(here, i), corner(there, i + 4)];
      near(mine.x, theirs.x);
      near(mine.y, theirs.y);
    });
  });

  it("begin their edges at the upper right", () => {
    expect(corner({ x: 0, y: 0 }, 0)).toEqual({ x: 0, y: -SIZE });
    expect(edge({ x: 0, y: 0 }, 0)).toBe("M0 -50L43.3 -25");
    expect(hexagon({ x: 0, y: 0 })).toMatch(/^M0 -50L43\.3 -25L43\.3 25L0 50L-43\.3 25L-43\.3 -25Z$/);
  });

  it("fall into a left and a right half", () => {
    expect(half({ x: 0, y: 0 }, false)).toBe("M0 -50L0 50L-43.3 25L-43.3 -25Z");
    expect(half({ x: 0, y: 0 }, true)).toBe("M0 -50L43.3 -25L43.3 25L0 50Z");
  });

  it("have a frame and a rim", () => {
    const two = places([0, 0], [1, 0]);
    expect(frame(two.map((one) => one.at), 0)).toEqual({ x: -43.3, y: -50, width: 173.2, height: 100 });
    expect(rim(two, () => "one")).toHaveLength(10);
    expect(rim(two, (place) => String(place.at))).toHaveLength(12);
  });

  it("are walked with the arrow keys, over gaps too", () => {
    const [west, east, south, far] = places([0, 0], [2, 0], [0, 1], [0, 3]);
    const all = [west!, east!, south!, far!];
    expect(stepFrom(all, west!, "ArrowRight")).toBe(east);
    expect(stepFrom(all, east!, "ArrowLeft")).toBe(west);
    expect(stepFrom(all, west!, "ArrowDown")).toBe(south);
    expect(stepFrom(all, south!, "ArrowDown")).toBe(far);
    expect(stepFrom(all, far!, "ArrowUp")).toBe(south);
    expect(stepFrom(all, west!, "ArrowUp")).toBeUndefined();
    expect(stepFrom(all, west!, "Enter")).toBeUndefined();
  });
});
