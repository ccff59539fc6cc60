import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { checkExamples, checkWrongUse, createWorkbench, runExample, type WrongUse } from "../fixtures/bench.ts";
import { runHere } from "../fixtures/run-here.ts";
import { completionCommand, manifestGroup, specsGroup } from "./reference.ts";

describe("specs", () => {
  const commands = specsGroup.commands;

  const wrong: WrongUse[] = [
    ["specs serach category", 2, "Did you mean search?"],
    ["specs search", 2, "missing required argument 'words'"],
    ["specs search category --limit 0", 2, "--limit must be a whole number of at least 1: got 0"],
    ["specs search xyzzy", 1, "Nothing in the specs has the words xyzzy"],
    ["specs show", 2, "missing required argument 'name'"],
    ["specs show categories.updat", 2, "Did you mean categories.update"],
    ["specs show categories.update more", 2, "too many arguments"],
  ];

  test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
    await expect(checkWrongUse(use)).resolves.toBeUndefined();
  });

  test.each(commands)("the examples of specs $name run", async ({ name, examples }) => {
    await expect(checkExamples({ name: `specs ${name}`, examples })).resolves.toBeUndefined();
  });

  test("no network is used", async () => {
    const connect = vi.spyOn(Socket.prototype, "connect");

    expect(await runHere(["specs", "search", "category"])).toMatchObject({ code: 0 });
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });
});

describe("manifest", async () => {
  const bench = createWorkbench();
  afterAll(() => bench[Symbol.dispose]());
  const [command] = manifestGroup.commands;
  const path = join(bench.folder, "manifest.json");
  writeFileSync(path, "{");
  mkdirSync(join(bench.folder, "folder"));

  const valid = {
    manifestVersion: "1.0.0",
    version: "1.0.0",
    technicalName: "my-app",
    name: { de: { short: "App", full: "App" } },
    description: { de: { short: "App", full: "App" } },
    defaultLocale: "de",
    icon: { light: "https://app.example/l.png", dark: "https://app.example/d.png" },
    communication: { supportUrl: "https://app.example/help", guideUrl: "https://app.example/guide" },
    legal: {
      gdprRequestUrl: "https://app.example/r",
      gdprDeleteUrl: "https://app.example/d",
      privacyUrl: "https://app.example/p",
      termsOfUseUrl: "https://app.example/t",
    },
    lifecycle: { configurationUrl: "https://app.example/setup" },
    capabilities: {},
  };

  test("each problem is told with its place and its fix, also as JSON", async () => {
    const shown = await runHere(["manifest", "check", "-"], { input: '{"technicalName":"my-app"}' });
    const json = await runHere(["manifest", "check", "-", "--json"], { input: '{"technicalName":"my-app"}' });

    expect(shown.code).toBe(1);
    expect(shown.stdout).toMatch(/place +problem +fix\n +\/version +is missing/);
    expect(shown.stderr).toMatch(/^kontor: The manifest has \d+ problems?\n$/);
    const { isValid, problems } = JSON.parse(json.stdout) as { isValid: boolean; problems: object[] };
    expect({ isValid, code: json.code, stderr: json.stderr }).toEqual({ isValid: false, code: 1, stderr: "" });
    expect(problems.length).toBeGreaterThan(0);
  });

  test("a valid manifest is said to be one", async () => {
    const { code, stdout } = await runHere(["manifest", "check", "-", "--json"], { input: JSON.stringify(valid) });

    expect({ code, said: JSON.parse(stdout) as unknown }).toMatchObject({
      code: 0,
      said: { isValid: true, problems: [] },
    });
  });

  test("the examples of manifest check run", async () => {
    expect(command!.examples).not.toEqual([]);
    expect(await bench.run(command!.examples[0]!)).toMatchObject({ code: 0 }); // In a real shell, with a real pipe.
    for (const example of command!.examples.slice(1))
      expect(await runExample(example)).toMatchObject({ code: example.includes("|| echo") ? 1 : 0 });
  });

  const wrong: WrongUse[] = [
    ["manifest chek x", 2, "Did you mean check?"],
    ["manifest check", 2, "missing required argument 'file'"],
    ["manifest check none.json", 2, "there is no such file"],
    [`manifest check ${join(bench.folder, "folder")}`, 2, "it is a folder"],
    [`manifest check ${path}`, 1, "The manifest has 1 problem"],
    [`manifest check ${path} --jsn`, 2, "Did you mean --json?"],
  ];

  test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
    await expect(checkWrongUse(use)).resolves.toBeUndefined();
  });
});

describe("completion", async () => {
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
    await expect(checkExamples(completionCommand)).resolves.toBeUndefined();
  });

  const wrong: WrongUse[] = [
    ["completion", 2, "missing required argument 'shell'\nRun kontor completion --help to see its options."],
    ["completion bsh", 2, "the shell must be bash, zsh or fish: got bsh. Did you mean bash"],
    ["completion bash zsh", 2, "too many arguments"],
    ["compltion bash", 2, "Did you mean completion?"],
  ];

  test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
    await expect(checkWrongUse(use)).resolves.toBeUndefined();
  });
});
