import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { computeHash, formatHashes } from "./hash-files.ts";

/** Tells from what the generated files of a commit were made, and what they are. */
export interface ReleaseLock {
  /** The hash of the bundled specs. A comment in a spec does not change it. */
  specs: string;
  /** The hash of the sources of the code generator. */
  codegen: string;
  /** The versions of the programs that generate, build and pack. */
  tools: Record<string, string>;
  /** The generated files of all packages: how many, and the hash of their list of hashes. */
  outputs: { files: number; sha256: string };
}

const GENERATED = "packages/*/src/**/*.generated.ts";
const CODEGEN = "tools/codegen/{package.json,src/**/*.{ts,json}}";

/** Builds the lock of the files in `root`. It generates nothing, because the drift check compares each generated file with the specs. */
export function buildLock(root: string): ReleaseLock {
  const bundles = prepareBundles();
  const list = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.split(sep).join("/"));
  const hash = (files: string[]) => computeHash(formatHashes(root, files));
  const outputs = list(GENERATED);
  return {
    specs: hash(list(`${relative(root, bundles)}/*.json`)),
    codegen: hash(list(CODEGEN).filter((file) => !/\.test\.ts$|\/(fixtures|constructs)\//.test(file))),
    tools: readVersions(root),
    outputs: { files: outputs.length, sha256: hash(outputs) },
  };
}

/**
 * Finds the entries in which two locks differ.
 *
 * @returns One line for each entry, with what is recorded and what was found.
 */
export function findLockProblems(kept: ReleaseLock | undefined, fresh: ReleaseLock): string[] {
  const [before, after] = [flatten(kept ?? {}), flatten(fresh)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: recorded ${before[name] ?? "nothing"}, found ${after[name] ?? "nothing"}`);
}

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** The installed versions, so that an update of a program shows even if it changes no output. */
function readVersions(root: string): Record<string, string> {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
  const folders: [string, string][] = [
    ...Object.keys(read("tools/codegen").dependencies).map((name): [string, string] => [name, "tools/codegen"]),
    ["pnpm", "."],
    ["typescript", "."],
  ];
  const versions = folders.map(([name, at]): [string, string] => [name, read(`${at}/node_modules/${name}`).version]);
  const [node = ""] = Object.values(read(".").optionalDependencies);
  return Object.fromEntries(
    [...versions, ["node", node] as const].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function flatten(value: object, prefix = ""): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] =>
    typeof each === "object"
      ? Object.entries(flatten(each as object, `${prefix}${key}.`))
      : [[`${prefix}${key}`, each]],
  );
  return Object.fromEntries(entries);
}
