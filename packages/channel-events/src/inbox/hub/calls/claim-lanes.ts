import type { LaneClaim } from "../../claim.ts";
import { readStored } from "../../postgres/rows.ts";
import { fromColumn } from "../../text-column.ts";
import type { HubSession } from "../session.ts";
import type { ClaimAnswer } from "./due-memory.ts";

/** A channel asks for lanes. */
export interface ClaimCall {
  channel: number;
  lanes: number;
  perLane: number;
  leaseMs: number;
}

type Row = Record<string, unknown>;

/**
 * Claims lanes, and asks then when the next is due: the functions are called one after the other, and each sees what the one before has
 * written.
 */
const CLAIM = (schema: string) => `SELECT *, NULL::bigint AS wait FROM ${schema}.claim_1($1, $2, $3, $4, $5) UNION ALL
  SELECT place, ${"NULL, ".repeat(11)} wait FROM ${schema}.next_due_1($1, $2)`;

/** Claims lanes for several channels at once. Lanes in which nothing waits are removed, and others are claimed in their place. */
export async function claimLanes(session: HubSession, calls: readonly ClaimCall[]): Promise<ClaimAnswer[]> {
  const answers: ClaimAnswer[] = calls.map(() => ({ claims: [], dueInMs: undefined }));
  let open = calls.map((call, index) => ({ ...call, index }));
  while (open.length > 0) {
    const rows = await session.query("claim lanes", CLAIM(session.schema), [
      session.now(),
      open.map(({ channel }) => channel),
      open.map(({ lanes, index }) => lanes - answers[index]!.claims.length),
      open.map(({ perLane }) => perLane),
      open.map(({ leaseMs }) => Math.ceil(leaseMs)),
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
