/** A row with its empty places, each a negative number of its own; `gaps` go from left to right. */
export function withGaps(cards: number[], gaps: number[]): number[] {
  const row = [...cards];
  gaps.forEach((gap, i) => row.splice(gap, 0, -1 - i));
  return row;
}
