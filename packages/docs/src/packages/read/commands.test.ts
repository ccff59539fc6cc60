import { expect, test } from "vitest";
import { readCommands } from "./commands.ts";

test("every command of the CLI is read with its options and examples", () => {
  const commands = readCommands();

  expect(commands.map(({ name }) => name).toSorted()).toEqual(["completion", "demo", "register", "sandbox"]);
  const { flags, examples } = commands.find(({ name }) => name === "sandbox")!;
  expect(flags[0]).toEqual({
    flags: "-p, --port <number>",
    text: "port to listen on; 0 takes any free one",
    default: "7070",
  });
  expect(examples.at(-1)).toContain("/__sandbox/events");
  for (const { summary, examples: own } of commands)
    expect([summary, ...own].every((each) => typeof each === "string")).toBe(true);
});
