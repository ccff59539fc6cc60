import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

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

  expect(yes.questions).toEqual(["This replays 1 event (1 dead). Go on?"]);
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

  expect(said).toBe("No event of these can be replayed; done ones need --state done\n");
});
