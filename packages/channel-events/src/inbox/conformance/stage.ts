import { isDeepStrictEqual } from "node:util";
import type { LaneClaim, LaneResult } from "../claim.ts";
import type { ArrivingEvent, EventFilter, EventRow, Settlement } from "../event.ts";
import type { Inbox } from "../inbox.ts";

/** Two workers on one new inbox, and the clock by which it lives. */
export interface Stage {
  one: Inbox;
  other: Inbox;
  /** Moves the clock by so many ms; back if the number is below 0. */
  later(ms: number): void;
}

/** Cases by their names. */
export type Cases = Record<string, (stage: Stage) => Promise<void>>;

/** The lease of a claim unless a case says otherwise, in ms. */
export const LEASE_MS = 10_000;

export const done: Settlement = { to: "done" };

export function buildRetry(delayMs: number): Settlement {
  return { to: "retry", delayMs, problem: "not now" };
}

export function buildEvent(id: string, lane = "a", rest: Partial<ArrivingEvent> = {}): ArrivingEvent {
  return { id, lane, type: "Seller:Offer.New", raw: JSON.stringify({ id }), ...rest };
}

export function claimLanes(inbox: Inbox, { lanes = 10, perLane = 10, leaseMs = LEASE_MS } = {}): Promise<LaneClaim[]> {
  return inbox.claim({ lanes, perLane, leaseMs });
}

/** The one lane whose turn it is. */
export async function claimFirst(inbox: Inbox): Promise<LaneClaim> {
  const [held] = await claimLanes(inbox, { lanes: 1 });
  if (!held) throw new Error("claim() must give a lane: got none");
  return held;
}

/** The settlements of the first events of a claim, in order. */
export function buildSettled(held: LaneClaim, ...settlements: Settlement[]): { seq: number; settlement: Settlement }[] {
  return settlements.map((settlement, index) => ({ seq: held.events[index]!.seq, settlement }));
}

/** Settles the first events of a claim in order, and gives the lane back. */
export function settleAndRelease(inbox: Inbox, held: LaneClaim, ...settlements: Settlement[]): Promise<boolean[]> {
  return inbox.settle([{ claim: held, settled: buildSettled(held, ...settlements), release: true }]);
}

/** A result by which all events of a claim are done, and its lane is given back. */
export function buildAllDone(held: LaneClaim): LaneResult {
  return { claim: held, settled: buildSettled(held, ...held.events.map(() => done)), release: true };
}

export function settleAll(inbox: Inbox, held: LaneClaim): Promise<boolean[]> {
  return inbox.settle([buildAllDone(held)]);
}

/** The ids of the claimed events by lane, sorted by the first id of each lane. */
export function listIds(claims: readonly LaneClaim[]): string[][] {
  return claims.map(({ events }) => events.map(({ id }) => id)).toSorted(([one], [other]) => (one! < other! ? -1 : 1));
}

export async function listRows(
  inbox: Inbox,
  filter?: EventFilter & { limit?: number | undefined },
): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for await (const row of inbox.list(filter)) rows.push(row);
  return rows;
}

/** @throws {Error} If the two values differ; `what` says in the message which value it is. */
export function checkSame(got: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(got, expected))
    throw new Error(`${what} must be ${JSON.stringify(expected)}: got ${JSON.stringify(got)}`);
}

/** Accepts a call that throws as well as one that rejects, because both reach a caller that awaits it. */
export async function checkRefused(call: () => Promise<unknown>, what: string): Promise<void> {
  const outcome = await (async () => call())().then(
    () => "it was done",
    (error: { code?: unknown }) => error.code,
  );
  checkSame(outcome, "ERR_PLATFORM_ARGUMENT", `${what}: its code`);
}
