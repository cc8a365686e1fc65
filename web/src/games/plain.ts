import GuestBoard from "../table/GuestBoard.svelte";
import PlainFace from "../table/PlainFace.svelte";
import type { Look } from "./look";

export const plain: Look = {
  Board: GuestBoard,
  Face: PlainFace,
  order: () => 0,
  forecasts: false,
  parts: () => 0,
  marks: () => false,
  wanted: () => 0,
  offers: () => false,
};
