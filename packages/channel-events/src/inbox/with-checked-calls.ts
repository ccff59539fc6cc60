import { ArgumentError } from "@kontor/http";
import { checkOptionNames, readOptions } from "@kontor/http/internal";
import { type LaneResult, NEVER, type EventFilter } from "../ground/event.ts";
import { cutText, MOST_CHARACTERS } from "../ground/log.ts";
import type { Inbox, PurgePolicy } from "./inbox.ts";

const STATES = ["waiting", "done", "dead"];
const filterNames = { state: 1, lane: 1, type: 1, id: 1 } as const;

/** Checks calls before the store sees them: a filter with a misspelled or `undefined` member would mean every event. */
export function withCheckedCalls<Store extends Inbox>(inbox: Store): Store {
  return {
    ...inbox,
    async claim(options) {
      checkOptionNames("claim lanes", options, { lanes: 1, perLane: 1, leaseMs: 1 });
      return inbox.claim(options);
    },
    countWaiting: async (options) => inbox.countWaiting(readLimit(options)),
    readStats: async (options) => inbox.readStats(readLimit(options)),
    list(filter = {}) {
      checkFilter("query events", filter, { ...filterNames, limit: 1 });
      checkCount("query events", "limit", filter.limit);
      return inbox.list(filter);
    },
    async replay(filter) {
      checkChoice("replay events", filter);
      return inbox.replay(filter);
    },
    async putAside(filter, reason) {
      checkChoice("put events aside", filter);
      checkText("put events aside", "reason", reason);
      return inbox.putAside(filter, cutText(reason));
    },
    async forget(choice) {
      if (!Array.isArray(choice)) checkChoice("forget events", choice as EventFilter);
      else for (const id of choice) checkText("forget events", "each id", id);
      return inbox.forget(choice);
    },
    async settle(results) {
      return inbox.settle(results.map(cutResult));
    },
    async settleInTransaction(claim, seq, write, end) {
      return inbox.settleInTransaction(claim, seq, write, end && cutProblem(end));
    },
    async accept(events) {
      return inbox.accept(events.map(cutProblem));
    },
    async park(lane, parking) {
      checkText("park a lane", "lane", lane);
      checkObject("park a lane", "parking", parking);
      checkOptionNames("park a lane", parking, { reason: 1, durationMs: 1 });
      checkText("park a lane", "reason", parking.reason);
      checkTime("park a lane", "durationMs", parking.durationMs);
      return inbox.park(lane, { ...parking, reason: cutText(parking.reason) });
    },
    async resume(lane) {
      checkText("resume a lane", "lane", lane);
      return inbox.resume(lane);
    },
    async purge(policy) {
      checkPolicy("purge events", policy);
      return inbox.purge(policy);
    },
  } satisfies Inbox;
}

/** Cuts why an event failed or cannot be read. */
function cutProblem<Given extends { problem?: string | undefined }>(given: Given): Given {
  return isLong(given.problem) ? { ...given, problem: cutText(given.problem!) } : given;
}

function isLong(text: string | undefined): boolean {
  return text !== undefined && text.length > MOST_CHARACTERS;
}

function cutResult(result: LaneResult): LaneResult {
  if (!isLong(result.park?.reason) && !result.settled.some(({ settlement }) => isLong(settlement.problem)))
    return result;
  const settled = result.settled.map(({ seq, settlement }) => ({ seq, settlement: cutProblem(settlement) }));
  const { park } = result;
  return { ...result, settled, ...(park && { park: { ...park, reason: cutText(park.reason) } }) };
}

function readLimit(options: Parameters<Inbox["readStats"]>[0]): { atMost: number } {
  const limit = readOptions("count events", options, { atMost: Number.MAX_SAFE_INTEGER });
  checkCount("count events", "atMost", limit.atMost);
  return limit;
}

/** @param within The place of the policy in the options, with a dot at its end: `retention.`. */
export function checkPolicy(action: string, policy: PurgePolicy, within = ""): void {
  checkObject(action, within.slice(0, -1) || "policy", policy);
  checkOptionNames(action, policy, { payloadsAfterMs: 1, putAsideAfterMs: 1, rowsAfterMs: 1 }, within);
  for (const [name, value] of Object.entries(policy)) checkTime(action, within + name, value);
}

/** A call that changes events needs a filter with a member, and none that is `undefined`: both would mean every event. */
function checkChoice(action: string, filter: EventFilter): void {
  checkFilter(action, filter, filterNames);
  const members = Object.entries(filter);
  if (members.length === 0) throw new ArgumentError(action, "filter", "have a state, lane, type or id", filter);
  for (const [name, value] of members)
    if (value === undefined) throw new ArgumentError(action, `filter.${name}`, "be left out or be text", value);
}

function checkFilter<Filter extends EventFilter>(
  action: string,
  filter: Filter,
  known: Record<keyof Required<Filter>, 1>,
): void {
  checkObject(action, "filter", filter);
  checkOptionNames<Filter>(action, filter, known, "filter.");
  const { state, lane, type, id } = filter;
  for (const [name, value] of Object.entries({ lane, type, id }))
    if (value !== undefined) checkText(action, `filter.${name}`, value);
  if (state !== undefined && !STATES.includes(state))
    throw new ArgumentError(action, "filter.state", `be ${STATES.slice(0, -1).join(", ")} or dead`, state);
}

function checkCount(action: string, name: string, value: unknown): void {
  if (value !== undefined && !(Number.isInteger(value) && (value as number) >= 0))
    throw new ArgumentError(action, name, "be a whole number of at least 0", value);
}

function checkTime(action: string, name: string, value: unknown): void {
  if (value === undefined || (typeof value === "number" && value >= 0 && value <= NEVER)) return;
  throw new ArgumentError(action, name, "be a number of ms of at least 0", value);
}

function checkText(action: string, name: string, value: unknown): void {
  if (typeof value !== "string") throw new ArgumentError(action, name, "be text", value);
}

function checkObject(action: string, name: string, value: unknown): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ArgumentError(action, name, "be an object", value);
}
