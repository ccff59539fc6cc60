/** The guide about a nightly job shows what a run reports that was killed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bookChanges } from "@kontor/docs/samples/tasks/nightly-job";
import { createErpClient } from "@kontor/erp-client";
import { createJournal } from "@kontor/http/journal";
import { createSandbox, demo } from "@kontor/sandbox";
import { expect, test } from "vitest";

const guide = readFileSync(
  join(import.meta.dirname, "../../../../packages/docs/src/content/docs/tasks/nightly-job.mdx"),
  "utf8",
);
const { tenantId, apiKey, itemId, warehouseId } = demo;
const place = { itemId, warehouseId };
const changes = [
  { id: "count-17", ...place, quantity: 2 },
  { id: "count-18", ...place, quantity: -1000 },
  { id: "count-19", ...place, quantity: 1 },
];

/** Starts the program of the guide: the whole of it, or until it is killed after its third call was sent. */
async function start(sandbox: ReturnType<typeof createSandbox>, db: DatabaseSync, isKilled: boolean) {
  let sent = 0;
  const erp = createErpClient({
    ...{ baseUrl: "http://127.0.0.1:7070/erp", tenantId, apiKey, appId: "a/1", appVersion: "1" },
    fetch: async (...request) => {
      const answer = await sandbox.fetch(...request);
      return isKilled && (sent += 1) === 3 ? new Promise(() => {}) : answer;
    },
  });
  const report = bookChanges({ erp, db, day: "2026-11-28", changes });
  const killed = new Promise<undefined>((resolve) => {
    const look = () => (sent === 3 ? resolve(undefined) : setImmediate(look));
    if (isKilled) look();
  });
  return Promise.race([report, killed]);
}

test("a run that was killed while a call was sent reports what the guide shows, and is settled as it says", async () => {
  const sandbox = createSandbox();
  const db = new DatabaseSync(":memory:");
  const shown = [...guide.matchAll(/```text\n([^`]*)```/g)].map(([, text = ""]) => text.trim());

  expect(await start(sandbox, db, true)).toBeUndefined();
  const report = (await start(sandbox, db, false))!;

  expect(shown.at(-1)).toBe(report.text);
  const journal = createJournal({ db });
  for (const step of journal.listUnclearSteps()) journal.resolveStep(step, true);
  expect(await start(sandbox, db, false)).toMatchObject({ skipped: 2, unclear: 0 });
  expect(sandbox.rows("records").filter(({ name }) => name === "stocks/changes")).toHaveLength(2);
});
