// View of a table as one reader has it, whether it is being played, looked back at or replayed. A
// board draws from this and from nothing else; it holds what the server sent, and no rule.
import type { Look } from "../games/look";
import type * as P from "../protocol";
import { say, wordsOf, type Words } from "../shared/words.svelte";

export type Allowed = "option" | "refused" | "idle";

export abstract class TableView {
  abstract readonly header: P.Header | undefined;
  abstract readonly box: P.BoxInfo | undefined;
  abstract readonly scene: P.Scene | null;
  /** Seat whose view it is, or -1 for somebody who watches. */
  abstract readonly seat: number;
  /** Events that came last. */
  abstract readonly news: P.Happened[];
  /** All that has happened up to the moment that is shown. */
  abstract readonly history: P.Happened[];
  /** Forecast for the reader, if the look asks for it: empty until it comes, and wherever
   *  one looks back. */
  abstract readonly forecast: unknown;
  /** The same in words. */
  abstract readonly forecastLines: string[];
  /** Order in which a board lays cards out, so that the number keys follow the eye. */
  order = $state.raw<(a: P.Card, b: P.Card) => number>(() => 0);
  /** Chosen, but to be confirmed first: an action, or -1. */
  armed = $state(-1);
  /** Answers that are marked and sent together, as the look has it. */
  marking = $state.raw<Pick<Look, "marks" | "wanted">>({ marks: () => false, wanted: () => 0 });
  /** The answers that are marked so far. */
  marks = $state.raw<readonly number[]>([]);

  // Who sits here

  players = $derived.by(() => this.scene?.view.players ?? 0);
  /** The others in turn, from the reader's left; all for somebody who watches. */
  rivals = $derived.by(() =>
    Array.from({ length: this.players }, (_, i) => (this.seat + 1 + i) % this.players).filter(
      (seat) => seat !== this.seat,
    ),
  );
  /** The seats that are asked, and what each is asked for. */
  pending = $derived.by(() => this.scene?.view.pending ?? []);
  prompts = $derived.by(() => this.scene?.view.prompts ?? []);

  nameOf(seat: number): string {
    return this.header?.seats[seat]?.name || say("player", { number: seat + 1 });
  }

  // What lies where

  words = $derived.by<Words>(() => wordsOf(this.header?.game ?? ""));
  cards = $derived.by(() => new Map(this.box?.cards.map((card) => [card.number, card]) ?? []));
  /** Facts that the game tells of the table; a face declares what they are (`tableFactsOf`). */
  facts = $derived.by<unknown>(() => this.scene?.view.facts ?? {});
  /** Cards that moved or struck with the last news. */
  fresh = $derived.by<ReadonlySet<number>>(
    () => new Set(this.news.map((event) => event.card).filter((card) => card >= 0)),
  );
  /** The zones they came from. */
  origin = $derived.by(
    () => new Map(this.news.filter((event) => event.source >= 0).map((event) => [event.card, event.source])),
  );

  zone(name: string): P.Zone | undefined {
    return this.box?.zones.find((zone) => zone.name === name);
  }

  /** The cards in a zone, -1 for each that is hidden. */
  in(name: string): number[] {
    const zone = this.zone(name);
    return zone ? (this.scene?.view.zones[zone.number] ?? []) : [];
  }

  /** A card or a place in a line of text, as things are now. */
  lineOf(action: number): string {
    return this.scene?.lines[action] ?? this.cards.get(action)?.line ?? "";
  }

  // What may be done

  options = $derived.by(() => new Map(this.scene?.options.map((one) => [one.action, one]) ?? []));
  refused = $derived.by(() => new Map(this.scene?.refused.map((one) => [one.action, one]) ?? []));
  ordered = $derived.by(() =>
    (this.scene?.options ?? []).toSorted((a, b) => {
      const [one, other] = [this.cards.get(a.action), this.cards.get(b.action)];
      return one && other ? this.order(one, other) : 0;
    }),
  );
  /** The number key of an option. A number that is chosen has its own key; the word that closes a
   *  plan has Enter and no number, so that no key changes its meaning on the way. */
  keys = $derived.by(() => {
    const numbered = this.ordered.flatMap((offer): [number, number][] => {
      const number = /-(\d+)$/.exec(this.verbOf(offer.action))?.[1];
      return number === undefined ? [] : [[offer.action, Number(number)]];
    });
    if (numbered.length > 1) return new Map(numbered.filter(([, number]) => number <= 9));
    const open = this.ordered.filter((offer) => this.verbOf(offer.action) !== "done");
    return new Map(open.slice(0, 9).map((offer, i) => [offer.action, i + 1]));
  });
  mine = $derived.by(() => this.seat >= 0 && this.pending.includes(this.seat));

  /** The number of an answer that is no card. */
  action(verb: string): number {
    return this.box?.spoken.find((one) => one.verb === verb)?.action ?? -1;
  }

  /** The verb of an answer that is no card. */
  verbOf(action: number): string {
    return this.box?.spoken[action]?.verb ?? "";
  }

  /** An answer as this question words it, or else the box. */
  textOf(action: number): string {
    const offer = this.options.get(action) ?? this.refused.get(action) ?? this.box?.spoken[action];
    return offer?.text ?? "";
  }

  /** Effect of an answer, beyond its words. */
  aboutOf(action: number): string {
    return (this.options.get(action) ?? this.refused.get(action))?.about ?? "";
  }

  allowed(action: number): Allowed {
    if (this.options.has(action)) return "option";
    return this.refused.has(action) ? "refused" : "idle";
  }

  /** Do nothing, where there is nothing to decide. */
  choose(_action: number): void {}

  /** Whether what is shown is on its way to what is now. */
  get playing(): boolean {
    return false;
  }
}
