import type { Inbox } from "../../inbox.ts";
import { computeLaneKey } from "../../postgres/rows.ts";
import { toColumn } from "../../text-column.ts";
import { NEVER } from "../../times.ts";
import type { HubCalls } from "../calls/calls.ts";
import type { HubChannel } from "../session.ts";
import { listEvents } from "./list.ts";
import { applyPurge } from "./purge.ts";
import { applyPutAside } from "./put-aside.ts";
import { applyReplay } from "./replay.ts";
import { countWaiting, readStats } from "./stats.ts";

/** Answers and does what operators ask for in one channel. */
export function createHubOperations(
  channel: HubChannel,
  calls: HubCalls,
): Pick<Inbox, "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"> {
  const { session, id } = channel;
  const { schema, query, now } = session;
  return {
    countWaiting: ({ atMost = Number.MAX_SAFE_INTEGER } = {}) => countWaiting(channel, atMost),
    readStats: ({ atMost = Number.MAX_SAFE_INTEGER } = {}) => readStats(channel, calls, atMost),
    list: (filter = {}) => listEvents(channel, filter),
    replay: (filter) => applyReplay(channel, filter),
    putAside: (filter, reason) => applyPutAside(channel, filter, reason),
    async park(lane, { reason, durationMs = NEVER }) {
      await query(
        "park a lane",
        `INSERT INTO ${schema}.turn AS known (channel, lane, parked_for, ready_at)
         VALUES ($1, $2, $3, ${schema}.now_ms($4) + $5)
         ON CONFLICT (channel, lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for`,
        [await id(), computeLaneKey(lane), toColumn(reason), now(), Math.ceil(durationMs)],
      );
    },
    async resume(lane) {
      const channelId = await id();
      const rows = await query(
        "resume a lane",
        `WITH woken AS (
           UPDATE ${schema}.turn SET parked_for = NULL, ready_at = ${schema}.now_ms($3)
           WHERE channel = $1 AND lane = $2 AND parked_for IS NOT NULL AND ready_at > ${schema}.now_ms($3) RETURNING channel)
         SELECT pg_notify($4, channel::text) FROM woken`,
        [channelId, computeLaneKey(lane), now(), schema],
      );
      return rows.length > 0;
    },
    purge: (policy) => applyPurge(channel, policy),
  };
}
