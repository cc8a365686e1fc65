import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Tray,
  forecasts: true,
  offers: (verb) => /^(space|spot|chair|edge)-/.test(verb),
} satisfies Partial<Look>;
