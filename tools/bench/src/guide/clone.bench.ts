/** Clones the committed state into an empty place, and times what a new contributor runs there. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { showFigures } from "../measure/report.ts";
import { clone } from "./figures.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-clone-"));
const folder = join(root, "kontor");
execFileSync("git", ["clone", "--quiet", "--no-local", process.cwd(), folder]);
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE_(?!EXTRA_CA_CERTS)|KONTOR_)/i.test(name)),
  ),
  ...{ HOME: root, npm_config_cache: join(root, "npm"), XDG_DATA_HOME: join(root, "data"), CI: "true" },
};

/** Runs a command in the clone; without an end in time or with a failure, there is no figure. */
function time(command: string, ...args: string[]): number {
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`Cannot time ${command} ${args.join(" ")} as it must succeed: got ${status}`);
  return (performance.now() - startedAt) / 1_000;
}

try {
  showFigures(clone, { "npm start, fresh": time("npm", "start") });
  showFigures(clone, { "npm start, again": time("npm", "start") });
  showFigures(clone, { "npm test": time("npm", "test") });
  showFigures(clone, { ".ci/run": time("bash", ".ci/run") });
  const changed = execFileSync("git", ["status", "--porcelain"], { cwd: folder, encoding: "utf8" });
  showFigures(clone, { "files that differ afterwards": changed.split("\n").filter(Boolean).length });
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}
