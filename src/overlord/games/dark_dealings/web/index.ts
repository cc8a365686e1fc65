import Emblem from "~icons/game-icons/evil-tower";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import { byChallenge } from "./cards";
import Face from "./Face.svelte";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Tray,
  Emblem,
  says: (verb, seen) => seen.words.say(`action-${verb}`),
  order: byChallenge,
  foresees: true,
  parts: (seen) => seen.fact<number[]>("plan", []).length,
} satisfies Partial<Look>;
