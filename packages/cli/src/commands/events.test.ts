import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demo } from "@kontor/sandbox";
import { afterAll, expect, test } from "vitest";
import { runExample } from "../fixtures/bench.ts";
import { openStage } from "../fixtures/kontor.ts";
import { runHere, runProgram } from "../fixtures/run-here.ts";
import { eventsGroup } from "./events.ts";

const stage = await openStage();
const { folder, trigger } = stage;
const commands = eventsGroup.commands;
const before = process.cwd();
process.chdir(folder); // The lines name files in it.
afterAll(() => {
  process.chdir(before);
  return stage[Symbol.asyncDispose]();
});

const wrong: [string, number, string, Record<string, string>?][] = [
  ["rn", 2, "Did you mean run?"],
  ["run", 2, "missing required argument 'program'"],
  [
    "run --file a.db -- true",
    1,
    "it ended with exit code 0 at once. With --each, a program handles one event and exits",
  ],
  [
    "run --file b.db -- sh gone.sh",
    1,
    "Cannot run events as the program must keep running and read its input: it ended with exit code ",
  ],
  ["trigger", 2, "missing required argument 'type'\nRun kontor events trigger --help to see its options."],
  [
    "run --file c.db --each -- ./handler.sh",
    1,
    "the token endpoint answered 401",
    { KONTOR_REFRESH_TOKEN: "c4n4ry-of-nobody" },
  ],
  [
    "run --file d.db --each --channel-url http://127.0.0.1:1 --once -- ./handler.sh",
    1,
    "Cannot handle all waiting events as the last poll failed",
  ],
];

test.each(wrong)("kontor events %s ends with %i and one line", async (line, expected, message, env = {}) => {
  const { code, stdout, stderr } = await runHere(["events", ...line.split(" ")], { env: { ...stage.env, ...env } });

  expect({ code, said: stderr }).toEqual({ code: expected, said: expect.stringContaining(message) });
  expect(stderr).not.toMatch(/\n\s+at |fault of Kontor/);
  expect(stdout + stderr).not.toContain("c4n4ry");
});

const refused: [string, number, string, Record<string, string>?][] = [
  ["run -- gone", 2, "Cannot run events as the program gone must exist: there is no such file"],
  ["run -- FOLDER/notes.txt", 2, "notes.txt must be executable: chmod +x makes it so"],
  ["run -- sh", 2, "give it by KONTOR_REFRESH_TOKEN, --refresh-token-file", { KONTOR_REFRESH_TOKEN: "" }],
  [
    "run -- sh",
    2,
    "give it by --channel-url, KONTOR_CHANNEL_URL or channelUrl of a profile",
    { KONTOR_CHANNEL_URL: "" },
  ],
  [
    "run --channel-url localhost -- sh",
    2,
    "the address of the channel interface must be like https://host.example/path",
  ],
  [
    "peek",
    2,
    "Cannot look at events as there is no terminal to ask for confirmation: add --yes. This uses one of the ten deliveries",
  ],
  ["peek --yes --type ''", 2, "--type must not be empty"],
  ["trigger x:Y --count 0", 2, "--count must be a whole number from 1 to 10000: got 0"],
  ["trigger x:Y --event '{'", 2, "--event must be a JSON object"],
  ["trigger x:Y --event '[]'", 2, "--event must be a JSON object"],
  ["trigger Seller:Offer.StockUpdate", 1, "as its payload must fit the spec"],
  ["trigger x:Y --seller 44", 1, "its seller must be one that"],
  ["trigger x:Y --channel-url http://127.0.0.1:1", 1, "http://127.0.0.1:1 must be the address of a running one"],
  ["run --file FOLDER/notes.txt -- sh", 2, "notes.txt as it contains no inbox"],
];

test("a type that is nearly one of the specs is sent, and the nearest is told", async () => {
  const near = await runHere(["events", "trigger", "Seller:Offer.StockUpdat"], { env: stage.env });
  const other = await runHere(["events", "trigger", "x:Y"], { env: stage.env });

  expect(near.stderr).toContain(
    "The specs have no event Seller:Offer.StockUpdat. Did you mean Seller:Offer.StockUpdate?",
  );
  expect([near.code, other.code, other.stderr]).toEqual([0, 0, ""]);
});

test.each(refused)("kontor events %s is refused with %i", async (line, expected, message, env = {}) => {
  const words = line.match(/'[^']*'|\S+/g)!.map((word) => word.replaceAll("'", "").replace("FOLDER", folder));
  const given = { ...stage.env, KONTOR_INBOX: join(folder, "wrong.db"), ...env };

  await expect(runProgram(["events", ...words], { env: given })).rejects.toMatchObject({
    exitCode: expected,
    message: expect.stringContaining(message),
  });
});

test("kontor events needs a command", async () => {
  expect(await runHere(["events"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Usage: kontor events"),
  });
});

test.each(commands)("the examples of $name run", async ({ name, examples }) => {
  const { stdout } = await runHere(["events", name, "--help"]);
  expect(examples).not.toEqual([]);
  for (const example of examples) {
    trigger("1");
    expect(stdout).toContain(example);
    const line = example.replace("--sandbox", `--sandbox ${stage.url}`).replace("node handler.mjs", "sh resident.sh");
    const ended = await runExample(line, stage.env);
    expect({ example, ...ended }).toMatchObject({ code: 0 });
  }
  if (name === "run") expect(existsSync("events.db")).toBe(true); // The default.
});

test("a profile says where the channel and the inbox are; with a sandbox it is not asked", async () => {
  stage.sandbox.reset();
  for (const end of ["", "-wal", "-shm"]) rmSync(`sandbox-events.db${end}`, { force: true });
  const profile = { channelUrl: stage.url, refreshTokenCommand: `echo ${demo.refreshToken}`, inbox: "of-profile.db" };
  writeFileSync("profiles.json", JSON.stringify({ default: profile }), { mode: 0o600 });
  writeFileSync("env.sh", 'read -r line; env > env.txt; echo "$line" >> of-profile.txt\n');
  const { KONTOR_CHANNEL_URL: _, KONTOR_REFRESH_TOKEN: __, ...bare } = stage.env;
  const env = {
    ...bare,
    KONTOR_PROFILE_FILE: join(folder, "profiles.json"),
    KONTOR_API_KEY: "c4n4ry",
    PGPASSWORD: "c4n4ry",
  };
  const words = ["events", "run", "--each", "--once"];
  const id = trigger("1");

  const ended = await runHere([...words, "--", "sh", "env.sh"], { env });
  const other = trigger("2");
  const inSandbox = await runHere([...words, "--sandbox", stage.url, "--", "sh", "env.sh"], { env });
  const peeked = await runHere(["events", "peek", "--yes"], { env });

  expect([ended, inSandbox, peeked]).toMatchObject([{ code: 0 }, { code: 0 }, { code: 0 }]);
  expect(readFileSync("of-profile.txt", "utf8").match(/"id":"[^"]+"/g)).toEqual([`"id":"${id}"`, `"id":"${other}"`]);
  const stored = await runHere(["inbox", "list", "--state", "all", "--json"], { env });
  expect(
    stored.stdout
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual([id]);
  expect(readFileSync("env.txt", "utf8")).not.toMatch(/c4n4ry|refresh-token-of/);
});
