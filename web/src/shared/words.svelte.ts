// Words that people read, all from the same Fluent catalogues as the terminal; switched in place.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { store, readStored } from "./storage";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const HOME = "../../../src/overlord";
const files = import.meta.glob<string>(
  [
    "../../../src/overlord/words/*/*.ftl",
    "../../../src/overlord/games/*/words/*.ftl",
    "!**/lessons.*.ftl", // what a coach says comes from the server
  ],
  { query: "?raw", import: "default" },
);
const common = (language: string, name: string) => files[`${HOME}/words/${language}/${name}.ftl`];
const own = (language: string, game: string) =>
  files[`${HOME}/games/${game.replaceAll("-", "_")}/words/${language}.ftl`] ?? (game ? () => served(language, game) : undefined);

/** The catalogue of a game that comes in a package of its own. */
async function served(language: string, game: string): Promise<string> {
  const answer = await fetch(`/games/${encodeURIComponent(game)}/words/${language}.ftl`);
  return answer.ok ? answer.text() : "";
}

class Catalogue {
  bundle: FluentBundle;
  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }
  add(text: string) {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

function first(): Language {
  const asked = [readStored<string>("language", ""), ...navigator.languages];
  for (const tag of asked) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return "en";
}

let language = $state<Language>("en");
const catalogues = $state.raw<{ all: Record<string, Catalogue> }>({ all: {} });
let loaded = $state(0);

async function load(of: Language, game: string): Promise<void> {
  const name = `${of}/${game}`;
  if (catalogues.all[name]) return;
  const parts = [common(of, "common"), common(of, "web"), own(of, game)];
  const texts = await Promise.all(parts.map((part) => part?.() ?? ""));
  const fresh = new Catalogue(of);
  for (const text of texts) fresh.add(text);
  catalogues.all[name] = fresh;
  loaded += 1;
}

/** The words of a game (or of the page, with no game); a missing message reads as its key. */
export class Words {
  readonly game: string;
  constructor(game = "") {
    this.game = game;
  }

  get ready(): boolean {
    void loaded;
    return `${language}/${this.game}` in catalogues.all;
  }

  async load(): Promise<void> {
    await Promise.all([load(language, this.game), load("en", this.game)]);
  }

  find(key: string, values: Values = {}, part = ""): string | undefined {
    void loaded;
    for (const of of [language, "en"]) {
      const bundle = catalogues.all[`${of}/${this.game}`]?.bundle;
      const message = bundle?.getMessage(key);
      const pattern = part ? message?.attributes[part] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
    }
    return undefined;
  }

  say(key: string, values: Values = {}): string {
    return this.find(key, values) ?? key;
  }
}

const all = new Map<string, Words>();

export function wordsOf(game = ""): Words {
  let words = all.get(game);
  if (!words) {
    words = new Words(game);
    all.set(game, words);
    void words.load();
  }
  return words;
}

export const page = wordsOf();
export const say = (key: string, values: Values = {}) => page.say(key, values);
/** The name of a bot's level; one with settings of its own is called as it is written. */
export const levelOf = (bot: string) => page.find(`bot-${bot}`) ?? bot;
/** Manner of play of a bot's level, in a line. */
export const temperOf = (bot: string) => page.find(`bot-${bot}-temper`) ?? "";
export const speaking = () => language;

export async function speak(next: Language): Promise<void> {
  const before = language;
  language = next;
  try {
    await Promise.all([...all.values()].map((words) => words.load()));
  } catch {
    language = before;
    return;
  }
  store("language", next);
  document.documentElement.lang = next;
}

export const begin = () => speak(first());
