import Emblem from "~icons/game-icons/horned-skull";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { remarks } from "./remarks";

export default {
  Board,
  Face,
  Emblem,
  passages: (seen) => [{ title: "", lines: remarks(seen) }],
  foresees: true,
} satisfies Partial<Look>;
