import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";

export default {
  Board,
  Face,
  forecasts: true,
} satisfies Partial<Look>;
