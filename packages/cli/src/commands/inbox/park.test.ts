import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-park-"));
const file = await prepareFile(join(folder, "events.db"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a parked seller has no turn, also in a consumer that has the file open", async () => {
  const consumer = sqliteInbox(file);

  const { said } = await runInbox(["park", "4711", "--file", file, "--reason", "category is missing", "--for", "90m"]);

  expect(said).toBe("✔ Seller 4711 is parked for 1 h 30 min; 1 event of it waits\n");
  const claims = await consumer.claim({ lanes: 10, perLane: 10, leaseMs: 60_000 });
  expect(claims.map(({ lane }) => lane)).not.toContain("4711");
  await consumer.close();
});

test("park as JSON says how many events wait, none for a seller that nobody knows", async () => {
  const { said } = await runInbox(["park", "47", "--file", file, "--reason", "a slip", "--json"]);

  expect(JSON.parse(said)).toEqual({ seller: "47", reason: "a slip", durationMs: null, waiting: 0 });
});
