import type { Card } from "@/protocol";
import type { Words } from "@/shared/words.svelte";
import { chestOf, counted, placeOf, rowsOf, type Counts, type Place, type Rows, type Side } from "./cards";

const NOTHING = "–"; // a row without an icon

/** Six rows in letters, the active one in brackets, as the terminal writes them. */
function letters(rows: string[][], die: number, words: Words): string {
  const told = rows.map((row) => row.map((icon) => words.say(`icon-${icon}`)).join("") || NOTHING);
  return told.map((row, i) => (i + 1 === die ? `[${row}]` : row)).join(" ");
}

export const shieldOf = (shield: number, magic: number, words: Words) =>
  magic ? words.say("face-magic", { shield, magic }) : String(shield);

/** Spoils, or a price. */
export function spoken(counts: Counts, words: Words): string {
  const told = Object.entries(counts).map(([name, count]) => words.say(`face-spoil-${name}`, { count: count ?? 0 }));
  return told.join(", ") || words.say("face-nothing");
}

export const spoilsOf = (place: Place, words: Words) => spoken(place.spoils, words);

/** One side of a card row by row, for those who listen; rows that show nothing are left out. */
export function inWords(rows: Rows, side: Side, words: Words): string {
  const told = rows[side].flatMap((row, i) => {
    const icons = counted(row).map(([icon, count]) => `${count} ${words.find(`icon-${icon}`, {}, "text") ?? icon}`);
    return icons.length ? [`${i + 1}: ${icons.join(" ")}`] : [];
  });
  return `${words.say(`zone-${side}`)}: ${told.join(", ") || words.say("face-nothing")}`;
}

/** A card in a line of text, in the words of the terminal. */
export function told(card: Card, facts: Record<string, unknown>, words: Words): string {
  const name = card.name;
  const rows = rowsOf(card);
  const place = placeOf(card);
  const chest = chestOf(card);
  if (chest) return words.say("face-chest", { name, value: chest.value });
  if (place) {
    const shield = shieldOf(place.shield, place.magic, words);
    return words.say("face-place", { name, shield, spoils: spoilsOf(place, words) });
  }
  if (!rows) return name;
  const die = Number(facts["die"] ?? 0);
  const sides = { left: letters(rows.left, die, words), right: letters(rows.right, die, words) };
  if (rows.kind !== "castle") {
    const line = words.say("face-creature", { name, ...sides });
    return rows.bonus ? `${line} · ${words.say(`bonus-${rows.bonus}`)}` : line;
  }
  const lord = (facts["lords"] as Record<string, number> | undefined)?.[card.id];
  if (lord === undefined) return words.say("face-castle", { name, shield: Number(card.facts["shield"]), ...sides });
  const [shield, magic] = (facts["defence"] as [number, number][])[lord]!;
  const chests = (facts["chests"] as number[])[lord]!;
  const line = words.say("face-rival", { name, shield: shieldOf(shield, magic, words), chests });
  return `${line} · ${words.say("zone-left")} ${sides.left} · ${words.say("zone-right")} ${sides.right}`;
}

/** What stands under a card when it is looked at closely: the token it brings. */
export function ability(card: Card): string {
  const rows = rowsOf(card);
  return rows?.bonus ? `${rows.bonusName}: ${rows.bonusText}` : "";
}
