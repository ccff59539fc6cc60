/** The commands of the operations guide are commands of the CLI with options that they have, and its sentences are said by the program. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCommands } from "../packages/read/manifests.ts";

const guide = readFileSync(join(import.meta.dirname, "../content/docs/operations/guide.mdx"), "utf8");
const lines = [...guide.matchAll(/^kontor .+$/gm), ...guide.matchAll(/(?<=`)kontor [^`]+/g)].map(([line]) => line);

/** Finds out why a line is no command: its name or an option is not there. */
function findMistake(line: string): string | undefined {
  const words = line.split(" ").slice(1);
  const command = readCommands().find(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
  if (!command) return `no such command: ${line}`;
  const options = new Set(command.flags.flatMap(({ flags }) => flags.match(/--[\w-]+/g) ?? []));
  return words.find((word) => word.startsWith("--") && word !== "--help" && !options.has(word));
}

test("every command that the operations guide names is one of the CLI, with its options", () => {
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(lines.filter((line) => findMistake(line) !== undefined)).toEqual([]);
  expect(findMistake("kontor inbox replai --dry-run")).toContain("no such command");
  expect(findMistake("kontor inbox replay --older 1h")).toBe("--older");
});

test("every sentence from which the guide begins is one of health or of the log", () => {
  const sources = ["observe/health.ts", "handle/failure.ts"].map((file) =>
    readFileSync(join(import.meta.dirname, "../../../channel-events/src", file), "utf8").replaceAll(
      /\$\{[^}]*\}+/g,
      "…",
    ),
  );
  const rows = /^\| Symptom \|[^]+?\n\n/m.exec(guide)![0].trim().split("\n").slice(2);
  const said = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([^`]+)`/g)].map(([, words = ""]) => words));

  const parts = said.flatMap((words) =>
    words
      .split("…")
      .map((part) => part.trim())
      .filter((part) => part.length > 3),
  );
  expect(said.length).toBeGreaterThanOrEqual(15);
  expect(parts.filter((part) => !sources.some((text) => text.includes(part)))).toEqual([]);
});
