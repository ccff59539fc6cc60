import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { stripVTControlCharacters } from "node:util";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test } from "vitest";
import { CliError } from "../errors.ts";
import { createWorkbench, openTerminal } from "../fixtures/bench.ts";
import { prepareFile } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";
import { createProgram } from "../program.ts";

const bench = createWorkbench();
const sandbox = await startSandboxServer({ port: 0 });
const silent = createServer(() => {}).listen(0, "127.0.0.1"); // It hears a call, and never answers.
await once(silent, "listening");
const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await sandbox.close();
  bench[Symbol.dispose]();
});

/** Lists the lines that a terminal would cut in the middle of a word. Nothing can be done for a word that is longer than a line. */
function listCut(text: string, columns: number): string[] {
  const hasSpaces = (line: string) => /\S\s+\S/.test(line.replace(/ \\$/, "").replace(/^ *\$ /, ""));
  return stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.length > columns && hasSpaces(line));
}

const paths = createProgram({}).commands.flatMap((command) => [
  [command.name()],
  ...command.commands.map((each) => [command.name(), each.name()]),
]);

test.each([40, 100])("no help is wider than %i characters, and no word of it is cut", async (columns) => {
  for (const path of [[], ...paths, ["call", "categories.get"]]) {
    const { stdout, stderr } = await runHere([...path, "--help"], { columns });
    expect({ path, cut: listCut(stdout + stderr, columns) }).toEqual({ path, cut: [] });
  }
});

test("no output for people is wider than the terminal", async () => {
  const columns = 40;
  const file = await prepareFile(join(bench.folder, "wide.db"));
  const url = sandbox.url;
  for (const words of [
    ["doctor", "--sandbox", url],
    ["token", "--sandbox", url],
    ["demo"],
    ["specs", "search", "category"],
    ["specs", "show", "Seller:Offer.New"],
    ["specs", "show", "categories.update"],
    ["events", "trigger", "Seller:Some.NewType", "--count", "3", "--sandbox", url],
    ["events", "peek", "--yes", "--sandbox", url],
    ...["status", "list", "show event-1", "replay --state dead --dry-run"].map((each) => [
      "inbox",
      ...each.split(" "),
      "--file",
      file,
    ]),
  ]) {
    const { code, stdout } = await runHere(words, { columns });
    expect({ words, code, cut: listCut(stdout, columns) }).toEqual({ words, code: 0, cut: [] });
  }
});

test.each([
  ["token", "channel"],
  ["call", "self.get"],
  ["doctor"],
  ["events", "peek", "--yes"],
  ["events", "trigger", "Seller:Some.NewType"],
  ["events", "run", "--once", "--file", join(bench.folder, "hang.db"), "--", "cat"],
])("Ctrl-C ends kontor %s %s, which waits for an answer", async (...words) => {
  const stopping = new AbortController();
  silent.once("request", () => stopping.abort(new CliError("Stopped", { exitCode: 130 })));

  const ended = await runHere(words, {
    env: { PATH: process.env["PATH"], KONTOR_CHANNEL_URL: silentUrl, KONTOR_REFRESH_TOKEN: demo.refreshToken },
    signal: stopping.signal,
  });

  expect(ended).toMatchObject({ code: 130, stderr: expect.stringMatching(/kontor: Stopped\n$/) });
});

/** Runs lines one after the other in one terminal. Each ends with a line that says its exit code. */
function runInTerminal(lines: readonly string[]) {
  const all = lines.map((line) => `${line}; echo "ended $?"`).join("; ");
  const { ended, said, press } = openTerminal(bench.folder, `trap : INT; ${all}`, { columns: 60 });
  let seen = 0;
  /** Waits for words, and forgets what came before them. */
  const see = async (words: string) => {
    await waitUntil(() => expect(said().slice(seen)).toContain(words), { intervalMs: 20 });
    const text = said().slice(seen, said().indexOf(words, seen) + words.length);
    seen += text.length;
    return text;
  };
  return { see, press, ended };
}

test.concurrent("each question takes Ctrl-C, the end of the input, a no and a yes", async () => {
  await prepareFile(join(bench.folder, "asked.db"));
  const questions: [line: string, answer: string, code: number, says: RegExp][] = [
    ["inbox replay --state dead", "\u0003", 130, /kontor: Stopped/],
    ["inbox dead --state waiting", "\u0004", 1, /kontor: Nothing was changed/],
    ["inbox purge --rows-older-than 1h", "n\r", 1, /kontor: Nothing was changed/],
    ["inbox replay --state dead", "y\r", 0, /\[32m✔.\[39m 1 event replayed/],
  ];
  const { see, press, ended } = runInTerminal(questions.map(([line]) => `kontor ${line} --file asked.db`));

  for (const [line, answer, code, says] of questions) {
    const question = await see("(y/N)");
    press(answer);
    const rest = await see(`ended ${code}`);
    expect({ line, rest }).toEqual({ line, rest: expect.stringMatching(says) });
    expect(listCut(question.replaceAll("\r\n", "\n"), 60)).toEqual([]);
  }
  await ended;
  expect(readdirSync(bench.folder).filter((name) => name.startsWith("."))).toEqual([]); // No history of answers.
});

test.concurrent("the second Ctrl-C ends at once what a file does not answer, and nothing of it is done", async () => {
  const file = await prepareFile(join(bench.folder, "locked.db"));
  const { see, press, ended } = runInTerminal([
    "kontor inbox purge --put-aside-older-than 1h --rows-older-than 1h --file locked.db",
  ]);
  await see("(y/N)");
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE"); // The purge waits for it for up to a minute.
  press("y\r");

  await see("forgetting   0%");
  press("\u0003");
  await see("Stopping: waits");
  press("\u0003");
  await see("ended 130");

  expect(other.isTransaction).toBe(true); // It has not waited for the other one.
  other.exec("ROLLBACK");
  other.close();
  await ended;
  const inbox = sqliteInbox(file);
  expect(await inbox.readStats()).toMatchObject({ events: { dead: 1, done: 2 } });
  await inbox.close();
});
