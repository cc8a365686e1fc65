// One step of a finished game, in the shape a board draws.
import type * as P from "../protocol";
import { Sight } from "../table/sight.svelte";

export class Glance extends Sight {
  private replay = $state.raw<P.Replay>();
  step = $state(0);

  private shown = $derived(this.replay?.steps[this.step]);
  header = $derived(this.replay?.header);
  box = $derived(this.replay?.box);
  seat = $derived(this.shown && this.shown.view.seat >= 0 ? this.shown.view.seat : -1);
  answers = $derived(this.shown?.answers ?? 0);
  history = $derived(this.replay?.steps.slice(0, this.step + 1).flatMap((step) => step.events) ?? []);
  readonly forecast = {};
  news = $derived(this.shown?.events ?? []);
  scene = $derived<P.Scene | null>(
    this.shown
      ? {
          view: this.shown.view,
          lines: this.shown.lines,
          prompt: "",
          sentence: this.shown.sentence,
          options: [],
          refused: [],
          undo: "nothing",
          standing: null,
          orders: [],
          outcome: null,
          result: "",
        }
      : null,
  );

  take(replay: P.Replay, step: number): void {
    this.replay = replay;
    this.step = Math.min(step, replay.steps.length - 1);
  }

  show(step: number): void {
    this.step = step;
  }
}
