import type { PostgresConnection } from "@kontor/postgres";
import type { LaneClaim } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import { computeLaneKey } from "../postgres/rows.ts";
import { HandlerFailure } from "../postgres/open.ts";
import { buildCall, type HubChannel } from "./session.ts";
import { buildSettleValues } from "./calls/settle-results.ts";

/** Ends an event in the transaction of its handler. */
export function createHubSettlement({ session, id }: HubChannel): Pick<Inbox, "settleInTransaction"> {
  const { schema, now, transaction, writing } = session;
  const run = (connection: PostgresConnection, name: string, values: unknown[]) =>
    connection.query(buildCall(schema, name, values.length), values);

  async function mayWrite(connection: PostgresConnection, channel: number, claim: LaneClaim, seq: number) {
    const { rows } = await run(connection, "begin_end_1", [channel, computeLaneKey(claim.lane), claim.token, seq]);
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
            throw Object.assign(new HandlerFailure(), { cause: error });
          }
          const result = { claim, settled: [{ seq, settlement: end }], release: false, channel };
          await run(connection, "settle_1", buildSettleValues(now(), [result], false));
          return true;
        });
      } catch (error) {
        throw error instanceof HandlerFailure ? error.cause : error;
      } finally {
        writing.delete(claim.token);
      }
    },
  };
}
