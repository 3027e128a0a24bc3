/* Short news at the edge of the page: four seconds, read aloud, with one thing to do at most. */
import type { IconName } from "../common/icons";

export interface Toast {
  id: number;
  words: string;
  icon: IconName;
  act?: { words: string; run: () => void };
}

const SECONDS = 4;

class Toasts {
  shown = $state<Toast[]>([]);
  private next = 0;

  /** Says which one it is, for whoever drops it earlier. The same words again take the place of the first. */
  say(words: string, icon: IconName = "done", act?: Toast["act"]): number {
    const toast = { id: this.next++, words, icon, act };
    this.shown = [...this.shown.filter((other) => other.words !== words).slice(-2), toast];
    setTimeout(() => this.drop(toast.id), SECONDS * 1000 * (act ? 2 : 1));
    return toast.id;
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
