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
import { formatFigures, isMet, type Figure } from "../measure/figure.ts";
import { findDifferences } from "./compare-sums.ts";

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
  const figures: Figure[] = [];
  for (const machine of machines) {
    const startedAt = performance.now();
    sums.push(await packOn(machine));
    figures.push({ name: `packed in "${machine.folder}"`, value: (performance.now() - startedAt) / 1_000, unit: "s" });
  }
  const differences = findDifferences(sums[0]!, sums[1]!);
  const countOf = (ending: string) => sums[0]!.split("\n").filter((line) => line.endsWith(ending)).length;
  figures.push(
    { name: "tarballs", value: countOf(".tgz"), unit: "", atLeast: 1 },
    { name: "bills of materials", value: countOf(".cdx.json"), unit: "", atLeast: 1 },
    { name: "files that differ", value: differences.length, unit: "", atMost: 0 },
  );
  console.log(sums[0]!.replace(/^.*\.cdx\.json\n/gm, ""));
  for (const file of differences) console.log(`differs: ${file}`);
  console.log(formatFigures(figures));
  process.exitCode = figures.every(isMet) ? 0 : 1;
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
