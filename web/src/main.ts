import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { begin } from "./shared/words.svelte";

void begin().finally(() => mount(App, { target: document.getElementById("app")! }));
