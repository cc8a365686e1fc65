import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import { marks, wanted } from "./chairs";
import Face from "./Face.svelte";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Tray,
  forecasts: true,
  marks,
  wanted,
  offers: (verb) => verb.startsWith("help-") || verb.startsWith("curse-"),
} satisfies Partial<Look>;
