// Plan of a fight as the server tells it, in parts: a striker, and behind a Heavy Hitter what
// it turns.
import type { TableView } from "@/table/view.svelte";
import { defenseOf } from "./cards";
import { tableFactsOf } from "./face";

export interface Part {
  card: number;
  turning: number;
  group: number;
}

export function partsOf(plan: number[], first: number, heavy: (card: number) => boolean): Part[] {
  const parts: Part[] = [];
  let group = 1;
  for (const number of plan) {
    const last = parts.at(-1);
    if (number < first) group += 1;
    else if (last && last.turning === 0 && heavy(last.card)) last.turning = number;
    else parts.push({ card: number, turning: 0, group });
  }
  return parts;
}

export function planOf(table: TableView): Part[] {
  return partsOf(tableFactsOf(table).plan, table.box?.first ?? 0, (number) => {
    const card = table.cards.get(number);
    return !!card && defenseOf(card)?.ability === "heavy-hitter";
  });
}
