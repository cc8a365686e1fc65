import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import "./shared/letters";
import { begin } from "./shared/words.svelte";

const target = document.getElementById("app")!;
void begin().finally(() => {
  target.replaceChildren();
  mount(App, { target });
});

// What is kept for a time without a network comes last.
addEventListener("load", () => {
  setTimeout(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => {});
  }, 0);
});
