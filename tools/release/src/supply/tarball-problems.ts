import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields that must hold in a package.json that is published. */
interface Published {
  license?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const LICENSE = "MIT";
const LEFTOVERS = ["catalog:", "workspace:"];
const SOURCE_CONDITION = "@kontor/source"; // whoever has it would get our sources in place of the built files
const BUILT_IN = "@kontor/postgres"; // it is not published: each package that uses it holds a copy
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];

/**
 * The files, words, scripts and dependencies that must not be in a published package, and those that must; one sentence a line, empty for a clean one.
 *
 * @param published The names of all packages that are published.
 */
export function findTarballProblems(folder: string, published: readonly string[]): string {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [...findManifestProblems(manifest, published), ...findFileProblems(files), ...findLeaks(folder, files)].join(
    "\n",
  );
}

function findManifestProblems(text: string, published: readonly string[]): string[] {
  const { license, scripts = {}, dependencies, peerDependencies } = JSON.parse(text) as Published;
  const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith("@kontor/"));
  return [
    ...[...LEFTOVERS, SOURCE_CONDITION, BUILT_IN].flatMap((word) =>
      text.includes(word) ? [`package.json holds ${word}`] : [],
    ),
    ...INSTALL_SCRIPTS.flatMap((name) =>
      scripts[name] === undefined ? [] : [`package.json runs a script at ${name}`],
    ),
    ...ours
      .filter((name) => !published.includes(name))
      .map((name) => `package.json needs ${name}, which is not published`),
    ...(license === LICENSE ? [] : [`package.json must be licensed under ${LICENSE}: got ${license}`]),
  ];
}

function findFileProblems(files: readonly string[]): string[] {
  const extra = files.filter((file) =>
    /\.test(-d)?\.|(^|\/)fixtures(\/|$)|tsbuildinfo$|(^|\/)\.cache(\/|$)/.test(file),
  );
  const missing = ["README.md", "LICENSE", "dist"].filter((wanted) => !files.includes(wanted));
  return [...extra.map((file) => `${file} is no part of a package`), ...missing.map((file) => `${file} is missing`)];
}

function findLeaks(folder: string, files: readonly string[]): string[] {
  const built = files.filter((file) => /^dist\/.+\.(js|ts)$/.test(file));
  return built.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [SOURCE_CONDITION, BUILT_IN].filter((word) => text.includes(word)).map((word) => `${file} holds ${word}`);
  });
}
