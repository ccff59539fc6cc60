import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { afterAll, expect, test } from "vitest";
import { memoryInbox } from "../inbox/memory.ts";
import { sqliteInbox } from "../inbox/sqlite/inbox.ts";
import { StoreError } from "../inbox/store-error.ts";
import { createOwnershipKeeper } from "./leadership.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-ownership-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

function setUp() {
  const clock = createVirtualClock();
  const path = join(folder, `${(files += 1)}.db`);
  const errors: unknown[] = [];
  const open = (change: object = {}) => {
    const lines: string[] = [];
    const warnings: string[] = [];
    const write = (_: object, message: string) => void lines.push(message);
    const warn = (_: object, message: string) => void (lines.push(message), warnings.push(message));
    const inbox = sqliteInbox(path, { clock });
    const keeper = createOwnershipKeeper({
      inbox: { ...inbox, ...change },
      clock,
      log: { info: write, warn, error: write },
      onError: (error) => errors.push(error),
      onAnswer: () => {},
    });
    return { inbox, keeper, lines, warnings };
  };
  return { clock, open, errors };
}

test("an inbox that nobody owns is always ours", async () => {
  const { clock } = setUp();
  const log = { info() {}, warn() {}, error() {} };
  const keeper = createOwnershipKeeper({ inbox: memoryInbox(), clock, log, onError() {}, onAnswer() {} });

  expect([await keeper.start(), keeper.isOurs(), keeper.read()]).toEqual([
    true,
    true,
    { standby: undefined, silentMs: 0 },
  ]);
  await keeper.stop();
});

test.each<[string, (first: ReturnType<ReturnType<typeof setUp>["open"]>) => Promise<unknown>]>([
  ["stops", ({ keeper }) => keeper.stop()],
  ["ends", ({ inbox }) => inbox.close()],
])("a second process waits, says so once, and takes over within 2 s when the first one %s", async (_, end) => {
  const { clock, open } = setUp();
  const [first, second] = [open(), open()];
  expect([await first.keeper.start(), await second.keeper.start()]).toEqual([true, false]);
  let isGained = false;
  void second.keeper.gained().then(() => (isGained = true));

  await clock.advance(60_000);
  expect([second.keeper.isOurs(), isGained]).toEqual([false, false]);
  expect(second.keeper.read().standby?.silentMs).toBeLessThanOrEqual(5_000);
  expect(second.lines).toEqual(["Another process owns the inbox; this one waits, and takes over when that one ends"]);
  expect(second.warnings).toEqual(second.lines); // The default logger shows no lower level.

  await end(first);
  await clock.advance(2_000);

  expect([second.keeper.isOurs(), isGained]).toEqual([true, true]);
  expect(second.lines.slice(1)).toEqual(["The process that owned the inbox has ended; this one takes over"]);
  await second.keeper.stop();
  await second.inbox.close();
});

test("a process that gave the inbox up, and asks for it again, waits for the one that has it by then", async () => {
  const { clock, open } = setUp();
  const [first, second] = [open(), open()];
  await first.keeper.start();
  await first.keeper.stop(); // its start was refused, say
  expect(await second.keeper.start()).toBe(true);

  expect(await first.keeper.start()).toBe(false);
  let isGained = false;
  void first.keeper.gained().then(() => (isGained = true));
  await clock.advance(10_000);
  expect([first.keeper.isOurs(), isGained]).toEqual([false, false]);
  await second.keeper.stop();
  await clock.advance(2_000);

  expect([first.keeper.isOurs(), isGained]).toEqual([true, true]);
  await first.keeper.stop();
  for (const { inbox } of [first, second]) await inbox.close();
});

test("an owner that says nothing is silent for itself and for those who wait", async () => {
  const { clock, open } = setUp();
  let isStuck = false;
  const first = open();
  const own = first.inbox.own!;
  const stuck = open({ own: (user: string) => (isStuck ? new Promise(() => {}) : own(user)) });
  await stuck.keeper.start();
  const second = open();
  await second.keeper.start();

  isStuck = true;
  await clock.advance(45_000);

  expect(stuck.keeper.read().silentMs).toBeGreaterThan(35_000);
  expect(second.keeper.read().standby?.silentMs).toBeGreaterThan(35_000);
});

test("a store that fails at the start is asked again; one that must not be used refuses the start", async () => {
  const { clock, open, errors } = setUp();
  let failure: Error | undefined = new StoreError("own", "the disk is away", { cause: new Error("EIO") });
  const inbox = open().inbox;
  const own = async (user: string) => {
    if (failure) throw failure;
    return inbox.own!(user);
  };
  const { keeper } = open({ own });

  expect(await keeper.start()).toBe(false);
  expect(errors).toEqual([failure]);
  expect(keeper.read()).toEqual({ standby: undefined, silentMs: 0 });
  failure = undefined;
  await clock.advance(500);
  expect(keeper.isOurs()).toBe(true);
  await keeper.stop();

  failure = new StoreError("open", "it is of a newer version");
  await expect(keeper.start()).rejects.toBe(failure);
});

test("a process that cannot take the inbox from an owner that has ended names it no longer", async () => {
  const { clock, open, errors } = setUp();
  const [first, waiting] = [open(), open()];
  let failure: Error | undefined;
  const own = waiting.inbox.own!;
  const second = open({ own: async (user: string) => (failure ? Promise.reject(failure) : own(user)) });
  await first.keeper.start();
  await second.keeper.start();
  expect(second.keeper.read().standby?.owner).toMatchObject({ process: process.pid });

  await first.inbox.close();
  failure = new StoreError("take the file", "the disk is full");
  await clock.advance(2_000);

  expect(second.keeper.read()).toEqual({ standby: undefined, silentMs: 0 });
  expect(errors).toContain(failure);
  failure = undefined;
  await clock.advance(2_000);
  expect(second.keeper.isOurs()).toBe(true);
  expect(second.lines.at(-1)).toBe("The process that owned the inbox has ended; this one takes over");
  await second.keeper.stop();
});
