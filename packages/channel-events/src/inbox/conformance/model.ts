import {
  type LaneClaim,
  type LaneResult,
  listReasons,
  NEVER,
  type Parking,
  type StartMark,
  isForgotten,
  isOfUnreadable,
  type AcceptResult,
  type ArrivingEvent,
  type EventFilter,
  type EventState,
} from "../../ground/event.ts";
import type { InboxStats, PurgePolicy } from "../inbox.ts";

interface ModelEvent extends ArrivingEvent {
  state: EventState;
  attempts: number;
  unfinishedStarts: number;
  deliveries: number;
  isPending: boolean;
  firstSeenAt: number;
  lastSeenAt: number;
  settledAt?: number | undefined;
}

interface ModelLane {
  readyAt: number;
  heldUntil: number;
  token: string | undefined;
  parking: string | undefined;
  /** Nothing waited in the lane since it was claimed. A store may then give it as suspect or not. */
  wasEmptied: boolean;
}

/** An inbox in its simplest and slowest form: a list of events and a list of lanes. Stores are compared with it step by step. */
export interface Model {
  events: ModelEvent[];
  lanes: Map<string, ModelLane>;
  /** The events by the number that the store gave them. */
  bySeq: Map<number, ModelEvent>;
  now: number; // in ms since the epoch
}

export function openLane({ lanes }: Model, name: string): ModelLane {
  const lane = lanes.get(name) ?? { readyAt: 0, heldUntil: 0, token: undefined, parking: undefined, wasEmptied: false };
  lanes.set(name, lane);
  return lane;
}

export function isHeld({ lanes }: Model, { lane, token }: LaneClaim): boolean {
  return lanes.get(lane)?.token === token;
}

function listChosen({ events }: Model, filter: EventFilter): ModelEvent[] {
  const members = Object.entries(filter) as [keyof EventFilter, string | undefined][];
  return events.filter((event) => members.every(([name, value]) => value === undefined || event[name] === value));
}

export function listRows(
  model: Model,
  { limit, ...filter }: EventFilter & { limit?: number | undefined },
): ModelEvent[] {
  return listChosen(model, filter).slice(0, limit);
}

function listWaiting({ events }: Model, name: string): ModelEvent[] {
  return events.filter(({ state, lane }) => state === "waiting" && lane === name);
}

/** Whether a dead event could not be read: it was dead when it came, or was settled so. */
function isUnreadable({ state, settledAt }: ModelEvent): boolean {
  return state === "dead" && settledAt === undefined;
}

/** Makes a change, and gives lanes in which nothing waited before and something waits now their turn. */
function changeWaiting<T>(model: Model, names: Iterable<string>, change: () => T): T {
  const empty = [...names].filter((name) => listWaiting(model, name).length === 0);
  const result = change();
  for (const name of empty)
    if (listWaiting(model, name).length > 0 && openLane(model, name).parking === undefined)
      openLane(model, name).readyAt = model.now;
  return result;
}

/** Sets the next turn of a lane. The turn of a parked lane only becomes later. */
function setNextTurn(lane: ModelLane, readyAt: number): void {
  lane.readyAt = lane.parking === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
}

export function acceptPage(model: Model, page: readonly ArrivingEvent[]): AcceptResult {
  const redelivered: AcceptResult["redelivered"] = [];
  changeWaiting(model, new Set(page.map(({ lane }) => lane)), () => {
    for (const event of page) {
      const known = model.events.find(({ id }) => id === event.id);
      if (known) redelivered.push(acceptAgain(model, known, event));
      else
        model.events.push({
          ...event,
          ...{ state: event.problem === undefined ? "waiting" : "dead", attempts: 0, unfinishedStarts: 0 },
          ...{ deliveries: 1, isPending: true, firstSeenAt: model.now, lastSeenAt: model.now },
        });
    }
  });
  return { inserted: page.length - redelivered.length, redelivered };
}

function acceptAgain({ now }: Model, known: ModelEvent, event: ArrivingEvent): AcceptResult["redelivered"][number] {
  Object.assign(known, { deliveries: known.deliveries + 1, isPending: true, lastSeenAt: now });
  const differs = known.raw !== "" && known.raw !== event.raw;
  if (isUnreadable(known) && event.problem === undefined) {
    const { raw, type, lane } = event;
    Object.assign(known, { raw, type, lane, state: "waiting", problem: undefined });
  }
  return { id: event.id, deliveries: known.deliveries, differs };
}

export function listDue(model: Model): string[] {
  const isDue = ([name, { readyAt, heldUntil }]: [string, ModelLane]) =>
    listWaiting(model, name).length > 0 && readyAt <= model.now && heldUntil <= model.now;
  return [...model.lanes].filter(isDue).map(([name]) => name);
}

export function findNextDueMs(model: Model): number | undefined {
  const free = [...model.lanes].filter(
    ([name, { heldUntil }]) => heldUntil <= model.now && listWaiting(model, name)[0],
  );
  const readyAt = Math.min(NEVER, ...free.map(([, lane]) => lane.readyAt));
  return readyAt < NEVER ? Math.max(0, readyAt - model.now) : undefined;
}

/** Holds a lane that the store gave, and says what its claim must be like. `isSuspect` is `undefined` where a store may give either value. */
export function claimLane(model: Model, { lane: name, token, events }: LaneClaim, perLane: number, leaseMs: number) {
  const waiting = listWaiting(model, name);
  for (const [index, { seq }] of events.entries()) model.bySeq.set(seq, waiting[index]!);
  const { unfinishedStarts } = waiting[0]!;
  const lane = openLane(model, name);
  const isSuspect = lane.wasEmptied ? undefined : lane.token !== undefined;
  Object.assign(lane, { token, heldUntil: model.now + leaseMs, parking: undefined, wasEmptied: false });
  const given = waiting.slice(0, unfinishedStarts > 0 ? 1 : perLane);
  return { events: given.map(({ id, raw, attempts }) => [id, raw, attempts]), unfinishedStarts, isSuspect };
}

export function recordStart(model: Model, { claim, seq, unfinishedStarts, nextTurnInMs }: StartMark): boolean {
  if (!isHeld(model, claim)) return false;
  const event = model.bySeq.get(seq)!;
  if (event.state === "waiting") event.unfinishedStarts = unfinishedStarts;
  setNextTurn(openLane(model, claim.lane), model.now + nextTurnInMs);
  return true;
}

export function settle(model: Model, result: LaneResult): boolean {
  const { claim, settled, release, park } = result;
  if (!isHeld(model, claim)) return false;
  const lane = openLane(model, claim.lane);
  const isMeant = listReasons(result).some((seq) => isWaitingIn(model, claim.lane, seq));
  const turnInMs = settleEvents(model, result, isMeant);
  if (listWaiting(model, claim.lane).length === 0) lane.wasEmptied = true;
  if (park && isMeant) parkLane(model, claim.lane, park);
  const isRecorded = claim.isSuspect || claim.unfinishedStarts > 0;
  if (release) {
    Object.assign(lane, { token: undefined, heldUntil: 0 });
    saveReturnedStarts(model, result);
    setNextTurn(lane, model.now + turnInMs);
  } else if (settled.length > 0 && isRecorded && lane.parking === undefined) lane.readyAt = model.now;
  return true;
}

function isWaitingIn({ bySeq }: Model, lane: string, seq: number): boolean {
  const event = bySeq.get(seq)!;
  return event.state === "waiting" && event.lane === lane;
}

/** Ends events that still wait, and returns the time to the next turn of their lane, in ms. */
function settleEvents(model: Model, { claim, settled, nextTurnInMs = 0 }: LaneResult, isMeant: boolean): number {
  const { bySeq, now } = model;
  let turnInMs = isMeant ? nextTurnInMs : 0;
  for (const { seq, settlement } of settled) {
    const event = bySeq.get(seq)!;
    if (!isWaitingIn(model, claim.lane, seq)) continue;
    const state = settlement.to === "retry" ? "waiting" : settlement.to;
    const { problem } = settlement;
    const settledAt = isOfUnreadable(settlement) ? undefined : now;
    Object.assign(event, { state, problem, settledAt, unfinishedStarts: 0, attempts: event.attempts + 1 });
    if (settlement.to === "retry") turnInMs = settlement.delayMs;
  }
  return turnInMs;
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
function saveReturnedStarts({ bySeq }: Model, { claim, settled }: LaneResult): void {
  const ended = new Set(settled.map(({ seq }) => seq));
  for (const [index, { seq }] of claim.events.entries()) {
    const event = bySeq.get(seq)!;
    if (event.state === "waiting" && !ended.has(seq))
      event.unfinishedStarts = index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0;
  }
}

export function renew(model: Model, claim: LaneClaim, leaseMs: number): boolean {
  if (isHeld(model, claim)) openLane(model, claim.lane).heldUntil = model.now + leaseMs;
  return isHeld(model, claim);
}

export function parkLane(model: Model, name: string, { reason, durationMs = NEVER }: Parking): void {
  Object.assign(openLane(model, name), { parking: reason, readyAt: model.now + durationMs });
}

export function resume(model: Model, name: string): boolean {
  const lane = openLane(model, name);
  if (lane.parking === undefined || lane.readyAt <= model.now) return false;
  Object.assign(lane, { parking: undefined, readyAt: model.now });
  return true;
}

export function replay(model: Model, filter: EventFilter): number {
  const found = listChosen(model, filter).filter(({ state, raw }) => state !== "waiting" && raw !== "");
  changeWaiting(model, new Set(found.map(({ lane }) => lane)), () => {
    for (const event of found)
      Object.assign(event, { state: "waiting", problem: undefined, attempts: 0, unfinishedStarts: 0 });
  });
  return found.length;
}

export function putAside(model: Model, filter: EventFilter, problem: string): number {
  const found = listChosen(model, filter).filter(({ state }) => state === "waiting");
  endWaiting(model, found, { state: "dead", problem });
  return found.length;
}

export function forget(model: Model, filter: EventFilter): number {
  const found = listChosen(model, filter).filter((event) => !isForgotten(event));
  endWaiting(model, found, { state: "done", problem: undefined, raw: "", lane: "" });
  const lane = openLane(model, filter.lane ?? "");
  const isWhole = filter.lane !== undefined && Object.keys(filter).length === 1;
  if (isWhole && lane.parking !== undefined) Object.assign(lane, { parking: undefined, readyAt: model.now });
  return found.length;
}

/** Ends events without their handlers. What waited behind them waits no longer. */
function endWaiting(model: Model, found: ModelEvent[], end: Partial<ModelEvent>): void {
  const lanes = new Set(found.map(({ lane }) => lane));
  for (const event of found) Object.assign(event, { ...end, unfinishedStarts: 0, settledAt: model.now });
  for (const name of lanes) {
    const lane = openLane(model, name);
    if (listWaiting(model, name).length === 0) lane.wasEmptied = true;
    if (lane.parking === undefined) lane.readyAt = model.now;
  }
}

export function purge(model: Model, policy: PurgePolicy): { payloads: number; rows: number } {
  const { payloadsAfterMs = Infinity, putAsideAfterMs = Infinity, rowsAfterMs = Infinity } = policy;
  const isAside = ({ state, problem }: ModelEvent) => state !== "waiting" && problem !== undefined;
  const isDone = ({ state, problem }: ModelEvent) => state === "done" && problem === undefined;
  const givenUp = model.events.filter(
    (event) => isAside(event) && (event.settledAt ?? event.firstSeenAt) < model.now - putAsideAfterMs,
  );
  for (const event of givenUp) Object.assign(event, { state: "done", problem: undefined, raw: "" });
  const kept = model.events.filter(
    (event) => !isDone(event) || event.isPending || event.lastSeenAt >= model.now - rowsAfterMs,
  );
  const rows = model.events.length - kept.length;
  model.events = kept;
  const emptied = kept.filter(
    (event) => isDone(event) && event.raw !== "" && event.settledAt! < model.now - payloadsAfterMs,
  );
  for (const event of emptied) event.raw = "";
  return { payloads: givenUp.length + emptied.length, rows };
}

export function readStats({ events, lanes, now }: Model): InboxStats {
  const count = (isCounted: (event: ModelEvent) => boolean) => events.filter(isCounted).length;
  const oldest = events.find(({ state }) => state === "waiting")?.firstSeenAt;
  const pending = events.filter(({ isPending }) => isPending);
  const parked = [...lanes].flatMap(([lane, { parking: reason, readyAt }]) =>
    reason === undefined || readyAt <= now
      ? []
      : [{ lane, reason, until: readyAt < NEVER ? new Date(readyAt) : undefined }],
  );
  const suspects = events.flatMap(({ id, lane, state, unfinishedStarts }) => {
    const { readyAt = 0, heldUntil = 0 } = lanes.get(lane) ?? {};
    if (state !== "waiting" || unfinishedStarts === 0 || heldUntil > now) return [];
    return [{ lane, id, unfinishedStarts, nextTryInMs: readyAt < NEVER ? Math.max(0, readyAt - now) : undefined }];
  });
  return {
    events: {
      waiting: count(({ state }) => state === "waiting"),
      done: count(({ state }) => state === "done"),
      dead: count(({ state }) => state === "dead"),
    },
    unreadable: count(isUnreadable),
    unknownType: count(({ state, problem }) => state === "done" && problem !== undefined),
    pendingAcknowledgements: pending.length,
    mostDeliveries: Math.max(0, ...pending.map(({ deliveries }) => deliveries)),
    oldestWaitingMs: oldest === undefined ? undefined : now - oldest,
    parked,
    suspects,
  };
}
