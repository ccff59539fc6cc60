import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const list = join(import.meta.dirname, "tools.json");
const cache = join(import.meta.dirname, "../../../../.cache/foreign");
const strict = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
};

/**
 * Installs the tools of others into a separate folder, once for each version of the list: nobody who works on Kontor needs them.
 *
 * @returns The folder.
 */
export function installTools(): string {
  const key = createHash("sha256").update(readFileSync(list)).digest("hex").slice(0, 12);
  const folder = join(cache, key);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  copyFileSync(list, join(draft, "package.json"));
  writeFileSync(join(draft, "tsconfig.json"), JSON.stringify({ compilerOptions: strict, files: [] }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps"], { cwd: draft, stdio: "pipe" });
  renameSync(draft, folder);
  return folder;
}

/** Runs a program in the folder of the tools. @throws {Error} If it fails; the message has what it printed. */
export function runTool(folder: string, name: string, args: readonly string[]): void {
  const isScript = name.endsWith(".mjs");
  const program = isScript ? process.execPath : resolve(folder, "node_modules/.bin", name);
  try {
    execFileSync(program, isScript ? [name, ...args] : [...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e9,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`Cannot run ${name} ${args.join(" ")}\n${stdout}${stderr}`.slice(0, 4_000), { cause: error });
  }
}

/** Compiles what a tool wrote, strictly. @throws {Error} With the messages of the compiler. */
export function compile(folder: string, output: string): void {
  const config = join(output, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions: strict, include: ["**/*.ts"] }));
  runTool(folder, "tsc", ["-p", config]);
}
