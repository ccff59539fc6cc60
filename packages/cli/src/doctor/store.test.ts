import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import type { Context } from "../command.ts";
import { prepareFile } from "../fixtures/prepare.ts";
import type { PlaceOptions } from "../inbox/place.ts";
import { createSecretList } from "../terminal/secrets.ts";
import { checkStore } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const check = (options: PlaceOptions, { isSandbox = false, env = {} } = {}) =>
  checkStore({
    options: { ...options, ...(isSandbox && { sandbox: true }) },
    env: { XDG_CONFIG_HOME: "/nowhere", ...env },
    signal: new AbortController().signal,
    secrets: createSecretList([], {}),
    terminal: { columns: undefined, note() {}, showProgress() {} },
  } as unknown as Context<PlaceOptions>);

/** A file with one event, delivered so often. */
async function makeFile(deliveries: number, end?: "dead" | "done") {
  const file = join(folder, `${(files += 1)}.db`);
  const inbox = sqliteInbox(file);
  const event = { id: "1", type: "t", lane: "a", raw: "{}" };
  for (let delivery = 0; delivery < deliveries; delivery += 1) await inbox.accept([event]);
  for (const claim of end ? await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 }) : []) {
    const settlement = end === "done" ? { to: end } : { to: "dead" as const, problem: "no" };
    await inbox.settle([
      { claim, settled: [{ seq: claim.events[0]!.seq, settlement: settlement as never }], release: true },
    ]);
  }
  await inbox.close();
  return file;
}

test.each([
  [0, undefined, "ok", "ok", /^0 waiting, 0 of unknown types$/],
  [1, "done", "ok", "ok", /^0 waiting, 0 of unknown types$/],
  [7, undefined, "ok", "ok", /^1 waiting/],
  [8, undefined, "warning", "store-last-delivery", /came 8 of 10 times/],
  [1, "dead", "warning", "store-dead", /^1 dead events$/],
] as const)("an inbox with an event that came %i times (%s) is %s: %s", async (deliveries, end, state, code, says) => {
  const finding = await check({ file: await makeFile(deliveries, end) });

  expect(finding).toMatchObject({
    check: "store",
    of: "file",
    state,
    code,
    says: expect.stringMatching(says) as string,
  });
});

test.each([
  [1, "ok", /^1 waiting/],
  [2, "store-suspect", /event 1 of seller a began 2 times/],
  [3, "store-suspect", /event 1 of seller a began 3 times/],
])("an event that has begun %i times and not ended is %s", async (unfinishedStarts, code, says) => {
  const file = await makeFile(1);
  const inbox = sqliteInbox(file);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  await inbox.recordStarts([{ claim: claim!, seq: claim!.events[0]!.seq, unfinishedStarts, nextTurnInMs: 60_000 }]);
  await inbox.close();

  expect(await check({ file })).toMatchObject({ code, says: expect.stringMatching(says) as string });
});

test("the age of the oldest waiting event is told, in seconds", async () => {
  const file = await prepareFile(join(folder, "prepared.db"));
  const inbox = sqliteInbox(file);
  await inbox.replay({ state: "dead" }); // It would be told first.
  for (const id of ["event-2", "event-6"]) {
    await inbox.putAside({ id }, "came too often, or fails");
    await inbox.replay({ id, state: "dead" });
  }
  await inbox.markAcknowledged(["event-2"]);
  await inbox.close();

  expect(await check({ file })).toMatchObject({
    code: "ok",
    says: expect.stringMatching(/^4 waiting, the oldest for 1\d{4} s, 1 of unknown types$/) as string,
  });
});

test("doctor names the sellers that fail, their tries and their problems, and not those that are parked", async () => {
  const file = await prepareFile(join(folder, "failing.db"));
  const failing = /1 dead events; a seller fails: 4713 \(tried once in 3 h(?: \d+ min)?: the shop Timed Out\)/;
  expect(await check({ file })).toMatchObject({ code: "store-dead", says: expect.stringMatching(failing) as string });

  const own = join(folder, "many.db");
  const inbox = sqliteInbox(own);
  await inbox.accept(
    ["a", "ab", "abc", "b", "c\u001B[2J"].map((lane) => ({ id: `e-${lane}`, type: "t", lane, raw: "{}" })),
  );
  for (const claim of await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1_000 })) {
    const settlement = { to: "retry", delayMs: 60_000, problem: `no ${claim.lane}\n at x.ts` } as const;
    await inbox.settle([{ claim, settled: [{ seq: claim.events[0]!.seq, settlement }], release: true }]);
  }
  await inbox.park("b", { reason: "shop is down" });
  await inbox.close();

  const finding = await check({ file: own });
  expect(finding).toMatchObject({
    code: "store-failing",
    state: "warning",
    fix: expect.stringContaining("inbox status"),
  });
  expect(finding.says).toMatch(
    /^sellers fail: a \(tried once in \S+ \S+: no a\), ab \(.*: no ab\), abc \(.*: no abc\), and 1 more$/,
  );
});

test("without an inbox nothing is looked at; with a sandbox only one that a flag names", async () => {
  const file = await makeFile(0);
  const env = { KONTOR_INBOX: file };

  expect(await check({})).toMatchObject({
    state: "skipped",
    says: expect.stringContaining("no inbox is known") as string,
  });
  expect(await check({}, { env: { KONTOR_INBOX: "" } })).toMatchObject({ state: "skipped" });
  expect(await check({}, { env })).toMatchObject({ state: "ok" });
  expect(await check({}, { env, isSandbox: true })).toMatchObject({
    state: "skipped",
    says: expect.stringContaining("a sandbox has none") as string,
  });
  expect(await check({ file }, { isSandbox: true })).toMatchObject({ state: "ok" });
});

test("what is wrong with the place is told with a remedy, and not as a fault of ours", async () => {
  mkdirSync(join(folder, "a-folder"));
  writeFileSync(join(folder, "text.db"), "no database, but long enough to be read as one ".repeat(10));
  const codeOf = async (options: PlaceOptions) => (await check(options)).code;

  expect(await codeOf({ file: join(folder, "none.db") })).toBe("store-missing");
  expect(await codeOf({ file: join(folder, "a-folder") })).toBe("store-folder");
  expect(await codeOf({ file: join(folder, "text.db") })).toBe("store-no-database");
  expect(await codeOf({ postgres: "postgres://user:c4n4ry@shop.test/x" })).toBe("store-password-in-flag");
  expect(await codeOf({ file: "" })).toBe("store-unusable");
});
