// Our part in the deal of a table: a salt for each start, promised first, and told only when it is
// fixed whose salts count. It is kept in this browser until the game is over.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type * as P from "../protocol";
import { readStored, store } from "../shared/storage";
import { promiseOf } from "./fairness";

export interface Start {
  seat: number;
  salt: string;
  /** All promises by seat, as they stood when the salt was told. */
  told?: Record<string, string>;
}

export interface Kept {
  /** The server's, as it was heard first. */
  commitment: string;
  /** By number. */
  starts: Record<string, Start>;
}

type Said = Omit<P.Commit, "id"> | Omit<P.Reveal, "id">;

export interface Reply {
  kept: Kept;
  said?: Said;
}

const TABLES = 40; // that are kept

export const keptOf = (table: string): Kept | undefined => readStored<Record<string, Kept>>("deals", {})[table];

export function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = readStored<Record<string, Kept>>("deals", {});
  store("deals", Object.fromEntries([...Object.entries(others), [table, kept]].slice(-TABLES)));
}

/** The seat for which this browser takes part; −1 where it plays for nobody, or for all people of
 *  the table: then it could not prove anything to those around it. */
export function ownSeat(header: P.Header, held: readonly number[]): number {
  const people = header.seats.filter((seat) => seat.kind === "person");
  const alone = people.length > 1 && people.every((seat) => held.includes(seat.seat));
  return held.length && !alone ? Math.min(...held) : -1;
}

/** Reply to the table as it is. `fresh`: the page was just opened, so a promise of another
 *  device for this seat is replaced by one of our own. */
export function replyTo(fairness: P.Fairness, seat: number, kept: Kept | undefined, fresh: boolean): Reply {
  const { commitment, round, parts } = fairness;
  const now = kept ?? { commitment, starts: {} };
  if (!fairness.binds || seat < 0 || now.commitment !== commitment) return { kept: now };
  const start = now.starts[round];
  const listed = parts.find((part) => part.seat === seat)?.hash;
  const ours = start && start.seat === seat ? promiseOf(commitment, round, seat, start.salt) : undefined;
  if (!fairness.fixed) {
    if (start?.told || (ours && listed === ours) || (listed && !fresh)) return { kept: now };
    const salt = ours && start ? start.salt : bytesToHex(randomBytes(32));
    const hash = promiseOf(commitment, round, seat, salt);
    return { kept: { ...now, starts: { ...now.starts, [round]: { seat, salt } } }, said: { type: "commit", seat, hash } };
  }
  if (!start || listed !== ours || !fairness.missing.includes(seat)) return { kept: now };
  const told = Object.fromEntries(parts.map((part) => [String(part.seat), part.hash]));
  // Once told it may be told again, after a reload, but never for other promises.
  if (start.told && JSON.stringify(start.told) !== JSON.stringify(told)) return { kept: now };
  const starts = { ...now.starts, [round]: { ...start, told } };
  return { kept: { ...now, starts }, said: { type: "reveal", seat, salt: start.salt } };
}

// Tables that are begun as soon as they are there: nobody else is waited for.
const soon = new Set<string>();
export const beginSoon = (table: string): void => void soon.add(table);
export const beginsSoon = (table: string): boolean => soon.has(table);
export const begun = (table: string): void => void soon.delete(table);
