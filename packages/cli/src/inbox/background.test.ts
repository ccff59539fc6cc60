import fs, { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import threads from "node:worker_threads";
import { sqliteInbox, type SqliteInbox } from "@kontor/channel-events/sqlite";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { callInBackground, describeElapsed } from "./background.ts";

describe("call", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-background-"));
  let files = 0;
  let path: string;
  let inbox: SqliteInbox;
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    path = join(folder, `events-${(files += 1)}.db`); // a thread of the test before may still close its own
    await prepareFile(path);
    inbox = sqliteInbox(path);
  });
  afterEach(() => inbox.close());

  test("while a file does not answer, the program shows progress and hears what it is told", async () => {
    const shown: string[] = [];
    inbox.db.exec("BEGIN IMMEDIATE"); // Everybody else waits.

    const calling = callInBackground<number>(
      { inbox, path },
      { do: "replay", args: [{ state: "dead" }] },
      {
        terminal: { showProgress: (text) => shown.push(text) },
        describe: describeElapsed("1 event is being replayed"),
      },
    );
    await waitUntil(() => expect(shown.length).toBeGreaterThan(2));
    inbox.db.exec("COMMIT");

    expect(await calling).toBe(1);
    expect(shown[0]).toBe("1 event is being replayed, for 0 s");
    expect(shown.at(-1)).toBe("");
  });

  test("a thread waits a minute for a change of somebody else", async () => {
    const worker = vi.spyOn(threads, "Worker");
    syncBuiltinESMExports();

    await callInBackground(
      { inbox, path },
      { do: "purge", args: [{}] },
      { terminal: { showProgress() {} }, describe: () => "" },
    );

    expect(worker.mock.calls.map(([, options]) => options)).toMatchObject([{ workerData: { busyTimeoutMs: 60_000 } }]);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test("an inbox without a file is called directly, and an error of a thread is told as one", async () => {
    const quiet = { terminal: { showProgress: () => {} }, describe: () => "" };

    expect(await callInBackground({ inbox }, { do: "putAside", args: [{ lane: "4711" }, "test"] }, quiet)).toBe(1);
    expect(await callInBackground({ inbox, path }, { do: "purge", args: [{}] }, quiet)).toEqual({
      payloads: 0,
      rows: 0,
    });
    await expect(callInBackground({ inbox, path }, { do: "backup", args: [path] }, quiet)).rejects.toThrow(
      "Cannot back up the inbox",
    );
  });

  test("a purge of a file tells how many rows it has changed, between its portions", async () => {
    const insert = inbox.db.prepare(
      "INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at) VALUES (?, 'x:Y', 'many', '{}', 'dead', 'no', 1, 1)",
    );
    inbox.db.exec("BEGIN");
    for (let number = 0; number < 20_000; number += 1) insert.run(`many-${number}`);
    inbox.db.exec("COMMIT");
    const told: number[] = [];
    const describe = (_: number, changed?: number) => String(changed !== undefined && told.push(changed));

    const call = { do: "purge", args: [{ putAsideAfterMs: 1 }] } as const;
    const purged = await callInBackground(
      { inbox, path },
      { ...call, args: [...call.args] },
      { terminal: { showProgress: () => {} }, describe },
    );

    expect(purged).toEqual({ payloads: 20_002, rows: 0 });
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBeLessThanOrEqual(20_002);
  });

  test("a process that ends during a change says how much was changed, and stays so", async () => {
    const insert = inbox.db.prepare(
      "INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at) VALUES (?, 'x:Y', 'many', '{}', 'dead', 'no', 1, 1)",
    );
    inbox.db.exec("BEGIN");
    for (let number = 0; number < 20_000; number += 1) insert.run(`many-${number}`);
    inbox.db.exec("COMMIT");
    const before = new Set(process.listeners("exit"));
    const kill = vi.spyOn(process, "kill").mockReturnValue(true);
    const said = vi.spyOn(fs, "writeSync").mockReturnValue(0);
    syncBuiltinESMExports();
    const told: number[] = [];
    const describe = (_: number, changed = 0) => {
      if (changed > 0 && told.push(changed) === 1)
        process
          .listeners("exit")
          .find((each) => !before.has(each))!
          .call(process, 130);
      return "";
    };

    const call = { do: "replay", args: [{ lane: "many" }] } as const;
    const changed = await callInBackground<number>({ inbox, path }, call, {
      terminal: { showProgress: () => {} },
      describe,
    });

    expect([changed, told[0]! % 5_000]).toEqual([20_000, 0]);
    expect(said.mock.calls).toEqual([
      [2, expect.stringContaining(`at least ${told[0]} events were changed, and stay changed`)],
    ]);
    expect(kill.mock.calls).toEqual([[process.pid, "SIGINT"]]);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test("very many events are replayed and put aside in a thread, all of them", async () => {
    const insert = inbox.db.prepare(
      "INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at) VALUES (?, 'x:Y', 'many', '{}', 'dead', 'no', 1, 1)",
    );
    inbox.db.exec("BEGIN");
    for (let number = 0; number < 2_000; number += 1) insert.run(`many-${number}`);
    inbox.db.exec("COMMIT");

    const { said: replayed } = await runInbox(["replay", "--file", path, "--seller", "many", "--yes", "--json"]);
    const { said: aside } = await runInbox(["dead", "--file", path, "--seller", "many", "--yes", "--json"]);

    expect(JSON.parse(replayed)).toEqual({ matched: 2_000, changed: 2_000, dryRun: false });
    expect(JSON.parse(aside)).toEqual({ matched: 2_000, changed: 2_000, dryRun: false });
  });
});

describe("backup", async () => {
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
      message: expect.stringContaining("a file or folder of this name exists"),
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
        message: expect.stringContaining("its name is too long (ENAMETOOLONG): choose a shorter one") as string,
      });
      expect(readdirSync(folder)).toEqual(before);
    },
  );

  test("a backup listens for the end of the process no longer than it takes", async () => {
    const listeners = process.listenerCount("exit");

    await runInbox(["backup", join(folder, "another.db"), "--file", file]);

    expect(process.listenerCount("exit")).toBe(listeners);
  });

  test("a backup has its name only when it is on the disk", async () => {
    const order: string[] = [];
    for (const name of ["fsyncSync", "renameSync"] as const) {
      const original = fs[name] as (...given: unknown[]) => void;
      vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
        order.push(name);
        original(...given);
      });
    }
    syncBuiltinESMExports();

    await runInbox(["backup", join(folder, "flushed.db"), "--file", file]);
    vi.restoreAllMocks();
    syncBuiltinESMExports();

    expect(order).toEqual(["fsyncSync", "renameSync"]);
  });

  test("a process that ends during a backup leaves no half of a copy behind", async () => {
    const before = new Set(process.listeners("exit"));
    const copy = join(folder, "cut.db");
    for (const end of ["", "-journal"]) writeFileSync(`${copy}.${process.pid}.part${end}`, "half"); // as if it had begun to write

    const backup = runInbox(["backup", copy, "--file", file]).catch(() => undefined);
    await vi.waitUntil(() => process.listeners("exit").length > before.size, { timeout: 60_000, interval: 1 });
    const [forget] = process.listeners("exit").filter((each) => !before.has(each));
    expect(forget!.name).toBe("forget"); // another one would end this process
    forget!.call(process, 130);

    expect(readdirSync(folder).filter((name) => name.startsWith("cut.db"))).toEqual([]);
    await backup;
  });
});
