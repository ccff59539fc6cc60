import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkWrongUse, createFolder, openTerminal, runExample, startLine, type WrongUse } from "../fixtures/bench.ts";
import { prepareFile } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";
import { inboxGroup } from "./inbox.ts";

const folder = createFolder();
const before = process.cwd();
const commands = inboxGroup.commands;
const CANARY = "c4n4ry-pw";
const NOWHERE = `postgres://user:${CANARY}@127.0.0.1:1/db`;
/** An address without a password, which a flag may hold. */
const NO_DATABASE = "postgres://user@127.0.0.1:1/db";

beforeAll(async () => {
  process.chdir(folder); // The lines name files in it.
  await prepareFile(join(folder, "events.db"));
  await prepareFile(join(folder, "newer.db"));
  const newer = new DatabaseSync(join(folder, "newer.db"));
  newer.exec("PRAGMA user_version = 99; UPDATE migration SET oldest = 99");
  newer.close();
  writeFileSync(join(folder, "text.db"), "no database ".repeat(100));
  mkdirSync(join(folder, "folder"));
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const NAME_IT = "name the file that the consumer opens";
const wrong: WrongUse[] = [
  ["lst", 2, "Did you mean list?"],
  ["status", 2, "Cannot open an inbox as --file or --postgres must say where it is, or the variable KONTOR_INBOX"],
  ["status --file ''", 2, "Cannot open an inbox as --file must not be empty"],
  ["status --file missing.db", 2, `Cannot open the inbox missing.db as there is no such file: ${NAME_IT}`],
  ["status --file none/events.db", 2, "there is no such file"],
  ["status --file events.db/x", 2, "Cannot open the inbox events.db/x as "],
  ["status --file folder", 2, "Cannot open the inbox folder as it is a folder: name the file in it"],
  ["status --file text.db", 2, `Cannot open the inbox text.db as it is not a database: ${NAME_IT}`],
  ["status --file newer.db", 2, "Newer packages have changed its tables"],
  ["status --file :memory:", 2, "Cannot open the inbox :memory: as there is no such file"],
  ["status --file events.db --schema s", 2, "--schema needs PostgreSQL: a file has no schema"],
  ["status --file events.db --channel c", 2, "--channel needs PostgreSQL: a file has no channel"],
  [`status --file events.db --postgres ${NOWHERE}`, 2, "only one of --file and --postgres may be given: got both"],
  [`status --file ${NOWHERE}`, 2, "--file must be a path; an address of PostgreSQL belongs to --postgres"],
  [
    `status --postgres ${NO_DATABASE}`,
    1,
    "Cannot open the inbox kontor_inbox as the database must answer: connect ECONNREFUSED",
  ],
  [`status --postgres ${NOWHERE}`, 2, "Cannot open an inbox as --postgres must hold no password"],
  [`status --postgres '${NO_DATABASE}?password=${CANARY}' --channel c`, 2, "--postgres must hold no password"],
  [`status --postgres ${NO_DATABASE} --schema 'no;schema'`, 2, "schema must"],
  [`status --postgres http://user:${CANARY}@host`, 2, "--postgres must be an address such as postgres://"],
  [`status --postgres postgres://user:${CANARY}@host:port/db`, 2, "--postgres must be an address such as postgres://"],
  [`status --postgres ${NO_DATABASE} --channel ''`, 2, "--channel must not be empty"],
  [`status --postgres ${NO_DATABASE} --channel c`, 1, "Cannot open the inbox kontor_inbox as the database must answer"],
  [`status --postgress=${NOWHERE}`, 2, "unknown option '--postgress=postgres://[secret]'"],
  [`status ${NOWHERE}`, 2, "too many arguments"],
  [NOWHERE, 2, "unknown command 'postgres://[secret]'"],
  ["status", 1, "the database must answer", { KONTOR_INBOX: NOWHERE }],
  ["status", 2, "KONTOR_INBOX must be a path or begin with postgres://", { KONTOR_INBOX: `mysql://u:${CANARY}@h/d` }],
  ["list --file events.db --state gone", 2, "--state must be waiting, done, dead or all: got gone"],
  ["list --file events.db --limit 0", 2, "Cannot list events as --limit must be a whole number of at least 1: got 0"],
  ["list --file events.db --limit ten", 2, "--limit must be a whole number of at least 1: got ten"],
  ["list --file events.db --older-than 2", 2, "--older-than must be a time such as 90s, 30m, 2h or 7d: got 2"],
  ["list --file events.db --error ''", 2, "--error must not be empty"],
  ["list --file events.db --sate dead", 2, "Did you mean --state?"],
  ["show --file events.db", 2, "missing required argument 'id'"],
  ["show event-9 --file events.db", 1, "Cannot show event event-9 as the inbox has none with this id"],
  ["replay --file events.db", 2, "must say which: --state dead means all dead ones"],
  ["replay --file events.db --state waiting", 2, "waiting ones are handled anyway"],
  [
    "replay --file events.db --state dead",
    2,
    "Cannot replay 1 event as there is no terminal to ask for confirmation: add --yes. This replays 1 event (1 dead).",
  ],
  ["dead --file events.db", 2, "must say which: --state waiting means all that wait"],
  ["dead --file events.db --state done", 2, "--state must be waiting, because only those are put aside: got done"],
  ["dead --file events.db --seller 4711 --reason ''", 2, "--reason must not be empty"],
  ["park 4711 --file events.db", 2, "Cannot park a seller as --reason must be given"],
  ["park 4711 --file events.db --reason x --for ever", 2, "--for must be a time such as 90s, 30m, 2h or 7d: got ever"],
  ["park 4711 --file events.db --reason x --for 0s", 2, "--for must be longer: got 0"],
  ["resume 1 --file events.db", 1, "Cannot resume seller 1 as it is not parked; parked: 4712, 4714"],
  ["purge --file events.db", 2, "--payloads-older-than, --rows-older-than or --put-aside-older-than must say which"],
  ["purge --file events.db --rows-older-than week", 2, "--rows-older-than must be a time"],
  ["backup --file events.db", 2, "missing required argument 'path'"],
  ["backup events.db --file events.db", 2, "a file or folder of this name exists"],
  ["backup none/copy.db --file events.db", 2, "its folder does not exist"],
  [`backup copy.db --postgres ${NO_DATABASE}`, 1, "the database must answer"],
];

test.each(wrong)("kontor inbox %s ends with %i and one line", async (words, ...use) => {
  await expect(checkWrongUse([`inbox ${words}`, ...use])).resolves.toBeUndefined();
});

test("no wrong use has made a file", () => {
  expect(readdirSync(folder).toSorted()).toEqual(["events.db", "folder", "kontor", "newer.db", "text.db"]);
});

const alone = commands.filter(({ name }) => name !== "copy"); // Its test runs the examples: they need a database.

test.each(alone)("the examples of $name run", async ({ name, examples }) => {
  const { code, stdout } = await runHere(["inbox", name, "--help"]);
  expect([code, examples.length > 0]).toEqual([0, true]);
  for (const example of examples) {
    expect(stdout).toContain(example);
    for (const end of ["-wal", "-shm"]) rmSync(`events.db${end}`, { force: true });
    await prepareFile("events.db");

    const ended = await runExample(example);
    expect({ example, ...ended }).toMatchObject({ code: 0, stderr: "" });
  }
});

test.concurrent("the list of processes does not show a password", async () => {
  // The profile is a pipe that nobody writes to, so the command hangs before it refuses the address.
  const { child, ended } = startLine(
    folder,
    `mkfifo -m 600 pipe; exec kontor inbox list --seller '${NOWHERE}' --profile-file pipe`,
    { env: {} },
  );

  await expect
    .poll(() => (existsSync(`/proc/${child.pid}`) ? readFileSync(`/proc/${child.pid}/cmdline`, "utf8") : ""), {
      timeout: 60_000,
    })
    .toMatch(/^kontor\0*$/);
  child.kill("SIGKILL");
  await ended;
});

test.concurrent("in a terminal a list is as wide as it, coloured unless NO_COLOR says no", async () => {
  await prepareFile(join(folder, "wide.db"));
  const line = "kontor inbox list --file wide.db";
  const { ended, said } = openTerminal(folder, `${line}; echo then; NO_COLOR=1 ${line}`, { columns: 60 });
  await ended;
  const [coloured, plain] = said().split("then\r\n");

  expect(coloured).toContain("\u001B[2m");
  expect(plain).not.toContain("\u001B[");
  const lines = plain!.split("\r\n");
  expect(lines).toHaveLength(6);
  for (const each of lines) expect(each.length).toBeLessThanOrEqual(60);
});
