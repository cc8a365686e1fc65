// Walking to an area further away: the same answers as step by step, given one after the other as
// long as nothing happens on the way but walking.
import { untrack } from "svelte";
import type { TableView } from "@/table/view.svelte";
import { forecastOf } from "./face";
import { cardsById, wayTo } from "./world";

const WALKING = new Set(["hero-acts", "model-acts"]);
const EXPECTED = new Set(["moves", "gems"]);

export class Walk {
  private goal = "";
  private who = "";
  private readonly table: TableView;

  constructor(table: TableView) {
    this.table = table;
    $effect(() => {
      const { mover } = forecastOf(table);
      if (!WALKING.has(table.scene?.prompt ?? "")) this.goal = "";
      else if (mover) untrack(() => this.on());
    });
  }

  /** Whether a click would lead there in several steps. */
  leads(area: string): boolean {
    const { mover } = forecastOf(this.table);
    return this.table.mine && !!mover?.reach[area];
  }

  to(area: string): void {
    this.goal = area;
    this.who = forecastOf(this.table).mover?.who ?? "";
    this.step();
  }

  private on(): void {
    const calm = this.table.news.every((event) => event.kind === "answer" || EXPECTED.has(event.topic));
    if (calm && forecastOf(this.table).mover?.who === this.who) this.step();
    else this.goal = "";
  }

  private step(): void {
    const { mover } = forecastOf(this.table);
    const next = this.goal && mover?.reach[this.goal] ? wayTo(mover, this.goal)[1] : undefined;
    const action = cardsById(this.table).get(next ?? "")?.number ?? -1;
    if (this.table.options.has(action)) this.table.choose(action);
    else this.goal = "";
  }
}
