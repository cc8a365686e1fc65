// Panning and zooming a map with wheel, fingers, keys and buttons. The page keeps scrolling: a plain
// wheel zooms only once the map has been clicked or focused, and one finger moves the map only
// while it is enlarged.
import { fitTo, panInto, pan, WHOLE_MAP, zoomAt, type Frame, type Point, type Viewport } from "./viewport";

const SLACK = 6; // pixels that a click may wander
const STEP = 1.35;
const SMALL = 50; // pixels: the size of a space that is hard to hit

export class PanZoom {
  viewport = $state.raw<Viewport>(WHOLE_MAP);
  /** Set while the last press has moved the map: the click at its end chooses nothing. */
  private dragged = false;
  svg: SVGSVGElement | undefined;
  private readonly map: () => Frame;
  private readonly fingers = new Map<number, Point>();
  private moved = 0;
  /** Size of a space, in the units of the drawing. */
  private readonly space: number;

  constructor(map: () => Frame, space: number) {
    this.map = map;
    this.space = space;
  }

  /** These have to be able to stop the page from scrolling or zooming, and a drag from clicking. */
  attach = (svg: SVGSVGElement) => {
    this.svg = svg;
    const gone = new AbortController();
    const { signal } = gone;
    svg.addEventListener("wheel", this.wheel, { passive: false, signal });
    svg.addEventListener("touchmove", this.touch, { passive: false, signal });
    svg.addEventListener("click", this.click, { capture: true, signal });
    return () => gone.abort();
  };

  get enlarged(): boolean {
    return this.viewport.scale > 1;
  }

  /** A point of the window in the units of the drawing. */
  private at(point: Point): Point {
    const found = this.svg?.getScreenCTM()?.inverse();
    return found ? new DOMPoint(point.x, point.y).matrixTransform(found) : point;
  }

  zoom(factor: number, at?: Point): void {
    const map = this.map();
    this.viewport = zoomAt(this.viewport, at ?? { x: map.x + map.width / 2, y: map.y + map.height / 2 }, factor, map);
  }

  zoomIn = () => this.zoom(STEP);
  zoomOut = () => this.zoom(1 / STEP);
  showAll = () => (this.viewport = WHOLE_MAP);

  panTo(place: Point): void {
    this.viewport = panInto(this.viewport, place, this.map(), 60);
  }

  /** On a small screen, closer to what may be chosen. */
  zoomTo(places: Point[]): void {
    const map = this.map();
    const pixels = (this.svg?.clientWidth ?? 0) / map.width;
    if (places.length && pixels * this.space < SMALL) this.viewport = fitTo(places, map, 0.75 * this.space);
  }

  private wheel = (event: WheelEvent) => {
    const before = this.viewport;
    if (!event.ctrlKey && !this.svg?.contains(document.activeElement)) return;
    this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 400)), this.at({ x: event.clientX, y: event.clientY }));
    // At either end the page goes on scrolling.
    if (event.ctrlKey || before.scale !== this.viewport.scale) event.preventDefault();
  };

  /** Two fingers on the map are ours before the browser makes a gesture of them. */
  private touch = (event: TouchEvent) => {
    if (event.touches.length > 1) event.preventDefault();
  };

  down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (!this.fingers.size) this.moved = 0;
    this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.moved <= SLACK || !(other || this.enlarged)) {
      if (this.moved > SLACK) this.fingers.set(event.pointerId, now);
      return;
    }
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
    const [from, to] = [this.at(before), this.at(now)];
    this.viewport = pan(this.viewport, (to.x - from.x) / (other ? 2 : 1), (to.y - from.y) / (other ? 2 : 1), this.map());
    if (other) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      this.zoom(grown || 1, this.at({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    }
  };

  up = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId);
  };

  private click = (event: MouseEvent) => {
    if (this.dragged) event.stopPropagation();
    this.dragged = false;
  };
}
