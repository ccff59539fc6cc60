import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { catalog } from "../run/catalog.ts";
import { buildOutputs, findDrift, writeOutputs } from "./outputs.ts";

const repository = resolve(import.meta.dirname, "../../../..");
const root = mkdtempSync(join(tmpdir(), "kontor-figures-"));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const path of ["README.md", "tools/bench/results.json"]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
  writeOutputs(root, buildOutputs(root, catalog));
});

const drift = () => findDrift(root, buildOutputs(root, catalog));

test("what is committed fits the results", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), "--check"], {
    encoding: "utf8",
  });

  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test.each([
  ["README.md", "≥ 4 ×", "≥ 1 ×"],
  ["README.md", "**SHORT of the target**", "met"],
  ["packages/docs/public/figures/events.svg", "SHORT of the target", "met"],
  ["packages/docs/public/figures/sandbox.svg", "</svg>", "<rect/></svg>"],
  ["packages/docs/src/figures/figures.generated.json", '"verdict": "SHORT of the target"', '"verdict": "met"'],
  ["tools/bench/results.json", '"verdict":"short"', '"verdict":"met"'],
])("a hand edit of %s is found: %s becomes %s", (path, before, after) => {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(before);
  writeFileSync(join(root, path), text.replace(before, after));

  expect(drift()).toEqual([path]);
});

test("a value that is edited in the results is found, as README and docs differ then", () => {
  const path = join(root, "tools/bench/results.json");
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(/("name":"Kontor against sqs-consumer in batches","value":)[\d.]+/, "$19.9"),
  );

  expect(drift()).toContain("README.md");
});

test("an image that nothing draws is found, and removed when all is written anew", () => {
  writeFileSync(join(root, "packages/docs/public/figures/old.svg"), "<svg/>");

  expect(drift()).toEqual(["packages/docs/public/figures/old.svg"]);
  writeOutputs(root, buildOutputs(root, catalog));
  expect(drift()).toEqual([]);
});
