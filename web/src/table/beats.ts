// Beats of an update: the scenes on the way from the one before to the one that is now, and how long
// a person needs to follow each.
import type * as P from "../protocol";
import type { Pace } from "../shared/settings.svelte";

export interface Step {
  scene: P.Scene;
  /** Events in it. */
  news: P.Happened[];
  /** The last event that has happened by then. */
  last: number;
  /** Milliseconds for it at a normal pace. */
  time: number;
}

/** A scene in which nothing can be done, only seen. */
export const watched = (scene: P.Scene, view: P.SeatView, sentence: string): P.Scene => ({
  ...scene, view: { ...view, pending: [], prompts: [] }, sentence, prompt: "", about: "", options: [], refused: [],
  undo: "nothing", standing: null, outcome: null, result: "",
});

export function viewAfter(view: P.SeatView, beat: P.Beat): P.SeatView {
  const zones = [...view.zones];
  for (const [number, zone] of Object.entries(beat.zones)) zones[Number(number)] = zone;
  const facts = { ...(view.facts as Record<string, unknown>), ...beat.facts };
  for (const name of beat.dropped) delete facts[name];
  return { ...view, zones, facts };
}

const READ_MS = 550; // to look where it happens
const LETTER_MS = 16; // to read what is said of it
const DICE_MS = 700; // until they lie still, and to add them up
const SLIGHT_MS = 300; // for what shows nothing
const MOMENT_MS = 900; // for what stands out

/** Events that only say that somebody has answered, or that a hidden card went somewhere. */
const slight = (event: P.Happened) => event.kind === "answer" || (event.kind === "move" && event.card < 0);

export function timeFor(news: P.Happened[]): number {
  if (news.every(slight)) return SLIGHT_MS;
  const letters = news.reduce((sum, event) => sum + Math.min(event.text.length, 70), 0);
  const dice = news.some((event) => event.kind === "roll" || event.kind === "throw");
  const moment = news.some((event) => event.moment);
  return READ_MS + Math.min(letters * LETTER_MS, 2200) + (dice ? DICE_MS : 0) + (moment ? MOMENT_MS : 0);
}

/** The steps from one scene to another; what happens without a word belongs to the step after it. */
export function stepsOf(from: P.SeatView, to: P.Scene, beats: P.Beat[], events: P.Happened[]): Step[] {
  const steps: Step[] = [];
  let view = from;
  let news: P.Happened[] = [];
  let next = 0;
  for (const beat of beats) {
    view = viewAfter(view, beat);
    for (; next < events.length && events[next]!.number <= beat.last; next += 1) news.push(events[next]!);
    const told = news.filter((event) => event.text);
    if (!told.length) continue;
    steps.push({ scene: watched(to, view, told.at(-1)!.text), news, last: beat.last, time: timeFor(told) });
    news = [];
  }
  const last = steps.at(-1);
  const rest = [...news, ...events.slice(next)];
  const number = events.at(-1)?.number ?? last?.last ?? -1;
  if (last) steps[steps.length - 1] = { ...last, scene: to, news: [...last.news, ...rest], last: number };
  else steps.push({ scene: to, news: rest, last: number, time: timeFor(rest) });
  return steps;
}

/** Slowness beside normal; nothing is played at no pace. */
export const SLOWER: Record<Pace, number> = { off: 0, quick: 0.45, normal: 1, slow: 1.7 };
const MOST_MS = 9000; // whoever falls further behind catches up
const CLOCK_MS = 3000; // under a clock

/** Factor by which the time of each step is multiplied. */
export function haste(steps: Step[], pace: Pace, clock: boolean): number {
  const factor = SLOWER[pace];
  const whole = steps.reduce((sum, step) => sum + step.time, 0) * factor;
  const most = clock ? CLOCK_MS : MOST_MS * Math.max(1, factor);
  return whole > most ? (factor * most) / whole : factor;
}
