import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import "./shared/letters";
import { begin } from "./shared/words.svelte";

void begin().finally(() => mount(App, { target: document.getElementById("app")! }));

// What is kept for a time without a network comes last.
addEventListener("load", () => {
  setTimeout(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => {});
  }, 0);
});
