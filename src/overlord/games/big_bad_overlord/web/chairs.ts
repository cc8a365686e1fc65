// Chairs: a seat has one, or two with two Dukes each. They are numbered clockwise.
import type { TableView } from "@/table/view.svelte";
import { battleOf } from "./battle";
import { kindOf } from "./cards";
import { tableFactsOf } from "./face";

export const chairsOf = (table: TableView) => tableFactsOf(table).chairs;
export const seatOf = (table: TableView, chair: number) => chairsOf(table)[chair] ?? -1;
export const dukeOf = (table: TableView, chair: number) => table.in(`mat.${chair}`)[0] ?? -1;
export const lives = (table: TableView, chair: number) => tableFactsOf(table).alive.includes(chair);

/** "right" or "left" is added to a name where its player has both. */
export function withSide(table: TableView, chair: number, name: string): string {
  const own = chairsOf(table).flatMap((seat, i) => (seat === seatOf(table, chair) ? [i] : []));
  return own.length < 2 ? name : table.words.say(`chair-${own.indexOf(chair) + 1}`, { name });
}

/** Seat at the chair; -1 is nobody but the Good. */
export function playerOf(table: TableView, chair: number): string {
  if (chair < 0) return table.words.say("zone-virtue");
  return withSide(table, chair, table.nameOf(seatOf(table, chair)));
}

/** The others' chairs clockwise from the reader's left, and the reader's own. */
export function chairOrder(table: TableView): { others: number[]; own: number[] } {
  const all = chairsOf(table).map((_, chair) => chair);
  const own = all.filter((chair) => seatOf(table, chair) === table.seat);
  const after = (own.at(-1) ?? -1) + 1;
  const others = all.map((_, i) => (after + i) % all.length).filter((chair) => !own.includes(chair));
  return { others, own };
}

const MARKED = ["march", "press", "rearrange", "muster", "garrison"];

/** Own cards that go to another place are marked first and confirmed together. */
export function marks(action: number, table: TableView): boolean {
  const card = table.cards.get(action);
  const kind = card && kindOf(card);
  return MARKED.includes(table.scene?.prompt ?? "") && (kind === "minion" || kind === "artifact");
}

/** A Citadel is filled with three cards at once. */
export function wanted(table: TableView): number {
  if (table.scene?.prompt !== "garrison") return 0;
  const chair = chairsOf(table).findIndex((_, i) => table.in(`hand.${i}`).some((card) => table.options.has(card)));
  return Math.max(0, 3 - table.in(`citadel.${chair}`).length);
}

/** The zones that are drawn where the battle is. */
export function inBattle(table: TableView): ReadonlySet<string> {
  const battle = battleOf(table);
  return new Set(battle ? [...battle.zones.attack, ...battle.zones.defense] : []);
}
