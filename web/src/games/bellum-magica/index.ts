import Emblem from "~icons/game-icons/horned-skull";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { ability, told } from "./told";

export const bellumMagica: Partial<Look> = { Board, Face, Emblem, told, ability, foresees: true };
