import Emblem from "~icons/game-icons/battle-axe";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Roll from "./Roll.svelte";
import { ability, passages, spoken, told } from "./told";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Roll,
  Tray,
  Emblem,
  told,
  ability,
  says: spoken,
  passages,
  foresees: true,
  offers: (verb) => /^(gems|die)-/.test(verb),
} satisfies Partial<Look>;
