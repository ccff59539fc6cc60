import { isBeginning, type LaneClaim, type LaneResult, type StartMark } from "../claim.ts";
import { fromColumn } from "../text-column.ts";
import { createBatch } from "./batch.ts";
import { listClaims, readPlaces, readStored, splitPlaces } from "./rows.ts";
import type { Session } from "./session.ts";
import { settleResults } from "./settle.ts";

const TRUE_FOR_MS = 1_000; // Other processes change something in silence, too: the look of every two seconds finds that.
const FLIGHTS = 2; // While a channel claims or settles much, the others need not wait for it.

/** A call of one channel. */
type OfChannel<Item> = Item & { channel: number };

/** The calls that all channels make together. */
export interface Calls {
  claim(call: ClaimCall): Promise<ClaimAnswer>;
  settle(call: OfChannel<{ results: readonly LaneResult[] }>): Promise<boolean[]>;
  recordStarts(call: OfChannel<{ starts: readonly StartMark[] }>): Promise<boolean[]>;
  renew(call: OfChannel<{ claims: readonly LaneClaim[]; leaseMs: number }>): Promise<boolean[]>;
  lease(call: OfChannel<{ name: string; owner: string; durationMs: number }>): Promise<boolean>;
  findNextDueMs(call: OfChannel<object>): Promise<number | undefined>;
  /** The counts of a channel, as `stats_1` gives them. A probe asks for those of all channels at once. */
  readCounts(call: OfChannel<{ atMost: number }>): Promise<Record<string, unknown>>;
}

export function createCalls(session: Session): Calls {
  const { call, now } = session;
  const listLanes = (channel: number, claims: readonly LaneClaim[]) => claims.map(({ lane }) => `${channel} ${lane}`);
  return {
    claim: createBatch({
      run: (items) => claimLanes(session, items),
      listKeys: ({ channel }) => [`${channel}`],
      flights: FLIGHTS,
    }),
    settle: createBatch({
      run: (items) => settleResults(session, items),
      flights: FLIGHTS,
      listKeys: ({ channel, results }) =>
        listLanes(
          channel,
          results.map(({ claim }) => claim),
        ),
    }),
    recordStarts: createBatch({
      async run(items) {
        const starts = items.flatMap(({ channel, starts: marks }) => marks.map((mark) => ({ ...mark, channel })));
        const written = await saveStarts(session, starts);
        let before = 0;
        return items.map((item) => written.slice(before, (before += item.starts.length)));
      },
      listKeys: ({ channel, starts }) =>
        listLanes(
          channel,
          starts.map(({ claim }) => claim),
        ),
    }),
    renew: createBatch({
      async run(items) {
        const held = items.flatMap(({ channel, claims, leaseMs }) =>
          claims.map((claim) => ({ channel, claim, leaseMs })),
        );
        const rows = await call("renew leases", "renew_1", [
          now(),
          ...listClaims(held),
          held.map(({ leaseMs }) => Math.ceil(leaseMs)),
        ]);
        const kept = readPlaces(rows, "renew_1");
        held.forEach(({ claim }, index) => session.writing.has(claim.token) && kept.add(index + 1));
        const lengths = items.map((item) => item.claims.length);
        return splitPlaces(kept, lengths);
      },
      listKeys: ({ channel, claims }) => listLanes(channel, claims),
    }),
    lease: createBatch({
      async run(items) {
        const rows = await call("lease", "lease_1", [
          now(),
          items.map(({ channel }) => channel),
          items.map(({ name }) => name),
          items.map(({ owner }) => owner),
          items.map(({ durationMs }) => Math.ceil(durationMs)),
        ]);
        const given = readPlaces(rows, "lease_1");
        return items.map((_, index) => given.has(index + 1));
      },
      listKeys: ({ channel, name }) => [`${channel} ${name}`],
    }),
    findNextDueMs: createBatch({
      async run(items) {
        const rows = await call("read", "next_due_1", [now(), items.map(({ channel }) => channel)]);
        const waits = new Map(rows.map((row) => [Number(row["place"]), Math.max(0, Number(row["wait"]))]));
        return items.map((_, index) => waits.get(index + 1));
      },
    }),
    readCounts: createBatch({ run: (items) => readCounts(session, items) }),
  };
}

/** The answer to a claim. */
export interface ClaimAnswer {
  claims: LaneClaim[];
  /** The time until another lane has its turn, in ms; `undefined` if nothing else waits. */
  dueInMs: number | undefined;
}

/** A channel asks for lanes. */
interface ClaimCall {
  channel: number;
  lanes: number;
  perLane: number;
  leaseMs: number;
}

type Row = Record<string, unknown>;

/**
 * Claims lanes, and asks then when the next is due: the functions are called one after the other, and each sees what the one before has
 * written.
 */
const CLAIM = (schema: string) => `SELECT *, NULL::bigint AS wait FROM ${schema}.claim_1($1, $2, $3, $4, $5) UNION ALL
  SELECT place, ${"NULL, ".repeat(11)} wait FROM ${schema}.next_due_1($1, $2)`;

/** Claims lanes for several channels at once. Lanes in which nothing waits are removed, and others are claimed in their place. */
async function claimLanes(session: Session, calls: readonly ClaimCall[]): Promise<ClaimAnswer[]> {
  const answers: ClaimAnswer[] = calls.map(() => ({ claims: [], dueInMs: undefined }));
  let open = calls.map((call, index) => ({ ...call, index }));
  while (open.length > 0) {
    const rows = await session.query("claim lanes", CLAIM(session.schema), [
      session.now(),
      open.map(({ channel }) => channel),
      open.map(({ lanes, index }) => lanes - answers[index]!.claims.length),
      open.map(({ perLane }) => perLane),
      open.map(({ leaseMs }) => Math.ceil(leaseMs)),
    ]);
    const held = rows.filter((row) => row["name"] !== null);
    const empty = held.filter((row) => row["seq"] === null);
    const findAnswer = (row: Row) => answers[open[Number(row["place"]) - 1]!.index]!;
    for (const [answer, found] of Map.groupBy(held, findAnswer)) answer.claims.push(...readClaims(found));
    for (const { index } of open) answers[index]!.dueInMs = undefined;
    for (const row of rows) if (row["wait"] !== null) findAnswer(row).dueInMs = Math.max(0, Number(row["wait"]));
    if (empty.length > 0) await dropLanes(session, open, empty);
    const again = new Set(empty.map((row) => Number(row["place"])));
    open = open.filter((_, index) => again.has(index + 1));
  }
  return answers;
}

async function dropLanes(session: Session, calls: readonly ClaimCall[], rows: readonly Row[]): Promise<void> {
  await session.call("claim lanes", "drop_1", [
    rows.map((row) => calls[Number(row["place"]) - 1]!.channel),
    rows.map((row) => row["name"]),
    rows.map((row) => row["token"]),
  ]);
}

function readClaims(rows: readonly Row[]): LaneClaim[] {
  const claims = new Map<unknown, LaneClaim>();
  for (const row of rows) {
    if (row["seq"] === null) continue;
    const known = claims.get(row["token"]);
    if (known) {
      if (known.unfinishedStarts === 0) known.events.push(readStored({ ...row, lane: row["name"] }));
      continue;
    }
    claims.set(row["token"], {
      lane: fromColumn(String(row["name"])),
      token: String(row["token"]),
      events: [readStored({ ...row, lane: row["name"] })],
      isSuspect: row["abandoned"] === true,
      unfinishedStarts: Number(row["started"]) - Number(row["attempts"]),
    });
  }
  return [...claims.values()];
}

/** The events that still wait, in lanes that nobody has parked since their claims, which end a parking. */
const MAY_BEGIN = (schema: string) => `SELECT g.place
  FROM unnest($1::integer[], $2::text[], $3::bigint[]) WITH ORDINALITY AS g (ch, lane, seq, place)
  JOIN ${schema}.waiting AS w ON w.channel = g.ch AND w.lane = g.lane AND w.seq = g.seq
  JOIN ${schema}.turn AS t ON t.channel = g.ch AND t.lane = g.lane AND t.parked_for IS NULL`;

/** Records starts of several channels at once. One that is to begin, and whose event or lane was taken back by an operator, is refused. */
async function saveStarts(session: Session, starts: readonly OfChannel<StartMark>[]): Promise<boolean[]> {
  const [channels, lanes] = listClaims(starts);
  const waiting = await session.query("record starts", MAY_BEGIN(session.schema), [
    channels,
    lanes,
    starts.map(({ seq }) => seq),
  ]);
  const places = new Set(waiting.map((row) => Number(row["place"])));
  const allowed = starts.filter((start, index) => !isBeginning(start) || places.has(index + 1));
  const rows = await session.call("record starts", "start_1", [
    session.now(),
    ...listClaims(allowed),
    allowed.map(({ seq }) => seq),
    allowed.map(({ unfinishedStarts }) => unfinishedStarts),
    allowed.map(({ nextTurnInMs }) => Math.ceil(nextTurnInMs)),
  ]);
  const written = readPlaces(rows, "start_1");
  return starts.map((start) => written.has(allowed.indexOf(start) + 1));
}

/** Reads the counts of several channels at once. */
async function readCounts(
  { query, schema, now }: Session,
  calls: readonly { channel: number; atMost: number }[],
): Promise<Record<string, unknown>[]> {
  const text = `SELECT stats.* FROM unnest($1::integer[], $2::bigint[]) WITH ORDINALITY AS g (ch, at_most, place)
    CROSS JOIN LATERAL ${schema}.stats_1(g.ch, $3, g.at_most) AS stats ORDER BY g.place`;
  return query("read", text, [calls.map(({ channel }) => channel), calls.map(({ atMost }) => atMost), now()]);
}

/**
 * Remembers when the next lane of a channel is due. A claim has told it, and most of what follows does not change it: the lanes end without
 * anything left in them. So an event costs a claim and a result, and no question.
 */
export interface DueMemory {
  /** Begins a claim of so many events of a lane; the function takes its answer. */
  begin(perLane: number): (answer: ClaimAnswer) => void;
  /** Takes in results that were written. */
  end(results: readonly LaneResult[]): void;
  /** Something has changed that the memory does not know. */
  forget(): void;
  /** The time until a lane has its turn, in ms, or that nothing waits; `undefined` if it is not known. */
  read(): { dueInMs: number | undefined } | undefined;
}

/** @param monotonicMs Gives the time of a clock that never goes back. */
export function createDueMemory(monotonicMs: () => number): DueMemory {
  const wholeLanes = new WeakSet<LaneClaim>(); // All that waited in them was claimed.
  let known: { dueAt: number | undefined; until: number } | undefined;
  let changes = 0;
  const memory: DueMemory = {
    begin(perLane) {
      const changesBefore = changes;
      return ({ claims, dueInMs }) => {
        for (const claim of claims)
          if (claim.events.length < perLane && claim.unfinishedStarts === 0) wholeLanes.add(claim);
        if (changes !== changesBefore) return; // The answer may be older than the change.
        const at = monotonicMs();
        known = { dueAt: dueInMs === undefined ? undefined : at + dueInMs, until: at + TRUE_FOR_MS };
      };
    },
    end(results) {
      if (!results.every((result) => wholeLanes.has(result.claim) && isEmptyAfter(result))) memory.forget();
    },
    forget() {
      changes += 1;
      known = undefined;
    },
    read() {
      const at = monotonicMs();
      if (!known || at >= known.until) return undefined;
      return { dueInMs: known.dueAt === undefined ? undefined : Math.max(0, known.dueAt - at) };
    },
  };
  return memory;
}

/** Whether nothing is left of what was claimed in a lane that is given back. */
function isEmptyAfter({ claim, settled, release, park, nextTurnInMs }: LaneResult): boolean {
  if (!release || park || nextTurnInMs !== undefined || settled.length < claim.events.length) return false;
  return settled.every(({ settlement }) => settlement.to !== "retry");
}
