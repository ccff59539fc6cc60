import { StoreError } from "../../store-error.ts";
import { NEVER } from "../../times.ts";
import { toColumn } from "../../text-column.ts";
import type { HubChannel } from "../session.ts";
import { closeSource } from "./close-source.ts";
import { applyEntityCopy, applyEventCopy } from "./copy-events.ts";
import { NOT_YET, POLLER, type Move } from "./move.ts";
import { takeLanes } from "./take-lanes.ts";

export type MoveState = "new" | "copying" | "moving" | "moved";

/** How far the move came. `isWaiting`: others are at it, or workers of the source hold what is left. */
export interface MoveStep {
  state: MoveState;
  isWaiting: boolean;
  /** The lane behind which the next step looks. */
  after: string;
}

/**
 * Does the next part of a move in one transaction, so that a process that is killed has done all of the part or nothing. Of several processes one
 * at a time does so.
 */
export async function advanceMove({ session, id }: HubChannel, source: string, after: string): Promise<MoveStep> {
  const channel = await id();
  const { schema, query, transaction } = session;
  await query("move events", `INSERT INTO ${schema}.move (channel, source) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    channel,
    source,
  ]);
  return transaction(`move ${channel}`, "move events", async (connection) => {
    const { rows } = await connection.query(
      "SELECT state, copied, source FROM move WHERE channel = $1 FOR UPDATE SKIP LOCKED",
      [channel],
    );
    if (!rows[0]) return { state: "new", isWaiting: true, after };
    const { state, copied, source: first } = rows[0] as { state: MoveState; copied: string; source: string };
    if (first !== source && state === "new")
      // Nothing was taken from there, because it was a wrong name.
      await connection.query("UPDATE move SET source = $2 WHERE channel = $1", [channel, source]);
    else if (first !== source)
      throw new StoreError(`move events into the hub ${schema}`, `from must stay ${first}: got ${toColumn(source)}`);
    for (const scan of ["seqscan", "hashjoin", "mergejoin"]) await connection.query(`SET LOCAL enable_${scan} = off`); // The statistics of tables that grow so fast are wrong.
    const step = await doPart(
      { channel, source, schema, now: session.now(), connection },
      { state, copied: Number(copied), after },
    );
    if (step.state !== state)
      await connection.query("UPDATE move SET state = $2 WHERE channel = $1", [channel, step.state]);
    return step;
  });
}

async function doPart(
  move: Move,
  { state, copied, after }: { state: MoveState; copied: number; after: string },
): Promise<MoveStep> {
  const toStep = (to: MoveState, isWaiting = false, lane = ""): MoveStep => ({ state: to, isWaiting, after: lane });
  if (state === "new") {
    await closeSource(move);
    await keepPollers(move);
    return toStep("copying");
  }
  if (state === "copying") {
    const last = await applyEventCopy(move, copied);
    if (last === undefined) await endCopy(move);
    else await move.connection.query("UPDATE move SET copied = $2 WHERE channel = $1", [move.channel, last]);
    return toStep(last === undefined ? "moving" : "copying");
  }
  if (state === "moved") return toStep("moved");
  const last = await takeLanes(move, { after, copied });
  if (last !== undefined) return toStep("moving", false, last);
  if (after !== "") return toStep("moving"); // Lanes before that one may be free by now.
  const { rows } = await move.connection.query("SELECT FROM turn WHERE channel = $1 AND token = $2 LIMIT 1", [
    move.channel,
    NOT_YET,
  ]);
  if (rows.length > 0) return toStep("moving", true);
  await applyEntityCopy(move);
  return toStep("moved");
}

/** Lets nobody poll the channel before its events are known, also a process that does not know of the move. */
async function keepPollers({ channel, source, connection }: Move): Promise<void> {
  await connection.query(
    `INSERT INTO lease (channel, name, owner, until) VALUES ($1, $2, $3, $4)
     ON CONFLICT (channel, name) DO UPDATE SET owner = excluded.owner, until = excluded.until`,
    [channel, POLLER, describeCopy(source), NEVER],
  );
}

async function endCopy(move: Move): Promise<void> {
  await applyEntityCopy(move);
  await move.connection.query("DELETE FROM lease WHERE channel = $1 AND name = $2 AND owner = $3", [
    move.channel,
    POLLER,
    describeCopy(move.source),
  ]);
}

const describeCopy = (source: string) => `the copy of ${source}`;
