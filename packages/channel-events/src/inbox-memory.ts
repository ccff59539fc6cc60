import type { EventFilter, EventRow, EventState, Inbox, LaneClaim, StoredEvent } from "./inbox.ts";

interface Row extends StoredEvent {
  state: EventState;
  problem: string | undefined;
  started: number;
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

export interface MemoryInboxOptions {
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
}

/** An inbox that survives nothing, for tests. Behaves as the durable ones do: the same suite runs on all. */
export function memoryInbox({ now = Date.now }: MemoryInboxOptions = {}): Inbox {
  const rows = new Map<string, Row>();
  const bySeq = new Map<number, Row>();
  const lanes = new Map<string, Lane>();
  const leases = new Map<string, { owner: string; until: number }>();
  const steps = new Map<string, string>();
  const newest = new Map<string, number>();
  let lastSeq = 0;

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
    row.started = row.attempts;
    row.settledAt = now();
    if (state === "waiting") return;
    const { waiting } = laneOf(row.lane);
    waiting.splice(waiting.indexOf(row), 1);
  };
  const matches = (filter: EventFilter) => (row: Row) =>
    (["state", "lane", "type", "id"] as const).every((key) => filter[key] === undefined || row[key] === filter[key]);

  return {
    durability: "none",
    async accept(events) {
      const redelivered: { id: string; deliveries: number }[] = [];
      for (const { id, type, lane, raw, problem, trace } of events) {
        const known = rows.get(id);
        if (known) {
          known.deliveries += 1;
          known.lastSeenAt = now();
          known.ackPending = true;
          redelivered.push({ id, deliveries: known.deliveries });
          continue;
        }
        const at = { firstSeenAt: now(), lastSeenAt: now(), settledAt: undefined };
        const counts = { attempts: 0, started: 0, deliveries: 1, ackPending: true };
        const state = problem === undefined ? "waiting" : "unhandled";
        const row: Row = { seq: (lastSeq += 1), id, type, lane, raw, state, problem, trace, ...counts, ...at };
        rows.set(id, row);
        bySeq.set(row.seq, row);
        if (state === "waiting") put(row);
      }
      return { inserted: events.length - redelivered.length, redelivered };
    },
    async pendingAcknowledgements(limit) {
      const pending: string[] = [];
      for (const { id, ackPending } of rows.values()) {
        if (pending.length === limit) break;
        if (ackPending) pending.push(id);
      }
      return pending;
    },
    async acknowledged(ids) {
      for (const id of ids) if (rows.has(id)) rows.get(id)!.ackPending = false;
    },
    async claim({ lanes: most, perLane, leaseMs }) {
      const due = [...lanes].filter(([, lane]) => isDue(lane) && lane.leaseUntil <= now());
      due.sort(([, one], [, other]) => one.readyAt - other.readyAt);
      return due.slice(0, most).map(([name, lane]): LaneClaim => {
        const head = lane.waiting[0]!;
        const crashes = head.started - head.attempts;
        head.started += 1;
        Object.assign(lane, { token: crypto.randomUUID(), leaseUntil: now() + leaseMs, parkedFor: undefined });
        const events = lane.waiting.slice(0, crashes > 0 ? 1 : perLane).map(stored);
        return { lane: name, token: lane.token, events, crashes };
      });
    },
    async settle(results) {
      return results.map(({ claim, settled, release, park }) => {
        if (!isHeld(claim)) return false;
        const lane = laneOf(claim.lane);
        let retryInMs = 0;
        for (const { seq, settlement } of settled) {
          const row = bySeq.get(seq);
          if (row?.state !== "waiting") continue; // it ended before, or was purged
          if (settlement.to === "retry") {
            end(row, "waiting", settlement.problem);
            retryInMs = Math.ceil(settlement.inMs);
          } else end(row, settlement.to, "problem" in settlement ? settlement.problem : undefined);
        }
        if (park) Object.assign(lane, { parkedFor: park.reason, readyAt: now() + (park.forMs ?? NEVER) });
        if (!release) return true;
        Object.assign(lane, { token: "", leaseUntil: 0 });
        const first = bySeq.get(claim.events[0]!.seq);
        if (first?.state === "waiting") first.started = Math.max(first.attempts, first.started - 1);
        const readyAt = now() + retryInMs;
        lane.readyAt = lane.parkedFor === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
        return true;
      });
    },
    async settleWith(claim, seq, write, how = { to: "done" }) {
      if (!isHeld(claim)) return false;
      await write(undefined as never);
      if (!isHeld(claim)) return false;
      end(bySeq.get(seq)!, how.to, "problem" in how ? how.problem : undefined);
      return true;
    },
    async renew(claims, leaseMs) {
      return claims.map((claim) => {
        if (!isHeld(claim)) return false;
        laneOf(claim.lane).leaseUntil = now() + leaseMs;
        return true;
      });
    },
    async nextDueInMs() {
      let next: number | undefined;
      for (const { waiting, readyAt, leaseUntil } of lanes.values())
        if (waiting.length > 0 && leaseUntil <= now() && readyAt < NEVER) next = Math.min(next ?? NEVER, readyAt);
      return next === undefined ? undefined : Math.max(0, next - now());
    },
    async lease(name, owner, forMs) {
      const current = leases.get(name);
      if (current && current.owner !== owner && current.until > now()) return false;
      leases.set(name, { owner, until: now() + forMs });
      return true;
    },
    async endLease(name, owner) {
      if (leases.get(name)?.owner === owner) leases.delete(name);
    },
    recall: async (seq, key) => steps.get(`${seq} ${key}`),
    async remember(seq, key, value) {
      steps.set(`${seq} ${key}`, value);
    },
    async isStale(entity, createdAt) {
      if ((newest.get(entity) ?? Number.NEGATIVE_INFINITY) > createdAt) return true;
      newest.set(entity, createdAt);
      return false;
    },
    async depth() {
      let depth = 0;
      for (const { waiting } of lanes.values()) depth += waiting.length;
      return depth;
    },
    async stats() {
      const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
      let oldest: number | undefined;
      let pendingAcknowledgements = 0;
      let mostDeliveries = 0;
      for (const { state, firstSeenAt, ackPending, deliveries } of rows.values()) {
        events[state] += 1;
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
      const oldestWaitingMs = oldest === undefined ? undefined : now() - oldest;
      return { events, pendingAcknowledgements, oldestWaitingMs, parked, mostDeliveries };
    },
    async *query({ limit = Number.POSITIVE_INFINITY, ...filter } = {}) {
      yield* [...rows.values()].filter(matches(filter)).slice(0, limit).map(rowOf);
    },
    async replay(filter) {
      const found = [...rows.values()].filter(
        (row) => row.state !== "waiting" && row.raw !== "" && matches(filter)(row),
      );
      for (const row of found) {
        Object.assign(row, { state: "waiting", problem: undefined, attempts: 0, started: 0 });
        put(row);
      }
      return found.length;
    },
    async park(lane, { reason, forMs = NEVER }) {
      Object.assign(laneOf(lane), { parkedFor: reason, readyAt: now() + forMs });
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
      return purged;
    },
    async close() {},
  };
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
