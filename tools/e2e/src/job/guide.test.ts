/** The guide about a nightly job shows what a run reports that was killed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bookChanges } from "@kontor/docs/samples/tasks/nightly-job";
import { createErpClient, type ErpClient } from "@kontor/erp-client";
import { createJournal, type JobReport, runJob } from "@kontor/http/journal";
import { createProgressBar } from "@kontor/http/terminal";
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

const shown = [...guide.matchAll(/```text\n([^`]*)```/g)].map(([, text = ""]) => text.trim());

/** Starts the program of the guide: the whole of it, or until it is killed after its third call was sent. */
async function start(
  sandbox: ReturnType<typeof createSandbox>,
  isKilled: boolean,
  book: (erp: ErpClient) => Promise<JobReport>,
) {
  let sent = 0;
  const erp = createErpClient({
    ...{ baseUrl: "http://127.0.0.1:7070/erp", tenantId, apiKey, appId: "a/1", appVersion: "1" },
    fetch: async (...request) => {
      const answer = await sandbox.fetch(...request);
      return isKilled && (sent += 1) === 3 ? new Promise(() => {}) : answer;
    },
  });
  const report = book(erp);
  const killed = new Promise<undefined>((resolve) => {
    const look = () => (sent === 3 ? resolve(undefined) : setImmediate(look));
    if (isKilled) look();
  });
  return Promise.race([report, killed]);
}

const listChanges = (sandbox: ReturnType<typeof createSandbox>) =>
  sandbox.rows("records").filter(({ name }) => name === "stocks/changes");

test("a run that was killed while a call was sent finds out that it was done, as the guide shows", async () => {
  const sandbox = createSandbox();
  const db = new DatabaseSync(":memory:");
  const book = (erp: ErpClient) => bookChanges({ erp, db, day: "2026-11-28", changes });

  expect(await start(sandbox, true, book)).toBeUndefined();
  const report = (await start(sandbox, false, book))!;

  expect(shown).toContain(report.text);
  expect(await start(sandbox, false, book)).toMatchObject({ done: 0, skipped: 2, unclear: 0 });
  expect(listChanges(sandbox)).toHaveLength(2);
});

test("without a lookup, the same run ends as unclear, and is settled as the guide says", async () => {
  const sandbox = createSandbox();
  const db = new DatabaseSync(":memory:");
  const book = (erp: ErpClient) =>
    runJob({
      journal: createJournal({ db }),
      run: "stock 2026-11-28",
      items: changes,
      name: ({ id }) => id,
      call: ({ quantity }, { step }) => erp.stocks.adjust({}, { ...place, quantity, comment: step }),
    });

  expect(await start(sandbox, true, book)).toBeUndefined();
  const report = (await start(sandbox, false, book))!;

  expect(shown).toContain(report.text);
  const journal = createJournal({ db });
  for (const step of journal.listUnclearSteps()) journal.resolveStep(step, true);
  expect(await start(sandbox, false, book)).toMatchObject({ skipped: 2, unclear: 0 });
  expect(listChanges(sandbox)).toHaveLength(2);
});

test("the line of the progress is that of the guide", async () => {
  const said: string[] = [];
  const time = { now: 0 };
  const clock = { monotonicMs: () => time.now, sleep: () => new Promise<void>(() => {}) };
  const bar = createProgressBar({ stream: { isTTY: true, columns: 120, write: (text) => said.push(text) }, clock });
  const counts = { done: 0, skipped: 0, refused: 0, unclear: 0, total: 1_000, hasEnded: false };
  bar(counts);
  time.now = 300_000;
  bar({ ...counts, done: 246, refused: 3, unclear: 1 });

  expect(shown).toContain(said.at(-1));
});
