// What the browser remembers: a name, tokens of seats, a language. Private windows may forbid it.
const PREFIX = "overlord.";
const here = new Map<string, string>();

export function kept<T>(key: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(PREFIX + key);
  } catch {
    text = here.get(key);
  }
  if (text === null || text === undefined) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Kept until the page is closed.
  }
}
