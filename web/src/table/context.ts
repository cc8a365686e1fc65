// Context of every board: the table that it draws, and what it may open.
import { getContext, setContext } from "svelte";
import type { TableView } from "./view.svelte";

export interface TableContext {
  readonly table: TableView;
  zoom(card: number): void;
  browse(zone: string): void;
  rule(id: string): void;
}

const KEY = Symbol("table");
export const tableContext = () => getContext<TableContext>(KEY);
export const provideTable = (context: TableContext) => setContext(KEY, context);
