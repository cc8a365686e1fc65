// What part of the map is seen: everything is enlarged by `scale` and then shifted.
export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

export interface Lens extends Point {
  scale: number;
}

export const WHOLE: Lens = { x: 0, y: 0, scale: 1 };
export const CLOSEST = 4;

/** Never beyond the rim: what is shown is always full of map. */
export function held(lens: Lens, map: Frame): Lens {
  const scale = Math.min(Math.max(lens.scale, 1), CLOSEST);
  const within = (shift: number, start: number, size: number) =>
    Math.min(Math.max(shift, (start + size) * (1 - scale)), start * (1 - scale)) + 0;
  return { scale, x: within(lens.x, map.x, map.width), y: within(lens.y, map.y, map.height) };
}

/** Nearer or further; what lies under the point stays under it. */
export function zoomed(lens: Lens, at: Point, factor: number, map: Frame): Lens {
  const scale = Math.min(Math.max(lens.scale * factor, 1), CLOSEST);
  const grown = scale / lens.scale;
  return held({ scale, x: at.x - (at.x - lens.x) * grown, y: at.y - (at.y - lens.y) * grown }, map);
}

export const shifted = (lens: Lens, x: number, y: number, map: Frame): Lens =>
  held({ ...lens, x: lens.x + x, y: lens.y + y }, map);

const LEAST = 1.5; // that the map enlarges itself, and the most
const MOST = 2;

/** As close as can be with all these places in sight, or nearly all. */
export function fitting(places: Point[], map: Frame, room: number): Lens {
  const span = (from: number[]) => [Math.min(...from) - room, Math.max(...from) + room] as const;
  const [left, right] = span(places.map((place) => place.x));
  const [top, bottom] = span(places.map((place) => place.y));
  const scale = Math.min(Math.max(Math.min(map.width / (right - left), map.height / (bottom - top)), LEAST), MOST);
  const shift = (start: number, size: number, low: number, high: number) => start + size / 2 - (scale * (low + high)) / 2;
  return held({ scale, x: shift(map.x, map.width, left, right), y: shift(map.y, map.height, top, bottom) }, map);
}

/** The same enlargement, moved only if a place of the map would be out of sight. */
export function showing(lens: Lens, place: Point, map: Frame, room: number): Lens {
  const [x, y] = [place.x * lens.scale + lens.x, place.y * lens.scale + lens.y];
  const off = (at: number, start: number, size: number) =>
    at < start + room ? start + room - at : at > start + size - room ? start + size - room - at : 0;
  return shifted(lens, off(x, map.x, map.width), off(y, map.y, map.height), map);
}
