import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-purge-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const policies = [
  ["--payloads-older-than", "2h"],
  ["--rows-older-than", "2h"],
  ["--put-aside-older-than", "2h"],
  ["--put-aside-older-than", "2h", "--rows-older-than", "2h"],
  ["--payloads-older-than", "1h", "--put-aside-older-than", "2h", "--rows-older-than", "2h"],
  ["--payloads-older-than", "4h", "--rows-older-than", "4h"],
];

test.each(policies)("purge %s %s %s %s forgets as many as it said", async (...words) => {
  const file = await prepareFile(join(folder, `${(files += 1)}.db`));
  const purge = async (last: string) =>
    JSON.parse((await runInbox(["purge", "--file", file, ...words.filter(Boolean), "--json", last])).said) as Record<
      string,
      unknown
    >;

  const dry = await purge("--dry-run");
  const { matched, purged, dryRun } = await purge("--yes");

  expect(dry).toEqual({ matched, purged: { payloads: 0, rows: 0 }, dryRun: true });
  expect({ purged, dryRun }).toEqual({ purged: matched, dryRun: false });
});

test("purge asks with figures, and says that there is no way back", async () => {
  const file = await prepareFile(join(folder, "asked.db"));

  const { said, questions } = await runInbox(["purge", "--file", file, "--put-aside-older-than", "2h"], {
    answer: true,
  });

  expect(questions).toEqual(["This forgets 2 payloads and 0 rows. They cannot be replayed from then on. Go on?"]);
  expect(said).toBe("✔ 2 payloads and 0 rows forgotten\n");
});
