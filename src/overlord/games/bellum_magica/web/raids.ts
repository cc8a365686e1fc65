// Raids, thefts and throws in what happened last.
import type { Happened, Zone } from "@/protocol";
import { CHESTS } from "./cards";

export interface Raid {
  by: number;
  victim: number;
  stolen: number;
}

/** The last raid among these events, or what came of one that was told before. */
export function raidIn(news: Happened[], zones: Zone[]): Raid | undefined {
  const stocks = zones.filter((zone) => CHESTS.some((kind) => zone.name === `${kind}.${zone.owner}`));
  const owner = (number: number) => stocks.find((zone) => zone.number === number)?.owner ?? -1;
  const thefts = news
    .map((event) => ({ by: owner(event.target), victim: owner(event.source) }))
    .filter(({ by, victim }) => by >= 0 && victim >= 0 && by !== victim);
  const announced = news.findLast((event) => event.kind === "announce" && event.topic === "raids");
  const [by, victim] = announced?.numbers ?? [];
  const raid = by === undefined || victim === undefined ? thefts.at(-1) : { by, victim };
  if (!raid) return undefined;
  return { ...raid, stolen: thefts.filter((one) => one.by === raid.by && one.victim === raid.victim).length };
}

/** The number of the last throw of the horde die, -1 if it was not thrown just now. */
export const lastThrow = (news: Happened[]) =>
  news.findLast((event) => event.kind === "roll" && event.topic === "horde")?.number ?? -1;
