/* The client's first line: styles, theme, words, then the app. */
import "./generated/fonts/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewWhenPartsAreGone } from "./shell/renewal";
import { tongue } from "./words/language.svelte";

/** How long a page waits for a server that is away before it asks for its words again, in ms. */
const PATIENCE = 1000;

function begin(): void {
  void tongue.learn().then(
    () => mount(App, { target: document.getElementById("app")! }),
    () => setTimeout(begin, PATIENCE),
  );
}

renewWhenPartsAreGone(window);
begin();
