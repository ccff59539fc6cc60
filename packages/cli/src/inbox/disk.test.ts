import { existsSync, readdirSync } from "node:fs";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { createWorkbench } from "../fixtures/bench.ts";
import { prepareFile } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";
import { nameRefusedWrite, tryDisk } from "./disk.ts";

const bench = createWorkbench();
afterAll(() => bench[Symbol.dispose]());

function findStore({ stdout }: { stdout: string }) {
  const findings = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { check: string; code: string; says: string; fix?: string });
  return findings.find(({ check }) => check === "store");
}

test("doctor finds a disk that takes no more, says what that stops, and leaves nothing behind", async () => {
  const file = await prepareFile(`${bench.folder}/events.db`);

  const full = findStore(await bench.run("ulimit -f 600; kontor doctor --file events.db --json")); // No file may become larger than 300 KB, as on a disk with little room.
  const whole = findStore(await runHere(["doctor", "--file", file, "--json"]));

  expect(full).toMatchObject({ code: "store-disk-full", fix: expect.stringContaining("Free space") });
  expect(full!.says).toBe("its disk is full (EFBIG): no event can be stored, handled or acknowledged");
  expect(whole).toMatchObject({ code: "store-dead" });
  expect(readdirSync(bench.folder).filter((name) => /probe/.test(name))).toEqual([]);
  const inbox = sqliteInbox(`${bench.folder}/events.db`);
  expect(inbox.db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%probe%'").all()).toEqual([]);
  await inbox.close();
});

test.each([
  [{ code: "ENOSPC" }, "store-disk-full"],
  [{ code: "EDQUOT" }, "store-disk-full"],
  [{ code: "53100" }, "store-disk-full"],
  [{ errcode: 13 }, "store-disk-full"],
  [{ code: "EROFS" }, "store-read-only"],
  [{ code: "EACCES" }, "store-read-only"],
  [{ code: "25006" }, "store-read-only"],
  [{ errcode: 1_032 }, "store-read-only"], // SQLITE_READONLY_DBMOVED
  [{ errcode: 5 }, "store-held"],
  [{ message: "cannot open", cause: { errcode: 13 } }, "store-disk-full"],
  [{ errcode: 13 + 256 }, "store-disk-full"],
  [{ errcode: 261 }, "store-held"], // SQLITE_BUSY_RECOVERY
  [{ code: "EPERM" }, "store-read-only"],
  [{ code: "EFBIG" }, "store-disk-full"],
  [{ code: "ENOSPC2" }, undefined],
  [{ code: "ECONNREFUSED" }, undefined],
])("a write that is refused with %j is %s", (error, code) => {
  expect(nameRefusedWrite(error)?.[0]).toBe(code);
});

test("a folder that is not there is no problem of a disk", () => {
  expect(tryDisk(`${bench.folder}/none/events.db`)).toBeUndefined();
  expect(existsSync(`${bench.folder}/none`)).toBe(false);
});
