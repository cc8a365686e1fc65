// The last attack, read from what happened: who struck whom, with which dice, and what came of it.
import type { Happened } from "@/protocol";
import { COLOURS, type Colour } from "./cards";

export interface Throw {
  colour: Colour;
  /** From 0. */
  face: number;
  /** Thrown again. */
  again: boolean;
}

export interface Met {
  target: number;
  dice: Throw[];
  defence?: number;
  damage?: number;
  dies: boolean;
}

export interface Strike {
  number: number;
  striker: number;
  /** Somebody, or an area that is hit as a whole. */
  target: number;
  weapon: number;
  dice: Throw[];
  power?: number;
  met: Met[];
}

const TOPICS = new Set(["attacks", "attacks-area"]);

function thrown(event: Happened, first: number): Throw {
  return {
    colour: COLOURS.find((colour) => event.topic === `die-${colour}`) ?? "yellow",
    face: (event.numbers[0] ?? 1) - 1,
    again: event.answers !== first,
  };
}

export function lastStrike(history: Happened[]): Strike | undefined {
  const begin = history.findLastIndex((event) => TOPICS.has(event.topic));
  const start = history[begin];
  if (!start) return undefined;
  const [target = -1, , weapon = -1] = start.numbers;
  const strike: Strike = { number: start.number, striker: start.card, target, weapon, dice: [], met: [] };
  let first = -1;
  let open: Met = { target, dice: [], dies: false };
  for (const event of history.slice(begin + 1)) {
    const [number = 0] = event.numbers;
    if (event.topic === "activates" || event.topic === "turn") break;
    if (event.kind === "roll" && event.topic.startsWith("die-")) {
      const dice = strike.power === undefined ? strike.dice : open.dice;
      if (!dice.length) first = event.answers;
      dice.push(thrown(event, first));
    } else if (event.topic === "sacrifices") {
      strike.target = event.card;
    } else if (event.topic === "power") {
      strike.power = number;
    } else if (event.topic === "defence") {
      strike.met.push({ ...open, target: event.card, defence: number, damage: Math.max(0, (strike.power ?? 0) - number) });
      open = { target, dice: [], dies: false };
    } else if (event.topic === "dies") {
      for (const one of strike.met) if (one.target === event.card) one.dies = true;
    }
  }
  if (open.dice.length) strike.met.push({ ...open, target: strike.target });
  return strike;
}
