import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareCommands, type CommandShape } from "./compare-commands.ts";
import { readCommands } from "./read-commands.ts";

const port = { flags: "-p, --port <number>", preset: "7070" };
const command: CommandShape = { name: "sandbox", options: [port, { flags: "--json" }] };

test.each<[string, CommandShape[], string]>([
  ["nothing", [command], ""],
  ["a command that is gone", [], "major kontor sandbox is gone"],
  ["a command more", [command, { name: "demo", options: [] }], "minor kontor demo is new"],
  ["an option that is gone", [{ ...command, options: [port] }], "major kontor sandbox --json is gone"],
  [
    "an option more",
    [{ ...command, options: [...command.options, { flags: "--host <address>" }] }],
    "minor kontor sandbox --host is new",
  ],
  [
    "another default",
    [{ ...command, options: [{ ...port, preset: "8080" }, { flags: "--json" }] }],
    "major kontor sandbox --port has another default: 8080",
  ],
  [
    "an option without its short name",
    [{ ...command, options: [{ ...port, flags: "--port <number>" }, { flags: "--json" }] }],
    "major kontor sandbox --port is written --port <number>; before, -p, --port <number>",
  ],
  [
    "an option that wants a value",
    [{ ...command, options: [port, { flags: "--json <file>" }] }],
    "major kontor sandbox --json is written --json <file>; before, --json",
  ],
])("compareCommands() tells %s", (_, after, expected) => {
  const found = compareCommands([command], after).map(({ effect, at, reason }) => `${effect} ${at} ${reason}`);

  expect(found.join()).toBe(expected);
});

test("readCommands() reads the commands of a tree with their options and defaults", async () => {
  const commands = await readCommands(fileURLToPath(new URL("../../../..", import.meta.url)));

  const names = commands.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["sandbox", "demo", "register"]);
  expect(names).toEqual(expect.arrayContaining(["call", "inbox", "inbox status"]));
  expect(commands[0]!.options).toContainEqual(port);
});
