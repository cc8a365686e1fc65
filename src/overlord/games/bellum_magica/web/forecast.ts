// Forecast for the reader, whole: what has not come yet is nothing.
import type { TableView } from "@/table/view.svelte";
import { forecastOf, type Forecast } from "./face";

const NOTHING: Forecast = { faces: [], prices: {}, answers: [], raid: { victim: -1, left: 0 } };

export const forecastFor = (table: TableView): Forecast => ({ ...NOTHING, ...forecastOf(table) });
