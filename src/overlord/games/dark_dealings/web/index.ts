import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import { byChallenge } from "./cards";
import Face from "./Face.svelte";
import { tableFactsOf } from "./face";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Tray,
  order: byChallenge,
  forecasts: true,
  parts: (table) => tableFactsOf(table).plan.length,
} satisfies Partial<Look>;
