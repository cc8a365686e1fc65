// Before a Wizard is paid: with which defenses, if any, the fight can still be won.
import type { Sight } from "@/table/sight.svelte";
import { forecastOf } from "./face";

export function priceOf(seen: Sight): string {
  const { spared } = forecastOf(seen);
  if (!spared) return "";
  if (!spared.length) return seen.words.say("face-hopeless-wizard");
  const cards = spared.map((card) => seen.cards.get(card)?.name ?? "").join(", ");
  return seen.words.say("face-wizards-price", { cards });
}
