// Prices, shields and rows in words.
import type { Words } from "@/shared/words.svelte";
import { counted, type Counts, type Rows, type Side } from "./cards";

export const shieldOf = (shield: number, magic: number, words: Words) =>
  magic ? words.say("face-magic", { shield, magic }) : String(shield);

/** A price. */
export function priceTold(counts: Counts, words: Words): string {
  const told = Object.entries(counts).map(([name, count]) => words.say(`face-spoil-${name}`, { count: count ?? 0 }));
  return told.join(", ") || words.say("face-nothing");
}

/** One side of a card row by row, for those who listen; rows that show nothing are left out. */
export function inWords(rows: Rows, side: Side, words: Words): string {
  const told = rows[side].flatMap((row, i) => {
    const icons = counted(row).map(([icon, count]) => `${count} ${words.find(`icon-${icon}`, {}, "text") ?? icon}`);
    return icons.length ? [`${i + 1}: ${icons.join(" ")}`] : [];
  });
  return `${words.say(`zone-${side}`)}: ${told.join(", ") || words.say("face-nothing")}`;
}
