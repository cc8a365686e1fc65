// How somebody likes the table. Kept in this browser; of all this a table hears only what its
// reader wants to be asked.
import { keep, kept } from "./keep";

export const PACES = ["off", "quick", "normal"] as const;
export type Pace = (typeof PACES)[number];

const found = kept<Pace>("pace", "normal");
let pace = $state<Pace>(PACES.includes(found) ? found : "normal");
let careful = $state(kept("careful", false));
let askEverything = $state(kept("ask-everything", false));

function tell(): void {
  document.documentElement.dataset.pace = pace;
}
tell();

export const settings = {
  /** How fast things move; what the system asks for goes before it. */
  get pace() {
    return pace;
  },
  set pace(next: Pace) {
    pace = next;
    keep("pace", next);
    tell();
  },
  /** Whether every move is asked for twice. */
  get careful() {
    return careful;
  },
  set careful(next: boolean) {
    careful = next;
    keep("careful", next);
  },
  /** Whether one is asked also what has one answer, as everybody can see. */
  get askEverything() {
    return askEverything;
  },
  set askEverything(next: boolean) {
    askEverything = next;
    keep("ask-everything", next);
  },
};
