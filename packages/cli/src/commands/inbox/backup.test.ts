import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test, vi } from "vitest";
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
  expect(JSON.parse(status)).toMatchObject({ events: { waiting: 3, done: 2, dead: 1 } });
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

test.each([245, 250, 300])(
  "a name of %i characters is too long for the file beside it, which is told before anything is written",
  async (length) => {
    const before = readdirSync(folder);

    await expect(runInbox(["backup", join(folder, "x".repeat(length)), "--file", file])).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining("no file can have this name: ENAMETOOLONG") as string,
    });
    expect(readdirSync(folder)).toEqual(before);
  },
);

test("a backup listens for the end of the process no longer than it takes", async () => {
  const listeners = process.listenerCount("exit");

  await runInbox(["backup", join(folder, "another.db"), "--file", file]);

  expect(process.listenerCount("exit")).toBe(listeners);
});

test("a process that ends during a backup leaves no half of a copy behind", async () => {
  const before = new Set(process.listeners("exit"));
  const copy = join(folder, "cut.db");
  writeFileSync(`${copy}.${process.pid}.part`, "half of a copy"); // as if it had begun to write

  const backup = runInbox(["backup", copy, "--file", file]).catch(() => undefined);
  await vi.waitUntil(() => process.listeners("exit").length > before.size, { timeout: 60_000, interval: 1 });
  const [forget] = process.listeners("exit").filter((each) => !before.has(each));
  expect(forget!.name).toBe("forget"); // another one would end this process
  forget!.call(process, 130);

  expect(readdirSync(folder).filter((name) => name.startsWith("cut.db"))).toEqual([]);
  await backup;
});
