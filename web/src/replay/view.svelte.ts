// View of a finished game at one of its steps.
import type * as P from "../protocol";
import { TableView } from "../table/view.svelte";

export class ReplayView extends TableView {
  private replay = $state.raw<P.Replay>();
  step = $state(0);

  private shown = $derived(this.replay?.steps[this.step]);
  header = $derived(this.replay?.header);
  box = $derived(this.replay?.box);
  seat = $derived(this.shown && this.shown.view.seat >= 0 ? this.shown.view.seat : -1);
  answers = $derived(this.shown?.answers ?? 0);
  history = $derived(this.replay?.steps.slice(0, this.step + 1).flatMap((step) => step.events) ?? []);
  readonly forecast = {};
  readonly forecastLines = [];
  news = $derived(this.shown?.events ?? []);
  scene = $derived<P.Scene | null>(
    this.shown
      ? {
          view: this.shown.view,
          lines: this.shown.lines,
          remarks: [],
          seat_lines: [],
          prompt: "",
          about: "",
          sentence: this.shown.sentence,
          options: [],
          refused: [],
          undo: "nothing",
          standing: null,
          orders: [],
          outcome: null,
          result: "",
          coach: null,
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
