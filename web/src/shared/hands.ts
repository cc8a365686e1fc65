// Hands of a person: whether the focus was moved by a pointer or by keys. What was clicked has had
// its click: Enter then means what it means at the table, not the same click again.
let pointer = false;
const MOVES = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

if (typeof document !== "undefined" && typeof addEventListener === "function") {
  addEventListener("pointerdown", () => (pointer = true), { capture: true, passive: true });
  addEventListener("keydown", (event) => MOVES.includes(event.key) && (pointer = false), { capture: true });
}

export const byPointer = () => pointer;
