// Carrier of an action: anything can be one, a card, a space of a map, a tile of a panel.
//
//   const carry = carrying();
//   <g class="space" {...carry(table.action("march"), { label: space.name })}>
//
// It looks, sounds and answers to mouse, keys and touch like every other choice at the table;
// `data-state` (option, refused, idle) is there to be styled.
import { byPointer } from "../shared/hands";
import { say } from "../shared/words.svelte";
import { tableContext } from "./context";
import { hideTip, showTip } from "./tip.svelte";

interface Wish {
  /** Words for a screen reader, where the element has no text of its own. */
  label?: string;
  /** Shown after a moment, unless there is a refusal to tell. */
  tip?: string;
  /** Words of the game beside the rule. */
  flavour?: string;
  /** Work of a click where there is nothing to decide. */
  idle?: () => void;
  /** Told when it is pointed at or focused, and when no longer. */
  aim?: (on: boolean) => void;
}

// Where the pointer was last. A page that changes under a still mouse makes the browser say that the
// mouse has entered something; nobody has pointed at it.
let last = { x: -1, y: -1 };
const notePointer = (event: PointerEvent) => (last = { x: event.clientX, y: event.clientY });
if (typeof document !== "undefined") addEventListener("pointermove", notePointer, { passive: true });
const still = (event: PointerEvent) => event.clientX === last.x && event.clientY === last.y;

export function carrying() {
  const { table } = tableContext();
  return (action: number, wish: Wish = {}) => {
    const state = table.allowed(action);
    const why = table.refused.get(action)?.sentence ?? "";
    const no = why && say("not-allowed", { reason: why });
    const about = table.aboutOf(action);
    const more = [no, wish.tip ?? "", about].filter(Boolean).join("\n");
    const tip = no ? `✕ ${more}` : more;
    const live = state !== "idle" || !!wish.idle;
    const leave = () => {
      hideTip();
      wish.aim?.(false);
    };
    const act = () => {
      hideTip();
      if (state === "idle") wish.idle?.();
      else table.choose(action);
    };
    return {
      role: live ? "button" : undefined,
      tabindex: live ? 0 : undefined,
      "data-action": action,
      "data-state": state,
      "data-fresh": table.fresh.has(action) ? "" : undefined,
      "data-armed": table.armed === action ? "" : undefined,
      "aria-disabled": state === "refused" ? ("true" as const) : undefined,
      "aria-label": wish.label,
      "aria-description": [more, wish.flavour && `«${wish.flavour}»`].filter(Boolean).join("\n") || undefined,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        // A real button makes its own click out of these keys.
        if ((event.currentTarget as Element).tagName === "BUTTON") return;
        if (event.key !== "Enter" && event.key !== " ") return;
        if (event.key === "Enter" && byPointer()) return;
        event.preventDefault();
        act();
      },
      onpointerenter: (event: PointerEvent) => {
        if (still(event)) return;
        wish.aim?.(true);
        if (event.pointerType === "mouse") showTip(event.currentTarget as Element, tip, why ? 60 : 450, wish.flavour);
      },
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => {
        wish.aim?.(true);
        const element = event.currentTarget as Element;
        if (element.matches(":focus-visible")) showTip(element, tip, 0, wish.flavour);
      },
      onblur: leave,
    };
  };
}
