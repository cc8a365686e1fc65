import Emblem from "~icons/game-icons/volcano";
import type { Look } from "@/games/look";
import Board from "./Board.svelte";
import { marks, wanted } from "./chairs";
import Face from "./Face.svelte";
import { remarks, says } from "./remarks";
import Tray from "./Tray.svelte";

export default {
  Board,
  Face,
  Tray,
  Emblem,
  passages: (seen) => [{ title: "", lines: remarks(seen) }],
  says,
  foresees: true,
  marks,
  wanted,
  offers: (verb) => verb.startsWith("help-") || verb.startsWith("curse-"),
} satisfies Partial<Look>;
