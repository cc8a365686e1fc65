// Battle as the server tells it: who stands where, which dice fell last, who haunts which roll.
import type { Happened } from "@/protocol";
import { diceOf } from "@/table/log";
import type { TableView } from "@/table/view.svelte";
import type { Type } from "./cards";
import { forecastOf, tableFactsOf, type Odds } from "./face";

export const STAGES = ["field", "gate", "walls", "throne", "lava"] as const;
export type Stage = (typeof STAGES)[number];
export type Side = "attack" | "defense";
export const SIDES: Side[] = ["attack", "defense"];

export interface Battle {
  /** A chair; -1 are the forces of Good. */
  attacker: number;
  defender: number;
  stage: Stage;
  /** Complete rounds so far. */
  round: number;
  /** The zones whose cards fight or are fought for, by side. */
  zones: Record<Side, string[]>;
  /** The sides whose Duke is to be seen. */
  dukes: Record<Side, boolean>;
}

export function battleOf(table: TableView): Battle | undefined {
  const defender = tableFactsOf(table).defender;
  if (defender < 0) return undefined;
  const attacker = tableFactsOf(table).attacker;
  const stage = STAGES[tableFactsOf(table).stage] ?? "field";
  const lent = (chairs: number[]) => chairs.map((chair) => `lent.${chair}`);
  const inField = stage === "field" || stage === "lava";
  const attack = [`army.${attacker}`, `captives.${attacker}`, ...lent(tableFactsOf(table).helpers)];
  const defense = inField
    ? [`army.${defender}`, `captives.${defender}`, ...lent(tableFactsOf(table).shields)]
    : [`citadel.${defender}`, `captives.${defender}`];
  if (stage === "lava") {
    // Nothing but the Artifact of each Duke lies there any more.
    attack.unshift(`citadel.${attacker}`);
    defense.unshift(`citadel.${defender}`);
  }
  return {
    attacker,
    defender,
    stage,
    round: tableFactsOf(table).round,
    zones: { attack: attacker < 0 ? ["virtue"] : attack, defense },
    dukes: { attack: stage === "lava", defense: stage === "lava" || stage === "throne" },
  };
}

// Dice

export interface Throw {
  number: number;
  topic: string;
  dice: number[];
  plus: number;
  total: number;
  /** Number to be reached; 0 where the other side's roll decides. */
  target: number;
  /** The whole sum and its verdict, in words. */
  text: string;
}

const PHASES = ["mind", "magic", "melee", "dukesmack"];
/** In which phase something was thrown; -1 for what is no part of a round. */
const phaseOf = (topic: string) => (topic === "machine" ? 2 : PHASES.indexOf(topic.split("-")[0]!));

function throwOf(event: Happened): Throw {
  const dice = diceOf(event);
  const [, plus = 0, target = 0] = event.topic === "machine" ? [] : event.numbers.slice(2 + dice.length);
  const total = dice.reduce((sum, die) => sum + die, plus);
  return { number: event.number, topic: event.topic, dice, plus, total, target, text: event.text };
}

/** Events of the last round of the battle that is fought: its throws, and all the rest. */
export function lastRound(events: Happened[]): { throws: Throw[]; lines: string[] } {
  const start = events.findLastIndex((event) => event.topic === "attacks");
  let throws: Throw[] = [];
  let lines: string[] = [];
  let phase = -1;
  let last = -1;
  for (const event of events.slice(start + 1)) {
    if (event.kind === "throw" && phaseOf(event.topic) >= 0) {
      const next = phaseOf(event.topic);
      // Equal totals are thrown again at once; after anything else it is the next round.
      const again = event.topic === "melee-attack" && throws.some((one) => one.topic === event.topic);
      if (next < phase || (again && event.number !== last + 1)) {
        throws = [];
        lines = [];
      }
      phase = next;
      last = event.number;
      throws = [...throws.filter((one) => one.topic !== event.topic || next === 3), throwOf(event)];
    } else if (throws.length && event.text && event.kind !== "answer") lines.push(event.text);
  }
  return { throws, lines };
}

// Ghosts

export interface Haunting {
  chair: number;
  ghost: number;
  helps: boolean;
  side: Side;
  type: Type;
}

/** Declarations of the Ghosts for this round. */
export function hauntings(table: TableView): Haunting[] {
  const first = table.action("help-attack-mind");
  return tableFactsOf(table).haunts.flatMap((declared, chair) => {
    const verb = declared > 0 ? table.box?.spoken[first + declared - 1]?.verb : undefined;
    const [how, side, type] = verb?.split("-") ?? [];
    if (how !== "help" && how !== "curse") return [];
    const ghost = table.in(`ghost.${chair}`)[0] ?? -1;
    return [{ chair, ghost, helps: how === "help", side: side as Side, type: type as Type }];
  });
}

// Odds

export type { Odds };

export const bonusesOf = (table: TableView) => forecastOf(table).battle?.bonuses;

/** The odds of the battle that is fought, if they can be known. */
export const oddsOf = (table: TableView): Odds | undefined => forecastOf(table).battle?.odds;

/** The odds of attacking a chair. */
export const oddsAgainst = (table: TableView, chair: number): Odds | undefined =>
  forecastOf(table).targets?.find((one) => one.chair === chair)?.odds;

/** With its sign, as it is added. */
export const withSign = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
