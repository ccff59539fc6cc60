import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { createWorkbench } from "../fixtures/bench.ts";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-status-"));
const file = await prepareFile(join(folder, "events.db"));
afterAll(() => rmSync(folder, { recursive: true }));

test("status says how many events are in each state, what is parked, and which figure is an alarm", async () => {
  const { said } = await runInbox(["status", "--file", file]);

  expect(said).toMatch(/waiting +3 +the oldest for 3 h( \d+ min)?\n/);
  expect(said).toMatch(/dead +1 .*\n +done +2\n/);
  expect(said).toContain("Dead because they could not be read: 0\n");
  expect(said).toContain(
    'Done, of a type that the consumer did not know: 1; `kontor inbox replay --state done --error "unknown type"` gives them',
  );
  expect(said).toContain("To be acknowledged: 4\n");
  expect(said).toContain("not acknowledged: 7 of 10, alarm: ");
  expect(said).toContain("    4712  until resumed  shop is down\n");
  expect(said).toMatch(/4714 {2}until 20\d\d-.+Z {2}they asked for it\n/);
});

test.each([
  [1, false],
  [6, false],
  [7, true],
  [10, true],
])("with %i deliveries of 10, status says that this is an alarm: %s", async (deliveries, isAlarm) => {
  const own = join(folder, `deliveries-${deliveries}.db`);
  const inbox = sqliteInbox(own);
  for (let count = 0; count < deliveries; count += 1)
    await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  await inbox.close();

  const { said } = await runInbox(["status", "--file", own]);

  expect(/not acknowledged: (\d+ of 10)(, alarm)?/.exec(said)!.slice(1)).toEqual([
    `${deliveries} of 10`,
    isAlarm ? ", alarm" : undefined,
  ]);
});

test("status lists parked sellers by their names, in whatever order they were parked", async () => {
  const own = join(folder, "parked.db");
  const inbox = sqliteInbox(own);
  for (const lane of ["b", "a10", "c", "a", "a2"]) await inbox.park(lane, { reason: "x" });
  await inbox.close();

  const { said } = await runInbox(["status", "--file", own]);
  const { parked } = JSON.parse((await runInbox(["status", "--file", own, "--json"])).said) as {
    parked: { seller: string }[];
  };

  expect(said.match(/^ {4}\S+(?= {2}until)/gm)!.map((each) => each.trim())).toEqual(["a", "a10", "a2", "b", "c"]);
  expect(parked.map(({ seller }) => seller)).toEqual(["a", "a10", "a2", "b", "c"]);
});

test("status as JSON is one document with every member", async () => {
  const { said } = await runInbox(["status", "--json"], { env: { KONTOR_INBOX: file } });

  expect(JSON.parse(said)).toEqual({
    events: { waiting: 3, dead: 1, done: 2 },
    unreadable: 0,
    unknownType: 1,
    pendingAcknowledgements: 4,
    mostDeliveries: 7,
    oldestWaitingMs: expect.any(Number),
    failing: [
      {
        seller: "4713",
        id: "event-6",
        attempts: 1,
        firstSeenAt: expect.any(String),
        problem: "the shop Timed Out",
      },
    ],
    suspects: [],
    disk: null,
    parked: [
      { seller: "4712", reason: "shop is down", until: null },
      { seller: "4714", reason: "they asked for it", until: expect.any(String) },
    ],
  });
});

test("status is as wide as the terminal", async () => {
  const { said } = await runInbox(["status"], { env: { KONTOR_INBOX: file }, columns: 40 });

  for (const line of stripVTControlCharacters(said).split("\n")) expect(line.length).toBeLessThanOrEqual(40);
  expect(said.replaceAll(/\s+/g, " ")).toContain(
    "see why with `kontor inbox list --state dead`, fix the cause, replay them",
  );
});

/** Handles the first event of each seller once, and fails. */
async function failOnce(file: string, problem: string): Promise<void> {
  const inbox = sqliteInbox(file);
  for (const claim of await inbox.claim({ lanes: 100, perLane: 1, leaseMs: 1_000 }))
    await inbox.settle([
      {
        claim,
        settled: [{ seq: claim.events[0]!.seq, settlement: { to: "retry", delayMs: 0, problem } }],
        release: true,
      },
    ]);
  await inbox.close();
}

test("status names the sellers whose events fail, each with its problem and the command that shows it", async () => {
  const own = await prepareFile(join(folder, "fails.db"));
  await failOnce(own, "their shop answered 503\n    at sync (shop.ts:3:1)");

  const { said } = await runInbox(["status", "--file", own]);

  const failing = said.slice(said.indexOf("Failing sellers:"), said.indexOf("Parked sellers:"));
  expect(failing).toMatch(/^ {4}4711 {2}tried once in 3 h.*: their shop answered 503\n/m);
  expect(failing).toContain(`See why: kontor inbox show event-2 --file ${own}\n`);
  expect(failing).toMatch(/^ {4}4713 {2}tried 2 times in 3 h.*: their shop answered 503\n/m);
  expect(failing).toContain(`kontor inbox dead --id event-2 --file ${own}\n`);
  expect(failing).not.toMatch(/4712|4714|shop\.ts/); // They are parked; and a stack is for show.
});

/** Records for an event of a seller that processes ended while it was running. */
async function endWith(file: string, lane: string, ends: number): Promise<void> {
  const inbox = sqliteInbox(file);
  await inbox.accept([{ id: "event-x", type: "t", lane, raw: "{}" }]);
  const claims = await inbox.claim({ lanes: 100, perLane: 1, leaseMs: 1_000 });
  const claim = claims.find((each) => each.lane === lane)!;
  await inbox.recordStarts([{ claim, seq: claim.events[0]!.seq, unfinishedStarts: ends, nextTurnInMs: 60_000 }]);
  await inbox.close();
}

test("status and doctor name an event that was running when processes ended", async () => {
  const own = await prepareFile(join(folder, "ends.db"));
  await endWith(own, "4799", 3);

  const { said } = await runInbox(["status", "--file", own]);
  const { suspects } = JSON.parse((await runInbox(["status", "--json", "--file", own])).said) as {
    suspects: unknown[];
  };

  expect(suspects).toMatchObject([{ seller: "4799", id: "event-x", unfinishedStarts: 3 }]);
  expect(said).toMatch(/Running when a process ended[^]* 4799 {2}event-x, 3 times; the next try is /);
  expect(said).toContain(`Put it aside: kontor inbox dead --id event-x --file ${own}`);
  const { stdout } = await runHere(["doctor", "--file", own]);
  expect(stdout).toContain(
    "the handler of event event-x of seller 4799 began 3 times and never ended, because its process died",
  );
});

test("status tells many failing sellers in a few lines, and the command that lists them", async () => {
  const own = join(folder, "many fail.db");
  const inbox = sqliteInbox(own);
  await inbox.accept(Array.from({ length: 30 }, (_, at) => ({ id: `e${at}`, type: "t", lane: `s${at}`, raw: "{}" })));
  await inbox.close();
  await failOnce(own, "no");

  const { said } = await runInbox(["status", "--file", own]);

  expect(said.match(/See why/g)).toHaveLength(10);
  expect(said).toContain(`... and 20 more: kontor inbox list --state waiting --file '${own}'`);
});

test("status tells a disk that takes no more", async () => {
  using bench = createWorkbench();
  await prepareFile(join(bench.folder, "events.db"));

  const { stdout } = await bench.run("ulimit -f 600; kontor inbox status --file events.db");

  expect(stdout).toContain("Caution: its disk is full (EFBIG). No event can be stored, handled or acknowledged");
});
