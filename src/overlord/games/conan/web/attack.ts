// Last attack, read from what happened: who struck whom, with which dice, and what came of it.
import type { Happened } from "@/protocol";
import { COLOURS, type Colour } from "./cards";

export interface Die {
  colour: Colour;
  /** From 0. */
  face: number;
  /** Thrown again. */
  again: boolean;
}

export interface Hit {
  target: number;
  dice: Die[];
  defence?: number;
  damage?: number;
  dies: boolean;
}

export interface LastAttack {
  number: number;
  striker: number;
  /** Somebody, or an area that is hit as a whole. */
  target: number;
  weapon: number;
  dice: Die[];
  power?: number;
  hits: Hit[];
}

const TOPICS = new Set(["attacks", "attacks-area"]);

function dieOf(event: Happened, first: number): Die {
  return {
    colour: COLOURS.find((colour) => event.topic === `die-${colour}`) ?? "yellow",
    face: (event.numbers[0] ?? 1) - 1,
    again: event.answers !== first,
  };
}

/** A die that is thrown again takes the place of one of its colour: nobody throws a good one again,
 *  so it is the lowest that has not been thrown twice. */
function lay(dice: Die[], die: Die): void {
  const worst = die.again
    ? dice.reduce((best, one, i) => {
        if (one.colour !== die.colour || one.again) return best;
        return best < 0 || one.face < dice[best]!.face ? i : best;
      }, -1)
    : -1;
  if (worst < 0) dice.push(die);
  else dice[worst] = die;
}

export function lastAttack(history: Happened[]): LastAttack | undefined {
  const begin = history.findLastIndex((event) => TOPICS.has(event.topic));
  const start = history[begin];
  if (!start) return undefined;
  const [target = -1, , weapon = -1] = start.numbers;
  const attack: LastAttack = { number: start.number, striker: start.card, target, weapon, dice: [], hits: [] };
  let first = -1;
  let open: Hit = { target, dice: [], dies: false };
  for (const event of history.slice(begin + 1)) {
    const [number = 0] = event.numbers;
    if (event.topic === "activates" || event.topic === "turn") break;
    if (event.kind === "roll" && event.topic.startsWith("die-")) {
      const dice = attack.power === undefined ? attack.dice : open.dice;
      if (!dice.length) first = event.answers;
      lay(dice, dieOf(event, first));
    } else if (event.topic === "sacrifices") {
      attack.target = event.card;
    } else if (event.topic === "power") {
      attack.power = number;
    } else if (event.topic === "defence") {
      attack.hits.push({ ...open, target: event.card, defence: number, damage: Math.max(0, (attack.power ?? 0) - number) });
      open = { target, dice: [], dies: false };
    } else if (event.topic === "dies") {
      for (const one of attack.hits) if (one.target === event.card) one.dies = true;
    }
  }
  if (open.dice.length) attack.hits.push({ ...open, target: attack.target });
  return attack;
}
