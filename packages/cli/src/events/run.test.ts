import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HandlerResult, StoredContext } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, describe, expect, test } from "vitest";
import { CliError } from "../errors.ts";
import { openStage } from "../fixtures/kontor.ts";
import { runInbox } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";
import { createTally, readRunSettings } from "./run.ts";

describe("run", () => {
  const RUN = "kontor events run --file events.db";
  const stages: Awaited<ReturnType<typeof openStage>>[] = [];
  afterAll(() => Promise.all(stages.map((stage) => stage[Symbol.asyncDispose]())));

  /** Opens a stage for a test alone, so that all can play at a time. */
  async function open() {
    const stage = await openStage();
    stages.push(stage);
    const { folder, readNotes, env } = stage;
    const file = join(folder, "events.db");
    /** The states of the stored events, in order of arrival. */
    const listStates = async () =>
      (await runInbox(["list", "--file", file, "--state", "all", "--json"])).said
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as { state: string; attempts: number; problem: string | null });
    const findPids = () => [...new Set(readNotes().map((words) => Number(words[4])))];
    /** Runs the consumer in this process, with the handler of the tests. */
    const runConsumer = (words: string, signal?: AbortSignal) =>
      runHere(["events", "run", "--file", file, ...words.split(" "), "--", "sh", join(folder, "resident.sh")], {
        env,
        ...(signal && { signal }),
      });
    return { ...stage, listStates, findPids, runConsumer };
  }

  function isRunning(pid: number): boolean {
    try {
      process.kill(pid, 0);
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
    } catch {
      return false;
    }
  }

  test("a run with --once says so if another process handles the events of the file", async () => {
    const { trigger, listStates, folder, runConsumer } = await open();
    trigger("1");
    const inbox = sqliteInbox(join(folder, "events.db"));
    await inbox.own!("another consumer");

    const { code, stderr } = await runConsumer("--once");

    expect(code).toBe(1);
    expect(stderr).toContain(`as process ${process.pid} on `);
    expect(stderr).toContain("stop it, or leave out --once");
    await inbox.close();
    expect(await listStates()).toEqual([]);
  });

  test("a resident program gets the events of each seller in order, and says how each ended", async () => {
    const { trigger, readNotes, listStates, runConsumer, sandbox } = await open();
    const ids = ["1", "2", "1", "1", "2"].map((seller) => trigger(seller));
    trigger("3", { says: "dead" });
    trigger("5", { says: "retry" });
    trigger("6", { says: "park" });

    const { code, stdout, stderr } = await runConsumer("--once");

    expect(
      readNotes()
        .filter(([word, seller]) => word === "ends" && seller === "1")
        .map((words) => words[2]),
    ).toEqual([ids[0], ids[2], ids[3]]);
    expect(await listStates()).toMatchObject([
      ...ids.map(() => ({ state: "done" })),
      { state: "dead", problem: "no such category" },
      { state: "waiting", problem: "the handler asked for another try" },
      { state: "waiting", problem: "they asked for it" },
    ]);
    expect(stdout).toMatch(/^✔ 5 events done, 1 runs .*, 1 dead, 1 times a seller was parked, 2 wait\n$/);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining("A handler gives an event up (event-000006 of seller 3): no such category"),
    });
    expect(sandbox.report().events["Seller:Meta.SellerAttributesUpdateRequest"]).toMatchObject({ acknowledged: 8 });
  });

  test("a program that crashes, hangs, or writes garbage fails its own event alone, and all are handled in the end", async () => {
    const { trigger, readNotes, listStates, findPids, runConsumer } = await open();
    const says = ["crash", "kill", "hang", "close", "failed", "garbage", "other", "unknown", "twice"];
    for (const [seller, each] of says.entries()) trigger(String(seller + 1), { says: each });
    for (let seller = 1; seller <= 9; seller += 1) trigger(String(seller));

    const stopping = new AbortController();
    const running = runConsumer("--timeout 5s --json", stopping.signal);
    const all = Array.from({ length: 18 }, () => "done");
    await waitUntil(() => readNotes().length > 0); // The file is there.
    await waitUntil(async () => expect((await listStates()).map(({ state }) => state)).toEqual(all), {
      intervalMs: 100,
    });
    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
    const { code, stderr } = await running;

    expect(code).toBe(0);
    for (const words of [
      "the program ended with exit code 3 before it answered",
      "the program was ended by SIGKILL before it answered",
      "the program took longer than 5 s (--timeout)",
      "the program closed its standard output",
      "the shop is down",
      "a line of 23 characters that is not a JSON object",
      "the id of another event",
      "an outcome that is not one of done, failed, retry, dead, park",
    ])
      expect(stderr).toContain(words);
    expect(stderr).not.toContain("c4n4ry");
    const begun = readNotes().filter(([word]) => word === "begins");
    for (let seller = 1; seller <= 9; seller += 1) {
      const ids = begun.filter((words) => words[1] === String(seller)).map((words) => words[2]!);
      expect(ids, "no event of a seller begins before the one before it is done").toEqual(ids.toSorted());
    }
    expect(findPids().filter(isRunning)).toEqual([]);
  });

  test("with --each a shell is enough: its exit code is the outcome", async () => {
    const { folder, run, trigger, listStates } = await open();
    writeFileSync(
      join(folder, "each.sh"),
      'env > env.txt\nread -r line\ncase "$line" in *dead*) exit 65 ;; *crash*) exit 7 ;; *hang*) sleep 3600 ;; esac\necho "$line" >> lines.txt; echo heard >&2; echo loud\n',
    );
    const digits = "12345678901234567890.10";
    const inbox = sqliteInbox(join(folder, "events.db"));
    const raw = `{"id":"long","type":"Seller:Some.NewType","createdAt":"2026-11-23T10:00:00Z","event":{"sellerId":"9","price":${digits}}}`;
    await inbox.accept([{ id: "long", type: "Seller:Some.NewType", lane: "9", raw }]);
    await inbox.close();
    for (const [index, says] of ["done", "dead", "crash", "hang"].entries()) trigger(String(index + 1), { says });

    const { code, stdout, stderr } = await run(`${RUN} --each --once --json --timeout 2s -- sh each.sh`).ended;

    expect(code).toBe(1);
    expect((await listStates()).map(({ state, problem }) => [state, problem])).toEqual([
      ["done", "unknown type"],
      ["done", null],
      ["dead", "the program ended with exit code 65: no retry can fix it"],
      ["waiting", "the program ended with exit code 7"],
      ["waiting", "the program took longer than 2 s (--timeout): the program was ended by SIGKILL"],
    ]);
    const outcomes = stdout
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { outcome: string }).outcome);
    expect([...new Set(outcomes)].toSorted()).toEqual(["dead", "done", "failed"]);
    expect(stderr).toMatch(/^heard$/m);
    expect(stderr).toMatch(/^loud$/m);
    const around = readFileSync(join(folder, "env.txt"), "utf8");
    expect(around).toContain("KONTOR_CHANNEL_URL=");
    expect(around).not.toMatch(/KONTOR_REFRESH_TOKEN|KONTOR_INBOX/);
    const lines = readFileSync(join(folder, "lines.txt"), "utf8").trim().split("\n").toSorted();
    expect(lines.find((line) => line.includes('"long"'))).toContain(`"price":${digits}`); // No digit is lost, also of a type that nobody knows.
    const given = JSON.parse(lines.find((line) => !line.includes('"long"'))!) as object;
    expect(given).toMatchObject({
      id: expect.any(String),
      seller: "1",
      attempt: 1,
      deliveries: 1,
      event: { says: "done" },
    });
  });

  test("the first Ctrl-C says what it waits for while it waits; nothing is lost", async () => {
    const { folder, trigger, readNotes, listStates, findPids, runConsumer } = await open();
    trigger("1", { untilFile: join(folder, "go-on") });
    trigger("1");
    const stopping = new AbortController();
    const running = runConsumer("--every 60s", stopping.signal);
    await waitUntil(() => expect(readNotes()).toHaveLength(1));

    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
    writeFileSync(join(folder, "go-on"), ""); // The handler goes on only after it.

    const { code, stdout, stderr } = await running;
    expect(stderr).toMatch(/Stopping: waits up to 20 s for the handlers of 1 event \(\S+ of seller 1/);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("1 event done, 1 wait") });
    expect((await listStates()).map(({ state }) => state)).toEqual(["done", "waiting"]);
    expect(findPids().filter(isRunning)).toEqual([]);
  });

  test("the second Ctrl-C ends at once, with all that was started, and the event is handled again", async () => {
    const { run, trigger, readNotes, listStates, findPids } = await open();
    trigger("1", { says: "hang" });
    const { child, ended, complained } = run(`exec ${RUN} -- sh resident.sh`);
    await waitUntil(() => expect(readNotes()).toHaveLength(1));

    child.kill("SIGINT");
    await waitUntil(() => expect(complained()).toContain("Stopping: waits"));
    child.kill("SIGINT");

    expect(await ended).toMatchObject({ code: 130 });
    await waitUntil(() => expect(findPids().filter(isRunning)).toEqual([]));
    expect(await listStates()).toMatchObject([{ state: "waiting" }]);
  });

  test("handlers that do not end in time are ended, and told of", async () => {
    const { trigger, readNotes, findPids, runConsumer } = await open();
    trigger("1", { says: "hang" });
    const stopping = new AbortController();
    const running = runConsumer("--drain 200ms", stopping.signal);
    await waitUntil(() => expect(readNotes()).toHaveLength(1));

    stopping.abort(new CliError("Stopped", { exitCode: 130 }));

    expect(await running).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("1 handler did not end within 200 ms (--drain)"),
    });
    expect(findPids().filter(isRunning)).toEqual([]);
  });

  test.runIf(process.platform === "linux")(
    "kill -9 of the consumer leaves no program behind, and the event is handled again",
    async () => {
      const { run, trigger, readNotes, listStates, findPids } = await open();
      trigger("1", { says: "hang" });
      const { child, ended } = run(`exec ${RUN} -- sh resident.sh`);
      await waitUntil(() => expect(readNotes()).toHaveLength(1));

      child.kill("SIGKILL");
      await ended;

      await waitUntil(() => expect(findPids().filter(isRunning)).toEqual([]));
      expect(await listStates()).toMatchObject([{ state: "waiting", attempts: 0 }]);
    },
  );

  test("a reader that has seen enough ends everything that was started", async () => {
    const { run, trigger, findPids } = await open();
    for (let count = 0; count < 40; count += 1) trigger("1", { says: "slow" });

    const { stdout } = await run(`${RUN} --json -- sh resident.sh | head -n 1`).ended;

    expect(stdout.trim().split("\n")).toHaveLength(1);
    expect(findPids().filter(isRunning)).toEqual([]);
  });
});

describe("read run settings", () => {
  const given = { programs: "4", timeout: "15m", every: "60s", drain: "20s" };

  test("readRunSettings() reads numbers and times", () => {
    expect(readRunSettings({ ...given, maxAttempts: "3" })).toEqual({
      programs: 4,
      timeoutMs: 900_000,
      maxAttempts: 3,
      intervalMs: 60_000,
      drainMs: 20_000,
    });
  });

  test.each([
    [{ programs: "256" }, { programs: 256 }],
    [{ maxAttempts: "1000000" }, { maxAttempts: 1_000_000 }],
    [{ timeout: "24d" }, { timeoutMs: 2_073_600_000 }],
    [{ every: "1ms" }, { intervalMs: 1 }],
    [{ drain: "0s" }, { drainMs: 0 }],
  ])("readRunSettings() takes %j at its limit", (flags, expected) => {
    expect(readRunSettings({ ...given, ...flags })).toMatchObject(expected);
  });

  test.each([
    [{ programs: "0" }, "--programs must be a whole number from 1 to 256: got 0"],
    [{ programs: "1e2" }, "--programs must be a whole number from 1 to 256: got 1e2"],
    [{ maxAttempts: "-1" }, "--max-attempts must be a whole number from 1 to 1000000: got -1"],
    [{ timeout: "5" }, "--timeout must be a time such as 90s, 30m, 2h or 7d: got 5"],
    [{ programs: "257" }, "--programs must be a whole number from 1 to 256: got 257"],
    [{ maxAttempts: "1000001" }, "--max-attempts must be a whole number from 1 to 1000000: got 1000001"],
    [{ timeout: "90d" }, "--timeout must be between 1ms and 24d: got 90d"],
    [{ timeout: "2073600001ms" }, "--timeout must be between 1ms and 24d: got 2073600001ms"],
    [{ every: "0.4ms" }, "--every must be between 1ms and 24d: got 0.4ms"],
    [{ every: "0s" }, "--every must be between 1ms and 24d: got 0s"],
    [{ drain: "soon" }, "--drain must be a time such as 90s, 30m, 2h or 7d: got soon"],
  ])("readRunSettings() refuses %j", (flags, message) => {
    expect(() => readRunSettings({ ...given, ...flags })).toThrow(
      expect.objectContaining({ exitCode: 2, message: `Cannot run events as ${message}` }),
    );
  });
});

describe("tally", () => {
  const context = { lane: "4711", attempt: 2 } as StoredContext;
  const event = { id: "a", type: "x:Y" };

  function open(json: boolean) {
    const said: string[] = [];
    let now = 0;
    const tally = createTally({
      out: { line: (text = "") => said.push(text) },
      terminal: { showProgress: (text) => said.push(text) },
      json,
      now: () => now,
    });
    return { tally, said, pass: (ms: number) => (now += ms) };
  }

  test("each run is a line of JSON, and the events in hand are known", async () => {
    const { tally, said, pass } = open(true);
    const results: (HandlerResult | undefined)[] = [undefined, { retryInMs: 1 }, { dead: "x" }, { parkLane: "x" }];
    let inHand: unknown;
    const handle = tally.watch(async () => {
      pass(7);
      inHand = tally.listRunning();
      if (results.length === 0) throw new Error("down");
      return results.shift();
    });

    for (let count = 0; count < 4; count += 1) await handle(event, context);
    await expect(handle(event, context)).rejects.toThrow("down");

    expect(tally.counts).toEqual({ done: 1, retry: 1, dead: 1, park: 1, failed: 1 });
    expect(JSON.parse(said[0]!)).toEqual({ id: "a", type: "x:Y", seller: "4711", attempt: 2, outcome: "done", ms: 7 });
    expect(said.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
      "done",
      "retry",
      "dead",
      "park",
      "failed",
    ]);
    expect(inHand).toEqual([{ id: "a", seller: "4711", runsMs: 7 }]);
    expect(tally.listRunning()).toEqual([]);
  });

  test("without JSON it shows how far it is", async () => {
    const { tally, said } = open(false);

    await tally.watch(async () => undefined)(event, context);

    expect(said).toEqual(["1 done, 0 failed"]);
  });
});
