// What the game foresees for the reader; nothing of it until it is told.
import type { Sight } from "@/table/sight.svelte";
import { forecastOf, type Forecast } from "./face";

const NOTHING: Forecast = { faces: [], prices: {}, answers: [], raid: { victim: -1, left: 0 } };

export const foreseen = (seen: Sight): Forecast => ({ ...NOTHING, ...forecastOf(seen) });
