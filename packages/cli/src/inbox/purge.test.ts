import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PurgePolicy } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { addToPurge } from "./purge.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-purge-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const policies = [
  ["--payloads-older-than", "2h"],
  ["--rows-older-than", "2h"],
  ["--put-aside-older-than", "2h"],
  ["--put-aside-older-than", "2h", "--rows-older-than", "2h"],
  ["--payloads-older-than", "1h", "--put-aside-older-than", "2h", "--rows-older-than", "2h"],
  ["--payloads-older-than", "4h", "--rows-older-than", "4h"],
];

const KEYS: Record<string, keyof PurgePolicy> = {
  "--payloads-older-than": "payloadsAfterMs",
  "--rows-older-than": "rowsAfterMs",
  "--put-aside-older-than": "putAsideAfterMs",
};
const runPurge = async (file: string, ...words: string[]) =>
  JSON.parse((await runInbox(["purge", "--file", file, ...words, "--json"])).said) as Record<string, unknown>;

test.each(policies)("purge %s %s %s %s says as many as the inbox forgets", async (...words) => {
  const file = await prepareFile(join(folder, `${(files += 1)}.db`));
  const given = words.filter(Boolean);
  const policy: PurgePolicy = {};
  for (let at = 0; at < given.length; at += 2)
    policy[KEYS[given[at]!]!] = Number.parseInt(given[at + 1]!, 10) * 3_600_000;

  const { matched, ...rest } = await runPurge(file, ...given, "--dry-run");
  const inbox = sqliteInbox(file);
  const purged = await inbox.purge(policy);
  await inbox.close();

  expect({ matched, ...rest }).toEqual({ matched: purged, purged: { payloads: 0, rows: 0 }, dryRun: true });
});

test("purge forgets as many as it said", async () => {
  const file = await prepareFile(join(folder, "said.db"));

  const { matched, purged, dryRun } = await runPurge(file, ...policies[4]!, "--yes");

  expect({ purged, dryRun }).toEqual({ purged: matched, dryRun: false });
  expect(matched).not.toEqual({ payloads: 0, rows: 0 });
});

test("purge asks with figures, and says that there is no way back", async () => {
  const file = await prepareFile(join(folder, "asked.db"));

  const { said, questions } = await runInbox(["purge", "--file", file, "--put-aside-older-than", "2h"], {
    answer: true,
  });

  expect(questions).toEqual(["This forgets 2 payloads and 0 rows. Afterwards they cannot be replayed. Continue?"]);
  expect(said).toBe("✔ 2 payloads and 0 rows forgotten\n");
});

const HOUR = 3_600_000;
const old = new Date(0);
const event = { id: "1", problem: undefined, raw: "{}", firstSeenAt: old, lastSeenAt: old, settledAt: old };
const all = { payloadsAfterMs: HOUR, putAsideAfterMs: HOUR, rowsAfterMs: HOUR };

test.each([
  [{ state: "done" }, { payloadsAfterMs: HOUR }, { payloads: 1, rows: 0 }],
  [{ state: "done", raw: "" }, { payloadsAfterMs: HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "done" }, all, { payloads: 0, rows: 1 }],
  [{ state: "done", id: "pending" }, all, { payloads: 1, rows: 0 }],
  [{ state: "dead" }, { payloadsAfterMs: HOUR, rowsAfterMs: HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "dead" }, all, { payloads: 1, rows: 1 }],
  [{ state: "dead", settledAt: new Date(2 * HOUR) }, all, { payloads: 0, rows: 0 }], // it came long ago, and was put aside just now
  [
    { state: "done", problem: "unknown type" },
    { payloadsAfterMs: HOUR, rowsAfterMs: HOUR },
    { payloads: 0, rows: 0 },
  ],
  [{ state: "done", problem: "unknown type" }, all, { payloads: 1, rows: 1 }],
  [{ state: "dead", settledAt: undefined }, { putAsideAfterMs: HOUR }, { payloads: 1, rows: 0 }],
  [{ state: "waiting" }, all, { payloads: 0, rows: 0 }],
  [{ state: "done" }, { rowsAfterMs: 3 * HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "done", settledAt: new Date(HOUR - 1) }, { payloadsAfterMs: HOUR }, { payloads: 1, rows: 0 }],
  [{ state: "done", settledAt: new Date(HOUR) }, { payloadsAfterMs: HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "done", lastSeenAt: new Date(HOUR - 1) }, { rowsAfterMs: HOUR }, { payloads: 0, rows: 1 }],
  [{ state: "done", lastSeenAt: new Date(HOUR) }, { rowsAfterMs: HOUR }, { payloads: 0, rows: 0 }],
  [{ state: "dead", settledAt: new Date(HOUR - 1) }, { putAsideAfterMs: HOUR }, { payloads: 1, rows: 0 }],
  [{ state: "dead", settledAt: new Date(HOUR) }, { putAsideAfterMs: HOUR }, { payloads: 0, rows: 0 }],
] as const)("%j under %j counts as %j", (facts, policy, expected) => {
  const count = { payloads: 0, rows: 0 };

  addToPurge(count, { ...event, ...facts }, { policy, now: 2 * HOUR, pending: new Set(["pending"]) });

  expect(count).toEqual(expected);
});
