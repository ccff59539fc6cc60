import { EventEmitter } from "node:events";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import {
  limitAnswer,
  NoAnswerError,
  preparePool,
  runInTransaction,
  withConnection,
  type ConnectionRules,
} from "./pool.ts";

test("a pool has one listener to its errors however many stores use it, and so has a connection that was just made", () => {
  const pool = new EventEmitter();
  const connection = new EventEmitter();
  for (let store = 0; store < 3; store += 1) preparePool(pool);

  pool.emit("connect", connection);

  for (const each of [pool, connection]) {
    expect(each.listenerCount("error")).toBe(1);
    expect(() => each.emit("error", new Error("the server ended it"))).not.toThrow();
  }
});

test("a pool without events is used as it is", () => {
  expect(() => preparePool({})).not.toThrow();
});

test("a connection of a pool without a limit has one, and all settings; the warning comes once", () => {
  const made: object[] = [];
  const openPool = (own: object) => {
    const Client = class {
      constructor(settings: object) {
        made.push(settings);
      }
    };
    const options = Object.defineProperty({ max: 4, ...own }, "password", { value: "p", enumerable: false });
    return { Client, options };
  };
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const [unlimited, other, limited] = [openPool({}), openPool({}), openPool({ connectionTimeoutMillis: 7 })];

  for (const pool of [unlimited, other, limited]) {
    preparePool(pool, 10_000);
    expect(new pool.Client(pool.options)).toBeInstanceOf(Object);
  }

  expect(made).toMatchObject([
    { max: 4, connectionTimeoutMillis: 10_000, password: "p" },
    { connectionTimeoutMillis: 10_000 },
    { connectionTimeoutMillis: 7 },
  ]);
  expect(Object.keys(made[0]!)).toEqual(["max", "connectionTimeoutMillis"]);
  expect(unlimited.options).not.toHaveProperty("connectionTimeoutMillis"); // Waits for a free place have no limit.
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining("has no connectionTimeoutMillis"), { code: "KONTOR_POOL_LIMIT" }],
  ]);
  warn.mockRestore();
});

test("an answer that comes in time is given, and no wait stays behind", async () => {
  const clock = createVirtualClock();

  expect(await limitAnswer(Promise.resolve("rows"), 1_000, clock)).toBe("rows");
  await expect(limitAnswer(Promise.reject(new Error("no table")), 1_000, clock)).rejects.toThrow("no table");

  expect(clock.waits()).toBe(0);
});

test("an answer that does not come is given up at its time, and not before", async () => {
  const clock = createVirtualClock();
  let problem: unknown;
  void limitAnswer(new Promise(() => {}), 10_000, clock).catch((error: unknown) => (problem = error));

  await clock.advance(9_999);
  expect(problem).toBeUndefined();
  await clock.advance(1);

  expect(problem).toBeInstanceOf(NoAnswerError);
  expect(String(problem)).toContain("PostgreSQL gave no answer within 10 s");
});

/**
 * A pool of one connection that remembers what it was asked; a text that begins with `failsAt` is refused, and the answer to
 * `rollsBackAt` is that of a rollback.
 */
function createPool({
  failsAt = ["never"],
  hangsAt = "never",
  rollsBackAt = "never",
}: { failsAt?: string[]; hangsAt?: string; rollsBackAt?: string } = {}) {
  const asked: string[] = [];
  const released: (boolean | undefined)[] = [];
  const events = new EventEmitter();
  const connection = Object.assign(events, {
    async query(text: string) {
      asked.push(text);
      if (text.startsWith(hangsAt)) return new Promise<never>(() => {});
      if (failsAt.some((start) => text.startsWith(start))) throw new Error(`refused: ${text}`);
      return { rows: [], rowCount: 0, command: text === rollsBackAt ? "ROLLBACK" : text };
    },
    release: (isBroken?: boolean) => void released.push(isBroken),
  });
  return { asked, released, events, connect: async () => connection };
}

const patient: ConnectionRules = { limit: async (answer) => answer };

test("a transaction begins with its settings and ends with COMMIT, and its connection goes back", async () => {
  const pool = createPool();

  const result = await runInTransaction(
    pool,
    ["SET LOCAL lock_timeout = 0", "SET LOCAL statement_timeout = 0"],
    async (connection) => (await connection.query("INSERT")).rowCount,
    patient,
  );

  expect(result).toBe(0);
  expect(pool.asked).toEqual([
    "BEGIN; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0",
    "INSERT",
    "COMMIT",
  ]);
  expect(pool.released).toEqual([false]);
});

test.each([
  ["the work", ["INSERT"]],
  ["COMMIT", ["COMMIT"]],
])("where %s fails, nothing counts, and the connection is used again", async (_, failsAt) => {
  const pool = createPool({ failsAt });

  const work = runInTransaction(pool, [], (connection) => connection.query("INSERT"), patient);

  await expect(work).rejects.toThrow(`refused: ${failsAt[0]}`);
  expect(pool.asked.at(-1)).toBe("ROLLBACK");
  expect(pool.released).toEqual([false]);
});

test("a statement whose failure was caught makes the whole transaction fail: PostgreSQL answers ROLLBACK to the COMMIT", async () => {
  const pool = createPool({ rollsBackAt: "COMMIT" });

  const work = runInTransaction(pool, [], (connection) => connection.query("INSERT"), patient);

  await expect(work).rejects.toMatchObject({ code: "25P02", message: expect.stringContaining("was rolled back") });
  expect(pool.released).toEqual([false]);
});

test("a connection that does not roll back is closed, and the failure before it is told", async () => {
  const pool = createPool({ failsAt: ["INSERT", "ROLLBACK"] });

  const work = runInTransaction(pool, [], (connection) => connection.query("INSERT"), patient);

  await expect(work).rejects.toThrow("refused: INSERT");
  expect(pool.released).toEqual([true]);
});

test("a failure after which a connection is of no use closes it, and nothing is asked of it again", async () => {
  const pool = createPool({ failsAt: ["INSERT"] });

  const work = withConnection(pool, (connection) => connection.query("INSERT"), { ...patient, isUsable: () => false });

  await expect(work).rejects.toThrow("refused: INSERT");
  expect(pool.asked).toEqual(["INSERT"]);
  expect(pool.released).toEqual([true]);
});

test.each(["BEGIN", "COMMIT"])("a connection that hangs at %s is closed after its time", async (hangsAt) => {
  const clock = createVirtualClock();
  const pool = createPool({ hangsAt });
  const limited: ConnectionRules = { limit: (answer) => limitAnswer(answer, 10_000, clock) };
  const work = runInTransaction(pool, [], async () => "done", limited);
  work.catch(() => {});

  await clock.advance(10_000);

  await expect(work).rejects.toThrow("gave no answer within 10 s");
  expect(pool.asked.at(-1)).toBe(hangsAt);
  expect(pool.released).toEqual([true]);
});

test("a connection that comes too late goes back to the pool", async () => {
  const clock = createVirtualClock();
  const pool = createPool();
  const connecting = Promise.withResolvers<Awaited<ReturnType<typeof pool.connect>>>();
  const work = withConnection({ connect: () => connecting.promise }, async () => "done", {
    limit: (answer) => limitAnswer(answer, 10_000, clock),
  });
  work.catch(() => {});
  await clock.advance(10_000);

  await expect(work).rejects.toThrow("gave no answer");
  connecting.resolve(await pool.connect());
  await clock.advance(0);

  expect(pool.released).toEqual([undefined]);
});

test("a connection that breaks at work ends no process, and no listener stays behind", async () => {
  const pool = createPool();

  await withConnection(pool, async () => pool.events.emit("error", new Error("the server ended it")), patient);

  expect(pool.events.listenerCount("error")).toBe(0);
});

test.each([
  ["T", ["ROLLBACK", "SELECT 1"], 1],
  ["E", ["ROLLBACK", "SELECT 1"], 1],
  ["I", ["SELECT 1"], 0],
  [null, ["SELECT 1"], 0],
])(
  "a connection that comes out of its pool in the state %s is used as it should be",
  async (status, sent, warnings) => {
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    const queries: string[] = [];
    const query = async (text: string) => (queries.push(text), { rows: [], rowCount: 0 });
    const pool = { connect: async () => ({ query, getTransactionStatus: () => status, release() {} }) };

    await withConnection(pool, (connection) => connection.query("SELECT 1"), { limit: (answer) => answer });

    expect(queries).toEqual(sent);
    expect(warn).toHaveBeenCalledTimes(warnings);
    warn.mockRestore();
  },
);
