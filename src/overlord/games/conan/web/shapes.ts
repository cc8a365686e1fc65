// Shapes of the areas of the four boards, where a square around the centre will not do. This is
// artwork and nothing else: who can go where and see whom is told by the server. Borders are drawn
// where two shapes touch, so shapes that share a border share an edge.
type Corner = readonly [x: number, y: number];
export type Shape = readonly Corner[];

const box = (left: number, top: number, right: number, bottom: number): Shape => [
  [left, top], [right, top], [right, bottom], [left, bottom],
];

/** A mast stands where four decks meet. */
const mast = (x: number, y: number): Shape =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [x + 0.3 * Math.cos(angle), y + 0.3 * Math.sin(angle)];
  });

export const square = ([x, y]: Corner): Shape => box(x - 0.5, y - 0.5, x + 0.5, y + 0.5);

export const SHAPES: Record<string, Shape> = {
  // Two ships, the bows in opposite directions, and water around them.
  "ships-hold-1": box(-0.5, 2, 0.5, 3),
  "ships-poop-1": [[0.5, 1.7], [0.8, 1.5], [1.5, 1.5], [1.5, 3.5], [0.8, 3.5], [0.5, 3.3], [0.5, 3], [0.5, 2]],
  "ships-bow-1": [[6.5, 1.5], [7.2, 1.9], [7.7, 2.5], [7.2, 3.1], [6.5, 3.5]],
  "ships-main-1": mast(3.5, 2.5),
  "ships-fore-1": mast(5.5, 2.5),
  "ships-hold-2": box(7.5, 5, 8.5, 6),
  "ships-poop-2": [[7.5, 4.7], [7.5, 5], [7.5, 6], [7.5, 6.3], [7.2, 6.5], [6.5, 6.5], [6.5, 4.5], [7.2, 4.5]],
  "ships-bow-2": [[1.5, 4.5], [1.5, 6.5], [0.8, 6.1], [0.3, 5.5], [0.8, 4.9]],
  "ships-main-2": mast(4.5, 5.5),
  "ships-fore-2": mast(2.5, 5.5),
  "ships-n1": [[-1.1, 0.5], [3.5, 0.5], [3.5, 1.5], [0.8, 1.5], [0.5, 1.7], [0.5, 2], [-0.5, 2], [-0.5, 3], [-1.1, 3]],
  "ships-n2": [[3.5, 0.5], [9.1, 0.5], [9.1, 2.5], [7.7, 2.5], [7.2, 1.9], [6.5, 1.5], [3.5, 1.5]],
  "ships-m1": [
    [-1.1, 3], [-0.5, 3], [0.5, 3], [0.5, 3.3], [0.8, 3.5], [2.5, 3.5], [2.5, 4.5], [1.5, 4.5], [0.8, 4.9], [0.3, 5.5], [-1.1, 5.5],
  ],
  "ships-m2": box(2.5, 3.5, 5.5, 4.5),
  "ships-m3": [
    [9.1, 2.5], [9.1, 5], [8.5, 5], [7.5, 5], [7.5, 4.7], [7.2, 4.5], [5.5, 4.5], [5.5, 3.5], [6.5, 3.5], [7.2, 3.1], [7.7, 2.5],
  ],
  "ships-s1": [[-1.1, 5.5], [0.3, 5.5], [0.8, 6.1], [1.5, 6.5], [3.5, 6.5], [3.5, 7.5], [-1.1, 7.5]],
  "ships-s2": [[3.5, 6.5], [7.2, 6.5], [7.5, 6.3], [7.5, 6], [8.5, 6], [8.5, 5], [9.1, 5], [9.1, 7.5], [3.5, 7.5]],

  // A ring of wall and towers around the court; the stairs lean on the wall.
  "fort-wall-n": box(1.5, 0.5, 6.5, 1.5),
  "fort-wall-e": [[6.5, 1.5], [7.5, 1.5], [7.5, 5.5], [6.5, 5.5], [6.5, 4.9], [7, 4.9], [7, 3.9], [6.5, 3.9]],
  "fort-wall-s": box(3.5, 5.5, 6.5, 6.5),
  "fort-tower-sw": box(0.5, 5.5, 2.5, 6.5),
  "fort-wall-ws": [[0.5, 3.5], [1, 3.5], [1, 4], [1.5, 4], [1.5, 5.5], [0.5, 5.5]],
  "fort-wall-wn": [[0.5, 1.5], [1.5, 1.5], [1.5, 3], [1, 3], [1, 3.5], [0.5, 3.5]],
  "fort-stairs-w": box(1, 3, 1.5, 4),
  "fort-stairs-e": box(6.5, 3.9, 7, 4.9),
  "fort-ditch": box(0.5, 6.5, 2.5, 7.5),
  "fort-thicket": box(3.5, 6.5, 7.5, 7.5),

  // Street and yard of the inn; the stairs lead up to the gallery.
  "inn-stairs-2": box(0.5, 0.5, 1.5, 2.5),
  "inn-w2": box(0.5, 5.5, 2.5, 6.5),
  "inn-w3": box(2.5, 5.5, 4.5, 6.5),
  "inn-w5": box(4.5, 5.5, 6.5, 6.5),
  "inn-y1": box(6.5, 1.5, 7.5, 3.5),
  "inn-y2": box(6.5, 3.5, 7.5, 6.5),
};
