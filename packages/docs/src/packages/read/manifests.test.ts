import { expect, test } from "vitest";
import { readManifests, readReadme, readCommands } from "./manifests.ts";

test("every published package is there with its entries, the types last and the docs not at all", () => {
  const manifests = readManifests();

  expect(manifests.map(({ folder }) => folder)).toEqual([
    "http",
    "auth",
    "channel-client",
    "channel-events",
    "erp-client",
    "app",
    "sandbox",
    "cli",
    "mcp",
    "channel-types",
    "erp-types",
  ]);
  expect(manifests[0]?.entries.map(({ path }) => path)).toEqual([
    ".",
    "./telemetry",
    "./testing",
    "./journal",
    "./terminal",
    "./quota",
    "./node",
    "./internal",
  ]);
  expect(manifests.find(({ folder }) => folder === "mcp")?.entries).toEqual([]);
});

test("every README has a line that installs its package, and those with code have a sample", () => {
  for (const manifest of readManifests()) {
    const { install, sample } = readReadme(manifest);
    expect(install).toMatch(new RegExp(`^npm install .*${manifest.name}\\b`));
    expect(install).not.toContain("#");
    if (!["cli", "mcp"].includes(manifest.folder)) expect(sample).toContain(`"${manifest.name}`);
  }
});

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
