import type { Parking } from "../../claim.ts";
import type { EventState } from "../../event.ts";
import type { InboxStats, PurgePolicy } from "../../inbox.ts";
import { isUnreadable, openLane, listWaiting, wakeLanes, type InboxModel, type ModelEvent } from "./model.ts";
import { NEVER } from "../../times.ts";

export interface ModelOperations {
  resume(lane: string): boolean;
  replay(filter: { state: EventState } | { type: string }): number;
  putAside(lane: string, problem: string): number;
  purge(policy: PurgePolicy): { payloads: number; rows: number };
  readStats(): InboxStats;
}

export function createModelOperations(model: InboxModel): ModelOperations {
  return {
    resume(name) {
      const lane = openLane(model, name);
      if (lane.parking === undefined || lane.readyAt <= model.now) return false;
      Object.assign(lane, { parking: undefined, readyAt: model.now });
      return true;
    },
    replay(filter) {
      const isChosen = (event: ModelEvent) =>
        "state" in filter ? event.state === filter.state : event.type === filter.type;
      const found = model.events.filter((event) => event.state !== "waiting" && event.raw !== "" && isChosen(event));
      const empty = new Set(found.map(({ lane }) => lane).filter((lane) => listWaiting(model, lane).length === 0));
      for (const event of found)
        Object.assign(event, { state: "waiting", problem: undefined, attempts: 0, unfinishedStarts: 0 });
      wakeLanes(model, empty);
      return found.length;
    },
    putAside(name, problem) {
      const found = listWaiting(model, name);
      if (found.length === 0) return 0;
      for (const event of found)
        Object.assign(event, { state: "dead", problem, unfinishedStarts: 0, settledAt: model.now });
      const lane = openLane(model, name);
      lane.wasEmptied = true;
      if (lane.parking === undefined) lane.readyAt = model.now;
      return found.length;
    },
    purge: (policy) => purgeModel(model, policy),
    readStats: () => readModelStats(model),
  };
}

export function parkLane(model: InboxModel, name: string, { reason, durationMs = NEVER }: Parking): void {
  Object.assign(openLane(model, name), { parking: reason, readyAt: model.now + durationMs });
}

function purgeModel(model: InboxModel, policy: PurgePolicy): { payloads: number; rows: number } {
  const { payloadsAfterMs = Infinity, putAsideAfterMs = Infinity, rowsAfterMs = Infinity } = policy;
  const givenUp = model.events.filter(
    ({ state, problem, settledAt, firstSeenAt }) =>
      (state === "dead" || (state === "done" && problem !== undefined)) &&
      (settledAt || firstSeenAt) < model.now - putAsideAfterMs,
  );
  for (const event of givenUp) Object.assign(event, { state: "done", problem: undefined, raw: "" });
  const kept = model.events.filter(
    ({ state, problem, ackPending, lastSeenAt }) =>
      !(state === "done" && problem === undefined && !ackPending && lastSeenAt < model.now - rowsAfterMs),
  );
  const rows = model.events.length - kept.length;
  model.events = kept;
  const emptied = kept.filter(
    ({ state, problem, raw, settledAt }) =>
      state === "done" && problem === undefined && raw !== "" && settledAt < model.now - payloadsAfterMs,
  );
  for (const event of emptied) event.raw = "";
  return { payloads: givenUp.length + emptied.length, rows };
}

function readModelStats(model: InboxModel): InboxStats {
  const events: Record<EventState, number> = { waiting: 0, done: 0, dead: 0 };
  for (const { state } of model.events) events[state] += 1;
  const waiting = model.events.filter(({ state }) => state === "waiting").map(({ firstSeenAt }) => firstSeenAt);
  const pending = model.events.filter(({ ackPending }) => ackPending);
  const parked = [...model.lanes].flatMap(([lane, { parking: reason, readyAt }]) =>
    reason === undefined || readyAt <= model.now
      ? []
      : [{ lane, reason, until: readyAt < NEVER ? new Date(readyAt) : undefined }],
  );
  const suspects = model.events.flatMap(({ id, lane, state, unfinishedStarts: ends }) => {
    const { readyAt, heldUntil } = openLane(model, lane);
    if (state !== "waiting" || ends === 0 || heldUntil > model.now) return [];
    return [{ lane, id, ends, nextTryInMs: readyAt < NEVER ? Math.max(0, readyAt - model.now) : undefined }];
  });
  return {
    events,
    unreadable: model.events.filter(isUnreadable).length,
    unknownType: model.events.filter(({ state, problem }) => state === "done" && problem !== undefined).length,
    pendingAcknowledgements: pending.length,
    mostDeliveries: Math.max(0, ...pending.map(({ deliveries }) => deliveries)),
    oldestWaitingMs: waiting.length > 0 ? model.now - Math.min(...waiting) : undefined,
    parked: parked.sort((one, other) => (one.lane < other.lane ? -1 : 1)),
    suspects: suspects.sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
