/* The client's first line: styles, theme, words, then the app. */
import "./generated/fonts/fonts.css";
import "./styles/tokens.css";
import "./boards/emblems/accents.css";
import "./styles/layers.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { sayWhenAtRest } from "./common/atrest";
import "./common/viewport.svelte"; // the layout is named before anything is drawn, on pages that ask for none of it too
import { renewWhenPartsAreGone } from "./shell/renewal";
import { tongue } from "./words/language.svelte";

renewWhenPartsAreGone(window);
sayWhenAtRest(document);
void tongue.learn().then(() => mount(App, { target: document.getElementById("app")! }));
