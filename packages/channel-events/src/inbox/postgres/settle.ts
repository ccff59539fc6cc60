import type { PostgresConnection } from "@kontor/postgres";
import {
  type LaneClaim,
  type LaneResult,
  listReasons,
  NEVER,
  isOfUnreadable,
  type Settlement,
} from "../../ground/event.ts";
import type { Inbox, TransactionWrite } from "../inbox.ts";
import { buildEndedError, WriteFailure } from "../store-error.ts";
import { toColumn, computeKey } from "../columns.ts";
import type { Channel, Session } from "./session.ts";
import { isTrue, readPlaces } from "./text.ts";

/** A write that broke a rule of its tables that the commit checks, or caught the error of a statement. */
const OF_THE_WRITE = /^(23...|25P02)$/;

export function createSettlement({ session, id }: Channel): Pick<Inbox, "settleInTransaction"> {
  const { schema, now, transaction, writing } = session;

  /** Locks the lane and the event, and returns the number of the transaction; `undefined` if they are no longer this worker's. */
  async function beginWrite(connection: PostgresConnection, channel: number, claim: LaneClaim, seq: number) {
    const text = `SELECT ${schema}.begin_end_1($1, $2, $3, $4) ::text AS may_write, txid_current()::text AS id`;
    const { rows } = await connection.query(text, [channel, computeKey(claim.lane), claim.token, seq]);
    return isTrue(rows[0]!["may_write"]) ? String(rows[0]!["id"]) : undefined;
  }

  return {
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      const channel = await id();
      try {
        return await transaction(channel, "settle an event", async (connection) => {
          const transactionId = await beginWrite(connection, channel, claim, seq);
          if (transactionId === undefined) return false;
          writing.add(claim.token);
          await runWrite(connection, transactionId, write);
          const result = { claim, settled: [{ seq, settlement: end }], release: false, channel };
          const values = [...buildSettleValues(now(), [result], false), transactionId];
          const { rows } = await connection.query(END_IN_TRANSACTION(schema, values.length), values);
          if (rows[0]!["ended"] === null) throw new WriteFailure(buildEndedError());
          return true;
        });
      } catch (error) {
        const { cause } = error as { cause?: unknown };
        const code = String((cause as { code?: unknown } | undefined)?.code);
        throw error instanceof WriteFailure || OF_THE_WRITE.test(code) ? cause : error;
      } finally {
        writing.delete(claim.token);
      }
    },
  };
}

/** Ends an event, unless its handler has ended the transaction: then a statement would take effect by itself. */
const END_IN_TRANSACTION = (schema: string, values: number) => {
  const given = Array.from({ length: values - 1 }, (_, index) => `$${index + 1}`);
  return `SELECT CASE WHEN txid_current_if_assigned() = $${values} THEN ${schema}.settle_1(${given.join(", ")}) END::text AS ended`;
};

/** Runs the write of a handler. Where that fails, the failure says as well if the transaction had ended before. */
async function runWrite(connection: PostgresConnection, transactionId: string, write: TransactionWrite): Promise<void> {
  try {
    await write(connection);
  } catch (error) {
    const isOurs = await connection.query("SELECT txid_current_if_assigned()::text AS id").then(
      ({ rows }) => String(rows[0]!["id"]) === transactionId,
      () => true, // A statement has failed, or the connection: nothing was committed by the handler.
    );
    if (!isOurs) throw new WriteFailure(buildEndedError(error));
    await connection.query("ROLLBACK AND CHAIN"); // Where the connection is gone, this fails, and it was not the handler that failed.
    throw new WriteFailure(error);
  }
}

type ChannelResult = LaneResult & { channel: number };

/** Records the results of several channels at once, and returns the places of those that were recorded, from 1. */
export async function settleResults(session: Session, results: readonly ChannelResult[]): Promise<Set<number>> {
  const rows = await session.call("settle events", "settle_1", buildSettleValues(session.now(), results, true));
  return readPlaces(rows, "settle_1");
}

/** The parameters of `settle_1`. @param isQuick A power cut may undo it. */
function buildSettleValues(now: number | null, results: readonly ChannelResult[], isQuick: boolean): unknown[] {
  const ended = results.flatMap(({ settled }, index) => settled.map((each) => ({ ...each, lane: index + 1 })));
  const returned = results.flatMap((result, index) => listReturnedStarts(result, index + 1));
  const reasons = results.flatMap((result, index) =>
    result.park || computeTurnMs(result) > 0 ? listReasons(result).map((seq) => ({ lane: index + 1, seq })) : [],
  );
  return [
    now,
    isQuick,
    ...listClaims(results),
    results.map(({ claim, release, settled }) => !release && settled.length > 0 && isRecorded(claim)),
    results.map(({ release }) => release),
    results.map(computeTurnMs),
    results.map(({ park }) => (park ? toColumn(park.reason) : null)),
    results.map(({ park }) => Math.ceil(park?.durationMs ?? NEVER)),
    ended.map(({ lane }) => lane),
    ended.map(({ seq }) => seq),
    ended.map(({ settlement }) => pickState(settlement)),
    ended.map(({ settlement }) => (settlement.problem === undefined ? null : toColumn(settlement.problem))),
    returned.map(({ lane }) => lane),
    returned.map(({ seq }) => seq),
    returned.map(({ unfinished }) => unfinished),
    reasons.map(({ lane }) => lane),
    reasons.map(({ seq }) => seq),
  ];
}

function pickState(settlement: Settlement): string {
  if (isOfUnreadable(settlement)) return "unreadable";
  return settlement.to === "retry" ? "waiting" : settlement.to;
}

function isRecorded({ isSuspect, unfinishedStarts }: LaneResult["claim"]): boolean {
  return isSuspect || unfinishedStarts > 0;
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
function listReturnedStarts({ claim, settled, release }: LaneResult, lane: number) {
  if (!release || !isRecorded(claim)) return [];
  const ended = new Set(settled.map(({ seq }) => seq));
  return claim.events.flatMap(({ seq }, index) => {
    const unfinished = index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0;
    return ended.has(seq) ? [] : [{ lane, seq, unfinished }];
  });
}

/** Computes when a lane that is given back has its next turn, in ms from now: at once, as asked, or when its first event is tried again. */
function computeTurnMs({ settled, nextTurnInMs = 0 }: LaneResult): number {
  return settled.reduce(
    (turnInMs, { settlement }) => (settlement.to === "retry" ? Math.ceil(settlement.delayMs) : turnInMs),
    Math.ceil(nextTurnInMs),
  );
}

/** The columns that name claims: their channels, lanes and tokens. */
export function listClaims(held: readonly { channel: number; claim: LaneClaim }[]): [number[], string[], string[]] {
  return [
    held.map(({ channel }) => channel),
    held.map(({ claim }) => computeKey(claim.lane)),
    held.map(({ claim }) => claim.token),
  ];
}
