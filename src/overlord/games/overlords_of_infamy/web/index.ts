import Emblem from "~icons/game-icons/world";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { passages, spoken } from "./lines";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Tray,
  Emblem,
  says: (verb, seen) => spoken(seen.action(verb), seen),
  passages,
  foresees: true,
  offers: (verb) => /^(space|spot|chair|edge)-/.test(verb),
} satisfies Partial<Look>;
