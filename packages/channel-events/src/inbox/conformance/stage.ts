import { isDeepStrictEqual } from "node:util";
import type { LaneClaim, LaneResult, ArrivingEvent, EventFilter, EventRow, Settlement } from "../../ground/event.ts";
import type { Inbox } from "../inbox.ts";

/** Two workers on one new inbox, and the clock by which it lives. */
export interface Stage {
  one: Inbox;
  other: Inbox;
  /** Moves the clock by so many ms; back if the number is below 0. */
  later(ms: number): void;
}

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

export async function claimByName(
  inbox: Inbox,
  options?: Parameters<typeof claimLanes>[1],
): Promise<[LaneClaim, LaneClaim, ...LaneClaim[]]> {
  const claims = (await claimLanes(inbox, options)).toSorted((one, other) => (one.lane < other.lane ? -1 : 1));
  return claims as [LaneClaim, LaneClaim, ...LaneClaim[]];
}

/** The one lane whose turn it is. */
export async function claimFirst(inbox: Inbox): Promise<LaneClaim> {
  const [held] = await claimLanes(inbox, { lanes: 1 });
  if (!held) throw new Error("claim() must give a lane: got none");
  return held;
}

export async function claimNew(inbox: Inbox, ...ids: string[]): Promise<LaneClaim> {
  await inbox.accept(ids.map((id) => buildEvent(id)));
  return claimFirst(inbox);
}

export function buildSettled(held: LaneClaim, ...settlements: Settlement[]): { seq: number; settlement: Settlement }[] {
  return settlements.map((settlement, index) => ({ seq: held.events[index]!.seq, settlement }));
}

export function settleAndRelease(inbox: Inbox, held: LaneClaim, ...settlements: Settlement[]): Promise<boolean[]> {
  return inbox.settle([{ claim: held, settled: buildSettled(held, ...settlements), release: true }]);
}

/** A result by which all events of a claim are done, and its lane is given back. */
export function buildAllDone(held: LaneClaim): LaneResult {
  return { claim: held, settled: buildSettled(held, ...held.events.map(() => done)), release: true };
}

/** Claims the one lane whose turn it is, ends its first events in order, and gives it back. */
export async function endFirst(inbox: Inbox, ...settlements: Settlement[]): Promise<LaneClaim> {
  const held = await claimFirst(inbox);
  await settleAndRelease(inbox, held, ...settlements);
  return held;
}

/** Claims all lanes whose turn it is. `expected` has the ids of the events of each, sorted by the first of them. */
export async function checkLanes(inbox: Inbox, expected: string[][], what = "claim()"): Promise<void> {
  const lanes = (await claimLanes(inbox)).map(({ events }) => events.map(({ id }) => id));
  checkSame(
    lanes.toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
    expected,
    what,
  );
}

export async function listRows(
  inbox: Inbox,
  filter?: EventFilter & { limit?: number | undefined },
): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for await (const row of inbox.list(filter)) rows.push(row);
  return rows;
}

/** Compares the named members of all entries of a list. `expected` has them one after the other. */
export function checkEach<Entry>(
  list: readonly Entry[],
  names: readonly (keyof Entry)[],
  expected: readonly unknown[],
  what: string,
): void {
  const got = list.flatMap((entry) => names.map((name) => entry[name]));
  checkSame(got, expected, what);
}

/** Compares members of the stored events, as `checkEach()` does. */
export async function checkRows(
  inbox: Inbox,
  names: readonly (keyof EventRow)[],
  expected: readonly unknown[],
  filter?: EventFilter,
): Promise<void> {
  checkEach(await listRows(inbox, filter), names, expected, "list()");
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
