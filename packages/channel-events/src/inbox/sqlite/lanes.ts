import type { LaneClaim, LaneResult } from "../claim.ts";
import { toColumn } from "../text-column.ts";
import type { SqliteSession } from "./session.ts";

/** Tells of each claim whether its worker still holds the lane. */
export function readHolds({ all }: SqliteSession, claims: readonly LaneClaim[]): boolean[] {
  const lanes = claims.map(({ lane }) => toColumn(lane));
  const rows = all(
    "SELECT lane, token FROM lane WHERE lane IN (SELECT value FROM json_each(?))",
    JSON.stringify(lanes),
  );
  const tokens = new Map(rows.map((row) => [row["lane"], row["token"]]));
  return claims.map(({ token }, index) => tokens.get(lanes[index]) === token);
}

/** Whether nobody has put aside a claimed event or parked its lane since the claim, which ends a parking. */
export function canBegin({ get }: SqliteSession, seq: number): boolean {
  const text = "SELECT 1 FROM event JOIN lane USING (lane) WHERE seq = ? AND state = 'waiting' AND parked_for IS NULL";
  return get(text, seq) !== undefined;
}

/** Gives lanes in which nothing waited their turn from now on. */
export function wakeLanes({ run, now }: SqliteSession, lanes: ReadonlySet<string>): void {
  run(
    `INSERT INTO lane (lane, ready_at) SELECT value, ? FROM json_each(?) WHERE true
     ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at WHERE ready_at IS NULL`,
    now(),
    JSON.stringify([...lanes]),
  );
}

/** Saves how many starts of an event are unfinished. */
export function saveStarts({ run }: SqliteSession, seq: number, unfinishedStarts: number): void {
  if (unfinishedStarts === 0) run("DELETE FROM begun WHERE seq = ?", seq);
  else run("INSERT OR REPLACE INTO begun (seq, times) VALUES (?, ?)", seq, unfinishedStarts);
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
export function saveReturnedStarts(session: SqliteSession, { claim, settled }: LaneResult): void {
  if (!claim.isSuspect && claim.unfinishedStarts === 0) return;
  const ended = new Set(settled.map(({ seq }) => seq));
  for (const [index, { seq }] of claim.events.entries())
    if (!ended.has(seq) && session.get("SELECT 1 FROM event WHERE seq = ? AND state = 'waiting'", seq))
      saveStarts(session, seq, index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0);
}

/** A recorded start delays the next turn of its lane. This ends the delay when the start has ended. */
export function wakeSuspect({ run, now }: SqliteSession, { lane, isSuspect, unfinishedStarts }: LaneClaim): void {
  if (isSuspect || unfinishedStarts > 0)
    run("UPDATE lane SET ready_at = ? WHERE lane = ? AND parked_for IS NULL", now(), toColumn(lane));
}
