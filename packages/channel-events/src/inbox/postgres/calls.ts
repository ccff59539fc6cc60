import { isBeginning, type LaneClaim, type LaneResult, type StartMark } from "../../ground/event.ts";
import type { Inbox } from "../inbox.ts";
import { fromColumn, readStored } from "../columns.ts";
import { createBatch } from "./batch.ts";
import type { Session } from "./session.ts";
import { settleResults, listClaims } from "./settle.ts";
import { isTrue, listTexts, readPlaces } from "./text.ts";

const TRUE_FOR_MS = 1_000; // Other processes change something in silence, too: the look of every two seconds finds that.
const FLIGHTS = 2; // While a channel claims or settles much, the others need not wait for it.

type OfChannel<Item> = Item & { channel: number };

/** The calls that all channels make together. */
export type Calls = ReturnType<typeof createCalls>;

export function createCalls(session: Session) {
  const { call, now } = session;
  return {
    claim: createBatch({
      run: (items: ClaimCall[]) => claimLanes(session, items),
      listKeys: ({ channel }) => [`${channel}`],
      flights: FLIGHTS,
    }),
    settle: batchByLane<LaneResult>((results) => settleResults(session, results), FLIGHTS),
    recordStarts: batchByLane<StartMark>((starts) => saveStarts(session, starts)),
    renew: batchByLane<{ claim: LaneClaim; leaseMs: number }>(async (held) => {
      const leases = held.map(({ leaseMs }) => Math.ceil(leaseMs));
      const rows = await call("renew leases", "renew_1", [now(), ...listClaims(held), leases]);
      const kept = readPlaces(rows, "renew_1");
      held.forEach(({ claim }, index) => session.writing.has(claim.token) && kept.add(index + 1));
      return kept;
    }),
    lease: createBatch({
      async run(items: OfChannel<{ name: string; owner: string; durationMs: number }>[]) {
        const remember = session.time.begin();
        const rows = await call("lease", "lease_1", [
          now(),
          session.time.expect(),
          items.map(({ channel }) => channel),
          items.map(({ name }) => name),
          items.map(({ owner }) => owner),
          items.map(({ durationMs }) => Math.ceil(durationMs)),
        ]);
        remember(Number(rows[0]!["at"]));
        const given = readPlaces(rows, "given");
        return items.map((_, index) => given.has(index + 1));
      },
      listKeys: ({ channel, name }) => [`${channel} ${name}`],
    }),
    findNextDueMs: createBatch({
      async run(channels: number[]) {
        const rows = await call("read", "next_due_1", [now(), channels]);
        const waits = new Map(rows.map((row) => [Number(row["place"]), Math.max(0, Number(row["wait"]))]));
        return channels.map((_, index) => waits.get(index + 1));
      },
    }),
    /** Reads the counts of a channel, as `stats_1` gives them. A probe asks for those of all channels at once. */
    readCounts: createBatch({
      run: (items: OfChannel<{ atMost: number }>[]) => readCounts(session, items),
    }),
  };
}

/** Puts calls together that change claimed lanes: one at a time for each lane. `run` returns the places of those that were done, from 1. */
function batchByLane<Each extends { claim: LaneClaim }>(
  run: (all: OfChannel<Each>[]) => Promise<ReadonlySet<number>>,
  flights = 1,
): (channel: number, list: readonly Each[]) => Promise<boolean[]> {
  const batch = createBatch<{ channel: number; list: readonly Each[] }, boolean[]>({
    flights,
    listKeys: ({ channel, list }) => list.map(({ claim }) => `${channel} ${claim.lane}`),
    async run(items) {
      const done = await run(items.flatMap(({ channel, list }) => list.map((each) => ({ ...each, channel }))));
      let place = 0;
      return items.map(({ list }) => list.map(() => done.has((place += 1))));
    },
  });
  return (channel, list) => batch({ channel, list });
}

export interface ClaimAnswer {
  claims: LaneClaim[];
  /** The time until another lane has its turn, in ms; `undefined` if nothing else waits. */
  dueInMs: number | undefined;
}

type ClaimCall = OfChannel<Parameters<Inbox["claim"]>[0]>;

type Row = Record<string, unknown>;

const CLAIMED = "place name token abandoned seq id type raw attempts started deliveries trace".split(" ");

/** Claims lanes, and asks then when the next is due. Each function sees what the one before has written. */
const CLAIM = (
  schema: string,
) => `SELECT ${listTexts("", CLAIMED)}, NULL::text AS wait FROM ${schema}.claim_1($1, $6, $2, $3, $4, $5) UNION ALL
  SELECT place::text, ${"NULL, ".repeat(CLAIMED.length - 1)} wait::text FROM ${schema}.next_due_1($1, $2)`;

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
      session.time.expect(),
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
  const none = { events: [], isSuspect: false, unfinishedStarts: 0 };
  const results = rows.map((row) => ({
    channel: calls[Number(row["place"]) - 1]!.channel,
    claim: { lane: fromColumn(String(row["name"])), token: String(row["token"]), ...none },
    settled: [],
    release: true,
  }));
  await settleResults(session, results);
}

function readClaims(rows: readonly Row[]): LaneClaim[] {
  const full = rows.filter((row) => row["seq"] !== null);
  return [...Map.groupBy(full, (row) => row["token"]).values()].map((ofLane) => {
    const first = ofLane[0]!;
    const unfinishedStarts = Number(first["started"]) - Number(first["attempts"]);
    const events = ofLane.slice(0, unfinishedStarts > 0 ? 1 : undefined);
    return {
      lane: fromColumn(String(first["name"])),
      token: String(first["token"]),
      events: events.map((row) => readStored({ ...row, lane: row["name"] })),
      isSuspect: isTrue(first["abandoned"]),
      unfinishedStarts,
    };
  });
}

/** Records starts of several channels at once. One that is to begin, and whose event or lane was taken back by an operator, is refused: a claim has ended each parking. */
async function saveStarts({ call, now }: Session, starts: readonly OfChannel<StartMark>[]): Promise<Set<number>> {
  const rows = await call("record starts", "start_1", [
    now(),
    ...listClaims(starts),
    starts.map(({ seq }) => seq),
    starts.map(({ unfinishedStarts }) => unfinishedStarts),
    starts.map(({ nextTurnInMs }) => Math.ceil(nextTurnInMs)),
    starts.map(isBeginning),
  ]);
  return readPlaces(rows, "start_1");
}

const COUNTS = "waiting done dead unreadable unknown_type pending most age parked suspects".split(" ");

async function readCounts(
  { query, schema, now }: Session,
  calls: readonly { channel: number; atMost: number }[],
): Promise<Record<string, unknown>[]> {
  const text = `SELECT ${listTexts("stats.", COUNTS)} FROM unnest($1::integer[], $2::bigint[]) WITH ORDINALITY AS g (ch, at_most, place)
    CROSS JOIN LATERAL ${schema}.stats_1(g.ch, $3, g.at_most) AS stats ORDER BY g.place`;
  return query("read", text, [calls.map(({ channel }) => channel), calls.map(({ atMost }) => atMost), now()]);
}

export type DueMemory = ReturnType<typeof createDueMemory>;

/**
 * Remembers when the next lane of a channel is due. A claim has told it, and most of what follows does not change it: the lanes end without
 * anything left in them. So an event costs a claim and a result, and no question.
 *
 * @param monotonicMs Gives the time of a clock that never goes back.
 */
export function createDueMemory(monotonicMs: () => number) {
  const wholeLanes = new WeakSet<LaneClaim>(); // All that waited in them was claimed.
  let known: { dueAt: number | undefined; until: number } | undefined;
  let changes = 0;
  /** Something has changed that the memory does not know. */
  const forget = () => {
    changes += 1;
    known = undefined;
  };
  return {
    forget,
    /** Begins a claim of so many events of a lane; the function takes its answer. */
    begin(perLane: number): (answer: ClaimAnswer) => void {
      const changesBefore = changes;
      return ({ claims, dueInMs }) => {
        for (const claim of claims)
          if (claim.events.length < perLane && claim.unfinishedStarts === 0) wholeLanes.add(claim);
        if (changes !== changesBefore) return; // The answer may be older than the change.
        const at = monotonicMs();
        known = { dueAt: dueInMs === undefined ? undefined : at + dueInMs, until: at + TRUE_FOR_MS };
      };
    },
    end(results: readonly LaneResult[]): void {
      if (!results.every((result) => wholeLanes.has(result.claim) && isEmptyAfter(result))) forget();
    },
    /** The time until a lane has its turn, in ms, or that nothing waits; `undefined` if it is not known. */
    read(): { dueInMs: number | undefined } | undefined {
      const at = monotonicMs();
      if (!known || at >= known.until) return undefined;
      return { dueInMs: known.dueAt === undefined ? undefined : Math.max(0, known.dueAt - at) };
    },
  };
}

/** Whether nothing is left of what was claimed in a lane that is given back. */
function isEmptyAfter({ claim, settled, release, park, nextTurnInMs }: LaneResult): boolean {
  if (!release || park || nextTurnInMs !== undefined || settled.length < claim.events.length) return false;
  return settled.every(({ settlement }) => settlement.to !== "retry");
}
