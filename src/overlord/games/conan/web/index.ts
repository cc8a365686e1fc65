import Emblem from "~icons/game-icons/battle-axe";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Roll from "./Roll.svelte";
import { passages, spoken } from "./lines";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Roll,
  Tray,
  Emblem,
  says: spoken,
  passages,
  foresees: true,
  offers: (verb) => /^(gems|die)-/.test(verb),
} satisfies Partial<Look>;
