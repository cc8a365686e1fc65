// The geometry of a board: outlines, the edges where two areas touch, room for the pieces. Lines are
// drawn by an unsteady hand, always the same: a point is shifted by where it lies, so whatever
// meets there still meets.
import { ARROWS, type Frame, type Point } from "@/shared/viewport";
import type { Shape } from "./shapes";

export const UNIT = 100; // of the drawing, for 1 of the board
const GRAIN = 0.25; // of the unsteady hand
const SHAKE = 3.2;

export type Line = readonly [Point, Point];

const scale = (shape: Shape): Point[] => shape.map(([x, y]) => ({ x: x * UNIT, y: y * UNIT }));
const round = (n: number) => Math.round(n * 10) / 10 || 0;

function shake({ x, y }: Point): Point {
  const [u, v] = [x / UNIT, y / UNIT];
  return {
    x: round(x + SHAKE * (Math.sin(5.3 * v + 1.7 * u) + 0.6 * Math.sin(11.1 * v + 2))),
    y: round(y + SHAKE * (Math.sin(4.7 * u + 2.3 * v + 1) + 0.6 * Math.sin(9.7 * u + 5))),
  };
}

/** A line with points close enough to shake. */
export function sketch([from, to]: Line): Point[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(far / (GRAIN * UNIT)));
  return Array.from({ length: count + 1 }, (_, i) =>
    shake({ x: from.x + ((to.x - from.x) * i) / count, y: from.y + ((to.y - from.y) * i) / count }),
  );
}

export const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

const edges = (shape: Shape): Line[] => {
  const points = scale(shape);
  return points.map((point, i) => [point, points[(i + 1) % points.length]!]);
};

export const outline = (shape: Shape) => `${path(edges(shape).flatMap((edge) => sketch(edge).slice(0, -1)))}Z`;

/** Box around all shapes, with some room. */
export function frame(shapes: Shape[], room: number): Frame {
  const points = shapes.flatMap(scale);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** Line on which two lines lie on each other; nothing if that is a mere point. */
function overlap([a, b]: Line, [c, d]: Line): Line | undefined {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const off = (point: Point) => Math.abs((point.x - a.x) * y - (point.y - a.y) * x);
  const along = (point: Point) => (point.x - a.x) * x + (point.y - a.y) * y;
  if (off(c) > 0.5 || off(d) > 0.5) return undefined;
  const from = Math.max(0, Math.min(along(c), along(d)));
  const to = Math.min(far, Math.max(along(c), along(d)));
  if (to - from < 2) return undefined;
  return [{ x: a.x + x * from, y: a.y + y * from }, { x: a.x + x * to, y: a.y + y * to }];
}

/** The lines along which two areas touch. */
export function sharedEdges(one: Shape, other: Shape): Line[] {
  return edges(one).flatMap((edge) =>
    edges(other).flatMap((line) => {
      const found = overlap(edge, line);
      return found ? [found] : [];
    }),
  );
}

/** The edges of an area beyond which there is none. */
export function rim(shape: Shape, others: Shape[]): Line[] {
  return edges(shape).flatMap((edge) => {
    const [from, to] = edge;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const along = (point: Point) => Math.hypot(point.x - from.x, point.y - from.y);
    const at = (way: number): Point => ({ x: from.x + ((to.x - from.x) * way) / far, y: from.y + ((to.y - from.y) * way) / far });
    const touched = others
      .flatMap((other) => edges(other))
      .map((line) => overlap(edge, line))
      .filter((line) => line !== undefined)
      .map(([one, other]) => [along(one), along(other)] as const)
      .toSorted((one, other) => one[0] - other[0]);
    const free: Line[] = [];
    let end = 0;
    for (const [start, stop] of [...touched, [far, far] as const]) {
      if (start - end > 2) free.push([at(end), at(start)]);
      end = Math.max(end, stop);
    }
    return free;
  });
}

const crosses = (edge: Line, { x, y }: Point) => {
  const [a, b] = edge;
  return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
};

export const inside = (shape: Shape, point: Point) =>
  edges(shape).filter((edge) => crosses(edge, point)).length % 2 === 1;

/** A rectangle around a point of an area that lies within it, as wide and then as high as it can be. */
function roomAround(shape: Shape, at: Point): Frame {
  const within = (wide: number, high: number) =>
    [-1, -0.5, 0, 0.5, 1].every((x) => [-1, 0, 1].every((y) => inside(shape, { x: at.x + x * wide, y: at.y + y * high })));
  let [wide, high] = [4, 4];
  while (wide < 90 && within(wide + 4, high)) wide += 4;
  while (high < 46 && within(wide, high + 4)) high += 4;
  while (high < 20 && wide > 12 && !within(wide, high + 4)) {
    wide -= 4;
    while (high < 46 && within(wide, high + 4)) high += 4;
  }
  return { x: at.x - wide, y: at.y - high, width: 2 * wide, height: 2 * high };
}

/** Places of the pieces of an area: around its centre, or in the middle of its shape. */
export function room(shape: Shape, center: Point): Frame {
  const points = scale(shape);
  const middle = {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
  const [one, other] = [roomAround(shape, center), roomAround(shape, middle)];
  const size = (frame: Frame) => Math.min(frame.width, 92) * frame.height;
  return size(other) > size(one) * 1.5 ? other : one;
}

export interface Disc extends Point {
  r: number;
}

/** Places in rows for pieces of these radii; all shrink alike if there are too many. */
export function rows(radii: number[], room: Frame): Disc[] {
  for (let scale = 1; ; scale *= 0.92) {
    const lines: number[][] = [[]];
    let wide = 0;
    radii.forEach((radius, i) => {
      const size = 2 * radius * scale + 3;
      if (wide + size > room.width && lines.at(-1)!.length) {
        lines.push([]);
        wide = 0;
      }
      lines.at(-1)!.push(i);
      wide += size;
    });
    const tall = lines.map((line) => Math.max(0, ...line.map((i) => 2 * radii[i]! * scale + 3)));
    const height = tall.reduce((sum, one) => sum + one, 0);
    if (height > room.height && scale > 0.3) continue;
    let y = room.y + (room.height - height) / 2;
    const places: Disc[] = [];
    lines.forEach((line, row) => {
      const width = line.reduce((sum, i) => sum + 2 * radii[i]! * scale + 3, 0);
      let x = room.x + (room.width - width) / 2;
      for (const i of line) {
        const r = radii[i]! * scale;
        places[i] = { x: round(x + r + 1.5), y: round(y + tall[row]! / 2), r: round(r) };
        x += 2 * r + 3;
      }
      y += tall[row]!;
    });
    return places;
  }
}

/** Goal of an arrow key: the nearest place that lies rather in that direction. */
export function stepFrom<T extends Point>(places: T[], from: T, key: string): T | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const far = (one: T) => {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1] + y * way[0]);
    return ahead > 10 && aside <= ahead * 1.5 ? ahead + 2 * aside : Infinity;
  };
  const [first] = places.toSorted((a, b) => far(a) - far(b));
  return first && far(first) < Infinity ? first : undefined;
}
