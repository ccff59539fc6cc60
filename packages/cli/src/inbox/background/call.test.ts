import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox, type SqliteInbox } from "@kontor/channel-events/sqlite";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { callInBackground, describeElapsed } from "./call.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-background-"));
let files = 0;
let path: string;
let inbox: SqliteInbox;
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  path = join(folder, `events-${(files += 1)}.db`); // a thread of the test before may still close its own
  await prepareFile(path);
  inbox = sqliteInbox(path);
});
afterEach(() => inbox.close());

test("while a file does not answer, the program shows progress and hears what it is told", async () => {
  const shown: string[] = [];
  inbox.db.exec("BEGIN IMMEDIATE"); // Everybody else waits.

  const calling = callInBackground<number>(
    { inbox, path },
    { do: "replay", args: [{ state: "dead" }] },
    { terminal: { showProgress: (text) => shown.push(text) }, describe: describeElapsed("1 event is being replayed") },
  );
  await waitUntil(() => expect(shown.length).toBeGreaterThan(2));
  inbox.db.exec("COMMIT");

  expect(await calling).toBe(1);
  expect(shown[0]).toBe("1 event is being replayed, for 0 s");
  expect(shown.at(-1)).toBe("");
});

test("an inbox without a file is called directly, and an error of a thread is told as one", async () => {
  const quiet = { terminal: { showProgress: () => {} }, describe: () => "" };

  expect(await callInBackground({ inbox }, { do: "putAside", args: [{ lane: "4711" }, "test"] }, quiet)).toBe(1);
  expect(await callInBackground({ inbox, path }, { do: "purge", args: [{}] }, quiet)).toEqual({ payloads: 0, rows: 0 });
  await expect(callInBackground({ inbox, path }, { do: "backup", args: [path] }, quiet)).rejects.toThrow(
    "Cannot back up in the inbox",
  );
});

test("a purge of a file tells how many rows it has changed, between its portions", async () => {
  const insert = inbox.db.prepare(
    "INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at) VALUES (?, 'x:Y', 'many', '{}', 'dead', 'no', 1, 1)",
  );
  inbox.db.exec("BEGIN");
  for (let number = 0; number < 20_000; number += 1) insert.run(`many-${number}`);
  inbox.db.exec("COMMIT");
  const told: number[] = [];
  const describe = (_: number, changed?: number) => String(changed !== undefined && told.push(changed));

  const call = { do: "purge", args: [{ putAsideAfterMs: 1 }] } as const;
  const purged = await callInBackground(
    { inbox, path },
    { ...call, args: [...call.args] },
    { terminal: { showProgress: () => {} }, describe },
  );

  expect(purged).toEqual({ payloads: 20_002, rows: 0 });
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.at(-1)).toBeLessThanOrEqual(20_002);
});

test("very many events are replayed and put aside in a thread, all of them", async () => {
  const insert = inbox.db.prepare(
    "INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at) VALUES (?, 'x:Y', 'many', '{}', 'dead', 'no', 1, 1)",
  );
  inbox.db.exec("BEGIN");
  for (let number = 0; number < 2_000; number += 1) insert.run(`many-${number}`);
  inbox.db.exec("COMMIT");

  const { said: replayed } = await runInbox(["replay", "--file", path, "--seller", "many", "--yes", "--json"]);
  const { said: aside } = await runInbox(["dead", "--file", path, "--seller", "many", "--yes", "--json"]);

  expect(JSON.parse(replayed)).toEqual({ matched: 2_000, changed: 2_000, dryRun: false });
  expect(JSON.parse(aside)).toEqual({ matched: 2_000, changed: 2_000, dryRun: false });
});
