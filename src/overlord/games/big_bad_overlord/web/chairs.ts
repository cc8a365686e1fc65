// Chairs: a seat has one, or two with two Dukes each. They are numbered clockwise.
import type { Sight } from "@/table/sight.svelte";
import { battleOf } from "./battle";
import { kindOf } from "./cards";

export const chairsOf = (seen: Sight) => seen.fact<number[]>("chairs", []);
export const seatOf = (seen: Sight, chair: number) => chairsOf(seen)[chair] ?? -1;
export const dukeOf = (seen: Sight, chair: number) => seen.in(`mat.${chair}`)[0] ?? -1;
export const lives = (seen: Sight, chair: number) => seen.fact<number[]>("alive", []).includes(chair);

/** "right" or "left" is added to a name where its player has both. */
export function sided(seen: Sight, chair: number, name: string): string {
  const own = chairsOf(seen).flatMap((seat, i) => (seat === seatOf(seen, chair) ? [i] : []));
  return own.length < 2 ? name : seen.words.say(`chair-${own.indexOf(chair) + 1}`, { name });
}

/** Who sits there; -1 is nobody but the Good. */
export function playerOf(seen: Sight, chair: number): string {
  if (chair < 0) return seen.words.say("zone-virtue");
  return sided(seen, chair, seen.nameOf(seatOf(seen, chair)));
}

/** The others' chairs clockwise from the reader's left, and the reader's own. */
export function around(seen: Sight): { others: number[]; own: number[] } {
  const all = chairsOf(seen).map((_, chair) => chair);
  const own = all.filter((chair) => seatOf(seen, chair) === seen.seat);
  const after = (own.at(-1) ?? -1) + 1;
  const others = all.map((_, i) => (after + i) % all.length).filter((chair) => !own.includes(chair));
  return { others, own };
}

const ATTACKS: Record<string, string> = { march: "attack", press: "attack", "send-on": "against" };
const MOVES = ["march", "press", "rearrange", "muster", "stow"];
const MARKED = ["march", "press", "rearrange", "muster", "garrison"];

const WORDED = ["place-card", "take-spoils", "withdraw"];

/** Own cards that go to another place are marked first and confirmed together. */
export function marks(action: number, seen: Sight): boolean {
  const card = seen.cards.get(action);
  const kind = card && kindOf(card);
  return MARKED.includes(seen.scene?.prompt ?? "") && (kind === "minion" || kind === "artifact");
}

/** A Citadel is filled with three cards at once. */
export function wanted(seen: Sight): number {
  if (seen.scene?.prompt !== "garrison") return 0;
  const chair = chairsOf(seen).findIndex((_, i) => seen.in(`hand.${i}`).some((card) => seen.options.has(card)));
  return Math.max(0, 3 - seen.in(`citadel.${chair}`).length);
}

/** What choosing a card does, in the words of the terminal; nothing where it is plain. */
export function hintOf(seen: Sight, card: number): string {
  const shown = seen.cards.get(card);
  const prompt = seen.scene?.prompt ?? "";
  if (!shown || !seen.options.has(card)) return "";
  const say = (key: string, values: Record<string, string>) => seen.words.say(`face-${key}`, values);
  const chairs = chairsOf(seen).map((_, chair) => chair);
  const target = chairs.find((chair) => dukeOf(seen, chair) === card);
  if (target !== undefined && ATTACKS[prompt]) {
    return say(ATTACKS[prompt], { who: playerOf(seen, target), duke: shown.name });
  }
  if (kindOf(shown) === "ghost") return say("cancel", { ghost: shown.name });
  // In exchange for it, or back home: the server says it in full.
  if (WORDED.includes(prompt)) return seen.options.get(card)?.text ?? "";
  if (!MOVES.includes(prompt)) return "";
  const at = (home: string) => chairs.some((chair) => seen.in(`${home}.${chair}`).includes(card));
  return at("army") ? say("to-citadel", { card: shown.name }) : at("citadel") ? say("to-army", { card: shown.name }) : "";
}

/** The zones that are drawn where the battle is. */
export function inBattle(seen: Sight): ReadonlySet<string> {
  const battle = battleOf(seen);
  return new Set(battle ? [...battle.zones.attack, ...battle.zones.defense] : []);
}
