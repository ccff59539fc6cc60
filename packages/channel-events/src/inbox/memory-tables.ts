import { isSamePayload } from "../page/item.ts";
import {
  findWholeLane,
  type ForgetChoice,
  isForgotten,
  isList,
  isOfUnreadable,
  type EventFilter,
  type EventRow,
  type EventState,
  type StoredEvent,
  NEVER,
} from "../ground/event.ts";
import type { Inbox, InboxStats, PurgePolicy } from "./inbox.ts";
import { createInboxClock, type InboxClockOption } from "./inbox-clock.ts";
import type { Delivery, Journal } from "./state/journal.ts";
import { shiftWait } from "./state/shift-times.ts";
import type { Lane } from "./state/state.ts";

export type Tables = ReturnType<typeof createTables>;

/** Makes what the file of a durable inbox would hold. */
export function createTables(given: InboxClockOption) {
  const clock = createInboxClock(given);
  clock.anchor();
  return {
    clock,
    now: clock.now,
    rows: new Map<number, EventRow>(),
    ids: new Map<string, number>(),
    pending: new Set<number>(),
    turns: new Map<string, { readyAt: number; parkedFor: string | undefined }>(),
    starts: new Map<number, number>(),
    steps: new Map<string, string>(),
    newest: new Map<string, number>(),
    lastSeq: 0,
    /** Counts the changes that operators have made. */
    version: 0,
  };
}

export function createMemoryJournal(tables: Tables): Journal {
  const { clock, rows, pending, turns, starts } = tables;
  return {
    clock,
    transact: (_, work) => work(),
    version: () => tables.version,
    load: (claimed) => ({
      waiting: countLanes(tables),
      turns: [...turns].map(([lane, turn]) => ({ lane, ...turn })),
      starts,
      suspects: [],
      claimed: new Map(
        claimed.flatMap((seq) => (rows.get(seq)?.state === "waiting" ? [[seq, rows.get(seq)!.lane]] : [])),
      ),
      seenAt: 0,
      isFresh: false,
    }),
    readNext: (lanes, limit) =>
      new Map(
        lanes.map((name) => {
          const waiting = [...rows.values()].filter(({ state, lane }) => state === "waiting" && lane === name);
          return [name, waiting.slice(0, limit).map(readStored)];
        }),
      ),
    insert: (delivery) => insert(tables, delivery),
    addPending(seqs) {
      for (const seq of seqs) pending.add(seq);
    },
    deliverAgain: (delivery) => deliverAgain(tables, delivery),
    end(results, at) {
      for (const { seq, settlement } of results) {
        const row = rows.get(seq)!;
        const state = settlement.to === "retry" ? "waiting" : settlement.to;
        const settledAt = isOfUnreadable(settlement) ? undefined : new Date(at);
        Object.assign(row, { state, problem: settlement.problem, attempts: row.attempts + 1, settledAt });
      }
    },
    saveTurn: (lane, turn) => void (turn ? turns.set(lane, turn) : turns.delete(lane)),
    saveStarts: (seq, times) => void (times === 0 ? starts.delete(seq) : starts.set(seq, times)),
    saveHeld() {},
    saveTime(at, ahead) {
      if (ahead === 0) return;
      for (const turn of turns.values()) turn.readyAt = shiftWait(turn.readyAt, ahead, at);
      for (const row of rows.values())
        for (const name of ["firstSeenAt", "lastSeenAt", "settledAt"] as const)
          if (row[name] && +row[name] > at) row[name] = new Date(at);
    },
    runWrite: (write) => void write(undefined),
  };
}

function countLanes({ rows }: Tables) {
  const waiting = [...rows.values()].filter(({ state }) => state === "waiting");
  const lanes = Map.groupBy(waiting, ({ lane }) => lane);
  return [...lanes].map(([lane, events]) => ({ lane, waiting: events.length, from: events[0]!.seq }));
}

function insert(tables: Tables, { event, times, at }: Delivery): number | undefined {
  const { id, type, lane, raw, problem, trace } = event;
  if (tables.ids.has(id)) return undefined;
  const seq = (tables.lastSeq += 1);
  tables.ids.set(id, seq);
  tables.rows.set(seq, {
    ...{ seq, id, type, lane, raw, trace, problem, attempts: 0, deliveries: times },
    ...{ state: problem === undefined ? "waiting" : "dead", settledAt: undefined },
    ...{ firstSeenAt: new Date(at), lastSeenAt: new Date(at) },
  });
  return seq;
}

/** Counts the deliveries of an event that is known. If only the new payload can be read, it replaces the old one. */
function deliverAgain(tables: Tables, { event, times, at }: Delivery): ReturnType<Journal["deliverAgain"]> {
  const row = tables.rows.get(tables.ids.get(event.id)!)!;
  row.deliveries += times;
  row.lastSeenAt = new Date(at);
  if (!event.hasNoId) tables.pending.add(row.seq);
  const differs = row.raw !== "" && !isSamePayload(row.raw, event.raw);
  const isMended = event.problem === undefined && isUnreadable(row);
  if (isMended) {
    const { raw, type, lane } = event;
    Object.assign(row, { raw, type, lane, state: "waiting", problem: undefined });
    tables.version += 1;
  }
  return { redelivery: { id: row.id, deliveries: row.deliveries, differs }, lane: row.lane, isMended };
}

const isUnreadable = ({ state, settledAt }: EventRow) => state === "dead" && settledAt === undefined;

export function createOperations(
  tables: Tables,
): Pick<Inbox, "countWaiting" | "list" | "replay" | "putAside" | "park" | "resume" | "purge" | "forget"> {
  const { now, rows, turns, starts } = tables;
  const find = (filter: EventFilter, isChosen: (row: EventRow) => boolean = () => true) =>
    [...rows.values()].filter((row) => isChosen(row) && isMatch(row, filter));
  return {
    countWaiting: async ({ atMost = Infinity } = {}) => Math.min(find({ state: "waiting" }).length, atMost),
    async *list({ limit = Infinity, ...filter } = {}) {
      for (const row of find(filter).slice(0, limit)) yield { ...row };
    },
    async replay(filter) {
      const found = find(filter, ({ state, raw }) => state !== "waiting" && raw !== "");
      const busy = new Set(find({ state: "waiting" }).map(({ lane }) => lane));
      for (const [lane, { parkedFor }] of turns) if (!busy.has(lane) && parkedFor === undefined) turns.delete(lane);
      for (const row of found) Object.assign(row, { state: "waiting", problem: undefined, attempts: 0 });
      tables.version += 1;
      return found.length;
    },
    async putAside(filter, reason) {
      const found = find(filter, ({ state }) => state === "waiting");
      for (const row of found) {
        Object.assign(row, { state: "dead", problem: reason, settledAt: new Date(now()) });
        starts.delete(row.seq);
        if (turns.get(row.lane)?.parkedFor === undefined) turns.delete(row.lane); // The events behind it wait for it no longer.
      }
      tables.version += 1;
      return found.length;
    },
    async park(lane, { reason, durationMs = NEVER }) {
      turns.set(lane, { readyAt: now() + Math.ceil(durationMs), parkedFor: reason });
      tables.version += 1;
    },
    async resume(lane) {
      const { parkedFor, readyAt = 0 } = turns.get(lane) ?? {};
      if (parkedFor === undefined || readyAt <= now()) return false;
      turns.delete(lane);
      tables.version += 1;
      return true;
    },
    purge: async (policy) => purge(tables, policy),
    forget: async (choice) => forget(tables, choice),
  };
}

export function readStats(tables: Tables, lanes: ReadonlyMap<string, Lane>, atMost: number): InboxStats {
  const { rows, pending, turns, starts, clock, now } = tables;
  const all = [...rows.values()];
  const count = (isCounted: (row: EventRow) => boolean) => Math.min(all.filter(isCounted).length, atMost);
  const countState = (name: EventState) => count(({ state }) => state === name);
  const oldest = all.find(({ state }) => state === "waiting")?.firstSeenAt;
  const parked = [...turns].flatMap(([lane, { parkedFor: reason, readyAt }]) =>
    reason === undefined || readyAt <= now()
      ? []
      : [{ lane, reason, until: readyAt < NEVER ? new Date(readyAt) : undefined }],
  );
  const suspects = [...starts].flatMap(([seq, unfinishedStarts]) => {
    const { id, lane } = rows.get(seq)!;
    if ((lanes.get(lane)?.hold?.until ?? 0) > now()) return [];
    const { readyAt = 0 } = turns.get(lane) ?? {};
    const nextTryInMs = readyAt < NEVER ? Math.max(0, readyAt - now()) : undefined;
    return [{ lane, id, unfinishedStarts, nextTryInMs }];
  });
  return {
    events: { waiting: countState("waiting"), done: countState("done"), dead: countState("dead") },
    unreadable: count(isUnreadable),
    unknownType: count(({ state, problem }) => state === "done" && problem !== undefined),
    pendingAcknowledgements: pending.size,
    mostDeliveries: Math.max(0, ...[...pending].map((seq) => rows.get(seq)!.deliveries)),
    oldestWaitingMs: oldest && clock.computeAge(+oldest),
    parked,
    suspects: suspects.slice(0, atMost),
  };
}

function purge(tables: Tables, policy: PurgePolicy): { payloads: number; rows: number } {
  const { payloadsAfterMs = Infinity, putAsideAfterMs = Infinity, rowsAfterMs = Infinity } = policy;
  const { rows, ids, pending, steps, newest } = tables;
  const now = tables.clock.wall(); // Ages of days go by the calendar.
  const purged = { payloads: 0, rows: 0 };
  const empty = (row: EventRow) => {
    row.raw = "";
    purged.payloads += 1;
  };
  for (const row of rows.values()) {
    if (row.state === "waiting") continue;
    if (row.problem !== undefined && +(row.settledAt ?? row.firstSeenAt) < now - putAsideAfterMs) {
      Object.assign(row, { state: "done", problem: undefined });
      empty(row);
    }
    if (row.problem !== undefined) continue; // It is kept as long as nobody gives it up.
    if (!pending.has(row.seq) && +row.lastSeenAt < now - rowsAfterMs) {
      rows.delete(row.seq);
      ids.delete(row.id);
      purged.rows += 1;
    } else if (row.raw !== "" && +row.settledAt! < now - payloadsAfterMs) empty(row);
  }
  for (const key of steps.keys()) if (!rows.get(Number(key.split(" ", 1)[0]))?.raw) steps.delete(key);
  for (const [key, at] of newest) if (at < now - rowsAfterMs) newest.delete(key);
  return purged;
}

function forget(tables: Tables, choice: ForgetChoice): number {
  const { rows, starts, turns, steps, now } = tables;
  const isChosen = (row: EventRow) => (isList(choice) ? choice.includes(row.id) : isMatch(row, choice));
  const chosen = [...rows.values()].filter((row) => isChosen(row) && !isForgotten(row));
  for (const row of chosen) {
    starts.delete(row.seq);
    if (turns.get(row.lane)?.parkedFor === undefined) turns.delete(row.lane);
    row.settledAt ??= new Date(now());
    Object.assign(row, { state: "done", problem: undefined, lane: "", raw: "", trace: undefined });
  }
  for (const key of steps.keys()) if (!rows.get(Number(key.split(" ", 1)[0]))?.raw) steps.delete(key);
  const lane = findWholeLane(choice);
  if (lane !== undefined && ![...rows.values()].some((row) => isMatch(row, { lane, state: "waiting" })))
    turns.delete(lane);
  tables.version += 1;
  return chosen.length;
}

function isMatch(row: EventRow, filter: EventFilter): boolean {
  return (["state", "lane", "type", "id"] as const).every(
    (key) => filter[key] === undefined || row[key] === filter[key],
  );
}

function readStored({ seq, id, type, lane, raw, attempts, deliveries, trace }: EventRow): StoredEvent {
  return { seq, id, type, lane, raw, attempts, deliveries, trace };
}
