import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSecretList } from "../terminal/secret-list.ts";
import { prepareFile } from "./fixtures/prepare.ts";
import { withInbox } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-open-"));
const notes: string[] = [];
const terminal = { columns: undefined, note: (text: string) => void notes.push(text), showProgress: () => {} };
const secrets = createSecretList([], {});
const surroundings = { env: {}, signal: new AbortController().signal, terminal, secrets };
afterAll(() => rmSync(folder, { recursive: true }));

test("withInbox() closes the inbox, also after a failure", async () => {
  const options = { file: await prepareFile(join(folder, "events.db")) };
  let kept: { readStats(): Promise<unknown> } | undefined;

  const failed = withInbox({ options, ...surroundings }, async ({ inbox }) => {
    kept = inbox;
    throw new Error("broken");
  });

  await expect(failed).rejects.toThrow("broken");
  await expect(kept!.readStats()).rejects.toThrow("it was closed");
});

test("the file of a newer version is refused as a wrong file", async () => {
  const file = await prepareFile(join(folder, "newer.db"));
  const db = new DatabaseSync(file);
  db.exec("PRAGMA user_version = 99; UPDATE migration SET oldest = 99");
  db.close();

  await expect(withInbox({ options: { file }, ...surroundings }, async () => {})).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/version 1 or older: got 99\. Newer packages have changed its tables/),
  });
});

test("a stop while the inbox has not answered says what it waits for", async () => {
  const options = { file: await prepareFile(join(folder, "slow.db")) };
  const stopping = new AbortController();

  await withInbox({ options, ...surroundings, signal: stopping.signal }, async () => {
    stopping.abort();
    await expect
      .poll(() => notes, { timeout: 60_000 })
      .toEqual([expect.stringMatching(/^Stops once the inbox has answered/)]);
  });
});
