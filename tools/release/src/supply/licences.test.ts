import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findForeignProblems, listInstalled } from "./installed.ts";

const root = join(import.meta.dirname, "../../../..");
const security = readFileSync(join(root, "SECURITY.md"), "utf8");
const folders = readdirSync(join(root, "packages"))
  .map((name) => join(root, "packages", name))
  .filter((folder) => !readFileSync(join(folder, "package.json"), "utf8").includes('"private": true'));
const fine = { name: "fine", version: "1.0.0", license: "MIT" };

test("all that comes with our packages is on the list of SECURITY.md, and has a licence that we allow", () => {
  const installed = listInstalled(folders);
  const [, sentence = ""] = /With them come ([^.]+), and nothing else\./.exec(security) ?? [];
  const through = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const direct = [...security.matchAll(/^\| `[\w-]+` \| `([^`]+)` \|/gm)].map(([, name]) => name);

  expect(installed.map(({ name }) => name).toSorted()).toEqual(
    [...new Set([...direct, ...through].map(String))].toSorted(),
  );
  expect(findForeignProblems(installed)).toEqual([]);
});

test.each(["GPL-3.0-only", "UNLICENSED", "SEE LICENSE IN x", undefined])(
  "a package with the licence %s is found",
  (license) => {
    expect(findForeignProblems([fine])).toEqual([]);
    expect(
      findForeignProblems([{ name: "foreign", version: "2.0.0", ...(license !== undefined && { license }) }]),
    ).toEqual([expect.stringMatching(/^foreign 2\.0\.0 must have one of the licences MIT, .*: got /)]);
  },
);

test.each(["preinstall", "install", "postinstall"])(
  "a package that runs a script when it is installed is found: %s",
  (name) => {
    expect(findForeignProblems([{ ...fine, scripts: { [name]: "node x.js", test: "vitest" } }])).toEqual([
      `fine 1.0.0 must run nothing when it is installed: got a script at ${name}`,
    ]);
  },
);
