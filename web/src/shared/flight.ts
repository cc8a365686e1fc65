// Flights of cards from where they lay to where they lie now. One mechanism (FLIP) for all zones and
// all games: measure before the change, measure after it, and play the difference backwards.
import { settings, type Pace } from "./settings.svelte";

const FLIGHT_MS: Record<Pace, number> = { off: 0, quick: 160, normal: 420, slow: 700 };

type Place = { x: number; y: number; width: number; height: number };
export type Places = Map<string, Place>;

const still = () => settings.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export function measure(root: ParentNode): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card],[data-zone]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    if (element.dataset.card) places.set(`card ${element.dataset.card}`, { x, y, width, height });
    if (element.dataset.zone) places.set(`zone ${element.dataset.zone}`, { x, y, width, height });
  }
  return places;
}

/** `origin` tells the zone a card came from when the card itself could not be seen before. */
export function fly(root: ParentNode, before: Places, origin: Map<number, number>): void {
  if (still()) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = element.dataset.card!;
    const now = element.getBoundingClientRect();
    const was = before.get(`card ${card}`) ?? before.get(`zone ${origin.get(Number(card)) ?? ""}`);
    if (!was || now.width === 0) continue;
    const x = was.x + was.width / 2 - (now.x + now.width / 2);
    const y = was.y + was.height / 2 - (now.y + now.height / 2);
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const scale = Math.min(Math.max(was.width / now.width, 0.3), 2);
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
        { transform: "none", zIndex: 20 },
      ],
      { id: "flight", duration: FLIGHT_MS[settings.pace], easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}

/** Any click or key: whatever still moves is where it was going. */
export function finishAnimations(): void {
  for (const running of document.getAnimations()) {
    if (running.effect?.getComputedTiming().endTime !== Infinity) running.finish();
  }
}
