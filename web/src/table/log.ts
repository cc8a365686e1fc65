// The log as a list of lines, and where the reader's last turn ended.
import type { Happened } from "../protocol";

export interface Line {
  number: number;
  text: string;
  rules: string[];
  kind: string;
  answers: number;
}

export function linesOf(events: Happened[]): Line[] {
  const lines: Line[] = [];
  for (const { number, text, rules, kind, answers } of events) {
    if (!text) continue;
    // A plan of seven strikes is one line.
    const last = lines.at(-1);
    if (kind === "answer" && last?.kind === "answer" && last.text === text) continue;
    lines.push({ number, text, rules, kind, answers });
  }
  return lines;
}

/** How many answers had been given before the seat's own last one; -1 if it gave none. */
export function lastOwn(events: Happened[], seat: number): number {
  for (const event of events.toReversed()) {
    if (event.kind === "answer" && event.numbers[0] === seat) return event.answers;
  }
  return -1;
}
