// One tooltip for the whole page, shown on hover, focus and long press.
export const tip = $state({ text: "", x: 0, y: 0, above: true });

let soon: ReturnType<typeof setTimeout> | undefined;

/** A reason is shown at once, a mere description after a moment. */
export function showTip(element: Element, text: string, wait = 0): void {
  hideTip();
  if (!text) return;
  soon = setTimeout(() => place(element, text), wait);
}

function place(element: Element, text: string): void {
  if (!element.isConnected) return;
  const at = element.getBoundingClientRect();
  tip.above = at.top > 140;
  tip.x = Math.min(Math.max(at.left + at.width / 2, 150), innerWidth - 150);
  tip.y = tip.above ? at.top - 8 : at.bottom + 8;
  tip.text = text;
}

export function hideTip(): void {
  clearTimeout(soon);
  tip.text = "";
}
