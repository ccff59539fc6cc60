import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-backup-"));
const file = await prepareFile(join(folder, "events.db"));
afterAll(() => rmSync(folder, { recursive: true }));

test("backup copies an inbox that is in use, and leaves nothing else behind", async () => {
  const consumer = sqliteInbox(file);
  const copy = join(folder, "copy.db");

  const { said } = await runInbox(["backup", copy, "--file", file, "--json"]);

  expect(JSON.parse(said)).toEqual({ path: copy, bytes: expect.any(Number) });
  const { said: status } = await runInbox(["status", "--file", copy, "--json"]);
  expect(JSON.parse(status)).toMatchObject({ events: { waiting: 3, done: 1, dead: 1, unhandled: 1 } });
  await consumer.close();
  expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
});

test("backup never writes over a file", async () => {
  await expect(runInbox(["backup", file, "--file", file])).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining("there is a file or folder already"),
  });
});

test.each([
  ["", "the path must not be empty"],
  [join(folder, "none", "copy.db"), "its folder does not exist"],
])("backup to %j is refused, and nothing is written", async (path, message) => {
  const before = readdirSync(folder);

  await expect(runInbox(["backup", path, "--file", file])).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(message) as string,
  });
  expect(readdirSync(folder)).toEqual(before);
});

test("a backup that cannot be written is told, leaves nothing behind, and listens for the end of the process no more", async () => {
  const listeners = process.listenerCount("exit");
  const copy = join(folder, "x".repeat(250)); // The name of the file beside it is too long for a file system.

  await expect(runInbox(["backup", copy, "--file", file])).rejects.toMatchObject({
    message: expect.stringContaining("as it cannot be written") as string,
  });
  expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
  expect(process.listenerCount("exit")).toBe(listeners);
});
