import { type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import { checkClock } from "../consumer/check-clock.ts";
import type { LaneClaim } from "./claim.ts";
import type { EventFilter, EventRow, EventState, Redelivery, StoredEvent } from "./event.ts";
import type { Inbox } from "./inbox.ts";
import { isSamePayload, mergePage } from "../page/merge.ts";
import { withCheckedCalls } from "./with-checked-calls.ts";

interface Row extends StoredEvent {
  state: EventState;
  problem: string | undefined;
  unfinishedStarts: number;
  ackPending: boolean;
  firstSeenAt: number;
  lastSeenAt: number;
  settledAt: number | undefined;
}

interface Lane {
  /** The waiting events, in order. */
  waiting: Row[];
  readyAt: number;
  token: string;
  leaseUntil: number;
  parkedFor: string | undefined;
}

const NEVER = 8.64e15;
const LARGEST_STEP_MS = 60_000;

export interface MemoryInboxOptions {
  /** Tells the time. Default: the clock of this machine. */
  clock?: Pick<Clock, "now">;
}

/** An inbox that survives nothing, for tests. Behaves as the durable ones do: the same suite runs on all. */
export function memoryInbox(options: MemoryInboxOptions = {}): Inbox {
  const { clock = systemClock } = options;
  checkOptionNames("open an inbox", options, { clock: 1 });
  checkClock("open an inbox", clock, "now");
  const now = () => clock.now();
  const rows = new Map<string, Row>();
  const bySeq = new Map<number, Row>();
  const lanes = new Map<string, Lane>();
  const leases = new Map<string, { owner: string; until: number }>();
  const steps = new Map<string, string>();
  const newest = new Map<string, number>();
  let lastSeq = 0;
  let seenAt = now();

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? { waiting: [], readyAt: 0, token: "", leaseUntil: 0, parkedFor: undefined };
    lanes.set(name, lane);
    return lane;
  };
  const isDue = ({ waiting, readyAt }: Lane) => waiting.length > 0 && readyAt <= now();
  const isHeld = ({ lane, token }: LaneClaim) => lanes.get(lane)?.token === token;
  const put = (row: Row) => {
    const lane = laneOf(row.lane);
    if (lane.waiting.length === 0 && lane.parkedFor === undefined) lane.readyAt = now();
    lane.waiting.push(row);
    if (lane.waiting.length > 1) lane.waiting.sort((one, other) => one.seq - other.seq);
  };
  const end = (row: Row, state: EventState, problem?: string) => {
    row.state = state;
    row.problem = problem;
    row.attempts += 1;
    row.unfinishedStarts = 0;
    row.settledAt = now();
    if (state === "waiting") return;
    const { waiting } = laneOf(row.lane);
    waiting.splice(waiting.indexOf(row), 1);
  };
  const matches = (filter: EventFilter) => (row: Row) =>
    (["state", "lane", "type", "id"] as const).every((key) => filter[key] === undefined || row[key] === filter[key]);

  /** A start that has ended puts off the next turn of its lane no longer. */
  function haveTurn({ lane, isSuspect, unfinishedStarts }: LaneClaim): void {
    if ((isSuspect || unfinishedStarts > 0) && laneOf(lane).parkedFor === undefined) laneOf(lane).readyAt = now();
  }

  /** Waits for that much less where the clock was set back since the last look. */
  function followClock(): void {
    const ahead = seenAt - now();
    seenAt = now();
    if (ahead <= LARGEST_STEP_MS) return;
    for (const lane of lanes.values()) {
      if (lane.readyAt > seenAt + ahead / 2 && lane.readyAt < NEVER)
        lane.readyAt = Math.max(seenAt, lane.readyAt - ahead);
      if (lane.leaseUntil > seenAt) lane.leaseUntil -= ahead;
    }
    for (const lease of leases.values()) lease.until -= ahead;
    for (const row of rows.values())
      for (const name of ["firstSeenAt", "lastSeenAt", "settledAt"] as const)
        if (row[name] !== undefined) row[name] = Math.min(row[name], seenAt);
  }

  return withCheckedCalls({
    durability: "none",
    async accept(events) {
      const redelivered: Redelivery[] = [];
      let inserted = 0;
      for (const { event, times, differs } of mergePage(events)) {
        const { id, type, lane, raw, problem, trace, hasNoId } = event;
        const known = rows.get(id);
        if (known) {
          known.deliveries += times;
          known.lastSeenAt = now();
          known.ackPending = !hasNoId;
          const isOther = known.raw !== "" && !isSamePayload(known.raw, raw);
          redelivered.push({ id, deliveries: known.deliveries, differs: differs || isOther });
          const wasUnreadable =
            known.state === "unhandled" && (known.settledAt === undefined || known.problem?.startsWith("Cannot read"));
          if (!wasUnreadable || problem !== undefined) continue;
          Object.assign(known, { raw, type, lane, state: "waiting", problem: undefined });
          put(known);
          continue;
        }
        inserted += 1;
        if (times > 1) redelivered.push({ id, deliveries: times, differs });
        const at = { firstSeenAt: now(), lastSeenAt: now(), settledAt: undefined };
        const counts = { attempts: 0, unfinishedStarts: 0, deliveries: times, ackPending: !hasNoId };
        const state = problem === undefined ? "waiting" : "unhandled";
        const row: Row = { seq: (lastSeq += 1), id, type, lane, raw, state, problem, trace, ...counts, ...at };
        rows.set(id, row);
        bySeq.set(row.seq, row);
        if (state === "waiting") put(row);
      }
      return { inserted, redelivered };
    },
    async pendingAcknowledgements(limit) {
      const pending: string[] = [];
      for (const { id, ackPending } of rows.values()) {
        if (pending.length === limit) break;
        if (ackPending) pending.push(id);
      }
      return pending;
    },
    async markAcknowledged(ids) {
      for (const id of ids) if (rows.has(id)) rows.get(id)!.ackPending = false;
    },
    async claim({ lanes: most, perLane, leaseMs }) {
      const due = [...lanes].filter(([, lane]) => isDue(lane) && lane.leaseUntil <= now());
      due.sort(([, one], [, other]) => one.readyAt - other.readyAt);
      return due.slice(0, most).map(([name, lane]): LaneClaim => {
        const { unfinishedStarts } = lane.waiting[0]!;
        const isSuspect = lane.token !== "";
        Object.assign(lane, { token: crypto.randomUUID(), leaseUntil: now() + leaseMs, parkedFor: undefined });
        const events = lane.waiting.slice(0, unfinishedStarts > 0 ? 1 : perLane).map(stored);
        return { lane: name, token: lane.token, events, isSuspect, unfinishedStarts };
      });
    },
    async recordStarts(starts) {
      return starts.map(({ claim, seq, unfinishedStarts, nextTurnInMs }) => {
        if (!isHeld(claim)) return false;
        const row = bySeq.get(seq);
        if (row?.state === "waiting") row.unfinishedStarts = unfinishedStarts;
        const lane = laneOf(claim.lane);
        const readyAt = now() + Math.ceil(nextTurnInMs);
        lane.readyAt = lane.parkedFor === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
        return true;
      });
    },
    async settle(results) {
      return results.map(({ claim, settled, release, park, nextTurnInMs = 0 }) => {
        if (!isHeld(claim)) return false;
        const lane = laneOf(claim.lane);
        let turnInMs = Math.ceil(nextTurnInMs);
        for (const { seq, settlement } of settled) {
          const row = bySeq.get(seq);
          if (row?.state !== "waiting") continue; // it ended before, or was purged
          if (settlement.to === "retry") {
            end(row, "waiting", settlement.problem);
            turnInMs = Math.ceil(settlement.delayMs);
          } else end(row, settlement.to, "problem" in settlement ? settlement.problem : undefined);
        }
        if (park) Object.assign(lane, { parkedFor: park.reason, readyAt: now() + (park.durationMs ?? NEVER) });
        if (!release && settled.length > 0) haveTurn(claim);
        if (!release) return true;
        Object.assign(lane, { token: "", leaseUntil: 0 });
        const ended = new Set(settled.map(({ seq }) => seq));
        for (const [index, { seq }] of claim.events.entries()) {
          const row = bySeq.get(seq);
          if (row?.state === "waiting" && !ended.has(seq))
            row.unfinishedStarts = index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0;
        }
        const readyAt = now() + turnInMs;
        lane.readyAt = lane.parkedFor === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
        return true;
      });
    },
    async settleInTransaction(claim, seq, write, how = { to: "done" }) {
      const mayWrite = () => isHeld(claim) && bySeq.get(seq)?.state === "waiting";
      if (!mayWrite()) return false;
      await write(undefined as never);
      if (!mayWrite()) return false;
      end(bySeq.get(seq)!, how.to, "problem" in how ? how.problem : undefined);
      haveTurn(claim);
      return true;
    },
    async renew(claims, leaseMs) {
      return claims.map((claim) => {
        if (!isHeld(claim)) return false;
        laneOf(claim.lane).leaseUntil = now() + leaseMs;
        return true;
      });
    },
    async findNextDueMs() {
      let next: number | undefined;
      for (const { waiting, readyAt, leaseUntil } of lanes.values())
        if (waiting.length > 0 && leaseUntil <= now() && readyAt < NEVER) next = Math.min(next ?? NEVER, readyAt);
      return next === undefined ? undefined : Math.max(0, next - now());
    },
    async lease(name, owner, durationMs) {
      followClock();
      const current = leases.get(name);
      if (current && current.owner !== owner && current.until > now()) return false;
      leases.set(name, { owner, until: now() + durationMs });
      return true;
    },
    async endLease(name, owner) {
      if (leases.get(name)?.owner === owner) leases.delete(name);
    },
    loadStep: async (seq, key) => steps.get(`${seq} ${key}`),
    async saveStep(seq, key, value) {
      steps.set(`${seq} ${key}`, value);
    },
    async isStale(entity, createdAt) {
      if ((newest.get(entity) ?? Number.NEGATIVE_INFINITY) > createdAt) return true;
      newest.set(entity, createdAt);
      return false;
    },
    async countWaiting({ atMost = Number.POSITIVE_INFINITY } = {}) {
      let depth = 0;
      for (const { waiting } of lanes.values()) depth += waiting.length;
      return Math.min(depth, atMost);
    },
    async readStats({ atMost = Number.POSITIVE_INFINITY } = {}) {
      const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
      let oldest: number | undefined;
      let pendingAcknowledgements = 0;
      let mostDeliveries = 0;
      for (const { state, firstSeenAt, ackPending, deliveries } of rows.values()) {
        events[state] = Math.min(events[state] + 1, atMost);
        if (state === "waiting") oldest = Math.min(oldest ?? firstSeenAt, firstSeenAt);
        if (!ackPending) continue;
        pendingAcknowledgements += 1;
        mostDeliveries = Math.max(mostDeliveries, deliveries);
      }
      const parked = [...lanes].flatMap(([lane, { parkedFor: reason, readyAt }]) =>
        reason === undefined || readyAt <= now()
          ? []
          : [{ lane, reason, until: readyAt < NEVER ? new Date(readyAt) : undefined }],
      );
      const oldestWaitingMs = oldest === undefined ? undefined : Math.max(0, now() - oldest);
      return { events, pendingAcknowledgements, oldestWaitingMs, parked, mostDeliveries };
    },
    async *list({ limit = Number.POSITIVE_INFINITY, ...filter } = {}) {
      yield* [...rows.values()].filter(matches(filter)).slice(0, limit).map(rowOf);
    },
    async replay(filter) {
      const found = [...rows.values()].filter(
        (row) => row.state !== "waiting" && row.raw !== "" && matches(filter)(row),
      );
      for (const row of found) {
        Object.assign(row, { state: "waiting", problem: undefined, attempts: 0, unfinishedStarts: 0 });
        put(row);
      }
      return found.length;
    },
    async putAside(filter, reason) {
      const found = [...rows.values()].filter((row) => row.state === "waiting" && matches(filter)(row));
      for (const row of found) {
        Object.assign(row, { state: "dead", problem: reason, unfinishedStarts: 0, settledAt: now() });
        const lane = laneOf(row.lane);
        lane.waiting.splice(lane.waiting.indexOf(row), 1);
        if (lane.parkedFor === undefined) lane.readyAt = now(); // what waited behind it waits no longer
      }
      return found.length;
    },
    async park(lane, { reason, durationMs = NEVER }) {
      Object.assign(laneOf(lane), { parkedFor: reason, readyAt: now() + durationMs });
    },
    async resume(name) {
      const lane = lanes.get(name);
      if (lane?.parkedFor === undefined || lane.readyAt <= now()) return false;
      Object.assign(lane, { parkedFor: undefined, readyAt: now() });
      return true;
    },
    async purge({ payloadsAfterMs = Infinity, putAsideAfterMs = Infinity, rowsAfterMs = Infinity }) {
      const purged = { payloads: 0, rows: 0 };
      for (const row of rows.values()) {
        const endedAt = row.settledAt ?? row.firstSeenAt;
        const isAside = row.state === "dead" || row.state === "unhandled";
        if (isAside && endedAt < now() - putAsideAfterMs) {
          Object.assign(row, { state: "done", raw: "", problem: undefined });
          purged.payloads += 1;
        }
        if (row.state !== "done") continue;
        if (!row.ackPending && row.lastSeenAt < now() - rowsAfterMs) {
          rows.delete(row.id);
          bySeq.delete(row.seq);
          purged.rows += 1;
        } else if (row.raw !== "" && row.settledAt! < now() - payloadsAfterMs) {
          row.raw = "";
          purged.payloads += 1;
        }
      }
      for (const key of steps.keys()) if (!bySeq.get(Number(key.split(" ", 1)[0]))?.raw) steps.delete(key);
      for (const [key, at] of newest) if (at < now() - rowsAfterMs) newest.delete(key);
      return purged;
    },
    async close() {},
  });
}

function stored({ seq, id, type, lane, raw, attempts, deliveries, trace }: Row): StoredEvent {
  return { seq, id, type, lane, raw, attempts, deliveries, trace };
}

function rowOf(row: Row): EventRow {
  const { state, problem, firstSeenAt, lastSeenAt, settledAt } = row;
  return {
    ...stored(row),
    state,
    problem,
    firstSeenAt: new Date(firstSeenAt),
    lastSeenAt: new Date(lastSeenAt),
    settledAt: settledAt === undefined ? undefined : new Date(settledAt),
  };
}
