import type { LaneClaim } from "../../claim.ts";
import { readStored } from "../../postgres/rows.ts";
import { fromColumn } from "../../text-column.ts";
import type { HubSession } from "../session.ts";

/** A channel asks for lanes. */
export interface ClaimCall {
  channel: number;
  lanes: number;
  perLane: number;
  leaseMs: number;
}

type Row = Record<string, unknown>;

/** Claims lanes for several channels at once. Lanes in which nothing waits are removed, and others are claimed in their place. */
export async function claimLanes(session: HubSession, calls: readonly ClaimCall[]): Promise<LaneClaim[][]> {
  const claims: LaneClaim[][] = calls.map(() => []);
  let open = calls.map((call, index) => ({ ...call, index }));
  while (open.length > 0) {
    const rows = await session.call("claim lanes", "claim_1", [
      session.now(),
      open.map(({ channel }) => channel),
      open.map(({ lanes, index }) => lanes - claims[index]!.length),
      open.map(({ perLane }) => perLane),
      open.map(({ leaseMs }) => Math.ceil(leaseMs)),
    ]);
    const empty = rows.filter((row) => row["seq"] === null);
    const ofCall = Map.groupBy(rows, (row) => open[Number(row["place"]) - 1]!.index);
    for (const [index, found] of ofCall) claims[index]!.push(...readClaims(found));
    if (empty.length > 0) await dropLanes(session, open, empty);
    const again = new Set(empty.map((row) => Number(row["place"])));
    open = open.filter((_, index) => again.has(index + 1));
  }
  return claims;
}

async function dropLanes(session: HubSession, calls: readonly ClaimCall[], rows: readonly Row[]): Promise<void> {
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
