import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-status-"));
const file = await prepareFile(join(folder, "events.db"));
afterAll(() => rmSync(folder, { recursive: true }));

test("status says how many events are in each state, what is parked, and which figure is an alarm", async () => {
  const { said } = await runInbox(["status", "--file", file]);

  expect(said).toMatch(/waiting +3 +the oldest for 3 h( \d+ min)?\n/);
  expect(said).toMatch(/dead +1 .*\n +done +2\n/);
  expect(said).toContain("Dead as they could not be read: 0\n");
  expect(said).toContain(
    'Done, of a type that the consumer did not know: 1; `kontor inbox replay --state done --error "unknown type"` gives them',
  );
  expect(said).toContain("To be acknowledged: 4\n");
  expect(said).toContain("not acknowledged: 7 of 10, alarm: ");
  expect(said).toContain("    4712  until resumed  shop is down\n");
  expect(said).toMatch(/4714 {2}until 20\d\d-.+Z {2}they asked for it\n/);
});

test("status as JSON is one document with every member", async () => {
  const { said } = await runInbox(["status", "--json"], { env: { KONTOR_INBOX: file } });

  expect(JSON.parse(said)).toEqual({
    events: { waiting: 3, dead: 1, done: 2 },
    unreadable: 0,
    unknownType: 1,
    pendingAcknowledgements: 4,
    mostDeliveries: 7,
    oldestWaitingMs: expect.any(Number),
    parked: [
      { seller: "4712", reason: "shop is down", until: null },
      { seller: "4714", reason: "they asked for it", until: expect.any(String) },
    ],
  });
});

test("status is as wide as the terminal", async () => {
  const { said } = await runInbox(["status", "--file", file], { columns: 40 });

  for (const line of stripVTControlCharacters(said).split("\n")) expect(line.length).toBeLessThanOrEqual(40);
  expect(said.replaceAll(/\s+/g, " ")).toContain("see why with `kontor inbox list --state dead`, mend it, replay them");
});
