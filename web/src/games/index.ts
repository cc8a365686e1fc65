// The boards that lie on top of the generic table: each game brings its own in its folder, and the page
// fetches it when it is played. Any other game is played on the board of its package (`guest.ts`), or
// on the plain one.
import { SvelteMap } from "svelte/reactivity";
import { idOf } from "./folder";
import type { Look } from "./look";
import { plain } from "./plain";

const found = import.meta.glob<Partial<Look>>("../../../src/overlord/games/*/web/index.ts", { import: "default" });
const fetching = new Map(Object.entries(found).map(([path, fetch]) => [idOf(path), fetch]));
const looks = new SvelteMap<string, Look>();
const asked = new Set<string>();

export const lookOf = (game: string): Look => looks.get(game) ?? plain;

/** Whether the board of a game is here; it is asked for where it is not. */
export function lookReady(game: string): boolean {
  const fetch = fetching.get(game);
  if (!fetch || looks.has(game)) return true;
  if (asked.has(game)) return false;
  asked.add(game);
  void fetch().then(
    (look) => looks.set(game, { ...plain, ...look }),
    () => looks.set(game, plain), // without a network, and never seen before
  );
  return false;
}
