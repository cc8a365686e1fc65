// Settings: how somebody likes the table. Kept in this browser; of all this a table hears only what its
// reader wants to be asked.
import { store, readStored } from "./storage";

export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

const found = readStored<Pace>("pace", "normal");
let pace = $state<Pace>(PACES.includes(found) ? found : "normal");
let careful = $state(readStored("careful", false));
let remarks = $state(readStored("remarks", true));
let askEverything = $state(readStored("ask-everything", false));

function tell(): void {
  document.documentElement.dataset.pace = pace;
}
tell();

export const settings = {
  /** Speed of things that move; what the system asks for goes before it. */
  get pace() {
    return pace;
  },
  set pace(next: Pace) {
    pace = next;
    store("pace", next);
    tell();
  },
  /** Whether every move is asked for twice. */
  get careful() {
    return careful;
  },
  set careful(next: boolean) {
    careful = next;
    store("careful", next);
  },
  /** Whether a word is said about what comes up for the first time. */
  get remarks() {
    return remarks;
  },
  set remarks(next: boolean) {
    remarks = next;
    store("remarks", next);
  },
  /** Whether one is asked also what has one answer, as everybody can see. */
  get askEverything() {
    return askEverything;
  },
  set askEverything(next: boolean) {
    askEverything = next;
    store("ask-everything", next);
  },
};
