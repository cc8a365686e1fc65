// Raids and thefts in what happened last.
import type { Happened, Zone } from "../../protocol";
import { CHESTS } from "./cards";

export interface Raid {
  by: number;
  victim: number;
}

/** The last raid among these events. */
export function raidIn(news: Happened[]): Raid | undefined {
  const last = news.findLast((event) => event.kind === "announce" && event.topic === "raids");
  const [by, victim] = last?.numbers ?? [];
  return by === undefined || victim === undefined ? undefined : { by, victim };
}

/** How many chests went from one owner to another. */
export function theftsIn(news: Happened[], zones: Zone[], victim: number): number {
  const stocks = zones.filter((zone) => CHESTS.some((kind) => zone.name === `${kind}.${zone.owner}`));
  const owner = (number: number) => stocks.find((zone) => zone.number === number)?.owner ?? -1;
  return news.filter((event) => owner(event.source) === victim && ![-1, victim].includes(owner(event.target))).length;
}

/** The number of the last throw of the horde die, -1 if it was not thrown just now. */
export const thrown = (news: Happened[]) =>
  news.findLast((event) => event.kind === "roll" && event.topic === "horde")?.number ?? -1;
