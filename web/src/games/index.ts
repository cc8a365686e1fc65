// The boards that lie on top of the generic table: each game brings its own in its folder. Any
// other game is played on the board of its package (`guest.ts`), or on the plain one.
import type { Look } from "./look";
import { plain } from "./plain";

const found = import.meta.glob<Partial<Look>>("../../../src/overlord/games/*/web/index.ts", {
  eager: true,
  import: "default",
});

/** The id of a game from the folder it lies in. */
const idOf = (path: string) => path.split("/").at(-3)!.replaceAll("_", "-");

const looks = new Map(Object.entries(found).map(([path, look]) => [idOf(path), { ...plain, ...look }]));

export const lookOf = (game: string): Look => looks.get(game) ?? plain;
