// Seats as they are drawn: a colour, a shape and a letter, so that none of the three is needed alone.
export const LETTERS = "ABCDEFGHIJKL";

export const SHAPES = [
  "M16 2a14 14 0 1 0 0 28 14 14 0 1 0 0-28z",
  "M4 4h24v24H4z",
  "M16 1l15.5 28H.5z",
  "M16 0l16 16-16 16L0 16z",
  "M8 3h16l8 13-8 13H8L0 16z",
  "M16 0l4.7 10 11 1.4-8.1 7.5 2.1 10.9L16 24.4l-9.7 5.4 2.1-10.9L.3 11.4l11-1.4z",
];

export const shapeOf = (seat: number) => SHAPES[seat % SHAPES.length]!;
export const letterOf = (seat: number) => LETTERS[seat] ?? "?";
