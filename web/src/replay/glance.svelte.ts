// One step of a finished game, in the shape a board draws.
import type * as P from "../protocol";
import type { Seen } from "../table/seen";
import { say, wordsOf, type Words } from "../shared/words.svelte";

export class Glance implements Seen {
  private replay = $state.raw<P.Replay>();
  step = $state(0);
  readonly mine = false;
  readonly options = new Map<number, P.Offer>();
  readonly refused = new Map<number, P.Refused>();
  readonly keys = new Map<number, number>();

  private shown = $derived(this.replay?.steps[this.step]);
  header = $derived(this.replay?.header);
  box = $derived(this.replay?.box);
  words = $derived<Words>(wordsOf(this.header?.game ?? ""));
  cards = $derived(new Map(this.box?.cards.map((card) => [card.number, card]) ?? []));
  seat = $derived(this.shown && this.shown.view.seat >= 0 ? this.shown.view.seat : -1);
  answers = $derived(this.shown?.answers ?? 0);
  fresh = $derived(new Set(this.shown?.events.map((event) => event.card).filter((card) => card >= 0)));
  origin = $derived(
    new Map(this.shown?.events.filter((e) => e.source >= 0).map((e) => [e.card, e.source]) ?? []),
  );
  scene = $derived<P.Scene | null>(
    this.shown
      ? {
          view: this.shown.view,
          prompt: "",
          sentence: this.shown.sentence,
          options: [],
          refused: [],
          undo: "nothing",
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

  allowed(): "idle" {
    return "idle";
  }

  choose(): void {
    // A finished game is only looked at.
  }

  nameOf(seat: number): string {
    return this.header?.seats[seat]?.name || say("player", { number: seat + 1 });
  }

  zone(name: string): P.Zone | undefined {
    return this.box?.zones.find((zone) => zone.name === name);
  }

  in(name: string): number[] {
    const zone = this.zone(name);
    return zone ? (this.shown?.view.zones[zone.number] ?? []) : [];
  }
}
