import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import type { Inbox, PurgePolicy } from "../inbox.ts";
import { LARGEST_STEP_MS } from "../../ground/event.ts";
import type { Channel } from "./session.ts";
import { readNumbers, type Callable } from "./text.ts";

const PORTION = 200; // Of what no page waits for.

/** Old events that are still to be acknowledged. One that comes again later is not old any more. */
const LIST_OLD_PENDING = (
  schema: string,
) => `SELECT coalesce(array_agg(p.seq), '{}')::text AS seqs FROM (SELECT unnest(seqs) AS seq FROM ${schema}.ack WHERE channel = $1) AS p
  CROSS JOIN LATERAL (SELECT last_seen_at FROM ${schema}.event WHERE channel = $1 AND event.seq BETWEEN p.seq AND p.seq ORDER BY event.seq LIMIT 1) AS e
  WHERE e.last_seen_at < $2`;

type Row = Record<string, unknown>;

/** Forgets in portions, each a separate transaction. */
export async function applyPurge(
  { session, id }: Channel,
  { payloadsAfterMs, putAsideAfterMs, rowsAfterMs }: PurgePolicy,
): ReturnType<Inbox["purge"]> {
  const { schema, call, query, now } = session;
  const channel = await id();
  const [time] = await query("purge events", `SELECT ${schema}.now_ms($1)::text AS at`, [now()]);
  const at = Number(time!["at"]);
  let payloads = 0;
  if (putAsideAfterMs !== undefined) payloads += await giveUp(Math.ceil(putAsideAfterMs));
  const rows = rowsAfterMs === undefined ? 0 : await deleteRows(at - Math.ceil(rowsAfterMs));
  if (payloadsAfterMs !== undefined) payloads += await emptyPayloads(at - Math.ceil(payloadsAfterMs));
  await repeat("step", "NOT EXISTS (SELECT FROM event AS e WHERE e.channel = $1 AND e.seq = step.seq AND e.raw <> '')");
  if (rowsAfterMs !== undefined) await repeat("entity", `newest < ${at - Math.ceil(rowsAfterMs)}`);
  return { payloads, rows };

  async function addUp(
    name: Callable,
    column: string,
    build: (portion: number) => unknown[],
    goOn?: (row: Row) => void,
  ) {
    let all = 0;
    await runPortions(async (portion) => {
      const [row] = await call("purge events", name, [channel, ...build(portion)]);
      if (!row) return undefined;
      all += Number(row[column]);
      goOn?.(row);
      return { heldMs: Number(row["held_ms"]) };
    }, systemClock);
    return all;
  }

  function giveUp(afterMs: number): Promise<number> {
    return addUp("give_up_1", "given_up", (portion) => [now(), afterMs, portion]);
  }

  async function deleteRows(before: number): Promise<number> {
    const [pending] = await query("purge events", LIST_OLD_PENDING(schema), [channel, before]);
    const seqs = readNumbers(pending!["seqs"]);
    let after = 0;
    return addUp(
      "delete_1",
      "deleted",
      (portion) => [before, after, portion, seqs],
      (row) => (after = Number(row["next_seq"])),
    );
  }

  /** Goes on where the last purge ended, as everything that ended earlier has no payload any more. */
  async function emptyPayloads(before: number): Promise<number> {
    const [last] = await query(
      "purge events",
      `SELECT payloads_before::text FROM ${schema}.purged WHERE channel = $1`,
      [channel],
    );
    let place = [Number(last?.["payloads_before"] ?? 0), 0];
    const all = await addUp(
      "empty_1",
      "emptied",
      (portion) => [before, ...place, portion],
      (row) => (place = [Number(row["next_at"]), Number(row["next_seq"])]),
    );
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
    const text = `DELETE FROM ${schema}.${table} WHERE ctid = ANY (ARRAY(${few})) RETURNING channel::text`;
    while ((await query("purge events", text, [channel])).length === PORTION);
  }
}

const GOAL_MS = 2;
const FEWEST = 25;
const MOST = 500;
const LONGEST_REST_MS = 50;

/**
 * Does work in portions until one gives nothing. Each says for how many ms others had to wait for it, and the next is as large as fits some ms.
 * After each comes a rest as long as the portion took, so that the work takes half of a connection and of a processor.
 */
export async function runPortions(
  run: (portion: number) => Promise<{ heldMs: number } | undefined>,
  clock: Pick<Clock, "monotonicMs" | "sleep">,
): Promise<void> {
  for (let portion = FEWEST; ;) {
    const startedAt = clock.monotonicMs();
    const done = await run(portion);
    if (!done) return;
    await clock.sleep(Math.min(LONGEST_REST_MS, clock.monotonicMs() - startedAt));
    const fitting = Math.round((portion * GOAL_MS) / Math.max(0.1, done.heldMs));
    portion = Math.max(FEWEST, Math.min(MOST, 2 * portion, fitting));
  }
}
