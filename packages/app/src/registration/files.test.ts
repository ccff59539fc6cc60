import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { toSecret } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { keyFile, writeSafely } from "./files.ts";

vi.mock("node:fs", { spy: true }); // the real ones: what they were asked, and in which order, is seen

const folder = fs.mkdtempSync(join(tmpdir(), "kontor-write-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));
afterEach(() => vi.clearAllMocks());

/** The calls that decide what a power cut leaves, in their order. */
function order(): string[] {
  const watched = { write: fs.writeSync, sync: fs.fsyncSync, name: [fs.renameSync, fs.linkSync] };
  return Object.entries(watched)
    .flatMap(([name, calls]) =>
      [calls].flat().flatMap((call) => vi.mocked(call).mock.invocationCallOrder.map((at) => ({ name, at }))),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

test.each([true, false])("a power cut leaves all of the text under its name, or nothing (replaces: %s)", (replaces) => {
  const path = join(folder, `cut-${replaces}`);

  writeSafely(path, "text", { replaces });

  expect(order()).toEqual(["write", "sync", "name", "sync"]); // the text, and then the folder that has its name
  const [file, named] = vi.mocked(fs.openSync).mock.results.map(({ value }) => value as number);
  expect(vi.mocked(fs.fsyncSync).mock.calls).toEqual([[file], [named]]);
  expect(vi.mocked(fs.openSync).mock.calls[1]![0]).toBe(folder);
});

test.each([true, false])("nothing is left but the file: no second name, no descriptor (replaces: %s)", (replaces) => {
  const own = fs.mkdtempSync(join(folder, "own-"));

  writeSafely(join(own, "file"), "text", { replaces });

  expect(fs.readdirSync(own)).toEqual(["file"]);
  expect(vi.mocked(fs.closeSync).mock.calls.flat()).toEqual(
    vi.mocked(fs.openSync).mock.results.map(({ value }) => value as number),
  );
});

test("one that is there stays, unless it is to be replaced", () => {
  const path = join(folder, "there");
  writeSafely(path, "first", { replaces: false });

  expect(() => writeSafely(path, "second", { replaces: false })).toThrow("EEXIST");
  expect(fs.readFileSync(path, "utf8")).toBe("first");

  writeSafely(path, "third", { replaces: true });
  expect(fs.readFileSync(path, "utf8")).toBe("third");
  expect(fs.statSync(path).mode & 0o777).toBe(0o600);
});

test("a second key, and a third, go beside the first, each with its time in its name", async () => {
  const own = fs.mkdtempSync(join(folder, "keys-"));
  let now = 1_771_000_000_000;
  const file = keyFile(join(own, "key"), { clock: { ...systemClock, now: () => now } });

  for (const text of ["one", "two", "three"]) {
    await file.saveKey(toSecret(text));
    now += 1;
  }

  const names = ["key", "key.1771000000001", "key.1771000000002"];
  expect(fs.readdirSync(own).toSorted()).toEqual(names);
  expect(names.map((name) => fs.readFileSync(join(own, name), "utf8"))).toEqual(["one\n", "two\n", "three\n"]);
});

test("an empty file is no key and is filled, and one with a key is there", async () => {
  const path = join(folder, "empty");
  fs.writeFileSync(path, "");
  const file = keyFile(path);

  expect(await file.hasKey()).toBe(false);
  await file.saveKey(toSecret("key"));

  expect([await file.hasKey(), fs.readFileSync(path, "utf8")]).toEqual([true, "key\n"]);
});
