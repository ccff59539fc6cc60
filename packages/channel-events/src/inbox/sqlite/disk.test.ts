import fs, { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { sqliteInbox } from "./inbox.ts";

type Done = (error: NodeJS.ErrnoException | null) => void;

const folder = mkdtempSync(join(tmpdir(), "kontor-flush-"));
const { fdatasync, fdatasyncSync, openSync } = fs;
const paths = new Map<number, string>();
let opened = new Set<number>();
let flushed: string[] = [];
let emptied: number[] = []; // the sizes of logs that the program waited for
let answer: (descriptor: number, done: Done) => void = fdatasync;
Object.assign(fs, {
  openSync: (...given: Parameters<typeof openSync>) => {
    const descriptor = openSync(...given);
    paths.set(descriptor, String(given[0]));
    opened.add(descriptor);
    return descriptor;
  },
  fdatasyncSync: (descriptor: number) => {
    emptied.push(statSync(paths.get(descriptor)!).size);
    fdatasyncSync(descriptor);
  },
  fdatasync: (descriptor: number, done: Done) => {
    flushed.push(paths.get(descriptor)!);
    answer(descriptor, done);
  },
});
syncBuiltinESMExports();
afterAll(() => {
  Object.assign(fs, { fdatasync, fdatasyncSync, openSync });
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

let files = 0;
let path = "";
beforeEach(() => {
  path = join(folder, `${(files += 1)}.db`);
  flushed = [];
  emptied = [];
  answer = fdatasync;
});
const event = (id: string) => ({ id, type: "t", lane: id, raw: "{}" });
const fail: typeof answer = (_, done) => setImmediate(() => done(Object.assign(new Error("EIO: i/o error"), {})));

test("an event is named as to be acknowledged when the disk has it, and the program goes on until then", async () => {
  const inbox = sqliteInbox(path);
  const disk = Promise.withResolvers<void>();
  answer = (descriptor, done) => void disk.promise.then(() => fdatasync(descriptor, done));
  await inbox.accept([event("1")]);
  let named: string[] | undefined;

  const pending = inbox.pendingAcknowledgements(10).then((ids) => (named = ids));
  const claims = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  expect(claims.map(({ lane }) => lane)).toEqual(["1"]);
  expect({ flushed, named }).toEqual({ flushed: [`${path}-wal`], named: undefined });

  disk.resolve();
  await pending;
  expect(named).toEqual(["1"]);
  await inbox.close();
});

test("an event that nobody can acknowledge is on the disk when it counts as stored", async () => {
  const inbox = sqliteInbox(path);
  await inbox.accept([{ ...event("1"), hasNoId: true }]);
  expect(flushed).toEqual([`${path}-wal`]);
  await inbox.close();
});

test("after a failure of the disk nothing is acknowledged until all of it is written again", async () => {
  const inbox = sqliteInbox(path);
  const reader = new DatabaseSync(path);
  await inbox.accept([event("1")]);
  answer = fail;
  const failed = { code: "ERR_PLATFORM_STORE", isFinal: false };
  await expect(inbox.pendingAcknowledgements(10)).rejects.toMatchObject({
    ...failed,
    message: expect.stringContaining("EIO"),
  });

  answer = fdatasync; // It would succeed, although the disk has nothing.
  reader.exec("BEGIN; SELECT * FROM event");
  await expect(inbox.pendingAcknowledgements(10)).rejects.toMatchObject({
    ...failed,
    message: expect.stringContaining("busy"),
  });
  reader.exec("COMMIT");

  expect(await inbox.pendingAcknowledgements(10)).toEqual(["1"]);
  expect(flushed.length).toBe(1);
  expect({ size: statSync(`${path}-wal`).size, emptied }).toEqual({ size: 0, emptied: [0] });
  expect(reader.prepare("SELECT id FROM event").all()).toEqual([{ id: "1" }]);

  await inbox.accept([event("2")]);
  expect(await inbox.pendingAcknowledgements(10)).toEqual(["1", "2"]);
  expect(flushed.length).toBe(2);
  reader.close();
  await inbox.close();
});

test("a failure that the disk has told SQLite alone is noticed, because the log was open before it", async () => {
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1")]);
  opened = new Set();
  answer = (descriptor, done) => (opened.has(descriptor) ? fdatasync : fail)(descriptor, done); // An open that comes later hears of nothing.
  await expect(inbox.pendingAcknowledgements(10)).rejects.toMatchObject({ code: "ERR_PLATFORM_STORE" });
  await inbox.close();
});

test("a flush that ends after another has failed does not hide the failure", async () => {
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1")]);
  const waiting: Done[] = [];
  answer = (_, done) => void waiting.push(done);
  const first = inbox.pendingAcknowledgements(10);
  const second = inbox.accept([{ ...event("2"), hasNoId: true }]);
  await vi.waitFor(() => expect(waiting.length).toBe(2));
  waiting[0]!(new Error("EIO: i/o error"));
  await expect(first).rejects.toMatchObject({ code: "ERR_PLATFORM_STORE" });
  waiting[1]!(null);
  await second;
  expect({ size: statSync(`${path}-wal`).size, emptied }).toEqual({ size: 0, emptied: [0] });
  await inbox.close();
});

test("a file that is closed during a flush keeps its number until the flush has ended", async () => {
  const inbox = sqliteInbox(path);
  await inbox.accept([event("1")]);
  const disk = Promise.withResolvers<void>();
  const numbers: number[] = [];
  const failures: unknown[] = [];
  answer = (descriptor, done) => {
    numbers.push(descriptor);
    const note: Done = (error) => done((failures.push(error), error));
    void disk.promise.then(() => fdatasync(descriptor, note));
  };
  const pending = inbox.pendingAcknowledgements(10);
  await inbox.close();
  disk.resolve();
  await expect(pending).rejects.toMatchObject({ message: expect.stringContaining("it was closed") });
  expect(failures).toEqual([null]);
  expect(() => fs.fstatSync(numbers[0]!)).toThrow("EBADF");
});

test.each(["accessSync", "utimesSync"] as const)(
  "a lock of another user is refused with the remedy, and is not kept: %s",
  async (name) => {
    const path = join(folder, `${name}.db`);
    const inbox = sqliteInbox(path);
    const allowed = fs[name];
    const refuse = () => {
      throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    };
    Object.assign(fs, { [name]: refuse });
    syncBuiltinESMExports();

    await expect(inbox.own!("consumer")).rejects.toMatchObject({
      code: "ERR_PLATFORM_STORE",
      message: expect.stringContaining("must belong to the user of this program"),
    });

    Object.assign(fs, { [name]: allowed });
    syncBuiltinESMExports();
    const other = sqliteInbox(path);
    expect(await other.own!("consumer")).toMatchObject({ isOurs: true });
    await Promise.all([inbox.close(), other.close()]);
  },
);

test("a file that cannot be opened names what a person can do", () => {
  const path = join(folder, "unwritable.db");
  mkdirSync(`${path}-wal`); // Nobody can write a log here.

  expect(() => sqliteInbox(path)).toThrow(
    `Cannot open the inbox ${path} as disk I/O error (SQLITE_IOERR): check that the disk of its folder has free space and works`,
  );
});

test.each([
  ["EROFS", "mount the folder writable"],
  ["ENOSPC", "free space on the disk of its folder"],
])("a log that cannot be opened (%s) is told with the file and the remedy", (code, remedy) => {
  const path = join(folder, `${code}.db`);
  const open = fs.openSync;
  fs.openSync = () => {
    throw Object.assign(new Error(`${code}: no`), { code });
  };
  syncBuiltinESMExports();
  try {
    const problem = expect.stringMatching(
      `^Cannot open the inbox ${path} as its [a-z -]+ \\(${code}\\): ${remedy}`,
    ) as string;
    expect(() => sqliteInbox(path)).toThrow(expect.objectContaining({ name: "StoreError", message: problem }) as Error);
  } finally {
    fs.openSync = open;
    syncBuiltinESMExports();
  }
});
