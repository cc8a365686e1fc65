// Name that a person goes by, kept in the browser.
import { store, readStored } from "./storage";
import { say } from "./words.svelte";

let name = $state(readStored("name", ""));

export const person = {
  get name() {
    return name;
  },
  set name(next: string) {
    name = next.slice(0, 30);
    store("name", name);
  },
  /** Sentence to say to the server when no name was given. */
  get called() {
    return name.trim() || say("web-nameless");
  },
};
