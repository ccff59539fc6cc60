import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-show-"));
const file = await prepareFile(join(folder, "events.db"));
afterAll(() => rmSync(folder, { recursive: true }));

test("show has the facts of an event and its payload with every digit", async () => {
  const { said } = await runInbox(["show", "event-1", "--file", file]);

  expect(said).toMatch(/state +dead\n/);
  expect(said).toMatch(/problem +category is missing\n/);
  expect(said).toContain(
    '\n{\n  "id": "event-1",\n  "event": {\n    "sellerId": "4711",\n    "price": 12345678901234567890.10\n  }\n}\n',
  );
});

test("show as JSON is one line with the payload as it came", async () => {
  const { said } = await runInbox(["show", "event-1", "--file", file, "--json"]);

  expect(said.trim().split("\n")).toHaveLength(1);
  expect(said).toContain('"price":12345678901234567890.10');
  expect(JSON.parse(said)).toMatchObject({ seller: "4711", payload: { event: { sellerId: "4711" } } });
});

test("an id that the inbox does not have is a failure with a next step", async () => {
  await expect(runInbox(["show", "event-9", "--file", file])).rejects.toMatchObject({
    exitCode: 1,
    message: "Cannot show event event-9 as the inbox has none with this id: see kontor inbox list --state all",
  });
});
