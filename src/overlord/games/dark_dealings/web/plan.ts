// The plan of a fight as the server tells it, in parts: a striker, and behind a Heavy Hitter what
// it turns.
import type { Sight } from "@/table/sight.svelte";
import { defenseOf } from "./cards";

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

export function planOf(seen: Sight): Part[] {
  return partsOf(seen.fact<number[]>("plan", []), seen.box?.first ?? 0, (number) => {
    const card = seen.cards.get(number);
    return !!card && defenseOf(card)?.ability === "heavy-hitter";
  });
}
