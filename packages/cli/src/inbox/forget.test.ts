import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-cli-forget-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder with the file of an inbox, in which two buyers stand, and one event that is no JSON. */
async function prepareBuyers() {
  const folder = mkdtempSync(join(root, "inbox-"));
  const file = await prepareFile(join(folder, "events.db"));
  const inbox = sqliteInbox(file);
  const build = (id: string, email: string) => ({
    ...{ id, type: "Seller:Order.New", lane: "4715" },
    raw: JSON.stringify({ id, event: { order: { lines: [{}, { buyer: { email } }] } } }),
  });
  await inbox.accept([build("event-7", "Planted@b.example"), build("event-8", "other@b.example")]);
  await inbox.accept([{ id: "event-9", type: "t", lane: "4715", raw: "{", problem: "no JSON" }]);
  const run = async (...words: string[]) => runInbox(["forget", "--file", file, ...words]);
  const count = (text: string) =>
    readdirSync(folder).reduce(
      (sum, name) => sum + readFileSync(join(folder, name), "latin1").split(text).length - 1,
      0,
    );
  return { file, inbox, run, count };
}

test("forget removes events of a buyer beside the consumer, and says how many of which state", async () => {
  const { inbox, run, count } = await prepareBuyers();
  await inbox.own!("consumer");
  const words = ["--where", "event.order.lines.buyer.email=planted@b.example"];
  expect(count("Planted@b.example")).toBeGreaterThan(0);

  const dry = await run(...words, "--dry-run");
  const { said, notes } = await run(...words, "--yes", "--json");

  expect(dry.said).toBe("1 event (1 waiting, 0 done, 0 dead) would be forgotten\n");
  expect(JSON.parse(said)).toEqual({
    matched: { waiting: 1, done: 0, dead: 0 },
    forgotten: 1,
    unreadable: 1,
    dryRun: false,
  });
  expect(notes).toEqual([
    "1 event cannot be read, so --where could not search them: see kontor inbox list --state dead",
  ]);
  expect([count("Planted@b.example"), count("other@b.example") > 0]).toEqual([0, true]);
  const [claim] = (await inbox.claim({ lanes: 9, perLane: 9, leaseMs: 1_000 })).filter(({ lane }) => lane === "4715");
  expect(claim!.events.map(({ id }) => id)).toEqual(["event-8"]);
  await inbox.close();
});

test("forget of a seller takes its parking, although no event of it is left", async () => {
  const { inbox, run, count } = await prepareBuyers();
  await inbox.park("Planted", { reason: "Planted called" });

  const { said } = await run("--seller", "Planted", "--yes");

  expect(said).toContain("0 events forgotten, of 0 events (0 waiting, 0 done, 0 dead) and the parking of the seller");
  expect(count("Planted called")).toBe(0);
  expect((await inbox.readStats()).parked.map(({ lane }) => lane)).not.toContain("Planted");
  await inbox.close();
});

test.each([
  [[], { payloads: 0, unreadable: 1 }],
  [["--payloads-older-than", "1h"], { payloads: 1, unreadable: 1 }], // event-5
  [["--put-aside-older-than", "1h"], { payloads: 2, unreadable: 1 }],
])(
  "after a purge with %j, --where cannot read what is no JSON, and not what has no payload",
  async (purge, expected) => {
    const { file, inbox, run } = await prepareBuyers();
    await inbox.close();
    const words = ["purge", "--file", file, ...purge, "--yes", "--json"];
    const { purged } = (purge.length > 0 ? JSON.parse((await runInbox(words)).said) : { purged: { payloads: 0 } }) as {
      purged: { payloads: number };
    };

    const { said } = await run("--where", "a=b", "--dry-run", "--json");

    const { unreadable } = JSON.parse(said) as { unreadable: number };
    expect({ payloads: purged.payloads, unreadable }).toEqual(expected);
  },
);

test.each([
  [["--seller", "Planted"], true],
  [["--seller", "Plan"], false],
  [["--seller", "Planted2"], false],
  [["--seller", "planted"], false],
  [["--seller", "Planted", "--id", "event-1"], false],
  [["--seller", "Planted", "--where", "a=b"], false],
])("forget %j would take the parking of the seller Planted: %s", async (words, expected) => {
  const { inbox, run } = await prepareBuyers();
  await inbox.park("Planted", { reason: "Planted called" });
  await inbox.close();

  const { said } = await run(...words, "--dry-run");

  expect(said.includes("and the parking of the seller")).toBe(expected);
});

test("forget asks with figures, removes the events of a seller, and finds nothing the next time", async () => {
  const { file, inbox, count } = await prepareBuyers();
  await inbox.close();

  const { said, questions } = await runInbox(["forget", "--file", file, "--seller", "4711"], { answer: true });
  const again = await runInbox(["forget", "--file", file, "--seller", "4711", "--yes"]);
  const shown = await runInbox(["show", "event-1", "--file", file]);

  const words = "2 events (1 waiting, 0 done, 1 dead)";
  expect(questions).toEqual([
    `This forgets ${words}: payload, seller, problem and steps. Waiting events are never handled then, and none can be replayed. Continue?`,
  ]);
  expect(said).toBe(`✔ 2 events forgotten, of ${words}\n`);
  expect(again.said).toBe("None of these events contains any data\n");
  expect(shown.said).toContain("Its payload was purged or forgotten");
  expect(count("4711")).toBe(0);
});

test("forget wants to know which, and a --where that can be read", async () => {
  const { inbox, run } = await prepareBuyers();
  await inbox.close();

  await expect(run("--yes")).rejects.toThrow("Cannot forget events as --seller, --id or --where must say which");
  for (const where of ["email", "=x", "a..b=x", "a="])
    await expect(run("--where", where, "--yes")).rejects.toThrow(/--where must be a path of the payload and a value/);
});

test.each([
  ["a.b=1", '{"a":{"b":1}}', true],
  ["a.b=1", '{"a":[{"b":2},{"b":[3,1]}]}', true],
  ["a=x=y", '{"a":"X=Y"}', true],
  ["a.b=1", '{"a":{"b":11}}', false],
  ["a.b=1", '{"a":{"bc":1}}', false],
  ["a=x", '{"a":"ax"}', false],
  ["a=x", '{"a":"x "}', false],
  ["a=X", '{"a":["y",["x"]]}', true],
  ["a=null", '{"a":null}', true],
  ["a.b.c=1", '{"a":{"b":1}}', false],
  ["a=[object Object]", '{"a":{}}', false],
  ["a.length=1", '{"a":"x"}', false],
  ["a.constructor.name=Object", '{"a":{}}', false],
  ["a.toString=function toString() { [native code] }", '{"a":{}}', false],
  ["a.b=undefined", '{"a":{}}', false],
  ["a=1", "{", undefined],
])("--where %s finds in %s: %s", async (text, raw, expected) => {
  const file = join(mkdtempSync(join(root, "where-")), "events.db");
  const inbox = sqliteInbox(file);
  await inbox.accept([{ id: "1", type: "t", lane: "4711", raw }]);
  await inbox.close();

  const { said } = await runInbox(["forget", "--file", file, "--where", text, "--dry-run", "--json"]);

  const { matched, unreadable } = JSON.parse(said) as { matched: { waiting: number }; unreadable: number };
  expect([matched.waiting, unreadable]).toEqual([expected ? 1 : 0, expected === undefined ? 1 : 0]);
});
