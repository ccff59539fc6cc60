import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import type { Parking } from "./claim.ts";
import type { EventFilter } from "./event.ts";
import type { Inbox, PurgePolicy } from "./inbox.ts";

const STATES = ["waiting", "done", "dead"];
const LONGEST_MS = 8.64e15; // the largest time of a Date
const filterNames = { state: 1, lane: 1, type: 1, id: 1 } as const;

/**
 * Checks the calls of people and programs before the store sees them. A filter that is misspelled, or has a member that is `undefined`
 * by mistake, would otherwise mean every event.
 */
export function withCheckedCalls<Store extends Inbox>(inbox: Store): Store {
  const checked: Pick<
    Inbox,
    "claim" | "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"
  > = {
    async claim(options) {
      checkOptionNames("claim lanes", options, { lanes: 1, perLane: 1, leaseMs: 1 });
      return inbox.claim(options);
    },
    async countWaiting(options) {
      checkOptionNames("count events", options, { atMost: 1 });
      checkCount("count events", "atMost", options?.atMost);
      return inbox.countWaiting(options);
    },
    async readStats(options) {
      checkOptionNames("count events", options, { atMost: 1 });
      checkCount("count events", "atMost", options?.atMost);
      return inbox.readStats(options);
    },
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
      return inbox.putAside(filter, reason);
    },
    async park(lane, parking) {
      checkText("park a lane", "lane", lane);
      checkParking(parking);
      return inbox.park(lane, parking);
    },
    async resume(lane) {
      checkText("resume a lane", "lane", lane);
      return inbox.resume(lane);
    },
    async purge(policy) {
      checkPolicy("purge events", policy);
      return inbox.purge(policy);
    },
  };
  return { ...inbox, ...checked };
}

/**
 * @param within The place of the policy in the options, with a dot at its end: `retention.`.
 * @throws {ArgumentError} If a policy has an unknown member, or a value that is no duration.
 */
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

function checkParking(parking: Parking): void {
  checkObject("park a lane", "parking", parking);
  checkOptionNames("park a lane", parking, { reason: 1, durationMs: 1 });
  checkText("park a lane", "reason", parking.reason);
  checkTime("park a lane", "durationMs", parking.durationMs);
}

function checkCount(action: string, name: string, value: unknown): void {
  if (value !== undefined && !(Number.isInteger(value) && (value as number) >= 0))
    throw new ArgumentError(action, name, "be a whole number of at least 0", value);
}

function checkTime(action: string, name: string, value: unknown): void {
  if (value === undefined || (typeof value === "number" && value >= 0 && value <= LONGEST_MS)) return;
  throw new ArgumentError(action, name, "be a number of ms of at least 0", value);
}

function checkText(action: string, name: string, value: unknown): void {
  if (typeof value !== "string") throw new ArgumentError(action, name, "be text", value);
}

function checkObject(action: string, name: string, value: unknown): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ArgumentError(action, name, "be an object", value);
}
