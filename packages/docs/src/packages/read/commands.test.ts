import { expect, test } from "vitest";
import { readCommands } from "./commands.ts";

test("every command of the CLI is read with its options and examples, those of groups too", () => {
  const commands = readCommands();
  const names = commands.map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(["call", "demo", "doctor", "register", "sandbox", "token"]));
  expect(names).toEqual(expect.arrayContaining(["events run", "inbox list", "inbox copy", "specs search"]));
  expect(new Set(names).size).toBe(names.length);
  expect(commands.find(({ name }) => name === "sandbox")!.flags[0]).toEqual({
    flags: "-p, --port <number>",
    text: "port to listen on; 0 takes any free one",
    default: "7070",
  });
  expect(commands.find(({ name }) => name === "inbox replay")!.flags.map(({ flags }) => flags)).toContain("--dry-run");
  for (const { examples } of commands) expect(examples.length).toBeGreaterThan(0);
});
