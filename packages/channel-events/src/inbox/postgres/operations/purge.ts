import type { Inbox } from "../../inbox.ts";
import type { PostgresSession } from "../session.ts";
import { PORTION } from "../statements.ts";

/** Forgets in portions, each a statement of its own, so that other work waits only for one portion. */
export async function applyPurge(
  { at, query, statements }: PostgresSession,
  { payloadsAfterMs, putAsideAfterMs, rowsAfterMs }: Parameters<Inbox["purge"]>[0],
): ReturnType<Inbox["purge"]> {
  const inPortions = async (buildText: (at: string) => string, ms: number | undefined) => {
    for (let all = 0; ms !== undefined;) {
      const rows = await query("purge events", buildText(at()), [Math.ceil(ms)]);
      all += rows.length;
      if (rows.length < PORTION) return all;
    }
    return 0;
  };
  const givenUp = await inPortions(statements.forgetPutAside, putAsideAfterMs);
  const rows = await inPortions(statements.deleteDone, rowsAfterMs);
  const payloads = await inPortions(statements.forgetPayloads, payloadsAfterMs);
  await query("purge events", statements.deleteSteps);
  if (rowsAfterMs !== undefined) {
    await query("purge events", statements.deleteEntities(at()), [Math.ceil(rowsAfterMs)]);
    await query("purge events", statements.deleteLanes);
  }
  return { payloads: givenUp + payloads, rows };
}
