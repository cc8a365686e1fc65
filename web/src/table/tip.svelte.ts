// One tooltip for the whole page, shown on hover, focus and long press.
export const tip = $state({ text: "", rule: "", x: 0, y: 0, above: true });

export function showTip(element: Element, text: string): void {
  if (!text) return;
  const place = element.getBoundingClientRect();
  tip.above = place.top > 140;
  tip.x = Math.min(Math.max(place.left + place.width / 2, 150), innerWidth - 150);
  tip.y = tip.above ? place.top - 8 : place.bottom + 8;
  tip.text = text;
}

export function hideTip(): void {
  tip.text = "";
}
