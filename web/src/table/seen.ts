// Around every board: the table it draws, and what it may open.
import { getContext, setContext } from "svelte";
import type { Sight } from "./sight.svelte";

export interface Around {
  readonly seen: Sight;
  zoom(card: number): void;
  browse(zone: string): void;
  rule(id: string): void;
}

const KEY = Symbol("table");
export const around = () => getContext<Around>(KEY);
export const surround = (what: Around) => setContext(KEY, what);
