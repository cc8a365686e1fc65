// Viewport: what part of a map is shown. Everything is enlarged by `scale` and then shifted.
export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

export interface Viewport extends Point {
  scale: number;
}

/** Direction that the arrow keys lead in. */
export const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export const WHOLE_MAP: Viewport = { x: 0, y: 0, scale: 1 };
export const MAX_SCALE = 4;

/** Never beyond the rim: what is shown is always full of map. */
export function clamp(viewport: Viewport, map: Frame): Viewport {
  const scale = Math.min(Math.max(viewport.scale, 1), MAX_SCALE);
  const within = (shift: number, start: number, size: number) =>
    Math.min(Math.max(shift, (start + size) * (1 - scale)), start * (1 - scale)) + 0;
  return { scale, x: within(viewport.x, map.x, map.width), y: within(viewport.y, map.y, map.height) };
}

/** Nearer or further; what lies under the point stays under it. */
export function zoomAt(viewport: Viewport, at: Point, factor: number, map: Frame): Viewport {
  const scale = Math.min(Math.max(viewport.scale * factor, 1), MAX_SCALE);
  const grown = scale / viewport.scale;
  return clamp({ scale, x: at.x - (at.x - viewport.x) * grown, y: at.y - (at.y - viewport.y) * grown }, map);
}

export const pan = (viewport: Viewport, x: number, y: number, map: Frame): Viewport =>
  clamp({ ...viewport, x: viewport.x + x, y: viewport.y + y }, map);

const AUTO_MIN = 1.5; // how far the map enlarges itself, at least and at most
const AUTO_MAX = 2;

/** As close as can be with all these places in sight, or nearly all. */
export function fitTo(places: Point[], map: Frame, room: number): Viewport {
  const span = (from: number[]) => [Math.min(...from) - room, Math.max(...from) + room] as const;
  const [left, right] = span(places.map((place) => place.x));
  const [top, bottom] = span(places.map((place) => place.y));
  const scale = Math.min(Math.max(Math.min(map.width / (right - left), map.height / (bottom - top)), AUTO_MIN), AUTO_MAX);
  const shift = (start: number, size: number, low: number, high: number) => start + size / 2 - (scale * (low + high)) / 2;
  return clamp({ scale, x: shift(map.x, map.width, left, right), y: shift(map.y, map.height, top, bottom) }, map);
}

/** The same enlargement, moved only if a place of the map would be out of sight. */
export function panInto(viewport: Viewport, place: Point, map: Frame, room: number): Viewport {
  const [x, y] = [place.x * viewport.scale + viewport.x, place.y * viewport.scale + viewport.y];
  const off = (at: number, start: number, size: number) =>
    at < start + room ? start + room - at : at > start + size - room ? start + size - room - at : 0;
  return pan(viewport, off(x, map.x, map.width), off(y, map.y, map.height), map);
}
