/* What the server refused, said in a toast; anything else is a mistake of ours and goes on up. */
import { Trouble } from "../net/rest";
import { t } from "../words/language.svelte";
import { toasts } from "./toasts.svelte";

export function sayRefused(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  toasts.say(t(error.problem.code, error.problem.facts), "refuse");
}
