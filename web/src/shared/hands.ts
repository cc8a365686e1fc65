// Hands of a person: whether what has the focus was clicked, or gone to in another way. What was
// clicked has had its click: Enter then means what it means at the table, not the same click again.
let clicked: Node | null = null;
const MOVES = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

if (typeof document !== "undefined" && typeof addEventListener === "function") {
  addEventListener("pointerdown", (event) => (clicked = event.target as Node), { capture: true, passive: true });
  addEventListener("keydown", (event) => MOVES.includes(event.key) && (clicked = null), { capture: true });
}

export const byPointer = () => !!clicked && !!document.activeElement?.contains(clicked);
