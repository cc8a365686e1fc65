// Turning points: the moments of a finished game at which the chances changed most.
import type { ReplayStep } from "../protocol";

export interface Turn {
  step: number;
  answers: number;
  text: string;
  /** Seat whose chance changed most, and by how much of one. */
  seat: number;
  change: number;
}

const APART = 3; // steps between two of them, or they would be the same story

export function turningPoints(steps: ReplayStep[], most = 3): Turn[] {
  const turns = steps.flatMap((now, step): Turn[] => {
    const before = steps[step - 1]?.chances ?? [];
    const line = now.events.findLast((event) => event.moment && event.text) ?? now.events.findLast((event) => event.text);
    if (!before.length || !now.chances.length || !line) return [];
    const changes = now.chances.map((chance, seat) => chance - (before[seat] ?? 0));
    const seat = changes.reduce((best, change, at) => (Math.abs(change) > Math.abs(changes[best]!) ? at : best), 0);
    return [{ step, answers: now.answers, text: line.text, seat, change: changes[seat]! }];
  });
  const kept: Turn[] = [];
  for (const turn of turns.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (Math.abs(turn.change) < 0.02 || kept.length === most) break;
    if (kept.every((one) => Math.abs(one.step - turn.step) >= APART)) kept.push(turn);
  }
  return kept.toSorted((a, b) => a.step - b.step);
}
