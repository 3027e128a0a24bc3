/* The client's first line: styles, theme, then the app. */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewWhenPartsAreGone } from "./shell/renewal";

renewWhenPartsAreGone(window);
mount(App, { target: document.getElementById("app")! });
