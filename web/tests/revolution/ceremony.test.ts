/* The final count: what lies on the table for each source, and nothing that does not count. */
import { expect, it } from "vitest";
import { ceremonyOf } from "../../src/boards/revolution/ceremony";
import type { GameEvent } from "../../src/net/types";
import { position } from "./position";

const counted = (seat: number): GameEvent =>
  ({ event: "seatcounted", seat, trains: 8, milestones: 18, telegraph: 3, stations: 0, network: 0, links: 5, total: 34 }) as unknown as GameEvent;

it("points at no milestone that was never completed", () => {
  const payments = ceremonyOf([counted(0), counted(1)], position())!.payments;
  const milestones = payments.find(({ what }) => what.id === "source-milestones")!;
  expect(milestones.amounts).toEqual([18, 18]);
  expect(milestones.things).toEqual([]);
  expect(payments.find(({ what }) => what.id === "source-trains")!.things).toContain("train:promote_2:up");
});
