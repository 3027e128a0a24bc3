/* A link that friends are sent: put into the clipboard, or shown so that it can be copied. */
import { t } from "../words/language.svelte";
import { copied } from "./clipboard";
import { tableAddress } from "./routes";
import { toasts } from "./toasts.svelte";

/** Tables whose link the clipboard refused; it stands marked where they wait for people. */
const refused = new Set<string>();

export const linkTo = (table: string) => location.origin + tableAddress(table);

/** Copy the link to a table for its friends; says so, or leaves it to be marked. */
export async function handOver(table: string): Promise<boolean> {
  const done = await copied(linkTo(table));
  toasts.say(t(done ? "toast-link-to-send" : "toast-link-marked"), done ? "link" : "refuse");
  if (!done) refused.add(table);
  return done;
}

/** Whether the link to this table is still to be copied by hand; asked once. */
export const isToBeMarked = (table: string) => refused.delete(table);
