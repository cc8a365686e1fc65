// What the game foresees for the reader; nothing of it until it is told.
import type { Sight } from "@/table/sight.svelte";
import type { Foreseen } from "./cards";

export interface Ahead {
  faces: Foreseen[];
  /** By kind of creature: which of its prices the reader could pay. */
  prices: Partial<Record<string, boolean[]>>;
  /** The seats that may still have the die rolled again. */
  answers: number[];
  raid: { victim?: number; left?: number };
}

const NOTHING: Ahead = { faces: [], prices: {}, answers: [], raid: {} };

export const ahead = (seen: Sight): Ahead => ({ ...NOTHING, ...(seen.forecast as Partial<Ahead>) });
