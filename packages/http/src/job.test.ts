import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { ApiError, ArgumentError, ConnectionError, PlatformError } from "./errors.ts";
import { runJob } from "./job.ts";
import type { JobOptions } from "./job-options.ts";
import { createJournal, type JournalOptions, StepUnclear } from "./journal.ts";
import { withCallQuotas } from "./pace.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const place = { operation: "Stock_Adjust", method: "POST" };
const refuse = (status: number, code = "VAL100", headers = {}) =>
  new ApiError(place, status, { errorList: [{ code }] }, new Headers(headers));
const lose = (code = "ECONNRESET") =>
  new ConnectionError(
    place,
    Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), { code }) }),
  );
const open = (options: Partial<JournalOptions> = {}) => createJournal({ db: new DatabaseSync(":memory:"), ...options });
const instant = { now: () => 0, sleep: async () => {} };

/** A platform that fails as it is told: for each item the errors of its calls, one after the other. `late` ones fail after they were carried out. */
function createShop(faults: Record<string, (Error | "lost")[]> = {}) {
  const done: string[] = [];
  const calls: string[] = [];
  const call = async (item: string) => {
    calls.push(item);
    const fault = faults[item]?.shift();
    if (fault instanceof Error) throw fault;
    done.push(item);
    if (fault) throw lose();
  };
  return { done, calls, call };
}

const run = (options: Partial<JobOptions<string>> & Pick<JobOptions<string>, "call">) =>
  runJob({ journal: open(), run: "night 1", items: ["a", "b", "c"], name: (item) => item, clock: instant, ...options });

test("runJob() sends each item once, in order, and a second start of the run sends nothing", async () => {
  const shop = createShop();
  const journal = open();
  const progress = vi.fn();

  const report = await run({ journal, call: shop.call, onProgress: progress });
  const again = await run({ journal, call: shop.call });

  expect(shop.calls).toEqual(["a", "b", "c"]);
  expect(report).toMatchObject({
    run: "night 1",
    done: 3,
    skipped: 0,
    refused: 0,
    unclear: 0,
    isComplete: true,
    failures: [],
  });
  expect(again).toMatchObject({ done: 0, skipped: 3, isComplete: true });
  expect(progress.mock.calls.map(([{ done, total, hasEnded }]) => [done, total, hasEnded])).toEqual([
    [1, 3, false],
    [2, 3, false],
    [3, 3, false],
    [3, 3, true],
  ]);
  expect(report.text).toBe("night 1: 3 done, 0 done before, 0 refused, 0 unclear");
});

test("another run sends all items again, also one whose name is the beginning of the other", async () => {
  const shop = createShop();
  const journal = open();

  for (const name of ["night 1", "night 11", "night"]) await run({ journal, run: name, call: shop.call });

  expect(shop.calls).toHaveLength(9);
  expect(journal.forgetDone("night 1: ")).toBe(3);
  expect(await run({ journal, run: "night 11", call: shop.call })).toMatchObject({ skipped: 3 });
});

test("a refused item is kept with its reason, and the others go on; the next start sends it again", async () => {
  const shop = createShop({ b: [refuse(400)] });
  const journal = open();

  const report = await run({ journal, call: shop.call });

  expect(report).toMatchObject({ done: 2, refused: 1, isComplete: false, stoppedBy: undefined });
  expect(report.failures).toEqual([
    {
      name: "b",
      step: "night 1: b",
      end: "refused",
      reason: "Cannot complete Stock_Adjust: the platform answered 400 (VAL100)",
    },
  ]);
  expect(report.text).toContain("refused b: Cannot complete");
  expect(await run({ journal, call: shop.call })).toMatchObject({ done: 1, skipped: 2, isComplete: true });
});

test.each<[string, Partial<JobOptions<string>>, number, object]>([
  ["ends as unclear, and is not sent again, where a repeat is harmful", {}, 1, { done: 2, unclear: 1 }],
  ["is sent again where a repeat is harmless", { repeats: "harmless" }, 2, { done: 3 }],
  ["is sent again where a repeat is refused", { repeats: "refused" }, 2, { done: 3 }],
  ["is looked up, and not sent again if it was done", { wasDone: async () => true }, 1, { done: 3 }],
  ["is looked up, and sent again if it was not done", { wasDone: async () => false }, 2, { done: 3 }],
])("an item whose answer was lost %s", async (_, options, calls, counts) => {
  for (const fault of ["lost", lose("EPIPE"), refuse(500), refuse(408)] as const) {
    const shop = createShop({ b: [fault] });
    const journal = open();

    const report = await run({ journal, call: shop.call, ...options });

    expect(shop.calls.filter((item) => item === "b")).toHaveLength(calls);
    expect(report).toMatchObject(counts);
    expect(journal.listUnclearSteps()).toEqual(report.unclear > 0 ? ["night 1: b"] : []);
  }
});

test("an unclear item says why and how to settle it, and ends as the person says", async () => {
  const shop = createShop({ a: ["lost"], b: ["lost"] });
  const journal = open();
  const report = await run({ journal, call: shop.call });

  expect(report.failures[0]!.reason).toContain("ECONNRESET");
  expect(report.text).toContain("journal.resolveStep(step, true)");
  journal.resolveStep("night 1: a", true);
  journal.resolveStep("night 1: b", false);
  expect(await run({ journal, call: shop.call })).toMatchObject({ done: 1, skipped: 2, unclear: 0 });
});

test("a repeat that is refused with the code of repeats is done, and with another code is refused", async () => {
  const shop = createShop({ a: ["lost", refuse(409, "CHN409")], b: ["lost", refuse(409, "CHN410")] });

  const report = await run({ journal: open({ repeatCode: "CHN409" }), call: shop.call, repeats: "refused" });

  expect(report).toMatchObject({ done: 2, refused: 1, unclear: 0 });
  expect(shop.calls).toEqual(["a", "a", "b", "b", "c"]);
});

test("a lookup is told the step of its item, and has a signal of its own", async () => {
  const shop = createShop({ a: ["lost"], b: ["lost"] });
  const wasDone = vi.fn(
    async (item: string, { step }: { step: string; signal: AbortSignal }) => step === `night 1: ${item}`,
  );

  expect(await run({ call: shop.call, wasDone })).toMatchObject({ done: 3, isComplete: true });

  expect(wasDone.mock.calls.map(([item, { step }]) => [item, step])).toEqual([
    ["a", "night 1: a"],
    ["b", "night 1: b"],
  ]);
  expect(wasDone.mock.calls[0]![1].signal).toBeInstanceOf(AbortSignal);
});

test("a lookup that says it is unclear is not asked again", async () => {
  const shop = createShop({ a: ["lost"] });
  const journal = open();
  const wasDone = vi.fn(() => Promise.reject(new StepUnclear("Cannot tell whether the order is there")));

  const report = await run({ journal, call: shop.call, wasDone });

  expect(report).toMatchObject({ done: 2, unclear: 1, isComplete: false });
  expect(wasDone).toHaveBeenCalledOnce();
  expect(journal.listUnclearSteps()).toEqual(["night 1: a"]);
});

test("an item of several steps is unclear with its inner step, which alone waits for a person", async () => {
  const journal = open();
  const made: string[] = [];
  const call = async (item: string) => {
    await journal.once(`add ${item}`, (isRepeat) => {
      if (item === "b" && !isRepeat) throw lose();
      if (item === "b") throw new StepUnclear(`Cannot tell whether "add ${item}" was done`);
    });
    await journal.once(`send ${item}`, () => void made.push(item));
  };
  const job = { journal, call, repeats: "harmless" as const };

  expect(await run(job)).toMatchObject({ done: 2, unclear: 1, failures: [{ name: "b", end: "unclear" }] });
  expect(journal.listUnclearSteps()).toEqual(["add b"]);
  expect(await run(job)).toMatchObject({ skipped: 2, unclear: 1 });
  journal.resolveStep("add b", true);
  expect(await run(job)).toMatchObject({ done: 1, skipped: 2, isComplete: true });
  expect([made, journal.listUnclearSteps()]).toEqual([["a", "c", "b"], []]);
});

test("a lookup that fails decides nothing: the item ends as unclear, and is looked up at the next start", async () => {
  const shop = createShop({ a: ["lost"] });
  const journal = open();
  const wasDone = vi.fn(async (): Promise<boolean> => Promise.reject(refuse(404)));

  expect(await run({ journal, call: shop.call, wasDone })).toMatchObject({ done: 2, unclear: 1, refused: 0 });
  wasDone.mockResolvedValue(true);
  expect(await run({ journal, call: shop.call, wasDone })).toMatchObject({ done: 1, skipped: 2 });
  expect(shop.calls).toEqual(["a", "b", "c"]);
});

test.each([
  ["a 429", refuse(429, "quota", { "retry-after": "7" }), [7_000, 7_000]],
  ["a 429 without a wait", refuse(429), [1_000, 2_000]],
  ["a refused connection", lose("ECONNREFUSED"), [1_000, 2_000]],
  ["an unknown host", lose("ENOTFOUND"), [1_000, 2_000]],
])("%s did nothing, so the item is tried three times, and then counts as refused", async (_, error, waits) => {
  const slept: number[] = [];
  const clock = { now: () => 0, sleep: async (ms: number) => void slept.push(ms) };
  const shop = createShop({ a: [error, error], b: [error, error, error] });
  const journal = open();

  const report = await run({ journal, call: shop.call, clock });

  expect(report).toMatchObject({ done: 2, refused: 1, unclear: 0 });
  expect(slept).toEqual([...waits, ...waits]);
  expect(await run({ journal, call: shop.call })).toMatchObject({ done: 1, skipped: 2 });
});

test.each([1, 2, 3])("the job stops after %i failures, and goes on at the next start", async (stopAfter) => {
  const shop = createShop(Object.fromEntries(["a", "b", "c", "d"].map((item) => [item, [refuse(400)]])));
  const items = ["a", "b", "c", "d"];
  const journal = open();

  const report = await run({ journal, items, call: shop.call, stopAfter });

  expect(report).toMatchObject({ refused: stopAfter, stoppedBy: "failures", isComplete: false });
  expect(shop.calls).toHaveLength(stopAfter);
  expect(await run({ journal, items, call: shop.call })).toMatchObject({ done: stopAfter, refused: 4 - stopAfter });
});

test("items that were unclear before do not stop the job again", async () => {
  const shop = createShop({ a: ["lost"], b: ["lost"] });
  const journal = open();

  expect(await run({ journal, call: shop.call, stopAfter: 2 })).toMatchObject({ unclear: 2, stoppedBy: "failures" });
  expect(await run({ journal, call: shop.call, stopAfter: 2 })).toMatchObject({
    done: 1,
    unclear: 2,
    stoppedBy: undefined,
  });
});

test("two items of a list with one name are told before anything is sent; a source tells it when they come", async () => {
  const shop = createShop();
  async function* source() {
    yield* ["a", "b", "a", "c"];
  }

  await expect(run({ call: shop.call, items: ["a", "b", "a"] })).rejects.toThrow(
    'items must have a name each: got "a" twice',
  );
  await expect(run({ call: shop.call, items: ["1", "1"], name: Number })).rejects.toThrow(ArgumentError);
  expect(shop.calls).toEqual([]);

  const journal = open();
  for (const [done, skipped] of [
    [3, 0],
    [0, 3],
  ] as const)
    expect(await run({ journal, call: shop.call, items: source() })).toMatchObject({
      ...{ done, skipped, refused: 1 },
      failures: [{ name: "a", reason: "An earlier item has the same name, so this one was not sent" }],
    });
  expect(shop.calls).toEqual(["a", "b", "c"]);
});

test.each([[undefined], [""], [1.5], [{}]])(
  "the name %j of an item of a source ends the job when its item comes",
  async (wrong) => {
    const shop = createShop();
    const items = new Set(["a", "b", "c"]);
    const name = (item: string) => (item === "b" ? (wrong as string) : item);

    await expect(run({ call: shop.call, items: [...items], name })).rejects.toThrow(ArgumentError);
    expect(shop.calls).toEqual([]);
    await expect(run({ call: shop.call, items, name })).rejects.toThrow(ArgumentError);
    expect(shop.calls).toEqual(["a"]);
  },
);

test("as many calls run at a time as is said, and the source is read no faster", async () => {
  let [running, most, ahead, ended] = [0, 0, 0, 0];
  function* source() {
    for (let each = 0; each < 20; each += 1) {
      ahead = Math.max(ahead, each - ended);
      yield `${each}`;
    }
  }
  const call = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    ended += 1;
  };

  expect(await run({ items: source(), call, concurrency: 4 })).toMatchObject({ done: 20 });
  expect([most, ahead]).toEqual([4, 3]);
});

test("the error of a source, and one of the call that is not ours, come after all running calls have ended", async () => {
  for (const from of ["source", "call"]) {
    const shop = createShop();
    const { promise, resolve } = Promise.withResolvers<void>();
    async function* source() {
      yield* ["a", "b"];
      if (from === "source") throw new RangeError("page 2");
      yield "c";
    }
    const call = async (item: string) => {
      if (item === "c") throw new RangeError("page 2");
      await promise;
      await shop.call(item);
    };
    const ended = run({ items: source(), call, concurrency: 5 }).catch((error: unknown) => error);
    setTimeout(resolve, 5);

    expect(String(await ended)).toBe("RangeError: page 2");
    expect(shop.done).toEqual(["a", "b"]);
  }
});

test("without a token the job ends at once, because no item can be done", async () => {
  class NoToken extends PlatformError {
    readonly code = "ERR_PLATFORM_TOKEN";
  }
  const call = vi.fn(() => Promise.reject(new NoToken("no token")));

  await expect(run({ call })).rejects.toThrow("no token");
  expect(call).toHaveBeenCalledOnce();
});

test("the signal lets calls that were sent end, gives up those that wait for their quota, and closes the source", async () => {
  const clock = createVirtualClock();
  const stop = new AbortController();
  const sent: string[] = [];
  let isClosed = false;
  const fetch = withCallQuotas({ erp: { requests: 2, perSeconds: 60 }, share: 1, clock })(async (_, init) => {
    sent.push(String(init!.body));
    await clock.sleep(1_000, { signal: init!.signal });
    return new Response();
  });
  async function* source() {
    try {
      yield* ["a", "b", "c", "d", "e", "f"];
    } finally {
      isClosed = true;
    }
  }
  const journal = open();
  const call = (body: string, { signal }: { signal: AbortSignal }) =>
    fetch("https://x.test/v2/stocks", { method: "POST", body, signal });
  const job = run({ journal, items: source(), call, concurrency: 4, signal: stop.signal, clock });
  await clock.advance(500);

  stop.abort();
  await clock.advance(600);

  expect(await job).toMatchObject({ done: 2, refused: 0, unclear: 0, stoppedBy: "signal", isComplete: false });
  expect([sent, isClosed]).toEqual([["a", "b"], true]);
  const next = run({ journal, items: ["a", "b", "c", "d", "e", "f"], call, clock });
  await clock.advance(300_000);
  expect(await next).toMatchObject({ done: 4, skipped: 2, unclear: 0 });
});

/** A job of five items whose quota is two in a minute; a second one stands for the start after a kill. */
function setUpQuota() {
  const clock = createVirtualClock();
  const db = new DatabaseSync(":memory:");
  const sent: string[] = [];
  const fetch = withCallQuotas({ erp: { requests: 2, perSeconds: 60 }, share: 1, clock })(async (_, init) => {
    sent.push(String(init!.body));
    await clock.sleep(1_000);
    return new Response();
  });
  const other = (signal: AbortSignal) =>
    fetch("https://x.test/v1/channel/no/quota", { method: "POST", body: "other", signal });
  const start = (concurrency: number, before?: (signal: AbortSignal) => Promise<unknown>) => {
    const call = async (body: string, { signal }: { signal: AbortSignal }) => {
      await before?.(signal);
      return fetch("https://x.test/v2/stocks", { method: "POST", body, signal });
    };
    return run({ journal: createJournal({ db }), items: ["1", "11", "2", "3", "4"], call, concurrency, clock });
  };
  const listOpen = () =>
    db
      .prepare("SELECT name FROM kontor_step WHERE result IS NULL ORDER BY name")
      .all()
      .map(({ name }) => name);
  return { clock, db, sent, start, listOpen, fetch, other };
}

test.each([1, 2, 4])(
  "a kill while calls wait for their quota leaves nothing unclear: %d at a time",
  async (concurrency) => {
    const { clock, sent, start, listOpen } = setUpQuota();
    void start(concurrency);
    await clock.advance(30_000);
    expect([sent, listOpen()]).toEqual([["1", "11"], []]);

    const next = start(concurrency);
    await clock.advance(300_000);

    const { done, skipped, unclear } = await next;
    expect({ done: done + skipped, unclear }).toEqual({ done: 5, unclear: 0 });
  },
);

test("a kill after a call has waited and was sent leaves it unclear", async () => {
  const { clock, sent, start, listOpen } = setUpQuota();
  void start(1);
  await clock.advanceUntil(() => sent.length === 3, 120_000);

  expect([sent, listOpen()]).toEqual([["1", "11", "2"], ["night 1: 2"]]);
});

test("a call that has waited is not sent if its step cannot be written", async () => {
  const { clock, db, sent, start } = setUpQuota();
  const job = start(1);
  await clock.advance(30_000);
  db.exec("CREATE TRIGGER full BEFORE INSERT ON kontor_step BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");

  const [ended] = await Promise.all([Promise.allSettled([job]), clock.advance(90_000)]);

  expect(ended[0]).toMatchObject({ reason: { message: "the disk is full" } });
  expect(sent).toEqual(["1", "11"]);
});

test.each(["another client", "the same client, without a quota"])(
  "a step stays open while a call waits after a request of %s",
  async (what) => {
    const { clock, start, listOpen, other } = setUpQuota();
    const elsewhere = () => new Promise((resolve) => setImmediate(resolve));
    const job = start(1, what === "another client" ? elsewhere : other);
    await clock.advanceUntil(() => listOpen().includes("night 1: 2"), 60_000);
    await clock.advance(10_000);

    expect(listOpen()).toEqual(["night 1: 2"]);
    await clock.advance(300_000);
    expect(await job).toMatchObject({ done: 5, unclear: 0 });
  },
);

test("a step that cannot be taken back for a wait ends the job, and the quota goes on", async () => {
  const { clock, db, start, fetch } = setUpQuota();
  const job = start(1);
  db.exec("CREATE TRIGGER locked BEFORE DELETE ON kontor_step BEGIN SELECT RAISE(ABORT, 'it is locked'); END");

  const [ended] = await Promise.all([Promise.allSettled([job]), clock.advance(90_000)]);
  const [next] = await Promise.all([fetch("https://x.test/v2/stocks"), clock.advance(180_000)]);

  expect(ended[0]).toMatchObject({ reason: { message: "it is locked" } });
  expect(next.status).toBe(200);
});

test("a job within a query of its own database ends with its report", async () => {
  const { clock, db, start } = setUpQuota();
  const reports: unknown[] = [];
  for (const _ of db.prepare("SELECT 1").iterate()) {
    const job = start(1);
    await clock.advance(300_000);
    reports.push(await job);
  }

  expect(reports).toMatchObject([{ done: 5, isComplete: true }]);
});

test("a lookup that finds no token ends the job at its first try", async () => {
  const journal = open();
  await run({ journal, items: ["a"], call: () => Promise.reject(lose()), repeats: "harmful" });
  journal.resolveStep("night 1: a", false);
  const shop = createShop({ a: ["lost"] });
  class NoToken extends PlatformError {
    readonly code = "ERR_PLATFORM_TOKEN";
  }
  const wasDone = vi.fn(() => Promise.reject(new NoToken("no token")));

  await expect(run({ journal, items: ["a"], call: shop.call, wasDone })).rejects.toThrow("no token");
  expect(wasDone).toHaveBeenCalledOnce();
});

test("a signal that is aborted before the start sends nothing", async () => {
  const shop = createShop();

  expect(await run({ call: shop.call, signal: AbortSignal.abort() })).toMatchObject({ done: 0, stoppedBy: "signal" });
  expect(shop.calls).toEqual([]);
});

test("a source that hangs does not keep the job from stopping", async () => {
  const stop = new AbortController();
  const shop = createShop();
  async function* source() {
    yield "a";
    await new Promise(() => {});
  }
  const job = run({ items: source(), call: shop.call, signal: stop.signal, onProgress: () => stop.abort() });

  expect(await job).toMatchObject({ done: 1, stoppedBy: "signal" });
});

test.each<[Partial<JobOptions<string>>, string]>([
  [{ run: "" }, "run must be a text that names this run"],
  [{ run: "a: b" }, "run must be a text that names this run"],
  [{ items: 7 as never }, "items must be a list or a source of items"],
  [{ items: "abc" }, "items must be a list or a source of items"],
  [{ items: ["a", ""] }, "name() must give a text or a whole number"],
  [{ name: "id" as never }, "name must be a function"],
  [{ call: undefined as never }, "call must be a function"],
  [{ wasDone: true as never }, "wasDone must be a function"],
  [{ onProgress: {} as never }, "onProgress must be a function"],
  [{ clock: {} as never }, "clock.sleep must be a function"],
  [{ signal: new AbortController() as never }, "signal.addEventListener must be a function"],
  [{ repeats: "never" as never }, "repeats must be harmful, refused or harmless"],
  [{ concurrency: 0 }, "concurrency must be a whole number >= 1"],
  [{ stopAfter: 0 }, "stopAfter must be >= 1"],
  [{ journal: {} as never }, "journal must be one of createJournal()"],
  [{ stopafter: 1 } as object, "the nearest is stopAfter"],
])("%j is refused before anything is sent", async (options, problem) => {
  const shop = createShop();

  await expect(run({ call: shop.call, ...options })).rejects.toThrow(problem);
  expect(shop.calls).toEqual([]);
});

test("of 3,000 failures the report counts all and keeps 1,000, and its text tells 20", async () => {
  const items = Array.from({ length: 3_000 }, (_, at) => `${at}`);

  const report = await run({ items, call: () => Promise.reject(refuse(400)), stopAfter: Infinity });

  expect([report.refused, report.failures.length]).toEqual([3_000, 1_000]);
  expect(report.text.split("\n")).toHaveLength(22);
  expect(report.text).toContain("and 2980 more");
});

const put = { operation: "Stock_Adjust", method: "PUT" };
const kept = { operation: "Stock_Adjust", method: "POST", repeats: true };

test.each<["harmless" | "refused", string, (Error | "lost")[], number]>([
  ["harmless", "a 429", ["lost", refuse(429, "QUOTA1"), refuse(429, "QUOTA1")], 3],
  ["refused", "a 429", [refuse(500), refuse(429, "QUOTA1"), refuse(429, "QUOTA1")], 3],
  ["harmless", "no connection", ["lost", lose("ECONNREFUSED"), lose("ECONNREFUSED")], 3],
  ["refused", "no connection", [lose(), lose("ENOTFOUND"), lose("ENOTFOUND")], 3],
  ["harmless", "a refusal", ["lost", refuse(400)], 2],
  ["refused", "a refusal with the code of something else", ["lost", refuse(409, "ORD17")], 2],
  ["refused", "a refusal of the credential", ["lost", refuse(403, "AUTH1")], 2],
])(
  "where a repeat is %s, an item whose answer was lost and that then gets %s is unclear",
  async (repeats, _, faults, calls) => {
    const shop = createShop({ b: faults });
    const journal = open();

    const report = await run({ journal, call: shop.call, repeats });

    expect(shop.calls.filter((item) => item === "b")).toHaveLength(calls);
    expect(report).toMatchObject({ done: 2, refused: 0, unclear: 1, isComplete: false });
    expect(report.failures[0]!.reason).toMatch(/^An earlier try may have been done. Then: Cannot complete/);
    expect(await run({ journal, call: shop.call, repeats })).toMatchObject({ done: 1, skipped: 2 });
  },
);

test("an item that a killed program had begun is unclear, not refused, while the platform cannot be reached", async () => {
  for (const repeats of ["harmless", "refused"] as const) {
    const journal = open();
    await expect(journal.once("night 1: b", () => Promise.reject(lose()))).rejects.toThrow(ConnectionError); // The row of the kill.
    const call = async () => Promise.reject(lose("ECONNREFUSED"));

    expect(await run({ journal, call, repeats })).toMatchObject({ refused: 2, unclear: 1 });
  }
});

test("where the code of repeats is known, a refusal of the credential still leaves the item unclear", async () => {
  const faults = [401, 403].map((status) => refuse(status, "AUTH1"));
  const shop = createShop({ a: ["lost", faults[0]!], b: ["lost", faults[1]!], c: ["lost", refuse(422, "ITEM7")] });

  const report = await run({ journal: open({ repeatCode: "CHN409" }), call: shop.call, repeats: "refused" });

  expect(report).toMatchObject({ done: 0, refused: 1, unclear: 2 });
});

test("a lookup that says too early that an item was not done is corrected by the code of repeats", async () => {
  const shop = createShop({ a: ["lost", refuse(409, "CHN409")], b: ["lost", refuse(409, "CHN410")], c: ["lost"] });
  const wasDone = async () => false;

  const report = await run({
    ...{ journal: open({ repeatCode: "CHN409" }), call: shop.call },
    ...{ repeats: "refused", wasDone },
  });

  expect(report).toMatchObject({ done: 2, refused: 1, unclear: 0 });
});

test.each([
  [
    "refused",
    () => new ApiError(put, 400, { errorList: [{ code: "GEN400" }] }, new Headers()),
    { done: 2, refused: 1 },
  ],
  [
    "refused",
    () => new ApiError(kept, 400, { errorList: [{ code: "GEN400" }] }, new Headers()),
    { done: 2, refused: 1 },
  ],
  ["refused", () => new ApiError(put, 404, {}, new Headers()), { done: 2, refused: 1 }],
  ["answered 429", () => new ApiError(put, 429, {}, new Headers()), { done: 3, refused: 0 }],
  ["answered 429", () => new ApiError(kept, 429, {}, new Headers()), { done: 3, refused: 0 }],
])("a call that its client may repeat and that is %s at first is never unclear (%#)", async (_, fault, counts) => {
  for (const repeats of ["harmful", "harmless", "refused"] as const) {
    const shop = createShop({ b: [fault()] });
    const journal = open();

    expect(await run({ journal, call: shop.call, repeats })).toMatchObject({ ...counts, unclear: 0 });
    expect(await run({ journal, call: shop.call, repeats })).toMatchObject({ done: counts.refused, unclear: 0 });
  }
});

test.each<[string, () => Promise<unknown>]>([
  ["throws null", async () => Promise.reject(null)], // oxlint-disable-line prefer-promise-reject-errors
  ["throws a text", async () => Promise.reject("Anna Schmidt")], // oxlint-disable-line prefer-promise-reject-errors
  ["throws an error with a value", async () => Promise.reject(new Error("no row for Anna Schmidt"))],
  ["gives undefined", async () => undefined],
  ["gives a text", async () => "Anna Schmidt"],
])("a lookup that %s leaves its item unclear, and no value of it is told", async (_, wasDone) => {
  const shop = createShop({ a: ["lost"] });

  const report = await run({ call: shop.call, wasDone: wasDone as () => Promise<boolean> });

  expect(shop.calls).toEqual(["a", "b", "c"]);
  expect(report).toMatchObject({ done: 2, unclear: 1 });
  expect(report.failures[0]!.reason).toContain("wasDone()");
  expect(JSON.stringify(report)).not.toContain("Schmidt");
});

test.each([undefined, null, "text", 0])(
  "a source, a call and a callback that throw %j end the job with it",
  async (thrown) => {
    const fail = async (): Promise<never> => Promise.reject(thrown); // oxlint-disable-line prefer-promise-reject-errors
    const items = (async function* () {
      yield "a";
      await fail();
    })();
    const shop = createShop();

    for (const options of [{ items }, { call: fail }, { onProgress: fail }]) {
      const outcome = await run({ call: shop.call, ...options }).then(
        (report) => report.text,
        (error: unknown) => [error],
      );
      expect(outcome).toEqual([thrown]);
    }
    expect(shop.calls).toEqual(["a", "a"]);
  },
);
