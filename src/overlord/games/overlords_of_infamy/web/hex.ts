// Hexes with a point on top, in axial coordinates: q to the right, r down to the right. Edges and
// corners are counted clockwise; edge 0 is the upper right one, between corners 0 (top) and 1.
import { ARROWS, type Frame, type Point } from "@/shared/viewport";

export type At = readonly [q: number, r: number];

export const SIZE = 50;
const WIDE = SIZE * Math.sqrt(3);
export const STEPS: readonly At[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

export const center = ([q, r]: At): Point => ({ x: WIDE * (q + r / 2), y: SIZE * 1.5 * r });

/** A corner of the hex around a point, drawn in by some share of its size. */
export function corner(of: Point, i: number, size = SIZE): Point {
  const angle = ((60 * i - 90) * Math.PI) / 180;
  return { x: round(of.x + size * Math.cos(angle)), y: round(of.y + size * Math.sin(angle)) };
}

const round = (n: number) => Math.round(n * 10) / 10 || 0;

const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

const around = (of: Point, corners: number[], size: number) =>
  `${path(corners.map((i) => corner(of, i, size)))}Z`;

export const hexagon = (of: Point, size = SIZE) => around(of, [0, 1, 2, 3, 4, 5], size);

/** The left or the right half: the place of a tile's first or second symbol. */
export const half = (of: Point, right: boolean, size = SIZE) =>
  around(of, right ? [0, 1, 2, 3] : [0, 3, 4, 5], size);

export const edge = (of: Point, i: number, size = SIZE) =>
  path([corner(of, i, size), corner(of, i + 1, size)]);

export const route = (places: At[]) => path(places.map(center).map(({ x, y }) => ({ x: round(x), y: round(y) })));

/** Box around all the hexes, with some room. */
export function frame(places: At[], room = 6): Frame {
  const points = places.map(center);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - WIDE / 2 - room, Math.min(...ys) - SIZE - room];
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(...xs) + WIDE / 2 + room - x),
    height: round(Math.max(...ys) + SIZE + room - y),
  };
}

/** The edges at which something else begins: they are the rim of a region. */
export function rim<T extends { at: At }>(places: T[], region: (one: T) => string): [T, number][] {
  const found = new Map(places.map((one) => [one.at.join(), region(one)]));
  return places.flatMap((one) =>
    STEPS.flatMap(([q, r], i): [T, number][] =>
      found.get([one.at[0] + q, one.at[1] + r].join()) === region(one) ? [] : [[one, i]],
    ),
  );
}

/** Goal of an arrow key: along the row, or the nearest hex of the next row that has one. */
export function stepFrom<T extends { at: At }>(places: T[], from: T, key: string): T | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const here = center(from.at);
  const ahead = places.filter((one) => {
    const there = center(one.at);
    return way[0] ? one.at[1] === from.at[1] && (there.x - here.x) * way[0] > 1 : (there.y - here.y) * way[1] > 1;
  });
  const far = (one: T) => {
    const there = center(one.at);
    return way[0] ? Math.abs(there.x - here.x) : Math.abs(there.y - here.y) * 100 + Math.abs(there.x - here.x - 1);
  };
  return ahead.toSorted((a, b) => far(a) - far(b))[0];
}
