import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkWrongUse, type WrongUse } from "./fixtures/check-commands.ts";
import { runHere } from "./fixtures/run-here.ts";
import { createWorkbench } from "./fixtures/run-line.ts";
import { manifestGroup } from "./manifest.ts";

const bench = createWorkbench();
afterAll(() => bench[Symbol.dispose]());
const [command] = await manifestGroup.load();
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
  for (const example of command!.examples) expect(await bench.run(example)).toMatchObject({ code: 0 });
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
