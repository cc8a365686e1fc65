// Player of beats: shows one step after the other, and what is now as soon as nothing is left to show
// or somebody wants to see it.
import { settings } from "../shared/settings.svelte";
import { haste, type Step } from "./beats";

/** Whether nothing is to move: as settings or the system say, or where nobody looks. */
export const still = () =>
  settings.pace === "off" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Player {
  /** The step that is shown; none where the table is shown as it is. */
  step = $state.raw<Step>();
  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private restUntil = 0;
  private clock = false;
  private readonly caughtUp: () => void;

  constructor(caughtUp: () => void) {
    this.caughtUp = caughtUp;
  }

  get playing(): boolean {
    return this.step !== undefined;
  }

  /** Show these steps after those that wait. `shown` is what is to be seen until then, if its
   *  time is not over; nobody waits who was asked in it. */
  add(steps: Step[], shown: Step | undefined, clock: boolean): void {
    this.clock = clock;
    this.waiting.push(...steps);
    if (this.step) return;
    const rest = shown ? this.restUntil - Date.now() : 0;
    if (rest > 0) {
      this.step = shown;
      this.timer = setTimeout(() => this.next(), Math.min(rest, clock ? 500 : rest));
    } else this.next();
  }

  /** Show what is now at once. */
  skip(): void {
    if (!this.step) return;
    this.drop();
    this.caughtUp();
  }

  /** Forget what waits: something else is shown from now on. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.step = undefined;
    this.restUntil = 0;
  }

  private next(): void {
    const step = this.waiting[0];
    if (!step) {
      this.step = undefined;
      return;
    }
    const time = step.time * haste(this.waiting, settings.pace, this.clock);
    this.waiting.shift();
    this.restUntil = Date.now() + time;
    if (this.waiting.length) {
      this.step = step;
      this.timer = setTimeout(() => this.next(), time);
    } else {
      // The last step is what is now: nobody waits to do something about it.
      this.step = undefined;
      this.caughtUp();
    }
  }
}
