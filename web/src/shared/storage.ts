// Storage of the browser: a name, tokens of seats, a language. Private windows may forbid it.
const PREFIX = "overlord.";
const memory = new Map<string, string>();

export function readStored<T>(key: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(PREFIX + key);
  } catch {
    text = memory.get(key);
  }
  if (text === null || text === undefined) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // In memory until the page is closed.
  }
}
