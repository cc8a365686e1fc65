// One tooltip for the whole page, shown on hover, focus and long press: the rule first, flavour last.
export const tip = $state({ text: "", flavour: "", x: 0, y: 0, above: true });

let soon: ReturnType<typeof setTimeout> | undefined;

/** A reason is shown at once, a mere description after a moment. */
export function showTip(element: Element, text: string, wait = 0, flavour = ""): void {
  hideTip();
  if (!text && !flavour) return;
  soon = setTimeout(() => place(element, text, flavour), wait);
}

function place(element: Element, text: string, flavour: string): void {
  if (!element.isConnected) return;
  const at = element.getBoundingClientRect();
  tip.above = at.top > innerHeight / 2 || (at.top > 240 && at.bottom > innerHeight - 240);
  tip.x = Math.min(Math.max(at.left + at.width / 2, 170), innerWidth - 170);
  tip.y = tip.above ? at.top - 8 : at.bottom + 8;
  tip.text = text;
  tip.flavour = flavour;
}

export function hideTip(): void {
  clearTimeout(soon);
  tip.text = tip.flavour = "";
}

/** For what carries no action: a name and what it means, for every hand and ear. */
export const explained = (text: string) => ({
  "aria-description": text,
  onpointerenter: (event: PointerEvent) =>
    event.pointerType === "mouse" && showTip(event.currentTarget as Element, text, 350),
  onpointerleave: hideTip,
  onfocus: (event: FocusEvent) =>
    (event.currentTarget as Element).matches(":focus-visible") && showTip(event.currentTarget as Element, text),
  onblur: hideTip,
});
