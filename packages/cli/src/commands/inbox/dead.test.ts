import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-dead-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

async function putAside(words: string[]) {
  const file = await prepareFile(join(folder, `${(files += 1)}.db`));
  const { said } = await runInbox(["dead", "--file", file, ...words]);
  const { said: list } = await runInbox(["list", "--file", file, "--state", "dead", "--json"]);
  const dead = list.split("\n").flatMap((line) => (line ? [JSON.parse(line) as { id: string; problem: string }] : []));
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
