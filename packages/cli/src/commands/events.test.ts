import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStage } from "../events/fixtures/kontor.ts";
import { runWords } from "../events/fixtures/run-words.ts";
import { eventsGroup } from "./events.ts";

const stage = await openStage();
const { folder, run, trigger } = stage;
const commands = await eventsGroup.load();
afterAll(() => stage[Symbol.asyncDispose]());

const wrong: [string, number, string, Record<string, string>?][] = [
  ["", 2, "Usage: kontor events"],
  ["rn", 2, "Did you mean run?"],
  ["run", 2, "missing required argument 'program'"],
  ["run --file a.db -- true", 1, "it ended with exit code 0 at once. With --each it handles one event and ends"],
  [
    "run --file b.db -- sh gone.sh",
    1,
    "Cannot run events as the program must go on and read its input: it ended with exit code ",
  ],
  ["trigger", 2, "missing required argument 'type'"],
  [
    "run --file c.db --each -- ./handler.sh",
    1,
    "the token endpoint answered 401",
    { KONTOR_REFRESH_TOKEN: "c4n4ry-of-nobody" },
  ],
  [
    "run --file d.db --each --url http://127.0.0.1:1 --once -- ./handler.sh",
    1,
    "Cannot handle what there is as the last poll failed",
  ],
];

test.concurrent.each(wrong)("kontor events %s ends with %i and one line", async (words, expected, line, env = {}) => {
  const { code, stdout, stderr } = await run(`kontor events ${words}`, { env: { KONTOR_INBOX: "wrong.db", ...env } })
    .ended;

  expect({ code, said: stderr }).toEqual({ code: expected, said: expect.stringContaining(line) });
  expect(stderr).not.toMatch(/\n\s+at |fault of Kontor/);
  expect(stdout + stderr).not.toContain("c4n4ry");
});

const refused: [string, number, string, Record<string, string>?][] = [
  ["run -- gone", 2, "Cannot run events as the program gone must exist: there is no such file"],
  ["run -- FOLDER/notes.txt", 2, "notes.txt must be executable: chmod +x makes it so"],
  ["run -- sh", 2, "the variable KONTOR_REFRESH_TOKEN must hold", { KONTOR_REFRESH_TOKEN: "" }],
  ["run -- sh", 2, "--url or the variable KONTOR_CHANNEL_URL must say", { KONTOR_CHANNEL_URL: "" }],
  ["run --url localhost -- sh", 2, "the address of the channel interface must be like https://host.example/path"],
  ["peek", 2, "Cannot look at events as nobody can be asked here: add --yes. This uses one of the ten deliveries"],
  ["peek --yes --type ''", 2, "--type must not be empty"],
  ["trigger x:Y --count 0", 2, "--count must be a whole number from 1 to 10000: got 0"],
  ["trigger x:Y --event '{'", 2, "--event must be a JSON object"],
  ["trigger x:Y --event '[]'", 2, "--event must be a JSON object"],
  ["trigger Seller:Offer.StockUpdate", 1, "as its payload must fit the spec"],
  ["trigger x:Y --seller 44", 1, "its seller must be one that"],
  ["trigger x:Y --url http://127.0.0.1:1", 1, "http://127.0.0.1:1 must be the address of a sandbox that runs"],
  ["run --file FOLDER/notes.txt -- sh", 2, "notes.txt as it holds no inbox"],
];

test.each(refused)("kontor events %s is refused with %i", async (line, expected, message, env = {}) => {
  const words = line.match(/'[^']*'|\S+/g)!.map((word) => word.replaceAll("'", "").replace("FOLDER", folder));
  const given = { ...stage.env, KONTOR_INBOX: join(folder, "wrong.db"), ...env };

  await expect(runWords(["events", ...words], given)).rejects.toMatchObject({
    exitCode: expected,
    message: expect.stringContaining(message),
  });
});

test.each(commands.map(({ name, examples }) => [name, examples] as const))(
  "the examples of %s run",
  async (name, examples) => {
    const { code, stdout } = await run(`kontor events ${name} --help`).ended;
    expect(code).toBe(0);
    for (const example of examples) {
      trigger("1");
      expect(stdout).toContain(example);
      expect({ example, ...(await run(example).ended) }).toMatchObject({ code: 0 });
    }
    if (name === "run") expect(existsSync(join(folder, "events.db"))).toBe(true); // The default.
  },
);
