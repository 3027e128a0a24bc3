/* What this browser knows of the deals of its tables: the seal it was shown, and the share of chance
   that it brought. At the end both are held against what the table tells. */
import type { DealInfo, TableInfo } from "../net/types";
import { remember, remembered } from "./memory";

/** What can be said of a deal: that it is sealed, that it fits or does not, or that it proves nothing. */
export type Proof = "sealed" | "fits" | "fits-yours" | "other-seal" | "other-secret" | "without-yours" | "unproved";

/** What this browser saw and brought. */
export interface Own {
  seal: string | null;
  share: string | null;
}

const SHARE_BYTES = 16;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newShare = () => hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));

/** Open a table or sit down with a share of chance, which is remembered until the end. A share that was
    brought before counts on where nothing new was taken: `again`. */
export async function bringing(ask: (share: string) => Promise<TableInfo>, again = false): Promise<TableInfo> {
  const share = newShare();
  const table = await ask(share);
  const sits = table.seats.some((seat) => seat.mine);
  if (sits && !(again && ownOf(table.id).share)) remember(`share.${table.id}`, share);
  return table;
}

/** Who leaves a table takes the share along. */
export const forgetShare = (table: string) => remember(`share.${table}`, null);

/** The seal that was shown first: another one later would be another deal. */
export function noteSeal(table: string, { commitment, secret }: DealInfo): void {
  if (commitment && !secret && !ownOf(table).seal) remember(`seal.${table}`, commitment);
}

export const ownOf = (table: string): Own => ({
  seal: remembered<string | null>(`seal.${table}`, null),
  share: remembered<string | null>(`share.${table}`, null),
});

/** The hash that seals a secret; null where the browser keeps hashes for secure addresses. */
export async function sealOf(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}

/** What the end of a table proves to who was there; `hashed` is the hash of its secret, where it is known. */
export function proofOf(deal: DealInfo, own: Own, hashed: string | null): Proof {
  if (deal.kind !== "committed") return "unproved";
  if (own.seal && own.seal !== deal.commitment) return "other-seal";
  if (!deal.secret) return "sealed";
  if (hashed && hashed !== deal.commitment) return "other-secret";
  if (!own.share) return "fits";
  return deal.shares.includes(own.share) ? "fits-yours" : "without-yours";
}
