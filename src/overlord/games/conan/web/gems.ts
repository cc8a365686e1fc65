// Gems by number. The server counts them, but they move on the page: so each has a number, which it keeps
// as long as it lies where it lay or went where one more lies now.
export type GemIds = Record<string, number[]>;

export function moveGems(before: GemIds, counts: Record<string, number>): GemIds {
  const known = Object.values(before).flat();
  let fresh = known.length ? Math.max(...known) + 1 : 0;
  const spots = Object.keys(counts);
  const after: GemIds = Object.fromEntries(spots.map((spot) => [spot, (before[spot] ?? []).slice(0, counts[spot])]));
  const loose = Object.keys(before).flatMap((spot) => before[spot]!.slice(counts[spot] ?? 0));
  for (const spot of spots) {
    while (after[spot]!.length < counts[spot]!) after[spot]!.push(loose.shift() ?? fresh++);
  }
  return after;
}
