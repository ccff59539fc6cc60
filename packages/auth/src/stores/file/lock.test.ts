import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi, onTestFinished } from "vitest";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { openFileLock, type FileLock, openGenerations } from "./lock.ts";

vi.mock("node:fs", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:fs")>();
  return { ...real, readdirSync: vi.fn(real.readdirSync), utimesSync: vi.fn(real.utimesSync) };
});

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "kontor-lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const two = (clock = createVirtualClock()) => ({
  clock,
  one: openFileLock(folder, "key", clock),
  other: openFileLock(folder, "key", clock),
});
/** Looks again and again, as who waits does. */
async function wait(lock: FileLock, clock: ReturnType<typeof createVirtualClock>, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    const release = lock.take();
    if (release) return release;
    await clock.advance(1_000);
  }
  return undefined;
}

test("a lock has one holder, and ends when it is let go", () => {
  const { one, other } = two();
  const release = one.take()!;

  expect([one.take(), other.take()]).toEqual([undefined, undefined]);
  release();
  expect(other.take()).toBeTypeOf("function");
});

test("a holder keeps it for 60 s, and then loses it and may not write", async () => {
  const { clock, one, other } = two();
  const release = one.take()!;

  expect(await wait(other, clock, 60)).toBeUndefined();
  one.check();
  const taken = await wait(other, clock, 3);

  expect(taken).toBeTypeOf("function");
  expect(() => one.check()).toThrow("another process took it over");
  other.check();
  release(); // harms nobody
  expect(one.take()).toBeUndefined();
});

test("a lock that was taken over leaves no file behind, however often that happens", async () => {
  const { clock, one, other } = two();
  one.take();
  await wait(other, clock, 63);
  expect(readdirSync(folder)).toEqual(["key.lock-1"]);

  await wait(openFileLock(folder, "key", clock), clock, 63);

  expect(readdirSync(folder)).toEqual(["key.lock-2"]);
});

test("who stands still between its look and its lock does not hold the old lock beside the newer one", () => {
  const { one, other } = two();
  one.take()!();
  let release: (() => void) | undefined;
  vi.mocked(readdirSync as (path: string) => string[]).mockImplementationOnce((path) => {
    const seen = readdirSync(path);
    writeFileSync(join(folder, "key.lock-1"), ""); // Others went on to the next one meanwhile.
    release = other.take();
    return seen;
  });

  expect(one.take()).toBeUndefined();
  expect(release).toBeTypeOf("function");
  other.check();
  release!();
  expect(one.take()).toBeTypeOf("function");
});

test("a clock on the wall that jumps ahead takes nothing from a holder who has just begun", async () => {
  const { clock, one, other } = two();
  one.take();
  expect(other.take()).toBeUndefined();
  clock.setNow(clock.now() + 3_600_000);

  expect(await wait(other, clock, 12)).toBeUndefined(); // a token call takes 10 s at most
  one.check();
});

test("a clock on the wall that is set back delays no takeover", async () => {
  const { clock, one, other } = two();
  one.take();
  clock.setNow(clock.now() - 3_600_000);

  expect(await wait(other, clock, 60)).toBeUndefined();
  expect(await wait(other, clock, 3)).toBeTypeOf("function");
  expect(() => one.check()).toThrow("another process took it over");
});

test("the minute begins with each holder anew", async () => {
  const { clock, one, other } = two();
  one.take()!();
  await clock.advance(7_200_000);
  one.take();

  expect(await wait(other, clock, 30)).toBeUndefined();
  one.check();
});

test("a lock that cannot be marked as taken is let go, and can be taken again", () => {
  const { one, other } = two();
  vi.mocked(utimesSync).mockImplementationOnce(() => {
    throw new Error("the file system is read-only");
  });

  expect(() => one.take()).toThrow("the file system is read-only");
  const release = other.take();
  expect(release).toBeTypeOf("function");
  release!();
  expect(one.take()).toBeTypeOf("function");
});

test("a holder who shows that it lives keeps the lock, also where the clock on the wall jumps ahead", async () => {
  const { clock, one, other } = two();
  one.take();
  expect(other.take()).toBeUndefined();
  clock.setNow(clock.now() + 3_600_000);

  for (let beat = 0; beat < 14; beat += 1) {
    one.touch();
    expect(await wait(other, clock, 5)).toBeUndefined();
  }

  one.check();
});

test("who does not hold the lock shows nothing, nor does a former holder", async () => {
  const { clock, one, other } = two();
  one.take();
  other.take(); // It has looked, so it knows the file.
  const at = () => statSync(join(folder, "key.lock-0")).mtimeMs;
  const begin = at();
  await clock.advance(5_000);

  other.touch();
  expect(at()).toBe(begin);
  one.touch();
  expect(at()).toBe(begin + 5_000);
});

test("a holder is lost only after it was seen to stand still for 15 s, however far ahead the clock on the wall is", async () => {
  const { clock, one, other } = two();
  one.take();
  expect(other.take()).toBeUndefined();
  clock.setNow(clock.now() + 60_001);

  expect(await wait(other, clock, 16)).toBeUndefined();
  expect(await wait(other, clock, 2)).toBeTypeOf("function");
});

test("the same file is locked again and again, without being opened anew", () => {
  const { one } = two();
  const databases = vi.spyOn(process.getBuiltinModule("node:sqlite").DatabaseSync.prototype, "close");
  for (let times = 0; times < 5; times += 1) one.take()!();

  expect(databases).not.toHaveBeenCalled();
});

test("generations are the numbered files of one lock, in the order of their numbers", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { pathOf, list, readNewest, findInode } = openGenerations(folder, "a.lock-");

  expect([list(), readNewest(), findInode(0)]).toEqual([[], 0, undefined]);
  for (const name of ["a.lock-10", "a.lock-9", "a.lock-x", "a.lock-9-journal", "b.lock-11"])
    writeFileSync(join(folder, name), "");

  expect([list(), readNewest()]).toEqual([[9, 10], 10]);
  expect(pathOf(9)).toBe(join(folder, "a.lock-9"));
  expect(findInode(9)).toEqual(expect.any(Number));
});
