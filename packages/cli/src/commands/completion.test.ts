import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkExamples, checkWrongUse, type WrongUse } from "./fixtures/check-commands.ts";
import { runHere } from "./fixtures/run-here.ts";
import { createWorkbench } from "./fixtures/run-line.ts";
import { completionCommand } from "./completion.ts";
import type { Command } from "../command.ts";

const bench = createWorkbench();
afterAll(() => bench[Symbol.dispose]());
const { stdout: bash } = await runHere(["completion", "bash"]);
const script = join(bench.folder, "completion.bash");
writeFileSync(script, bash);

const lines: [line: string, words: unknown][] = [
  ["kontor do", ["doctor"]],
  ["kontor inbox re", ["replay", "resume"]],
  ["kontor inbox list --st", ["--state"]],
  ["kontor call categories.upd", ["categories.update"]],
  ["kontor call categories.update --dry", ["--dry-run"]],
  ["kontor call --dry-run categories.upd", ["categories.update"]],
  ["kontor specs show ord", expect.arrayContaining(["orders.create"])],
  ["kontor completion z", ["zsh"]],
  ["kontor sandbox --po", ["--port"]],
  ["kontor call --body cat", [""]], // A file, which bash completes itself.
  ["kontor call --dry-run cat", expect.arrayContaining(["categories.update"])],
  ["kontor nothing x", [""]],
];

/** Completes lines in a real bash. */
function completeAll(all: string[]): string[][] {
  const programs = all.map((line) => {
    const words = line.split(" ");
    const quoted = words.map((word) => `'${word}'`).join(" ");
    return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; COMPREPLY=(); _kontor; echo "\${COMPREPLY[*]}"`;
  });
  const said = execFileSync("bash", ["-c", `source ${script}; ${programs.join("\n")}`], { encoding: "utf8" });
  return said
    .trimEnd()
    .split("\n")
    .map((each) => each.split(" "));
}

test("bash completes commands, options, operations and the words of a shell", () => {
  const completed = completeAll(lines.map(([line]) => line));

  expect(lines.map(([line], index) => [line, completed[index] ?? [""]])).toEqual(lines);
});

test.each(["zsh", "fish"])("the script for %s has every command and option", async (shell) => {
  const { stdout } = await runHere(["completion", shell]);

  for (const word of ["doctor", "inbox", "replay", "categories.update", "manifest"]) expect(stdout).toContain(word);
  expect(stdout).toContain(shell === "fish" ? "-l dry-run" : "--dry-run");
  expect(stdout).toContain(shell === "fish" ? "-l body -r -F" : "--body|");
});

test("the examples of completion run", async () => {
  await expect(checkExamples(bench, completionCommand as unknown as Command)).resolves.toBeUndefined();
});

const wrong: WrongUse[] = [
  ["completion", 2, "missing required argument 'shell'"],
  ["completion bsh", 2, "the shell must be bash, zsh or fish: got bsh. Did you mean bash"],
  ["completion bash zsh", 2, "too many arguments"],
  ["compltion bash", 2, "Did you mean completion?"],
];

test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
  await expect(checkWrongUse(use)).resolves.toBeUndefined();
});
