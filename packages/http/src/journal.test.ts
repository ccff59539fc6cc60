import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { systemClock } from "./clock.ts";
import { ApiError, ArgumentError, ConnectionError, isPlatformError } from "./errors.ts";
import { withRetry } from "./fetch/pipeline.ts";
import { createJournal, isRefusal, StepUnclear, type JournalOptions } from "./journal.ts";
import type { OperationCall } from "./request.ts";
import { createCallSender } from "./send.ts";

const open = (options: Partial<JournalOptions> = {}) => createJournal({ db: new DatabaseSync(":memory:"), ...options });

function refuse(status: number, code: string, method = "POST", repeats?: boolean): ApiError {
  return new ApiError(
    { operation: "Refunds_Report", method, repeats },
    status,
    { errorList: [{ code }] },
    new Headers(),
  );
}

const lost = () => Promise.reject(new ConnectionError({ operation: "Refunds_Report" }, undefined));

test("a step is done once: its result is saved, also for another journal on the same database", async () => {
  const db = new DatabaseSync(":memory:");
  const work = vi.fn(() => ({ id: 7 }));

  expect(await open({ db }).once("add customer 7", work)).toEqual({ id: 7 });
  expect(await open({ db }).once("add customer 7", work)).toEqual({ id: 7 });
  expect(await open({ db }).once("nothing", () => undefined)).toBeUndefined();
  expect(await open({ db }).once("nothing", work)).toBeUndefined();
  expect(work).toHaveBeenCalledOnce();
});

test("calls of one step that come while it runs wait for the same run", async () => {
  const journal = open();
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);

  const both = Promise.all([journal.once("ship 1", work), journal.once("ship 1", work)]);
  resolve("sent");

  expect(await both).toEqual(["sent", "sent"]);
  expect(work).toHaveBeenCalledOnce();
});

test("a step whose answer was lost is a repeat at the next try", async () => {
  const journal = open();
  const tries: boolean[] = [];

  await expect(journal.once("refund 1", lost)).rejects.toThrow(ConnectionError);
  await journal.once("refund 1", (isRepeat) => void tries.push(isRepeat));

  expect(tries).toEqual([true]);
});

test.each([
  ["a refusal of a POST", refuse(400, "VAL100")],
  ["a refusal of a PATCH", refuse(400, "VAL100", "PATCH")],
  ["a refusal of a PUT that is not repeated", refuse(400, "VAL100", "PUT", false)],
  ["a call that was not sent", new ArgumentError("send it", "body", "be given", undefined)],
])("after %s at the first try, the step counts as not begun", async (_, error) => {
  const journal = open();
  const tries: boolean[] = [];

  await expect(journal.once("refund 1", () => Promise.reject(error))).rejects.toBe(error);
  await journal.once("refund 1", (isRepeat) => void tries.push(isRepeat));

  expect(tries).toEqual([false]);
});

test.each([
  ["ECONNREFUSED", "POST", false],
  ["ENOTFOUND", "POST", false],
  ["UND_ERR_CONNECT_TIMEOUT", "POST", false],
  ["CERT_HAS_EXPIRED", "PATCH", false],
  ["ECONNRESET", "POST", true],
  ["ECONNREFUSED", "PUT", true], // An earlier try of the client may have had a connection.
])("a first try that ends with %s of a %s counts as begun: %s", async (code, method, isBegun) => {
  const journal = open();
  const tries: boolean[] = [];
  const cause = Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), { code }) });
  const error = new ConnectionError({ operation: "Refunds_Report", method }, cause);

  await expect(journal.once("refund 1", () => Promise.reject(error))).rejects.toBe(error);
  await journal.once("refund 1", (isRepeat) => void tries.push(isRepeat));

  expect(tries).toEqual([isBegun]);
});

test("forgetDone() deletes the done steps whose names begin with a text, and no other", async () => {
  const journal = open();
  for (const step of ["night 1: a", "night 1: %", "night 11: a", "Night 1: a"]) await journal.once(step, () => 7);
  await expect(journal.once("night 1: b", lost)).rejects.toThrow(ConnectionError);

  expect(journal.forgetDone("night 1: ")).toBe(2);
  expect(journal.forgetDone("night 1: ")).toBe(0);
  expect(await journal.once("night 11: a", () => 8)).toBe(7);
  expect(await journal.once("night 1: b", (isRepeat) => isRepeat)).toBe(true);
});

test("a repeat that is refused is done with the code of a repeat, and unclear with the code that content has too", async () => {
  const known = open({ repeatCode: "CHN409" });
  await expect(known.send("refund 1", lost)).rejects.toThrow(ConnectionError);
  await known.send("refund 1", () => Promise.reject(refuse(409, "CHN409")));
  expect(known.listUnclearSteps()).toEqual([]);

  const unknown = open();
  await expect(unknown.send("refund 1", lost)).rejects.toThrow(ConnectionError);
  const error = await unknown
    .send("refund 1", () => Promise.reject(refuse(400, "VAL100")))
    .catch((one: unknown) => one);
  expect(error).toBeInstanceOf(StepUnclear);
  expect(isPlatformError(error) && error.code).toBe("ERR_PLATFORM_UNCLEAR");
  expect(unknown.listUnclearSteps()).toEqual(["refund 1"]);
});

test.each([
  ["PUT", refuse(400, "VAL100", "PUT")],
  ["PATCH that the specs call repeatable", refuse(400, "VAL100", "PATCH", true)],
])(
  "a %s is sent again by the client itself, so its refusal may be that of a repeat at the first try",
  async (_, error) => {
    await expect(open().send("refund 1", () => Promise.reject(error))).rejects.toThrow(
      'Cannot tell whether "refund 1" was done before or is refused for its content',
    );
  },
);

test.each([{ idempotencyKey: "refund-1" }, { headers: { "Idempotency-Key": "refund-1" } }])(
  "a POST with an idempotency key is sent again by the client too, so its step counts as begun after a refusal: %j",
  async (options) => {
    const answers = [
      new Response(null, { status: 503 }),
      Response.json({ errorList: [{ code: "CHN409" }] }, { status: 409 }),
    ];
    const fetch = withRetry({ clock: { ...systemClock, sleep: async () => {} } })(async () => answers.shift()!);
    const fail: Parameters<typeof createCallSender>[0]["fail"] = (...facts) => new ApiError(...facts);
    const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });
    const path = { operation: "Refunds_Report", call: "refunds.report", method: "POST", path: "/refunds", params: {} };
    const journal = open();
    const tries: boolean[] = [];

    const report = () => call({ ...path, body: {}, options } as OperationCall);
    await expect(journal.send("refund 1", report)).rejects.toMatchObject({ status: 409 });
    await journal.once("refund 1", (isRepeat) => void tries.push(isRepeat));

    expect([answers, tries]).toEqual([[], [true]]);
  },
);

test("a refusal with any other code is the error of the call", async () => {
  const journal = open();
  const refusal = refuse(400, "GEN404");

  await expect(journal.send("refund 1", lost)).rejects.toThrow(ConnectionError);
  await expect(journal.send("refund 1", () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test("of a step within a step, only the inner one waits for a person, and the outer one goes on", async () => {
  const [journal, other] = [open(), open()];
  const unclear = (step: string, of = journal) =>
    of.once(step, (isRepeat) => {
      throw isRepeat ? new StepUnclear(`Cannot tell whether "${step}" was done`) : new TypeError("fetch failed");
    });
  const work = {
    "sell 1": () => unclear("add 1"),
    "sell 2": () => journal.once("pack 2", () => unclear("add 2")),
    "sell 3": () => unclear("add 3", other),
    "sell 4": () => Promise.reject(new StepUnclear('Cannot tell whether "sell 4" was done')),
    "sell 5": () => unclear("add 5").catch(() => Promise.reject(new StepUnclear("Cannot tell about the whole sale"))),
  };

  for (const [step, sell] of [...Object.entries(work), ...Object.entries(work)])
    await expect(journal.once(step, sell)).rejects.toThrow(/fetch failed|Cannot tell/);

  expect(journal.listUnclearSteps()).toEqual(["add 1", "add 2", "add 5", "sell 3", "sell 4", "sell 5"]);
  expect(other.listUnclearSteps()).toEqual(["add 3"]);
  journal.resolveStep("add 1", true, 7);
  expect(await journal.once("sell 1", work["sell 1"])).toBe(7);
});

test("a person says that an unclear step is done, with its result, or that it may be sent again", async () => {
  const journal = open();
  const ask = () => Promise.reject(new StepUnclear("Cannot tell whether it was done"));
  for (const step of ["one", "two"]) await expect(journal.once(step, ask)).rejects.toThrow(StepUnclear);

  journal.resolveStep("one", true, "id-1");
  journal.resolveStep("two", false);
  journal.resolveStep("one", false);

  expect(journal.listUnclearSteps()).toEqual([]);
  expect(await journal.once("one", () => "again")).toBe("id-1");
  expect(await journal.once("two", (isRepeat) => isRepeat)).toBe(false);
});

test.each([
  [400, true],
  [409, true],
  [408, false],
  [500, false],
])("an answer of %s is a refusal: %s", (status, is) => {
  expect(isRefusal(refuse(status, "VAL100"))).toBe(is);
});

test("what is no error of a call is no refusal", () => {
  expect(isRefusal(new Error("no"))).toBe(false);
  expect(isRefusal(new ArgumentError("send it", "body", "be given", undefined))).toBe(false);
});

test("a journal without a database is refused", () => {
  expect(() => createJournal({} as JournalOptions)).toThrow(
    "Cannot keep a journal as db must be a DatabaseSync of node:sqlite: got undefined",
  );
});

test.each([
  ["writes", "DELETE", "BEGIN IMMEDIATE"],
  ["reads", "DELETE", "BEGIN; SELECT count(*) FROM kontor_step"],
  ["writes", "WAL", "BEGIN IMMEDIATE"],
  ["has locked", "DELETE", "BEGIN EXCLUSIVE"],
])("another connection that %s (%s) for a moment ends no step, before and after its call", async (_, mode, text) => {
  const path = join(mkdtempSync(join(tmpdir(), "journal-")), "steps.db");
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA journal_mode = ${mode}`);
  const journal = createJournal({ db });
  const hold = async () => {
    const code = `const { workerData: [path, text], parentPort } = require("node:worker_threads");
      const db = new (require("node:sqlite").DatabaseSync)(path);
      db.exec(text);
      parentPort.postMessage("held");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      db.exec("COMMIT");`;
    const other = new Worker(code, { eval: true, workerData: [path, text] });
    await new Promise((resolve) => other.once("message", resolve));
  };

  await hold();
  await journal.once("one", () => 1);
  await journal.once("two", hold);

  expect(await journal.once("one", () => 3)).toBe(1);
  expect(await journal.once("two", () => 4)).toBeUndefined();
  expect(journal.listUnclearSteps()).toEqual([]);
});

test("a busy_timeout that the database has already stays", () => {
  const timeouts = [0, 1, 250, 60_000].map((given) => {
    const db = new DatabaseSync(":memory:");
    db.exec(`PRAGMA busy_timeout = ${given}`);
    createJournal({ db });
    return db.prepare("PRAGMA busy_timeout").get()?.["timeout"];
  });

  expect(timeouts).toEqual([5_000, 1, 250, 60_000]);
});
