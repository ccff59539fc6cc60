import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { createWorkbench } from "../fixtures/bench.ts";
import { runHere } from "../fixtures/run-here.ts";

/** A title of a window, a bell, a wiped screen, C1 controls, line ends that are none of ASCII, and signs that turn the direction of text. */
const HOSTILE = "\u001B]0;x\u0007\u001B[2J\r\u007F\u009B31m\u0085\u2028\u2029\u061C\u200F\u202E\u2066e\n\u0000";
/** What a terminal obeys. New lines, and tabs within a line, are allowed. */
const OBEYED = /[^\P{Cc}\n\t]|[\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const bench = createWorkbench();
const server = createServer(answer).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.close();
  bench[Symbol.dispose]();
});

function answer({ url: path = "", method }: IncomingMessage, response: ServerResponse): void {
  const json = (value: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  const token = { value: "t0k3n-of-test", scope: `a ${HOSTILE}` };
  if (path.endsWith("/v1/auth")) return void json({ authToken: token.value, expiresIn: 3_600, scope: token.scope });
  if (path.endsWith("token"))
    return void json({ access_token: token.value, token_type: "Bearer", expires_in: 3_600, scope: token.scope });
  if (path.startsWith("/v1/channel/event")) {
    const event = {
      id: HOSTILE,
      type: `Seller:${HOSTILE}`,
      createdAt: HOSTILE,
      event: { sellerId: HOSTILE, title: HOSTILE },
    };
    return void (method === "GET" ? json({ eventList: [event] }) : response.writeHead(204).end());
  }
  if (path.endsWith("/v1/channel")) return void json({ channel: HOSTILE });
  if (/taxClasses|taxclasses/i.test(path))
    return void json([{ id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", name: HOSTILE, [HOSTILE]: HOSTILE }]);
  if (/categor/i.test(path)) return void json({ errorCode: HOSTILE, errorMessage: HOSTILE, title: HOSTILE }, 400);
  response.writeHead(500, HOSTILE.replaceAll(/\P{L}/gu, ""), { "content-type": "text/html; charset=utf-8" });
  response.end(`<html>${HOSTILE}</html>`);
}

/** Fills an inbox in which every text is hostile. */
async function fillHostile(): Promise<Buffer> {
  const file = join(bench.folder, "hostile.db");
  const inbox = sqliteInbox(file);
  const raw = JSON.stringify({ id: HOSTILE, title: HOSTILE });
  await inbox.accept([
    { id: HOSTILE, type: HOSTILE, lane: HOSTILE, raw },
    { id: "dead", type: HOSTILE, lane: `1${HOSTILE}`, raw: `{${HOSTILE}`, problem: HOSTILE },
    { id: "tried", type: HOSTILE, lane: `2${HOSTILE}`, raw },
  ]);
  const [claim] = (await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1_000 })).filter(({ lane }) =>
    lane.startsWith("2"),
  );
  await inbox.settle([
    {
      claim: claim!,
      settled: [{ seq: 3, settlement: { to: "retry", delayMs: 9_000_000, problem: HOSTILE } }],
      release: true,
    },
  ]);
  await inbox.park(HOSTILE, { reason: HOSTILE });
  await inbox.close();
  return readFileSync(file);
}

const hostile = await fillHostile();
let files = 0;
/** Makes the file of such an inbox. */
function prepareHostile(): string {
  const file = join(bench.folder, `inbox-${(files += 1)}.db`);
  writeFileSync(file, hostile, { mode: 0o600 });
  return file;
}

const lines = [
  `call taxClasses.list --no-check`,
  `call taxClasses.list --json`,
  `call categories.get categoryId=0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10`,
  `call channel.self.get --debug`,
  `call info.getStatus --timeout 5`,
  `call info.getStatus --timeout 5 --debug`,
  `events peek --yes`,
  `events peek --yes --json`,
  `events run --once --json --file run.db -- sh handler.sh`,
  `events run --once --file run-2.db -- sh handler.sh`,
  `events trigger Seller:Some.NewType`,
  `token`,
  `token --json`,
  `doctor`,
  `doctor --json`,
  `inbox status`,
  `inbox status --json`,
  `inbox list --state all`,
  `inbox list --state all --json`,
  `inbox show dead`,
  `inbox show dead --json`,
  `inbox show tried`,
  `inbox show tried --json`,
  `inbox show none\u001B`,
  `inbox resume other`,
  `inbox replay --id dead --yes`,
  `inbox dead --id tried --yes`,
  `inbox forget --where title=x --yes`,
  `inbox purge --payloads-older-than 1d --dry-run`,
];

const HANDLER = `while read -r line; do
  printf '%s\\n' "$line" >> '${bench.folder}/given.txt'
  id=\${line#*'"id":'} title=\${line#*'"title":'}
  printf '{"id":%s,"outcome":"dead","reason":%s}\\n' "\${id%%,*}" "\${title%%"}"*}"
done`;
writeFileSync(join(bench.folder, "handler.sh"), HANDLER);

/** Runs a line in this process. The files that it names are in the folder. */
const run = (line: string, place: string[]) => {
  const [words, program] = line.split(" -- ").map((each) => each.split(" "));
  const all = [...words!, ...place, ...(program ? ["--", ...program] : [])];
  const here = all.map((word) => (/^[\w-]+\.(?:db|sh)$/.test(word) ? join(bench.folder, word) : word));
  return runHere(here, { env: { NO_COLOR: "1", PATH: process.env["PATH"] } });
};

test.each(lines)("nothing that a terminal obeys is in what this says: kontor %s", async (line) => {
  const place = line.startsWith("inbox") ? ["--file", prepareHostile()] : ["--sandbox", url];

  const { code, stdout, stderr } = await run(line, place);

  expect({ code, stderr }).not.toMatchObject({ code: 2 });
  expect((stdout + stderr).length).toBeGreaterThan(0);
  expect([OBEYED.exec(stdout)?.[0], stdout]).toEqual([undefined, stdout]);
  expect([OBEYED.exec(stderr)?.[0], stderr]).toEqual([undefined, stderr]);
});

test("a program of `events run` gets one line for each event, however lines are told apart", async () => {
  await run("events run --once --file run-3.db -- sh handler.sh", ["--sandbox", url]);

  const given = readFileSync(join(bench.folder, "given.txt"), "utf8").trimEnd();
  const [line = ""] = given.split("\n");
  expect(given).not.toMatch(OBEYED);
  expect((JSON.parse(line) as { event: { title: string } }).event.title).toBe(HOSTILE);
});

test("--raw writes the bytes of the platform into a pipe, and never to a terminal", async () => {
  const file = prepareHostile();

  const shown = await bench.run(`kontor inbox show dead --raw --file ${file} | cat`);
  const called = await run("call info.getStatus --raw", ["--sandbox", url]);

  expect(shown.stdout).toBe(`{${HOSTILE}\n`);
  expect(called.stdout).toBe(`<html>${HOSTILE}</html>\n`);
  expect(called.stderr).not.toMatch(OBEYED);
  const refused = await runHere(["inbox", "show", "dead", "--raw", "--file", file], { columns: 80 });
  expect(refused).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining("--raw is for a pipe or a file"),
  });
});
