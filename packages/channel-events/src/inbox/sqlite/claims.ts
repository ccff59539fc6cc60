import { isBeginning, type LaneClaim } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import type { LaneCache } from "./cache/cache.ts";
import { claimCached } from "./cache/claim.ts";
import { wakeDueLanes, type LaneMemory } from "./cache/state.ts";
import { canBegin, readHolds, saveStarts } from "./lanes.ts";
import { EVENT_COLUMNS, readStored } from "./rows.ts";
import type { SqliteSession } from "./session.ts";
import { NEVER } from "../times.ts";

/** Lanes whose turn it is, each with its next events. A lane in which nothing waits has a row without an event. */
const DUE = `
  SELECT due.lane AS due, due.abandoned, ${EVENT_COLUMNS}, times
  FROM (SELECT lane, token IS NOT NULL AS abandoned FROM lane
        WHERE ready_at <= ? AND lease_until <= ? ORDER BY ready_at LIMIT ?) AS due
  LEFT JOIN event ON event.seq IN
    (SELECT seq FROM event AS next WHERE next.state = 'waiting' AND next.lane = due.lane ORDER BY seq LIMIT ?)
  LEFT JOIN begun ON begun.seq = event.seq`;

type Row = Record<string, unknown>;

/** Gives lanes to workers, and keeps them for as long as their leases last. */
export function createSqliteClaims(
  session: SqliteSession,
  cache: LaneCache,
): Pick<Inbox, "claim" | "recordStarts" | "renew" | "findNextDueMs"> {
  const { now, get, run, read, quickly } = session;
  return {
    async claim({ lanes, perLane, leaseMs }) {
      return cache.guard(() =>
        quickly("claim lanes", () => {
          const memory = cache.readForClaim();
          if (memory) return claimCached(session, memory, { lanes, perLane, leaseMs });
          const claims: LaneClaim[] = [];
          while (claims.length < lanes) {
            const more = claimSome(session, { lanes: lanes - claims.length, perLane, leaseMs });
            if (!more) break;
            claims.push(...more);
          }
          return claims;
        }),
      );
    },
    async recordStarts(starts) {
      cache.drop(); // Starts are recorded for suspects alone.
      return quickly("record starts", () => {
        const held = readHolds(
          session,
          starts.map(({ claim }) => claim),
        ).map((isHeld, index) => isHeld && (!isBeginning(starts[index]!) || canBegin(session, starts[index]!.seq)));
        for (const { claim, seq, unfinishedStarts, nextTurnInMs } of starts.filter((_, index) => held[index])) {
          const readyAt = now() + Math.ceil(nextTurnInMs);
          saveStarts(session, seq, unfinishedStarts);
          run(
            "UPDATE lane SET ready_at = CASE WHEN parked_for IS NULL THEN ? ELSE max(ready_at, ?) END WHERE lane = ?",
            readyAt,
            readyAt,
            toColumn(claim.lane),
          );
        }
        return held;
      });
    },
    async renew(claims, leaseMs) {
      return cache.guard(() =>
        quickly("renew leases", () => {
          const until = now() + Math.ceil(leaseMs);
          const memory = cache.read();
          return claims.map(({ lane, token }) => {
            const name = toColumn(lane);
            const isKept =
              run("UPDATE lane SET lease_until = ? WHERE lane = ? AND token = ?", until, name, token) === 1;
            const cached = memory?.lanes.get(name);
            if (isKept && cached) cached.leaseUntil = until;
            return isKept;
          });
        }),
      );
    },
    async findNextDueMs() {
      const memory = read(() => cache.read());
      if (memory) return findNextTurnMs(memory, now());
      const row = read(() =>
        get(
          "SELECT ready_at FROM lane WHERE ready_at IS NOT NULL AND lease_until <= ? ORDER BY ready_at LIMIT 1",
          now(),
        ),
      );
      const readyAt = row?.["ready_at"] as number | undefined;
      return readyAt === undefined || readyAt >= NEVER ? undefined : Math.max(0, readyAt - now());
    },
  };
}

function findNextTurnMs(memory: LaneMemory, at: number): number | undefined {
  wakeDueLanes(memory, at);
  if (memory.due.size > 0) return 0;
  return memory.nextTurnAt >= NEVER ? undefined : memory.nextTurnAt - at;
}

/** Claims lanes that are due, and passes over those in which nothing waits. `undefined` if no lane is due. */
function claimSome(
  { now, all, run }: SqliteSession,
  { lanes, perLane, leaseMs }: { lanes: number; perLane: number; leaseMs: number },
): LaneClaim[] | undefined {
  const at = now();
  const rows = all(DUE, at, at, lanes, perLane);
  if (rows.length === 0) return undefined;
  const token = crypto.randomUUID(); // Lanes that are claimed together share a token, because a lane and its token fence.
  const due = [...Map.groupBy(rows, (row) => row["due"] as string)];
  const empty = due.filter(([, [first]]) => first!["seq"] === null).map(([lane]) => lane);
  const taken = due.filter(([, [first]]) => first!["seq"] !== null);
  if (empty.length > 0)
    run(
      "UPDATE lane SET ready_at = NULL, token = NULL, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
      JSON.stringify(empty),
    );
  run(
    "UPDATE lane SET token = ?, lease_until = ?, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
    token,
    at + Math.ceil(leaseMs),
    JSON.stringify(taken.map(([lane]) => lane)),
  );
  return taken.map(([lane, waiting]) => readClaim(lane, token, waiting));
}

function readClaim(lane: string, token: string, waiting: Row[]): LaneClaim {
  const inOrder = waiting.toSorted((one, other) => (one["seq"] as number) - (other["seq"] as number));
  const unfinishedStarts = (inOrder[0]!["times"] as number | null) ?? 0;
  return {
    lane: fromColumn(lane),
    token,
    events: (unfinishedStarts > 0 ? inOrder.slice(0, 1) : inOrder).map(readStored),
    isSuspect: waiting[0]!["abandoned"] === 1,
    unfinishedStarts,
  };
}
