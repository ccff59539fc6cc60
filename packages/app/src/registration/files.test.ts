import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { Secret, toSecret } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { keyFile, progressFile } from "./files.ts";

vi.mock("node:fs", { spy: true }); // the real ones: what they were asked, and in which order, is seen

const folder = fs.mkdtempSync(join(tmpdir(), "kontor-write-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));
afterEach(() => vi.clearAllMocks());

const progress = { appId: "app", baseUrl: "https://erp.test", requestedAt: "2026-02-11T08:00:00.000Z" };

/** Keeps a text in a file: as the progress of a registration, which replaces the file, or as a key, which does not. */
const write = async (path: string, text: string, replaces: boolean) =>
  replaces ? progressFile(path).save({ ...progress, challengeCode: text }) : keyFile(path).saveKey(new Secret(text));

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

test.each([true, false])(
  "a power cut leaves all of the text under its name, or nothing (replaces: %s)",
  async (replaces) => {
    const path = join(folder, `cut-${replaces}`);

    await write(path, "text", replaces);

    expect(order()).toEqual(["write", "sync", "name", "sync"]); // the text, and then the folder that has its name
    const [file, named] = vi.mocked(fs.openSync).mock.results.map(({ value }) => value as number);
    expect(vi.mocked(fs.fsyncSync).mock.calls).toEqual([[file], [named]]);
    expect(vi.mocked(fs.openSync).mock.calls[1]![0]).toBe(folder);
  },
);

test.each([true, false])(
  "nothing is left but the file: no second name, no descriptor (replaces: %s)",
  async (replaces) => {
    const own = fs.mkdtempSync(join(folder, "own-"));

    await write(join(own, "file"), "text", replaces);

    expect(fs.readdirSync(own)).toEqual(["file"]);
    expect(vi.mocked(fs.closeSync).mock.calls.flat()).toEqual(
      vi.mocked(fs.openSync).mock.results.map(({ value }) => value as number),
    );
  },
);

test("a key that is there stays, and progress is replaced", async () => {
  const path = join(folder, "there");
  await write(path, "first", false);
  await keyFile(path, { clock: { ...systemClock, now: () => 7 } }).saveKey(new Secret("second"));

  expect([path, `${path}.7`].map((each) => fs.readFileSync(each, "utf8"))).toEqual(["first\n", "second\n"]);

  await write(path, "third", true);
  expect(JSON.parse(fs.readFileSync(path, "utf8"))).toEqual({ ...progress, challengeCode: "third" });
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
