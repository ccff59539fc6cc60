import type { LaneClaim, LaneResult, StartMark } from "../../claim.ts";
import { createBatch } from "./batch.ts";
import { claimLanes, type ClaimCall } from "./claim-lanes.ts";
import type { ClaimAnswer } from "./due-memory.ts";
import { listClaims, readPlaces, splitPlaces } from "./places.ts";
import { readCounts } from "./read-counts.ts";
import { saveStarts } from "./save-starts.ts";
import type { HubSession } from "../session.ts";
import { settleResults } from "./settle-results.ts";

const FLIGHTS = 2; // While a channel claims or settles much, the others need not wait for it.

/** A call of one channel. */
export type OfChannel<Item> = Item & { channel: number };

/** The calls that all channels of a hub make together. */
export interface HubCalls {
  claim(call: ClaimCall): Promise<ClaimAnswer>;
  settle(call: OfChannel<{ results: readonly LaneResult[] }>): Promise<boolean[]>;
  recordStarts(call: OfChannel<{ starts: readonly StartMark[] }>): Promise<boolean[]>;
  renew(call: OfChannel<{ claims: readonly LaneClaim[]; leaseMs: number }>): Promise<boolean[]>;
  lease(call: OfChannel<{ name: string; owner: string; durationMs: number }>): Promise<boolean>;
  findNextDueMs(call: OfChannel<object>): Promise<number | undefined>;
  /** The counts of a channel, as `stats_1` gives them. A probe asks for those of all channels at once. */
  readCounts(call: OfChannel<{ atMost: number }>): Promise<Record<string, unknown>>;
}

export function createHubCalls(session: HubSession): HubCalls {
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
