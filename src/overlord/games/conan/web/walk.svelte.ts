// Walking to an area further away: the same answers as step by step, given one after the other as
// long as nothing happens on the way but walking.
import { untrack } from "svelte";
import type { Sight } from "@/table/sight.svelte";
import { forecastOf } from "./face";
import { cardsById, wayTo } from "./world";

const WALKING = new Set(["hero-acts", "model-acts"]);
const EXPECTED = new Set(["moves", "gems"]);

export class Walk {
  private goal = "";
  private who = "";
  private readonly seen: Sight;

  constructor(seen: Sight) {
    this.seen = seen;
    $effect(() => {
      const { mover } = forecastOf(seen);
      if (!WALKING.has(seen.scene?.prompt ?? "")) this.goal = "";
      else if (mover) untrack(() => this.on());
    });
  }

  /** Whether a click would lead there in several steps. */
  leads(area: string): boolean {
    const { mover } = forecastOf(this.seen);
    return this.seen.mine && !!mover?.reach[area];
  }

  to(area: string): void {
    this.goal = area;
    this.who = forecastOf(this.seen).mover?.who ?? "";
    this.step();
  }

  private on(): void {
    const calm = this.seen.news.every((event) => event.kind === "answer" || EXPECTED.has(event.topic));
    if (calm && forecastOf(this.seen).mover?.who === this.who) this.step();
    else this.goal = "";
  }

  private step(): void {
    const { mover } = forecastOf(this.seen);
    const next = this.goal && mover?.reach[this.goal] ? wayTo(mover, this.goal)[1] : undefined;
    const action = cardsById(this.seen).get(next ?? "")?.number ?? -1;
    if (this.seen.options.has(action)) this.seen.choose(action);
    else this.goal = "";
  }
}
