import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { findFreePort } from "@kontor/testing/find-free-port";
import { writeGuideScript } from "../registry/guide.ts";
import { publishTarballs } from "../registry/publish-tarballs.ts";
import { startRegistry } from "../registry/start.ts";
import { runCommand, startProcess } from "../run-command.ts";
import { findEventProblem } from "./calls.ts";
import type { Tarball } from "./tarballs.ts";

const HEADING = "Start in five minutes from an empty folder";

interface Setting {
  root: string;
  /** A folder for the projects. */
  folder: string;
  tarballs: readonly Tarball[];
  /** The entries with code that Node can load. */
  entries: readonly string[];
}

/** Publishes all packages to a registry on this machine, follows the start guide with it, and loads every entry of what npm installs from it. */
export async function runWithRegistry(setting: Setting): Promise<string> {
  await using registry = await startRegistry();
  const files = setting.tarballs.map(({ file }) => basename(file));
  await publishTarballs(join(setting.folder, "tarballs"), files, registry);
  return (await followGuide(setting, registry.env)) || (await loadEntries(setting, registry.env));
}

/** Does in an empty folder what the start guide says. Gives the problem; empty if the event was handled and acknowledged. */
async function followGuide({ root, folder }: Setting, env: NodeJS.ProcessEnv): Promise<string> {
  const docs = join(root, "packages/docs/src");
  const readSample = (file: string) => readFileSync(join(docs, "samples", file), "utf8");
  const port = await findFreePort();
  const guide = readFileSync(join(docs, "content/docs/start.mdx"), "utf8");
  const { text, expected } = writeGuideScript({ guide, heading: HEADING, readSample, port });
  const cwd = join(folder, "reader");
  mkdirSync(cwd);
  await using shell = startProcess("bash", ["-c", text], { cwd, env });
  const output = await shell.readUntil(expected);
  if (!output.includes(expected)) return `${output}\nThe guide must print:\n${expected}`;
  return await findEventProblem(`http://127.0.0.1:${port}`);
}

/** Installs all packages into a project, and imports every entry. */
async function loadEntries({ folder, tarballs, entries }: Setting, env: NodeJS.ProcessEnv): Promise<string> {
  const cwd = join(folder, "entries");
  mkdirSync(cwd);
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const install = ["install", "--no-audit", "--no-fund", ...tarballs.map(({ name }) => name)];
  const installed = await runCommand("npm", install, { cwd, env });
  if (!installed.isSuccess) return installed.complaint;
  const code = entries.map((entry) => `await import(${JSON.stringify(entry)});`).join("\n");
  return (await runCommand(process.execPath, ["--input-type=module", "--eval", code], { cwd, env })).complaint;
}
