/* How the seats of a table are called: whoever reads is You, the others have their names. */
import type { SeatInfo } from "../net/types";
import { t } from "./language.svelte";

/** Whether a seat is the reader's own, at a screen of their own. */
export const isReader = (sits: SeatInfo | undefined): boolean => sits?.mine === true && sits.kind === "person";

export const called = (sits: SeatInfo | undefined): string => (isReader(sits) ? t("you-name") : (sits?.name ?? ""));
