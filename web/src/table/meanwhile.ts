// Meanwhile: what has happened since this browser last showed the table.
import type * as P from "../protocol";
import { readStored, store } from "../shared/storage";
import { lastOwn } from "./log";

const KEPT = 40; // tables
const keyOf = (table: string, seat: number) => `${table} ${seat}`;
type Seen = Record<string, number>;

export function noteSeen(table: string, seat: number, number: number): void {
  if (document.hidden || number < 0) return;
  const seen = readStored<Seen>("seen", {});
  delete seen[keyOf(table, seat)];
  seen[keyOf(table, seat)] = number;
  store("seen", Object.fromEntries(Object.entries(seen).slice(-KEPT)));
}

/** Events by others since the reader's last decision, if any of it was not seen here. */
export function missedBy(table: string, seat: number, events: P.Happened[]): P.Happened[] {
  const seen = readStored<Seen>("seen", {})[keyOf(table, seat)];
  const last = events.at(-1)?.number ?? -1;
  if (seat < 0 || seen === undefined || seen >= last || events.at(-1)?.kind === "over") return [];
  const since = lastOwn(events, seat);
  return events.filter((event) => event.answers > since && event.text);
}
