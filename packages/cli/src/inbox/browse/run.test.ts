import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test } from "vitest";
import { browseCommand } from "../../commands/inbox/browse.ts";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-cli-browse-"));
const LEFT = "\u001B[?25h\u001B[?1049l"; // The cursor is seen again, and the other page is back.
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a file for a test alone, so that all can play at a time. */
const prepare = () => prepareFile(join(mkdtempSync(join(folder, "own-")), "events.db"));

/** Opens the example of the command in a terminal. */
function browse(file: string, { columns = 80 }: { columns?: number } = {}) {
  const line = browseCommand.examples[0]!.replace(
    "kontor",
    `"${process.execPath}" --conditions=@kontor/source "${main}"`,
  );
  const child = spawn("script", ["-qefc", `stty cols ${columns} rows 30; ${line}`, "/dev/null"], {
    cwd: dirname(file),
    env: { ...process.env, CI: undefined, FORCE_COLOR: undefined, NO_COLOR: "1", TERM: "xterm" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const see = (words: string) => waitUntil(() => expect(said.split("\u001B[H").at(-1)).toContain(words));
  return { child, ended, see, said: () => said, press: (keys: string) => void child.stdin.write(keys) };
}

test.concurrent("a person lists, shows, filters, replays, parks and leaves", async () => {
  const file = await prepare();
  const { ended, see, press, said } = browse(file);
  await see("> event-1");
  await see("open | 3 waiting, 1 dead, 2 done, 2 parked");

  press("\r");
  await see('"price": 12345678901234567890.10');
  press("r");
  await see("Replay event-1? (y/N)");
  press("y");
  await see("1 event replayed");
  press("f4711\r");
  await see("open, seller 4711 |");
  press("p");
  press("they sleep\r");
  await see("Seller 4711 is parked");
  press("q");

  expect(await ended).toBe(0);
  expect(said().trimEnd().endsWith(LEFT)).toBe(true);
  const inbox = sqliteInbox(file);
  expect(await inbox.readStats()).toMatchObject({ events: { waiting: 4, dead: 0 }, parked: { length: 3 } });
  await inbox.close();
});

test.concurrent("Ctrl-C at a question leaves at once, and changes nothing", async () => {
  const file = await prepare();
  const { ended, see, press, said } = browse(file, { columns: 40 });
  await see("> event-1");
  press("r");
  press("\u0003");

  expect(await ended).toBe(130);
  expect(said()).toContain(LEFT);
  expect(said()).not.toContain("\u001B[7m"); // NO_COLOR
  const inbox = sqliteInbox(file);
  expect(await inbox.readStats()).toMatchObject({ events: { waiting: 3, dead: 1 } });
  await inbox.close();
});

test("without a terminal the other command is named", async () => {
  await expect(runInbox(["browse", "--file", await prepare()])).rejects.toMatchObject({
    exitCode: 2,
    message: "Cannot browse an inbox as this needs a terminal: use kontor inbox list",
  });
});
