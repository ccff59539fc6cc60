import type { PostgresConnection } from "@kontor/postgres";
import { isBeginning, type LaneClaim, type LaneResult, type StartMark } from "../claim.ts";
import { computeLaneKey } from "./rows.ts";
import type { PostgresSession } from "./session.ts";

/** Locks the lanes of claims in the order in which all others lock them, and tells of each claim whether its worker still holds the lane. */
export async function holdLanes(connection: PostgresConnection, claims: readonly LaneClaim[]): Promise<boolean[]> {
  const { rows } = await connection.query(
    'SELECT token FROM lane WHERE lane = ANY ($1) ORDER BY lane COLLATE "C" FOR UPDATE',
    [claims.map(({ lane }) => computeLaneKey(lane))],
  );
  const tokens = new Set(rows.map((row) => row["token"]));
  return claims.map(({ token }) => tokens.has(token));
}

/** Tells of each start that is to begin whether its event still waits, and its lane was not parked since the claim, which ends a parking. */
export async function readMayBegin(connection: PostgresConnection, starts: readonly StartMark[]): Promise<boolean[]> {
  const { rows } = await connection.query(
    "SELECT seq FROM event JOIN lane USING (lane) WHERE seq = ANY ($1) AND state = 'waiting' AND parked_for IS NULL",
    [starts.map(({ seq }) => seq)],
  );
  const waiting = new Set(rows.map((row) => Number(row["seq"])));
  return starts.map((start) => !isBeginning(start) || waiting.has(start.seq));
}

/** Saves how many starts of events that wait are unfinished. */
export async function saveStarts(connection: PostgresConnection, seqs: number[], unfinished: number[]): Promise<void> {
  await connection.query(
    `UPDATE event SET started = event.attempts + given.unfinished
     FROM (SELECT event.seq, starts.unfinished FROM unnest($1::bigint[], $2::int[]) AS starts (seq, unfinished)
           JOIN event ON event.seq = starts.seq ORDER BY event.seq FOR UPDATE OF event) AS given
     WHERE event.seq = given.seq AND event.state = 'waiting'`,
    [seqs, unfinished],
  );
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
export async function saveReturnedStarts(
  connection: PostgresConnection,
  released: readonly LaneResult[],
): Promise<void> {
  const seqs: number[] = [];
  const unfinished: number[] = [];
  for (const { claim, settled } of released) {
    if (!claim.isSuspect && claim.unfinishedStarts === 0) continue;
    const ended = new Set(settled.map(({ seq }) => seq));
    for (const [index, { seq }] of claim.events.entries()) {
      if (ended.has(seq)) continue;
      seqs.push(seq);
      unfinished.push(index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0);
    }
  }
  if (seqs.length > 0) await saveStarts(connection, seqs, unfinished);
}

/** A recorded start delays the next turn of its lane. This ends the delay when the start has ended. */
export async function wakeSuspects(
  { at }: PostgresSession,
  connection: PostgresConnection,
  claims: readonly LaneClaim[],
): Promise<void> {
  const lanes = claims.filter(({ isSuspect, unfinishedStarts }) => isSuspect || unfinishedStarts > 0);
  if (lanes.length > 0)
    await connection.query(`UPDATE lane SET ready_at = ${at()} WHERE lane = ANY ($1) AND parked_for IS NULL`, [
      lanes.map(({ lane }) => computeLaneKey(lane)),
    ]);
}
