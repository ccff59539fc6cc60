import type { PostgresConnection } from "@kontor/postgres";
import { type LaneClaim, type LaneResult, NEVER } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { toColumn, computeKey } from "../columns.ts";
import { WriteFailure } from "../store-error.ts";
import { buildCall, type Channel, type Session } from "./session.ts";

/** A write that broke a rule of its tables that the commit checks, or caught the error of a statement. */
const OF_THE_WRITE = /^(23...|25P02)$/;

/** Ends an event in the transaction of its handler. */
export function createSettlement({ session, id }: Channel): Pick<Inbox, "settleInTransaction"> {
  const { schema, now, transaction, writing } = session;
  const run = (connection: PostgresConnection, name: string, values: unknown[]) =>
    connection.query(buildCall(schema, name, values.length), values);

  async function mayWrite(connection: PostgresConnection, channel: number, claim: LaneClaim, seq: number) {
    const { rows } = await run(connection, "begin_end_1", [channel, computeKey(claim.lane), claim.token, seq]);
    return rows[0]!["begin_end_1"] === true;
  }

  return {
    async settleInTransaction(claim, seq, write, end = { to: "done" }) {
      const channel = await id();
      try {
        return await transaction(channel, "settle an event", async (connection) => {
          if (!(await mayWrite(connection, channel, claim, seq))) return false;
          writing.add(claim.token);
          await connection.query("SET LOCAL search_path TO DEFAULT"); // A handler finds its own tables as on any other connection.
          try {
            await (write as (tx: PostgresConnection) => unknown)(connection);
          } catch (error) {
            await connection.query("ROLLBACK AND CHAIN"); // Where the connection is gone, this fails, and it was not the handler that failed.
            throw new WriteFailure(error);
          }
          const result = { claim, settled: [{ seq, settlement: end }], release: false, channel };
          await run(connection, "settle_1", buildSettleValues(now(), [result], false));
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

type ChannelResult = LaneResult & { channel: number };

/** Records the results of several channels at once, and returns the places of those that were recorded, from 1. */
export async function settleResults(session: Session, results: readonly ChannelResult[]): Promise<Set<number>> {
  const rows = await session.call("settle events", "settle_1", buildSettleValues(session.now(), results, true));
  return readPlaces(rows, "settle_1");
}

/**
 * The parameters of `settle_1`.
 *
 * @param isQuick A power cut may undo it.
 */
function buildSettleValues(now: number | null, results: readonly ChannelResult[], isQuick: boolean): unknown[] {
  const ended = results.flatMap(({ settled }, index) => settled.map((each) => ({ ...each, lane: index + 1 })));
  const returned = results.flatMap((result, index) => listReturnedStarts(result, index + 1));
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
    ended.map(({ settlement: { to } }) => (to === "retry" ? "waiting" : to)),
    ended.map(({ settlement }) => (settlement.problem === undefined ? null : toColumn(settlement.problem))),
    returned.map(({ lane }) => lane),
    returned.map(({ seq }) => seq),
    returned.map(({ unfinished }) => unfinished),
  ];
}

/** Whether starts of the claim are recorded. */
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

/** The answer of a function that returns the places of those of its rows that it did, from 1. */
export function readPlaces(rows: readonly Record<string, unknown>[], name: string): Set<number> {
  return new Set(rows[0]![name] as number[]);
}
