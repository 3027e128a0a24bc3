/* Light or dark: chosen by the reader and remembered, else what the machine asks for. */
import { remember, remembered } from "../common/memory";

type Theme = "light" | "dark";
const KEY = "theme";

class Lamp {
  theme = $state<Theme>("light");

  constructor() {
    const night = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => this.show(remembered<Theme | null>(KEY, null) ?? (night.matches ? "dark" : "light"));
    night.addEventListener("change", follow);
    follow();
  }

  toggle(): void {
    const theme = this.theme === "dark" ? "light" : "dark";
    remember(KEY, theme);
    this.show(theme);
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const lamp = new Lamp();
