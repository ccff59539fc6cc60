import type { EventState, Inbox, StoredEvent } from "./inbox.ts";

interface Row extends StoredEvent {
  state: EventState;
  problem: string | undefined;
  notBefore: number;
  ackPending: boolean;
}

/** An inbox that survives nothing, for tests. Behaves as the durable ones do: the same suite runs on all. */
export function memoryInbox(): Inbox {
  const rows = new Map<string, Row>();
  const all = () => [...rows.values()];

  /** The first waiting event of each lane that is not excluded. */
  function heads(exclude: readonly string[]): Row[] {
    const first = new Map<string, Row>();
    for (const row of rows.values())
      if (row.state === "waiting" && !exclude.includes(row.lane) && !first.has(row.lane)) first.set(row.lane, row);
    return [...first.values()];
  }

  return {
    durability: "none",
    async accept(events) {
      let inserted = 0;
      for (const { id, type, lane, raw, problem } of events) {
        const known = rows.get(id);
        if (known) {
          known.deliveries += 1;
          known.ackPending = true;
          continue;
        }
        inserted += 1;
        const state = problem === undefined ? "waiting" : "unhandled";
        rows.set(id, {
          seq: rows.size + 1,
          id,
          type,
          lane,
          raw,
          state,
          problem,
          attempts: 0,
          deliveries: 1,
          notBefore: 0,
          ackPending: true,
        });
      }
      return { inserted, duplicates: events.length - inserted };
    },
    async pendingAcknowledgements(limit) {
      return all()
        .filter((row) => row.ackPending)
        .slice(0, limit)
        .map(({ id }) => id);
    },
    async acknowledged(ids) {
      for (const id of ids) if (rows.has(id)) rows.get(id)!.ackPending = false;
    },
    async claim({ lanes, perLane, exclude, now }) {
      const due = heads(exclude)
        .filter(({ notBefore }) => notBefore <= now)
        .slice(0, lanes);
      return due.map(({ lane }) =>
        all()
          .filter((row) => row.state === "waiting" && row.lane === lane)
          .slice(0, perLane)
          .map(stored),
      );
    },
    async settle({ id }, settlement) {
      const row = rows.get(id)!;
      row.attempts += 1;
      row.state = settlement.to === "retry" ? "waiting" : settlement.to;
      row.problem = "problem" in settlement ? settlement.problem : undefined;
      row.notBefore = settlement.to === "retry" ? Math.ceil(settlement.notBefore) : 0;
    },
    async nextDueAt(exclude) {
      const due = heads(exclude).map(({ notBefore }) => notBefore);
      return due.length > 0 ? Math.min(...due) : undefined;
    },
    async stats() {
      const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
      for (const { state } of rows.values()) events[state] += 1;
      return { events, pendingAcknowledgements: all().filter((row) => row.ackPending).length };
    },
    async replay(state) {
      const found = all().filter((row) => row.state === state);
      for (const row of found) Object.assign(row, { state: "waiting", problem: undefined, attempts: 0, notBefore: 0 });
      return found.length;
    },
    async list(state, limit = 100) {
      return all()
        .filter((row) => row.state === state)
        .slice(0, limit)
        .map((row) => ({ ...stored(row), problem: row.problem }));
    },
    async close() {},
  };
}

function stored({ seq, id, type, lane, raw, attempts, deliveries }: Row): StoredEvent {
  return { seq, id, type, lane, raw, attempts, deliveries };
}
