// What a board needs to draw a table: one that is being played, or a step of a replay.
import { getContext, setContext } from "svelte";
import type * as P from "../protocol";
import type { Words } from "../shared/words.svelte";

export interface Seen {
  readonly header: P.Header | undefined;
  readonly box: P.BoxInfo | undefined;
  readonly scene: P.Scene | null;
  readonly seat: number;
  readonly mine: boolean;
  readonly cards: Map<number, P.Card>;
  readonly refused: Map<number, P.Refused>;
  readonly options: Map<number, P.Offer>;
  readonly keys: Map<number, number>;
  readonly fresh: ReadonlySet<number>;
  readonly words: Words;
  allowed(action: number): "option" | "refused" | "idle";
  choose(action: number): void;
  nameOf(seat: number): string;
  zone(name: string): P.Zone | undefined;
  in(name: string): number[];
}

export interface Around {
  readonly seen: Seen;
  zoom(card: number): void;
  browse(zone: string): void;
  rule(id: string): void;
}

const KEY = Symbol("table");
export const around = () => getContext<Around>(KEY);
export const surround = (what: Around) => setContext(KEY, what);
