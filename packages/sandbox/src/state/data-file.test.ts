import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { dataFile } from "./data-file.ts";
import { createSandbox } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/demo.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-data-"));
let count = 0;
const path = () => join(folder, `sandbox-${(count += 1)}.db`);
afterAll(() => rmSync(folder, { recursive: true }));

test("a sandbox goes on from its data: state, time, ids and tokens", async () => {
  const file = path();
  const startAt = new Date("2026-02-11T08:00:00Z");
  const first = createSandbox({ startAt, storage: dataFile(file) });
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await first.fetch("https://x/v1/auth", exchange)).json()) as { authToken: string };
  first.trigger("Seller:New.Type", {});
  first.advance(5_000);
  first.assume({ pageSize: 7 });
  const before = first.snapshot();
  first[Symbol.dispose]();

  using second = createSandbox({ storage: dataFile(file) });
  const answer = await second.fetch("https://x/v1/channel/event", {
    headers: { authorization: `Bearer ${authToken}` },
  });

  expect(before.tables["events"]).toHaveLength(1);
  expect(second.assumptions().values.pageSize).toBe(7);
  expect(second.now()).toEqual(new Date("2026-02-11T08:00:05Z"));
  expect(answer.status).toBe(200);
  expect(second.trigger("Seller:New.Type", {})).toBe("event-000002");
});

test("a file that is none of ours, or that another sandbox has, is refused", () => {
  const [strange, taken] = [path(), path()];
  writeFileSync(strange, "something else entirely, and longer than a header of a database".repeat(20));
  using first = createSandbox({ storage: dataFile(taken) });

  expect(() => dataFile(strange)).toThrow("the file must be free and its own");
  expect(() => createSandbox({ storage: dataFile(taken) })).toThrow("the file must be free and its own");
  expect(first.events()).toEqual([]);
});

test("events keep their order through restore and restart", () => {
  const file = path();
  const seed = { ...defaultSeed, refreshTokens: { ...defaultSeed.refreshTokens, other: { channel: "OTHERCHANNEL" } } };
  const first = createSandbox({ seed, storage: dataFile(file) });
  first.trigger("A.B", {}, { channel: demo.channel });
  first.trigger("A.B", {}, { channel: demo.channel });
  const snapshot = first.snapshot();
  first.reset();
  first.trigger("A.B", {}, { channel: "OTHERCHANNEL" });
  first.trigger("A.B", {}, { channel: demo.channel });
  first.restore(snapshot);
  first[Symbol.dispose]();

  using second = createSandbox({ seed, storage: dataFile(file) });

  expect(second.events({ channel: demo.channel }).map(({ event }) => event.id)).toEqual([
    "event-000001",
    "event-000002",
  ]);
  expect(second.snapshot()).toEqual(snapshot);
});

test("what could not be kept once is kept with the next", () => {
  const kept: string[] = [];
  let isFull = true;
  using sandbox = createSandbox({
    storage: {
      load: () => undefined,
      replace() {},
      save(changes) {
        if (isFull) throw new Error("The disk is full");
        kept.push(...changes.map(({ key }) => key));
      },
      close() {},
    },
  });

  expect(() => sandbox.trigger("A.B", {})).toThrow("The disk is full");
  isFull = false;
  sandbox.trigger("A.B", {});

  expect(kept).toEqual(expect.arrayContaining([`${demo.channel}/event-000001`, `${demo.channel}/event-000002`]));
});

test("an answer leaves when what it changed is kept, and not before", async () => {
  const kept: string[] = [];
  using sandbox = createSandbox({
    storage: {
      load: () => undefined,
      replace() {},
      save: (changes) => void kept.push(...changes.map((each) => each.table)),
      close() {},
    },
  });

  await sandbox.fetch("https://x/v1/auth", {
    method: "POST",
    body: new URLSearchParams({ refreshToken: demo.refreshToken }),
  });

  expect(kept).toContain("tokens");
});

test("what was removed is not there again after a restart", () => {
  const file = path();
  const first = createSandbox({ storage: dataFile(file) });
  first.removeFault(first.addFault({ kind: "reset" }));
  const kept = first.addFault({ kind: "unavailable" });
  first[Symbol.dispose]();

  using second = createSandbox({ storage: dataFile(file) });

  expect(second.faults().map(({ id }) => id)).toEqual([kept]);
});

test("changes are kept all or none", () => {
  const file = path();
  const storage = dataFile(file);
  const fits = { table: "counters", key: "events", row: 1 };

  expect(() => storage.save([fits, { ...fits, key: null as never }])).toThrow("NOT NULL");
  expect(storage.load()).toBeUndefined();
  storage.close();
});

test.each([
  ["a database of others", "CREATE TABLE customers (id)"],
  ["rows of others", "CREATE TABLE rows (id)"],
])("%s is not taken over", (_, statement) => {
  const file = path();
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();

  expect(() => dataFile(file)).toThrow("the file must be free and its own");
  expect(new DatabaseSync(file).prepare("SELECT count(*) AS count FROM sqlite_schema").get()).toEqual({ count: 1 });
});

test.skipIf(process.platform === "win32")(
  "the files are for their owner alone; open ones are closed, and that is told once",
  () => {
    const file = path();
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    const listModes = () =>
      readdirSync(folder)
        .filter((name) => join(folder, name).startsWith(file))
        .map((name) => statSync(join(folder, name)).mode & 0o777);

    const first = createSandbox({ storage: dataFile(file) });
    const modes = listModes();
    first[Symbol.dispose]();
    chmodSync(file, 0o644);
    for (let start = 1; start <= 2; start += 1) createSandbox({ storage: dataFile(file) })[Symbol.dispose]();

    expect([...new Set([...modes, ...listModes()])]).toEqual([0o600]);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      `Other users could open these files; from now on only their owner can: ${file}, ${file}-wal`,
    ]);
    warn.mockRestore();
  },
);
