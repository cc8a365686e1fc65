// Progress in lessons, kept in this browser: the table of a lesson under way, and what was finished;
// and which questions of each game somebody has met.
import type { GameInfo, LessonInfo } from "../protocol";
import * as api from "../shared/api";
import { person } from "../shared/person.svelte";
import { readStored, store } from "../shared/storage";

interface Progress {
  table?: string;
  done?: boolean;
}

const name = (game: string, lesson: string) => `${game}/${lesson}`;
const all = () => readStored<Record<string, Progress>>("lessons", {});

export const progressOf = (game: string, lesson: string): Progress => all()[name(game, lesson)] ?? {};

export function note(game: string, lesson: string, news: Progress): void {
  const known = all();
  known[name(game, lesson)] = { ...known[name(game, lesson)], ...news };
  store("lessons", known);
}

/** Begin a lesson anew; gives its table. */
export async function begin(game: string, lesson: string): Promise<string> {
  const seats = [{ kind: "me" as const, name: person.called }];
  const { table } = await api.open({ game, seats, lesson });
  note(game, lesson, { table });
  return table;
}

/** Go on with a lesson where it was left, or begin it. */
export async function goOn(game: GameInfo, lesson: LessonInfo): Promise<string> {
  const { table } = progressOf(game.id, lesson.id);
  if (table && api.tokenOf(table)) {
    try {
      const { header } = await api.table(table);
      if (header.phase === "playing") return table;
    } catch {
      // The table is gone.
    }
  }
  return begin(game.id, lesson.id);
}

/** The questions of a game that somebody has been told about. */
export const metIn = (game: string): string[] => readStored<Record<string, string[]>>("met", {})[game] ?? [];

export function meet(game: string, prompt: string): void {
  const known = readStored<Record<string, string[]>>("met", {});
  if (!known[game]?.includes(prompt)) store("met", { ...known, [game]: [...(known[game] ?? []), prompt] });
}
