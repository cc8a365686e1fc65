import Emblem from "~icons/game-icons/crowned-skull";
import GuestBoard from "../table/GuestBoard.svelte";
import PlainFace from "../table/PlainFace.svelte";
import type { Look } from "./look";

export const plain: Look = {
  Board: GuestBoard,
  Face: PlainFace,
  Emblem,
  passages: () => [],
  says: () => "",
  order: () => 0,
  foresees: false,
  parts: () => 0,
  marks: () => false,
  wanted: () => 0,
  offers: () => false,
};
