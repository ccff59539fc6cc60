import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  mkdirSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "../../cached.ts";
import type { TokenGrant } from "../../token.ts";
import { fileTokenStore } from "./store.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const token = { value: "secret", expiresAt: 4e12 };
const fileOf = () =>
  join(
    folder,
    readdirSync(folder).find((name) => name.endsWith(".json"))!,
  );
const warnings: Error[] = [];
process.on("warning", (warning) => warnings.push(warning));

const odd = (fields: object) => JSON.stringify({ value: "canary", expiresAt: 4e12, ...fields });
const endpoint = { calls: [1], failures: 0, notBefore: 0 };

describe.each<[string, string | Buffer]>([
  ["a token that no header carries", odd({ value: "can\nary" })],
  ["a token with a sign of another script", odd({ value: "canary€" })],
  ["an end that no date has", odd({ expiresAt: 1e300 })],
  ["a life that is text", odd({ lifeMs: "x" })],
  ["a refresh token that is a number", odd({ refreshToken: 5 })],
  ["an odd scheme", odd({ scheme: "Foo\n" })],
  ["an odd scope", odd({ scope: [] })],
  ["an endpoint without facts", odd({ endpoint: {} })],
  ["an endpoint that is text", odd({ endpoint: "x" })],
  ["no endpoint", odd({ endpoint: null })],
  ["no calls", odd({ endpoint: { ...endpoint, calls: null } })],
  ["calls that are text", odd({ endpoint: { ...endpoint, calls: ["x"] } })],
  ["less than no failure", odd({ endpoint: { ...endpoint, failures: -1 } })],
  ["a wait until for ever", odd({ endpoint: { ...endpoint, notBefore: 1e300 } })],
  ["a status that is text", odd({ endpoint: { ...endpoint, status: "canary" } })],
  ["an error that is no text", odd({ endpoint: { ...endpoint, error: {} } })],
  ["more than a token can be", odd({}) + " ".repeat(1024 * 1024)],
  ["nothing", ""],
  ["bytes", Buffer.from([0, 255, 3, 128, 10])],
  ["half of it", '{"value":"can'],
  ["a list", "[]"],
  ["no token", '{"value":7,"expiresAt":"soon"}'],
  ["null", "null"],
])("a damaged token file heals itself: %s", (_, bytes) => {
  test("it is moved aside and told, and costs one token call", async () => {
    let calls = 0;
    const grant: TokenGrant = Object.assign(
      async () => ({ value: new Secret(`t${(calls += 1)}`), expiresAt: new Date(4e12) }),
      { identity: () => ["app"] },
    );
    await cached(grant, { store: fileTokenStore(folder) }).get();
    writeFileSync(fileOf(), bytes);
    const damaged = fileOf();

    const got = await Promise.all(
      Array.from({ length: 20 }, () => cached(grant, { store: fileTokenStore(folder) }).get()),
    );
    await new Promise(setImmediate);

    expect(new Set(got.map(({ value }) => value.reveal()))).toEqual(new Set(["t2"]));
    expect(calls).toBe(2);
    expect(readFileSync(`${damaged}.damaged`)).toEqual(Buffer.from(bytes));
    expect(statSync(`${damaged}.damaged`).mode & 0o077).toBe(0);
    expect(warnings.at(-1)).toMatchObject({
      code: "KONTOR_TOKEN_FILE",
      message: expect.stringContaining(damaged) as string,
    });
  });
});

test("a damaged lock heals itself too", async () => {
  await fileTokenStore(folder).update("key", async () => token);
  writeFileSync(join(folder, "key.lock-0"), "x".repeat(5_000));

  await fileTokenStore(folder).update("key", async () => ({ ...token, value: "next" }));

  expect((await fileTokenStore(folder).get("key"))?.value).toBe("next");
});

test("a process that stood still during its token call does not write over what the others did meanwhile", async () => {
  const still = createVirtualClock(); // It never moves on, so the process does not show that it lives.
  const running = createVirtualClock({ now: still.now() + 61_000 });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const stopped = fileTokenStore(folder, { clock: still }).update("key", async () => {
    await answered;
    return { ...token, value: "of the one that stood still" };
  });
  const other = fileTokenStore(folder, { clock: running, random: () => 0.9 });
  const taken = other.update("key", async () => ({ ...token, value: "of another" }));

  await running.advance(20_000);
  await taken;
  answer();

  await expect(stopped).rejects.toThrow("another process took it over");
  expect((await other.get("key"))?.value).toBe("of another");
});

test("600 calls leave no descriptor behind, whether the file is whole or not", { timeout: 300_000 }, async () => {
  const store = fileTokenStore(folder);
  const count = () => readdirSync("/proc/self/fd").length;
  await store.update("key", async () => token);
  const before = count();

  for (let call = 0; call < 600; call += 1) {
    if (call % 3 === 0) await store.get("key");
    else if (call % 30 === 1) {
      writeFileSync(join(folder, "key.json"), "damaged");
      await store.update("key", async () => token);
    } else if (call % 30 === 2) {
      rmSync(join(folder, "key.json"));
      mkdirSync(join(folder, "key.json"));
      await expect(store.get("key")).rejects.toThrow("must be a file");
      rmSync(join(folder, "key.json"), { recursive: true });
    } else await store.update("key", () => Promise.reject(new Error("down"))).catch(() => {});
  }

  expect(count()).toBeLessThanOrEqual(before);
});

test("a folder or a file that others may read is closed to them", async () => {
  await fileTokenStore(folder).update("key", async () => token);
  chmodSync(folder, 0o777);
  chmodSync(join(folder, "key.json"), 0o666);

  await fileTokenStore(folder).get("key");

  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "key.json")).mode & 0o777).toBe(0o600);
});

test("a folder of another user is refused", () => {
  const inner = join(folder, "theirs");
  mkdirSync(inner);
  const user = process.getuid;
  process.getuid = () => 4_711;
  try {
    expect(() => fileTokenStore(inner)).toThrow(/must belong to user 4711: got user \d+$/);
  } finally {
    process.getuid = user!;
  }
});

test("symbolic links are not followed: not that of the folder, of a file or of a lock", async () => {
  const real = join(folder, "real");
  mkdirSync(real, { mode: 0o700 });
  symlinkSync(real, join(folder, "link"));
  writeFileSync(join(folder, "target"), JSON.stringify(token));
  symlinkSync(join(folder, "target"), join(real, "file.json"));
  symlinkSync(join(folder, "target-of-lock"), join(real, "lock.lock-0"));

  expect(() => fileTokenStore(join(folder, "link"))).toThrow("must be a folder, not a symbolic link");
  expect(() => fileTokenStore(`${join(folder, "link")}/`)).toThrow("must be a folder, not a symbolic link");
  await expect(fileTokenStore(real).get("file")).rejects.toThrow("must be a file, not a symbolic link");
  await expect(fileTokenStore(real).update("file", async () => ({ ...token, value: "over" }))).rejects.toThrow(
    "not a symbolic link",
  );
  await expect(fileTokenStore(real).update("lock", async () => token)).rejects.toThrow("not a symbolic link");
  expect(readFileSync(join(folder, "target"), "utf8")).toBe(JSON.stringify(token));
  expect(existsSync(join(folder, "target-of-lock"))).toBe(false);
});

test("a folder that is removed while the store is used is made again", async () => {
  const store = fileTokenStore(join(folder, "inner"));
  await store.update("key", async () => token);
  rmSync(join(folder, "inner"), { recursive: true });

  await store.update("key", async (current) => ({ ...token, value: String(current?.value) }));

  expect((await store.get("key"))?.value).toBe("undefined");
});

test("what a process that was killed has left is removed with the next token", async () => {
  writeFileSync(join(folder, "key.json.new-left"), "half");
  writeFileSync(join(folder, "other.json.new-left"), "half");
  await fileTokenStore(folder).update("key", async () => token);

  expect(readdirSync(folder).toSorted()).toEqual(["key.json", "key.lock-0", "other.json.new-left"]);
});

/** The times at which the holder shows that it lives, in seconds from when it took the lock, and the waits that are left. */
async function watchBeats(callMs: number, untilMs: number) {
  const clock = createVirtualClock();
  const begin = clock.now();
  const lock = join(folder, "key.lock-0");
  const updating = fileTokenStore(folder, { clock })
    .update("key", () => clock.sleep(callMs).then(() => token))
    .catch((error: Error) => error.message);
  await clock.advance(0);
  const beats = new Set<number>();
  for (let ms = 0; ms < untilMs; ms += 1_000) {
    beats.add(Math.round((statSync(lock).mtimeMs - begin) / 1_000));
    await clock.advance(1_000);
  }
  return { beats: [...beats], waits: clock.waits(), updating };
}

test("who holds a lock shows every five seconds that it lives, eleven times, and then no more", async () => {
  const { beats, waits } = await watchBeats(200_000, 100_000);

  expect(beats).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
  expect(waits).toBe(1); // the token call alone
});

test.each([
  ["ends", "kept"],
  ["fails", "failed"],
])("when the token call %s, its process no longer shows that it lives, and waits for nothing", async (_, outcome) => {
  const clock = createVirtualClock();
  const call = async () => {
    await clock.sleep(7_000);
    if (outcome === "failed") throw new Error("down");
    return token;
  };
  const updating = fileTokenStore(folder, { clock })
    .update("key", call)
    .catch(() => {});
  await clock.advance(7_000);
  await updating;
  const last = statSync(join(folder, "key.lock-0")).mtimeMs;

  expect(clock.waits()).toBe(0);
  await clock.advance(60_000);
  expect(statSync(join(folder, "key.lock-0")).mtimeMs).toBe(last);
});

test.each([
  [0, 7.5],
  [0.5, 15],
  [0.999_999, 22.5],
])("a lock that another one has is looked at again after 7.5 to 22.5 ms (random %d)", async (random, ms) => {
  const clock = createVirtualClock();
  const release = Promise.withResolvers<void>();
  const first = fileTokenStore(folder, { clock }).update("key", () => release.promise.then(() => token));
  const slept: number[] = [];
  const sleep: typeof clock.sleep = (waitMs, options) => {
    slept.push(waitMs);
    return clock.sleep(waitMs, options);
  };
  const second = fileTokenStore(folder, { clock: { ...clock, sleep }, random: () => random }).update(
    "key",
    async () => token,
  );
  await clock.advance(100);
  release.resolve();
  await clock.advance(100);
  await Promise.all([first, second]);

  const looks = slept.filter((each) => each < 1_000);
  expect(looks.length).toBeGreaterThan(2);
  for (const each of looks) expect(each).toBeCloseTo(ms, 3);
});

test("a token that cannot be written leaves no file behind, and the next one is written", async () => {
  const store = fileTokenStore(folder);
  await store.update("key", async () => token);
  rmSync(join(folder, "key.json"));
  mkdirSync(join(folder, "key.json"));
  chmodSync(join(folder, "key.json"), 0o700);
  await expect(store.update("key", async () => token)).rejects.toThrow("must be a file");
  rmSync(join(folder, "key.json"), { recursive: true });
  // Its name is taken while the token call runs, so only the last step of the write fails.
  const taking = store.update("key", async () => {
    mkdirSync(join(folder, "key.json"));
    return token;
  });

  await expect(taking).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(folder).toSorted()).toEqual(["key.json", "key.lock-0"]);
  rmSync(join(folder, "key.json"), { recursive: true });
  await store.update("key", async () => ({ ...token, value: "next" }));
  expect((await store.get("key"))?.value).toBe("next");
});

test.each([
  ["", false],
  ["a", true],
  ["a_B-9", true],
  ["k".repeat(128), true],
  ["k".repeat(129), false],
  ["../escape", false],
  ["a.b", false],
  ["a\n", false],
])("the key %j names a file in the folder: %s", async (key, isKey) => {
  const store = fileTokenStore(folder);
  const calls = [async () => store.get(key), async () => store.update(key, async () => token)];

  for (const call of calls)
    if (isKey) await expect(call()).resolves.not.toThrow();
    else await expect(call()).rejects.toThrow("Cannot use a key as it must be 1 to 128 letters, digits, - or _");
});

test.each<[unknown, string]>([
  [undefined, "be the path of a folder: got undefined"],
  ["", "be the path of a folder: got an empty text"],
  ["a\0b", "be one line without invisible characters (it has U+0000): got text of 3 characters"],
  [
    "/proc/nope/tokens",
    "be a folder that can be created, but there is no such file or folder (ENOENT, /proc/nope): check the path",
  ],
  [
    `${import.meta.filename}/tokens`,
    "be a folder that can be created, but a part of its path is a file and no folder (ENOTDIR",
  ],
])("a path that no folder can have is refused at once: %j", (place, words) => {
  expect(() => fileTokenStore(place as string)).toThrow(
    expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT", message: expect.stringContaining(words) }),
  );
});

test("the folders above a store are created", async () => {
  const deep = join(folder, "one", "two");
  await fileTokenStore(deep).update("k", async () => token);

  expect(statSync(deep).mode & 0o777).toBe(0o700);
});
