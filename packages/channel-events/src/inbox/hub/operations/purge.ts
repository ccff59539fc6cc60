import type { Inbox, PurgePolicy } from "../../inbox.ts";
import { LARGEST_STEP_MS } from "../../times.ts";
import type { HubChannel } from "../session.ts";

/** The most events that one transaction of a purge takes, so that a page that arrives waits for it only briefly. */
const PORTION = 200;

/** Forgets in portions, each a transaction of its own. */
export async function applyPurge(
  { session, id }: HubChannel,
  { payloadsAfterMs, putAsideAfterMs, rowsAfterMs }: PurgePolicy,
): ReturnType<Inbox["purge"]> {
  const { schema, call, query, now } = session;
  const channel = await id();
  const [time] = await query("purge events", `SELECT ${schema}.now_ms($1) AS at`, [now()]);
  const at = Number(time!["at"]);
  let payloads = 0;
  if (putAsideAfterMs !== undefined) payloads += await giveUp(Math.ceil(putAsideAfterMs));
  const rows = rowsAfterMs === undefined ? 0 : await deleteRows(at - Math.ceil(rowsAfterMs));
  if (payloadsAfterMs !== undefined) payloads += await emptyPayloads(at - Math.ceil(payloadsAfterMs));
  await repeat("step", "NOT EXISTS (SELECT FROM event AS e WHERE e.channel = $1 AND e.seq = step.seq AND e.raw <> '')");
  if (rowsAfterMs !== undefined) await repeat("entity", `newest < ${at - Math.ceil(rowsAfterMs)}`);
  return { payloads, rows };

  async function giveUp(afterMs: number): Promise<number> {
    for (let all = 0; ;) {
      const [row] = await call("purge events", "give_up_1", [channel, now(), afterMs, PORTION]);
      const n = Number(row!["give_up_1"]);
      all += n;
      if (n < PORTION) return all;
    }
  }

  async function deleteRows(before: number): Promise<number> {
    for (let [all, after] = [0, 0]; ;) {
      const [row] = await call("purge events", "delete_1", [channel, before, after, PORTION]);
      if (!row) return all;
      all += Number(row["deleted"]);
      after = Number(row["next_seq"]);
    }
  }

  /** Goes on where the last purge ended, as everything that ended earlier has no payload any more. */
  async function emptyPayloads(before: number): Promise<number> {
    const [last] = await query("purge events", `SELECT payloads_before FROM ${schema}.purged WHERE channel = $1`, [
      channel,
    ]);
    let [all, afterAt, afterSeq] = [0, Number(last?.["payloads_before"] ?? 0), 0];
    for (;;) {
      const [row] = await call("purge events", "empty_1", [channel, before, afterAt, afterSeq, PORTION]);
      if (!row) break;
      all += Number(row["emptied"]);
      [afterAt, afterSeq] = [Number(row["next_at"]), Number(row["next_seq"])];
    }
    await query(
      "purge events",
      `INSERT INTO ${schema}.purged AS known (channel, payloads_before) VALUES ($1, $2)
       ON CONFLICT (channel) DO UPDATE SET payloads_before = greatest(known.payloads_before, excluded.payloads_before)`,
      [channel, Math.max(0, before - 2 * LARGEST_STEP_MS)],
    );
    return all;
  }

  async function repeat(table: "step" | "entity", which: string): Promise<void> {
    const few = `SELECT ctid FROM ${schema}.${table} WHERE channel = $1 AND ${which.replace("FROM event", `FROM ${schema}.event`)} LIMIT ${PORTION}`;
    const text = `DELETE FROM ${schema}.${table} WHERE ctid = ANY (ARRAY(${few})) RETURNING channel`;
    while ((await query("purge events", text, [channel])).length === PORTION);
  }
}
