/* News at a finished table: somebody asks for a rematch, and one click goes there. */
import { tableAddress } from "../shell/routes";
import { toasts } from "../shell/toasts.svelte";
import { t } from "../words/language.svelte";
import type { Session } from "./session.svelte";

/** Say it as it happens, to who was here before and did not ask for it; called while a page is set up. */
export function tellOfRematch(session: Session): void {
  let known: string | null | undefined;
  $effect(() => {
    const asked = session.info?.rematch;
    if (known === null && asked) void tell(session.id);
    known = asked;
  });
}

async function tell(table: string): Promise<void> {
  const { starting } = await import("../shell/starting.svelte");
  const isElsewhere = !location.pathname.startsWith(tableAddress(table)); // whoever asked is on the way there
  if (starting.busy || isElsewhere) return;
  toasts.say(t("rematch-asked"), "again", { words: t("rematch-join"), run: () => void starting.rematch(table) });
}
