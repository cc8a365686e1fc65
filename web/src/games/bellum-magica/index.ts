import Emblem from "~icons/game-icons/horned-skull";
import { say } from "../../shared/words.svelte";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { remarks } from "./remarks";
import { ability, told } from "./told";

/** Beside the prompt; what it does is told where the token lies. */
const SHORT: Record<string, string> = { "buy-a-round": "web-stand-round", "cast-confusion": "web-cast-confusion" };

export const bellumMagica: Partial<Look> = {
  Board,
  Face,
  Emblem,
  told,
  passages: (seen) => [{ title: "", lines: remarks(seen) }],
  says: (verb) => (SHORT[verb] ? say(SHORT[verb]) : ""),
  ability,
  foresees: true,
};
