// Time since something was, in the words of a language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400], ["hour", 3600], ["minute", 60],
];

export function ago(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "minute");
}
