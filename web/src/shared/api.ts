// The HTTP half of the protocol: games, tables, seats, rules, records.
import type * as P from "../protocol";
import { store, readStored } from "./storage";
import { say, speaking } from "./words.svelte";

export class Refused extends Error {}

async function ask<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": speaking() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(say("web-no-server"));
  }
  const text = await answer.text();
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Refused(say("web-no-server"));
  }
  if (!answer.ok) throw new Refused((found as P.Problem).sentence || say("web-no-server"));
  return found as T;
}

const lang = () => `lang=${speaking()}`;
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = () => ask<P.Games>("GET", `/api/games?${lang()}`);
export const rules = (game: string) =>
  ask<P.Rules>("GET", `/api/games/${encodeURIComponent(game)}/rules?${lang()}`);
export const addresses = () => ask<P.Addresses>("GET", "/api/addresses");
export const tables = () => ask<P.TableList>("GET", `/api/tables?${lang()}`);
export const table = (id: string) => ask<P.Done>("GET", `${at(id)}?${lang()}`);
/** A new table; its host's token is kept. */
export async function open(wish: P.NewTable): Promise<P.Seated> {
  const seated = await ask<P.Seated>("POST", "/api/tables", wish);
  storeToken(seated.table, seated.token);
  return seated;
}
export const join = (id: string, seat: number, name: string) =>
  ask<P.Seated>("POST", `${at(id)}/seats`, { seat, name }, tokenOf(id));
export const leave = (id: string, seat: number) =>
  ask<P.Done>("DELETE", `${at(id)}/seats/${seat}`, undefined, tokenOf(id));
export const putBot = (id: string, seat: number, bot: string) =>
  ask<P.Done>("PUT", `${at(id)}/seats/${seat}/bot`, { bot }, tokenOf(id));
export const removeBot = (id: string, seat: number) =>
  ask<P.Done>("DELETE", `${at(id)}/seats/${seat}/bot`, undefined, tokenOf(id));
export const start = (id: string) =>
  ask<P.Done>("POST", `${at(id)}/start`, undefined, tokenOf(id));
export const replay = (id: string, eyes: string) =>
  ask<P.Replay>("GET", `${at(id)}/replay?eyes=${eyes}&${lang()}`, undefined, tokenOf(id));
/** A table of one's own that goes on from a moment of a finished game; its token is kept. */
export async function playOn(id: string, wish: Omit<P.PlayOn, "bot">): Promise<P.Seated> {
  const seated = await ask<P.Seated>("POST", `${at(id)}/onward`, wish);
  storeToken(seated.table, seated.token);
  return seated;
}
export const recordOf = (id: string) => `${at(id)}/record`;

// Seat tokens stay in this browser.
type Tokens = Record<string, string>;

export const tokenOf = (id: string): string => readStored<Tokens>("tokens", {})[id] ?? "";
export const myTables = (): string[] => Object.keys(readStored<Tokens>("tokens", {})).reverse();

export function storeToken(id: string, token: string): void {
  const tokens = readStored<Tokens>("tokens", {});
  delete tokens[id];
  tokens[id] = token;
  for (const old of Object.keys(tokens).slice(0, -40)) delete tokens[old];
  store("tokens", tokens);
}

export function forget(id: string): void {
  const tokens = readStored<Tokens>("tokens", {});
  delete tokens[id];
  store("tokens", tokens);
}
