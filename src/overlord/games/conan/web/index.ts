import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Roll from "./Roll.svelte";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Roll,
  Tray,
  forecasts: true,
  offers: (verb) => /^(gems|die)-/.test(verb),
} satisfies Partial<Look>;
