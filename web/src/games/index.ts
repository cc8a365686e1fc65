// The boards that lie on top of the generic table; a game without one is played on the plain board.
import { bigBadOverlord } from "./big-bad-overlord";
import { bellumMagica } from "./bellum-magica";
import { conan } from "./conan";
import { darkDealings } from "./dark-dealings";
import type { Look } from "./look";
import { overlordsOfInfamy } from "./overlords-of-infamy";
import { plain } from "./plain";

const LOOKS: Record<string, Partial<Look>> = {
  "big-bad-overlord": bigBadOverlord,
  "bellum-magica": bellumMagica,
  conan,
  "dark-dealings": darkDealings,
  "overlords-of-infamy": overlordsOfInfamy,
};

const looks = new Map(Object.entries(LOOKS).map(([game, look]) => [game, { ...plain, ...look }]));

export const lookOf = (game: string): Look => looks.get(game) ?? plain;
