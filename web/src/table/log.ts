// The log as a list of lines: whom each is about, which dice fell, where the reader's turn ended.
import type { Happened, Zone } from "../protocol";

export interface Line {
  number: number;
  text: string;
  rules: string[];
  kind: string;
  topic: string;
  answers: number;
  numbers: number[];
  /** The seats it is about. */
  seats: number[];
  /** It stands out. */
  moment: boolean;
}

export function linesOf(events: Happened[], zones: Zone[] = []): Line[] {
  const lines: Line[] = [];
  let decided = -1;
  for (const event of events) {
    const { number, text, rules, kind, topic, answers, numbers } = event;
    if (kind === "answer") decided = numbers[0] ?? -1;
    if (!text) continue;
    // A plan of seven strikes is one line.
    const last = lines.at(-1);
    if (kind === "answer" && last?.kind === "answer" && last.text === text) continue;
    const seats = about(event, zones, decided);
    lines.push({ number, text, rules, kind, topic, answers, numbers, seats, moment: !!event.moment });
  }
  return lines;
}

/** Events up to the end of the answer in whose course that event happened. */
export function upTo(events: Happened[], number: number): Happened[] {
  let end = events.findIndex((event) => event.number === number);
  const answers = events[end]?.answers;
  while (events[end]?.answers === answers && end < events.length) end += 1;
  return events.slice(0, end);
}

/** The dice of a throw or a single roll, as they fell. */
export function diceOf({ kind, numbers }: { kind: string; numbers: number[] }): number[] {
  if (kind === "throw") return numbers.slice(2, 2 + (numbers[0] ?? 0));
  return kind === "roll" ? numbers.slice(0, 1) : [];
}

/** Seat whose cards moved; where none of theirs did, the one that had decided something. */
function about(event: Happened, zones: Zone[], decided: number): number[] {
  const owners = [event.source, event.target].map((zone) => zones[zone]?.owner ?? -1);
  const known = owners.filter((owner) => owner >= 0);
  return known.length ? known : [decided];
}

/** The lines about a seat (-1: all) in which a word occurs. */
export function filterLines(lines: Line[], seat: number, word: string): Line[] {
  const wanted = word.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (seat < 0 || line.seats.includes(seat)) &&
      (!wanted || `${line.text} ${line.rules.join(" ")}`.toLowerCase().includes(wanted)),
  );
}

export interface Roll {
  number: number;
  topic: string;
  sides: number;
  values: number[];
  texts: string[];
}

/** Dice that were thrown one after the other for the same thing lie together. */
export function rollsOf(events: Happened[]): Roll[] {
  const rolls: Roll[] = [];
  for (const { number, kind, topic, numbers, text } of events) {
    if (kind !== "roll") continue;
    const [value = 0, sides = 6] = numbers;
    const last = rolls.at(-1);
    // What a game does not tell as a roll (who goes first, say) shows no dice.
    if (last && last.topic === topic && last.sides === sides) {
      last.values.push(value);
      last.texts.push(text);
    } else if (text) rolls.push({ number, topic, sides, values: [value], texts: [text] });
  }
  return rolls;
}

/** Number of answers given before the seat's own last one; -1 if it gave none. */
export function lastOwn(events: Happened[], seat: number): number {
  for (const event of events.toReversed()) {
    if (event.kind === "answer" && event.numbers[0] === seat) return event.answers;
  }
  return -1;
}
