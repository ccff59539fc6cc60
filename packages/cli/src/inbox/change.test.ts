import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EventFilter, EventRow, EventState } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { countWords } from "../values.ts";
import { applyChange, decideChange } from "./change.ts";

describe("change", () => {
  const change = { action: "replay 2 events", question: "This replays 2 events." };
  const quiet = { columns: undefined, note: () => {}, showProgress: () => {} };

  test.each<[object, boolean | undefined, boolean]>([
    [{ yes: true }, undefined, true],
    [{ dryRun: true, yes: true }, true, false],
    [{}, true, true],
  ])("with %j and the answer %j it goes on: %j", async (options, answer, expected) => {
    const terminal = { ...quiet, ask: answer === undefined ? undefined : async () => answer };

    expect(await decideChange(change, { options, terminal })).toBe(expected);
  });

  test("a no and a missing terminal change nothing, with different codes", async () => {
    const refused = decideChange(change, { options: {}, terminal: { ...quiet, ask: async () => false } });
    const alone = decideChange(change, { options: {}, terminal: quiet });

    await expect(refused).rejects.toMatchObject({ exitCode: 1, message: "Nothing was changed" });
    await expect(alone).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/^Cannot replay 2 events as there is no terminal/),
    });
  });

  test("countWords() knows one from many", () => {
    expect([countWords(0), countWords(1), countWords(2, "row")]).toEqual(["0 events", "1 event", "2 rows"]);
  });
});

describe("apply", () => {
  const rows = ["a", "b", "c"].map((id, seq) => ({ id, seq, state: "dead", firstSeenAt: new Date(0) })) as EventRow[];
  const buildInbox = (replay: (filter: EventFilter) => Promise<number>) => ({
    async *list() {
      yield* rows;
    },
    replay,
  });
  const verb = ["replay", "replays", "replayed"] as const;
  const buildCall = (filter: EventFilter) => ({ do: "replay" as const, args: [filter] as [EventFilter] });
  const states: EventState[] = ["dead"];
  const build = (signal = new AbortController().signal) => ({
    options: { yes: true },
    signal,
    terminal: { columns: undefined, note: () => {}, showProgress: () => {} },
  });

  test("a choice that the inbox knows is one call, any other one call for each event in its state", async () => {
    const calls: EventFilter[] = [];
    const inbox = buildInbox(async (filter) => calls.push(filter));

    await applyChange({ inbox }, { choice: { states, filter: { type: "t" } }, verb, buildCall }, build());
    await applyChange({ inbox }, { choice: { states, filter: {}, limit: 2 }, verb, buildCall }, build());

    expect(calls).toEqual([
      { type: "t", state: "dead" },
      { id: "a", state: "dead" },
      { id: "b", state: "dead" },
    ]);
  });

  test("a change that is stopped says how far it came", async () => {
    const stopping = new AbortController();
    const inbox = buildInbox(async () => {
      stopping.abort();
      return 1;
    });

    const changed = applyChange(
      { inbox },
      { choice: { states, filter: {}, olderThanMs: 0 }, verb, buildCall },
      build(stopping.signal),
    );

    await expect(changed).rejects.toMatchObject({ exitCode: 130, message: "Stopped: 1 of 3 events were replayed" });
  });
});

describe("replay", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-replay-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;

  /** Runs a command on a new file, and gives the states afterwards too. */
  async function replay(words: string[], answer?: boolean) {
    const file = await prepareFile(join(folder, `${(files += 1)}.db`));
    const run = runInbox(["replay", "--file", file, ...words], answer === undefined ? {} : { answer });
    const result = await run.catch((error: unknown) => ({ error, said: "", questions: [] as string[] }));
    const { said: list } = await runInbox(["list", "--file", file, "--state", "waiting", "--json"]);
    const waiting = list.split("\n").flatMap((line) => (line ? [(JSON.parse(line) as { id: string }).id] : []));
    return { ...result, waiting: waiting.filter((id) => !["event-2", "event-3", "event-6"].includes(id)) };
  }

  test.each<[string[], string[]]>([
    [["--state", "dead"], ["event-1"]],
    [
      ["--state", "all"],
      ["event-1", "event-4", "event-5"],
    ],
    [["--older-than", "2h"], ["event-1"]],
    [["--older-than", "2h", "--limit", "1"], ["event-1"]],
    [["--error", "MISSING"], ["event-1"]],
    [["--state", "done", "--error", "unknown TYPE"], ["event-4"]],
    [["--id", "event-5", "--state", "done"], ["event-5"]],
  ])("replay %j gives back %j", async (words, expected) => {
    const { said, waiting } = await replay([...words, "--yes"]);

    expect(waiting).toEqual(expected);
    expect(said).toMatch(new RegExp(`^✔ ${expected.length} events? replayed\n$`));
  });

  test("replay asks in a terminal, says how many it means, and takes no for an answer", async () => {
    const yes = await replay(["--older-than", "1s"], true);
    const no = await replay(["--older-than", "1s"], false);

    expect(yes.questions).toEqual(["This replays 1 event (1 dead). Continue?"]);
    expect(yes.waiting).toEqual(["event-1"]);
    expect(no).toMatchObject({ error: { exitCode: 1, message: "Nothing was changed" }, waiting: [] });
  });

  test("replay changes nothing where nobody can be asked, or on a dry run", async () => {
    const alone = await replay(["--state", "dead"]);
    const dry = await replay(["--state", "dead", "--dry-run"]);
    const json = await replay(["--state", "dead", "--dry-run", "--json"]);

    expect(alone).toMatchObject({ error: { exitCode: 2, message: expect.stringContaining("add --yes") }, waiting: [] });
    expect(dry).toMatchObject({ said: "1 event would be replayed\n", waiting: [] });
    expect(JSON.parse(json.said)).toEqual({ matched: 1, changed: 0, dryRun: true });
  });

  test("what has no payload any more is not replayed, beside what has one", async () => {
    const file = await prepareFile(join(folder, "purged.db"));
    await runInbox(["purge", "--file", file, "--payloads-older-than", "1h", "--yes"]); // event-5

    const { said } = await runInbox(["replay", "--file", file, "--state", "all", "--limit", "9", "--yes"]);

    expect(said).toBe("✔ 2 events replayed\n");
  });

  test.each([
    ["1", ["event-1"]],
    ["2", ["event-1", "event-4"]],
    ["3", ["event-1", "event-4", "event-5"]],
    ["4", ["event-1", "event-4", "event-5"]],
  ])("replay with a limit of %s gives back the oldest: %j", async (limit, expected) => {
    expect((await replay(["--state", "all", "--limit", limit, "--yes"])).waiting).toEqual(expected);
  });

  test("a consumer that has the file open finds what was replayed", async () => {
    const file = await prepareFile(join(folder, "shared.db"));
    const consumer = sqliteInbox(file);
    expect((await consumer.claim({ lanes: 10, perLane: 10, leaseMs: 60_000 })).map(({ lane }) => lane)).not.toContain(
      "4714",
    );

    await runInbox(["resume", "4714", "--file", file]);
    await runInbox(["replay", "--file", file, "--id", "event-5", "--state", "done", "--yes"]);

    const [claim] = await consumer.claim({ lanes: 10, perLane: 10, leaseMs: 60_000 });
    expect(claim).toMatchObject({ lane: "4714", events: [{ id: "event-5", attempts: 0 }] });
    await consumer.close();
  });

  test("what does not match changes nothing and is no failure", async () => {
    const { said } = await replay(["--id", "event-5"]);

    expect(said).toBe("None of these events can be replayed; done ones need --state done\n");
  });
});

describe("dead", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-dead-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;

  async function putAside(words: string[]) {
    const file = await prepareFile(join(folder, `${(files += 1)}.db`));
    const { said } = await runInbox(["dead", "--file", file, ...words]);
    const { said: list } = await runInbox(["list", "--file", file, "--state", "dead", "--json"]);
    const dead = list
      .split("\n")
      .flatMap((line) => (line ? [JSON.parse(line) as { id: string; problem: string }] : []));
    return { said, dead: dead.filter(({ id }) => id !== "event-1") };
  }

  test.each<[string[], string[]]>([
    [
      ["--state", "waiting"],
      ["event-2", "event-3", "event-6"],
    ],
    [["--seller", "4711"], ["event-2"]],
    [["--error", "timed out", "--older-than", "1h"], ["event-6"]],
    [["--type", "Seller:Some.NewType"], []],
  ])("dead %j puts aside %j", async (words, expected) => {
    const { dead } = await putAside([...words, "--yes"]);

    expect(dead.map(({ id }) => id)).toEqual(expected);
  });

  test("dead notes the reason, and changes nothing on a dry run", async () => {
    const changed = await putAside(["--id", "event-3", "--reason", "skipped by hand", "--yes", "--json"]);
    const dry = await putAside(["--id", "event-3", "--dry-run"]);

    expect(JSON.parse(changed.said)).toEqual({ matched: 1, changed: 1, dryRun: false });
    expect(changed.dead).toMatchObject([{ id: "event-3", problem: "skipped by hand" }]);
    expect(dry).toEqual({ said: "1 event would be put aside\n", dead: [] });
  });
});

describe("park", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-park-"));
  const file = await prepareFile(join(folder, "events.db"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a parked seller has no turn, also in a consumer that has the file open", async () => {
    const consumer = sqliteInbox(file);

    const { said } = await runInbox([
      "park",
      "4711",
      "--file",
      file,
      "--reason",
      "category is missing",
      "--for",
      "90m",
    ]);

    expect(said).toBe("✔ Seller 4711 is parked for 1 h 30 min; 1 event of it waits\n");
    const claims = await consumer.claim({ lanes: 10, perLane: 10, leaseMs: 60_000 });
    expect(claims.map(({ lane }) => lane)).not.toContain("4711");
    await consumer.close();
  });

  test.each([
    [0, "0 events of it wait"],
    [1, "1 event of it waits"],
    [999, "999 events of it wait"],
    [1_000, "1000 events or more of it wait"],
    [1_001, "1000 events or more of it wait"],
  ])("park says that of %i events %s", async (count, words) => {
    const own = join(folder, `waits-${count}.db`);
    const inbox = sqliteInbox(own);
    await inbox.accept(Array.from({ length: count }, (_, at) => ({ id: `e${at}`, type: "t", lane: "47", raw: "{}" })));
    await inbox.close();

    const { said } = await runInbox(["park", "47", "--file", own, "--reason", "x"]);

    expect(said).toBe(`✔ Seller 47 is parked until it is resumed; ${words}\n`);
  });

  test("park as JSON says how many events wait, none for a seller that nobody knows", async () => {
    const { said } = await runInbox(["park", "47", "--file", file, "--reason", "a slip", "--json"]);

    expect(JSON.parse(said)).toEqual({ seller: "47", reason: "a slip", durationMs: null, waiting: 0 });
  });
});

describe("resume", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-resume-"));
  const file = await prepareFile(join(folder, "events.db"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("resume of a seller that is not parked names ten that are, in their order", async () => {
    const own = await prepareFile(join(folder, "many.db"));
    const inbox = sqliteInbox(own);
    for (const lane of ["4712", "4714"]) await inbox.resume(lane);
    const sellers = Array.from({ length: 11 }, (_, at) => `s${String(at).padStart(2, "0")}`);
    for (const seller of sellers.slice(0, 10).toReversed()) await inbox.park(seller, { reason: "x" });
    const resume = () => runInbox(["resume", "s0", "--file", own]).catch(({ message }: Error) => message);

    const ten = await resume();
    await inbox.park(sellers[10]!, { reason: "x" });
    await inbox.close();

    expect(ten).toBe(`Cannot resume seller s0 as it is not parked; parked: ${sellers.slice(0, 10).join(", ")}`);
    expect(String(await resume()).match(/s\d\d/g)).toHaveLength(10);
  });

  test("resume gives a parked seller its turn, and names the parked ones if it is another", async () => {
    expect((await runInbox(["resume", "4712", "--file", file])).said).toBe("✔ Seller 4712 is resumed\n");

    await expect(runInbox(["resume", "4712", "--file", file])).rejects.toMatchObject({
      exitCode: 1,
      message: "Cannot resume seller 4712 as it is not parked; parked: 4714",
    });
  });
});
