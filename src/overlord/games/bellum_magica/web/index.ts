import Emblem from "~icons/game-icons/horned-skull";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { remarks } from "./remarks";
import { ability, told } from "./told";

export default {
  Board,
  Face,
  Emblem,
  told,
  passages: (seen) => [{ title: "", lines: remarks(seen) }],
  ability,
  foresees: true,
} satisfies Partial<Look>;
