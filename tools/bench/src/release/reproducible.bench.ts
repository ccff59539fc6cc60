/**
 * `pnpm bench reproducible [commit]`: builds and packs a commit twice, as two machines would: in folders of other lengths, with another umask, time
 * zone and locale, and with files of another day. Compares the sums of all tarballs and bills of materials, and fails if one differs. The network is
 * not used. Default: the commit that is checked out.
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCopy, installCopy } from "@kontor/release/rehearse/prepare";
import { runCommand } from "@kontor/release/registry/run-command";
import { showFigures } from "../measure/report.ts";
import { findDifferences } from "./compare-sums.ts";
import { reproducible } from "./figures.ts";

interface Machine {
  folder: string;
  umask: number;
  env: { TZ: string; LC_ALL: string };
  /** The time of every file. */
  at?: Date;
}

const machines: Machine[] = [
  { folder: "a", umask: 0o022, env: { TZ: "UTC", LC_ALL: "C" } },
  {
    folder: "another folder/with a longer path",
    umask: 0o077,
    env: { TZ: "Pacific/Auckland", LC_ALL: "tr_TR.UTF-8" },
    at: new Date("2031-05-06T07:08:09Z"),
  },
];
const [commit = "HEAD"] = process.argv.slice(2);
const interruption = new AbortController();
const { signal } = interruption;
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interruption.abort());
const root = mkdtempSync(join(tmpdir(), "kontor-reproducible-"));

try {
  const sums: string[] = [];
  const startedAt = performance.now();
  for (const machine of machines) sums.push(await packOn(machine));
  const seconds = (performance.now() - startedAt) / 1_000;
  const differences = findDifferences(sums[0]!, sums[1]!);
  const countOf = (ending: string) => sums[0]!.split("\n").filter((line) => line.endsWith(ending)).length;
  console.log(sums[0]!.replace(/^.*\.cdx\.json\n/gm, ""));
  for (const file of differences) console.log(`differs: ${file}`);
  showFigures(reproducible, {
    "one clean build": seconds / machines.length,
    tarballs: countOf(".tgz"),
    "bills of materials": countOf(".cdx.json"),
    "files that differ": differences.length,
  });
} catch (error) {
  console.error(signal.aborted ? "Stopped." : (error as Error).message);
  process.exitCode = signal.aborted ? 130 : 1;
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

async function packOn({ folder, umask, env, at }: Machine): Promise<string> {
  process.umask(umask);
  const home = join(root, folder);
  mkdirSync(home, { recursive: true });
  const made = await createCopy({ root: process.cwd(), commit, folder: join(home, "kontor"), signal });
  if (at) setTimes(made.folder, at);
  const copy = { ...made, env: { ...made.env, ...env } };
  await installCopy(copy);
  const out = join(home, "packed");
  await runCommand("npm", ["run", "-s", "release:pack", "--", "--out", out], copy);
  return readFileSync(join(out, "SHA256SUMS"), "utf8");
}

function setTimes(folder: string, at: Date): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === ".git") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setTimes(path, at);
    else if (entry.isFile()) utimesSync(path, at, at);
  }
}
