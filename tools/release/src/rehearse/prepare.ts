import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { buildReaderEnvironment } from "../registry/reader-environment.ts";
import { runCommand } from "../registry/run-command.ts";

/** A copy of a commit in a folder of its own. */
export interface Copy {
  folder: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

const OURS = join(import.meta.dirname, "../../../.."); // it has pnpm before a copy has it

/** The workspaces that a build needs. The others have three quarters of the files, which take long to remove again. */
const NEEDED = ["kontor", "@kontor/codegen", "@kontor/spec-rules", "./packages/*", "!@kontor/docs"].flatMap((each) => [
  "--filter",
  each,
]);

/** Copies a commit of the repository in `root`, and installs its dependencies out of the store of pnpm, without the network. */
export async function createCopy(options: {
  root: string;
  commit: string;
  folder: string;
  signal: AbortSignal;
}): Promise<Copy> {
  const { root, commit, folder, signal } = options;
  const env = buildReaderEnvironment({ registry: "http://127.0.0.1:1" }); // nothing may be asked of a registry
  const bins = [folder, OURS].map((each) => join(each, "node_modules/.bin"));
  const copy = {
    folder,
    signal,
    env: {
      ...env,
      CI: "true",
      pnpm_config_verify_deps_before_run: "false",
      PATH: [...bins, env["PATH"]].join(delimiter),
    },
  };
  await runCommand("git", ["clone", "-q", "--no-checkout", root, folder], { ...copy, folder: root });
  await runCommand("git", ["checkout", "-q", "--detach", commit], copy);
  await installCopy(copy);
  return copy;
}

/** Gives all public packages of a copy one version, for a commit that was never released. */
export function setVersion({ folder }: Copy, version: string): void {
  for (const path of listManifests(folder)) {
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/^ {2}"version": "[^"]*"/m, `  "version": ${JSON.stringify(version)}`));
  }
}

/** Applies the changesets of a copy. Returns the new versions, each with its packages. */
export async function applyChangesets(copy: Copy): Promise<Map<string, string[]>> {
  await runCommand("changeset", ["version"], copy);
  const manifests = listManifests(copy.folder).map(
    (path) => JSON.parse(readFileSync(path, "utf8")) as { name: string; version: string },
  );
  const versions = Map.groupBy(manifests, ({ version }) => version);
  return new Map([...versions].map(([version, all]) => [version, all.map(({ name }) => name)]));
}

/** Installs the dependencies that a copy needs for its build, out of the store of pnpm. */
export async function installCopy(copy: Copy): Promise<void> {
  await runCommand("pnpm", ["install", "--offline", "--frozen-lockfile", "--loglevel=warn", ...NEEDED], copy);
}

function listManifests(folder: string): string[] {
  const paths = readdirSync(join(folder, "packages")).map((name) => join(folder, "packages", name, "package.json"));
  return paths.filter((path) => !(JSON.parse(readFileSync(path, "utf8")) as { private?: boolean }).private);
}
