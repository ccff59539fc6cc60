import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields that must hold in a package.json that is published. */
interface Published {
  license?: string;
  scripts?: Record<string, string>;
}

const LICENSE = "MIT";
const LEFTOVERS = ["catalog:", "workspace:"];
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];

/**
 * The files, words, scripts and dependencies that must not be in a published package, and those that must; one sentence a line, empty for a clean one.
 *
 * @param published The names of all packages that are published.
 */
export function findTarballProblems(folder: string, published: readonly string[]): string {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [...findManifestProblems(manifest), ...findFileProblems(files), ...findLeaks(folder, files, published)].join(
    "\n",
  );
}

function findManifestProblems(text: string): string[] {
  const { license, scripts = {} } = JSON.parse(text) as Published;
  return [
    ...LEFTOVERS.filter((word) => text.includes(word)).map((word) => `package.json holds ${word}`),
    ...INSTALL_SCRIPTS.filter((name) => name in scripts).map((name) => `package.json runs a script at ${name}`),
    ...(license === LICENSE ? [] : [`package.json must be licensed under ${LICENSE}: got ${license}`]),
  ];
}

function findFileProblems(files: readonly string[]): string[] {
  const extra = files.filter((file) =>
    /\.test(-d)?\.|(^|\/)fixtures(\/|$)|tsbuildinfo$|(^|\/)\.cache(\/|$)/.test(file),
  );
  const missing = ["README.md", "AGENTS.md", "LICENSE", "dist"].filter((wanted) => !files.includes(wanted));
  return [...extra.map((file) => `${file} is no part of a package`), ...missing.map((file) => `${file} is missing`)];
}

/** Names of ours that nobody can install: packages that are not published, and the condition that would give our sources in place of built files. */
function findLeaks(folder: string, files: readonly string[], published: readonly string[]): string[] {
  const read = files.filter((file) => /^(dist\/.+\.(js|ts)|package\.json)$/.test(file));
  return read.flatMap((file) => {
    const named = new Set(readFileSync(join(folder, file), "utf8").match(/@kontor\/[\w-]+/g));
    return [...named].filter((name) => !published.includes(name)).map((name) => `${file} holds ${name}`);
  });
}
