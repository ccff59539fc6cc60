import type {
  AcceptResult,
  ArrivingEvent,
  EventState,
  InboxStats,
  LaneClaim,
  LaneResult,
  Parking,
  PurgePolicy,
  StartMark,
} from "../inbox.ts";

interface ModelEvent extends ArrivingEvent {
  place: number;
  state: EventState;
  attempts: number;
  unfinishedStarts: number;
  deliveries: number;
  ackPending: boolean;
  firstSeenAt: number;
  lastSeenAt: number;
  settledAt: number;
}

interface ModelLane {
  readyAt: number;
  heldUntil: number;
  token: string | undefined;
  parking: string | undefined;
  /** Nothing waited in it since it was claimed: whether it is suspect then, stores may say as they like. */
  wasEmptied: boolean;
}

/**
 * What an inbox is, as plainly as it can be said and as slowly: one list of events, one of lanes. Stores are compared with it
 * step by step.
 */
export class InboxModel {
  events: ModelEvent[] = [];
  lanes = new Map<string, ModelLane>();
  /** By the number that the store has given. */
  bySeq = new Map<number, ModelEvent>();
  now = 1_800_000_000_000;
  arrived = 0;

  lane(name: string): ModelLane {
    if (!this.lanes.has(name))
      this.lanes.set(name, { readyAt: 0, heldUntil: 0, token: undefined, parking: undefined, wasEmptied: false });
    return this.lanes.get(name)!;
  }

  waiting(lane: string): ModelEvent[] {
    return this.events.filter((event) => event.state === "waiting" && event.lane === lane);
  }

  accept(page: readonly ArrivingEvent[]): AcceptResult {
    const redelivered: AcceptResult["redelivered"] = [];
    const emptyLanes = new Set(page.map(({ lane }) => lane).filter((lane) => this.waiting(lane).length === 0));
    for (const event of page) {
      const known = this.events.find(({ id }) => id === event.id);
      if (known) {
        known.deliveries += 1;
        known.ackPending = true;
        known.lastSeenAt = this.now;
        const differs = known.raw !== "" && known.raw !== event.raw;
        redelivered.push({ id: event.id, deliveries: known.deliveries, differs });
        const wasUnreadable = known.state === "unhandled" && known.settledAt === 0;
        if (wasUnreadable && event.problem === undefined)
          Object.assign(known, {
            raw: event.raw,
            type: event.type,
            lane: event.lane,
            state: "waiting",
            problem: undefined,
          });
        continue;
      }
      const at = { firstSeenAt: this.now, lastSeenAt: this.now, settledAt: 0 };
      const state = event.problem === undefined ? "waiting" : "unhandled";
      this.arrived += 1;
      const counts = { place: this.arrived, attempts: 0, unfinishedStarts: 0, deliveries: 1, ackPending: true };
      this.events.push({ ...event, state, ...counts, ...at });
    }
    this.wake(emptyLanes);
    const known = new Set(redelivered.map(({ id }) => id));
    return { inserted: page.filter(({ id }) => !known.has(id)).length, redelivered };
  }

  /** Lanes in which nothing waited have their turn now, if something does. */
  wake(lanes: Iterable<string>): void {
    for (const name of lanes)
      if (this.waiting(name).length > 0 && this.lane(name).parking === undefined) this.lane(name).readyAt = this.now;
  }

  pending(): string[] {
    return this.events.filter(({ ackPending }) => ackPending).map(({ id }) => id);
  }

  acknowledged(ids: readonly string[]): void {
    for (const event of this.events) if (ids.includes(event.id)) event.ackPending = false;
  }

  /** Lanes that may be claimed, those first that were ready first. */
  due(): string[] {
    const names = [...this.lanes.keys()].filter((name) => {
      const { readyAt, heldUntil } = this.lane(name);
      return this.waiting(name).length > 0 && readyAt <= this.now && heldUntil <= this.now;
    });
    return names.sort((one, other) => this.lane(one).readyAt - this.lane(other).readyAt);
  }

  /** What a claim of this lane must be like; it is held from now on. */
  claim(
    { lane: name, token, events }: LaneClaim,
    perLane: number,
    leaseMs: number,
  ): { ids: string[]; unfinishedStarts: number; isSuspect: boolean | undefined } {
    const waiting = this.waiting(name);
    events.forEach(({ seq }, index) => this.bySeq.set(seq, waiting[index]!));
    const { unfinishedStarts } = waiting[0]!;
    const lane = this.lane(name);
    const isSuspect = lane.wasEmptied ? undefined : lane.token !== undefined;
    Object.assign(lane, { token, heldUntil: this.now + leaseMs, parking: undefined, wasEmptied: false });
    return {
      ids: waiting.slice(0, unfinishedStarts > 0 ? 1 : perLane).map(({ id }) => id),
      unfinishedStarts,
      isSuspect,
    };
  }

  recordStart({ claim, seq, unfinishedStarts, nextTurnInMs }: StartMark): boolean {
    if (!this.isHeld(claim)) return false;
    const event = this.bySeq.get(seq)!;
    if (event.state === "waiting") event.unfinishedStarts = unfinishedStarts;
    const lane = this.lane(claim.lane);
    const readyAt = this.now + nextTurnInMs;
    lane.readyAt = lane.parking === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
    return true;
  }

  isHeld({ lane, token }: LaneClaim): boolean {
    return this.lanes.get(lane)?.token === token;
  }

  settle({ claim, settled, release, park, nextTurnInMs = 0 }: LaneResult): boolean {
    if (!this.isHeld(claim)) return false;
    const lane = this.lane(claim.lane);
    let turnInMs = nextTurnInMs;
    for (const { seq, settlement } of settled) {
      const event = this.bySeq.get(seq)!;
      if (event.state !== "waiting") continue;
      event.attempts += 1;
      event.unfinishedStarts = 0;
      event.settledAt = this.now;
      event.state = settlement.to === "retry" ? "waiting" : settlement.to;
      if (settlement.to === "retry") turnInMs = settlement.delayMs;
    }
    if (this.waiting(claim.lane).length === 0) lane.wasEmptied = true;
    if (park) this.park(claim.lane, park);
    const isWrittenDown = claim.isSuspect || claim.unfinishedStarts > 0;
    if (!release && settled.length > 0 && isWrittenDown && lane.parking === undefined) lane.readyAt = this.now;
    if (!release) return true;
    Object.assign(lane, { token: undefined, heldUntil: 0 });
    const ended = new Set(settled.map(({ seq }) => seq));
    for (const [index, { seq }] of claim.events.entries()) {
      const event = this.bySeq.get(seq)!;
      if (event.state === "waiting" && !ended.has(seq))
        event.unfinishedStarts = index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0;
    }
    const readyAt = this.now + turnInMs;
    lane.readyAt = lane.parking === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
    return true;
  }

  renew(claim: LaneClaim, leaseMs: number): boolean {
    if (this.isHeld(claim)) this.lane(claim.lane).heldUntil = this.now + leaseMs;
    return this.isHeld(claim);
  }

  park(name: string, { reason, durationMs = 8.64e15 }: Parking): void {
    Object.assign(this.lane(name), { parking: reason, readyAt: this.now + durationMs });
  }

  resume(name: string): boolean {
    const lane = this.lanes.get(name);
    if (lane?.parking === undefined || lane.readyAt <= this.now) return false;
    Object.assign(this.lane(name), { parking: undefined, readyAt: this.now });
    return true;
  }

  replay(state: EventState): number {
    const found = this.events.filter((event) => event.state === state && state !== "waiting" && event.raw !== "");
    const wasEmpty = new Set(found.map(({ lane }) => lane).filter((lane) => this.waiting(lane).length === 0));
    for (const event of found) Object.assign(event, { state: "waiting", attempts: 0, unfinishedStarts: 0 });
    this.wake(wasEmpty);
    return found.length;
  }

  putAside(lane: string, problem: string): number {
    const found = this.waiting(lane);
    for (const event of found)
      Object.assign(event, { state: "dead", problem, unfinishedStarts: 0, settledAt: this.now });
    if (found.length === 0) return 0;
    this.lane(lane).wasEmptied = true;
    if (this.lane(lane).parking === undefined) this.lane(lane).readyAt = this.now;
    return found.length;
  }

  purge({ payloadsAfterMs = Infinity, putAsideAfterMs = Infinity, rowsAfterMs = Infinity }: PurgePolicy): {
    payloads: number;
    rows: number;
  } {
    const aside = this.events.filter(
      ({ state, settledAt, firstSeenAt }) =>
        (state === "dead" || state === "unhandled") && (settledAt || firstSeenAt) < this.now - putAsideAfterMs,
    );
    for (const event of aside) Object.assign(event, { state: "done", raw: "" });
    const kept = this.events.filter(
      ({ state, ackPending, lastSeenAt }) => !(state === "done" && !ackPending && lastSeenAt < this.now - rowsAfterMs),
    );
    const rows = this.events.length - kept.length;
    this.events = kept;
    const emptied = kept.filter(
      ({ state, raw, settledAt }) => state === "done" && raw !== "" && settledAt < this.now - payloadsAfterMs,
    );
    for (const event of emptied) event.raw = "";
    return { payloads: aside.length + emptied.length, rows };
  }

  stats(): InboxStats {
    const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
    for (const { state } of this.events) events[state] += 1;
    const waiting = this.events.filter(({ state }) => state === "waiting").map(({ firstSeenAt }) => firstSeenAt);
    const pending = this.events.filter(({ ackPending }) => ackPending);
    const parked = [...this.lanes].flatMap(([lane, { parking: reason, readyAt }]) =>
      reason === undefined || readyAt <= this.now
        ? []
        : [{ lane, reason, until: readyAt < 8.64e15 ? new Date(readyAt) : undefined }],
    );
    return {
      events,
      pendingAcknowledgements: pending.length,
      mostDeliveries: Math.max(0, ...pending.map(({ deliveries }) => deliveries)),
      oldestWaitingMs: waiting.length > 0 ? this.now - Math.min(...waiting) : undefined,
      parked: parked.sort((one, other) => (one.lane < other.lane ? -1 : 1)),
    };
  }
}
