import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildReaderEnvironment } from "./reader-environment.ts";

const VERSION = "6.10.4";

/**
 * Installs Verdaccio, a registry of npm packages, into a folder of the user's cache unless it is already there. It is no dependency of the
 * workspace, because only a bench and a release rehearsal need its 65 MB.
 *
 * @param options `cache`: the folder of the cache. Default: `~/.cache/kontor`.
 * @returns The path of the script that starts it.
 */
export async function installVerdaccio({
  registry,
  signal,
  cache = join(homedir(), ".cache/kontor"),
}: {
  registry: string;
  signal: AbortSignal;
  cache?: string;
}): Promise<string> {
  const home = join(cache, `verdaccio-${VERSION}`);
  const script = join(home, "node_modules/verdaccio/bin/verdaccio");
  if (existsSync(script)) return script;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${home}-`); // it gets its name when it is complete, so that an interrupted run leaves nothing half installed
  try {
    const manifest = {
      private: true,
      dependencies: { verdaccio: VERSION },
      overrides: { "node-fetch": "2.7.0" }, // Verdaccio asks for the tag `cjs`, which mirrors of the registry may not have
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    await promisify(execFile)("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: folder,
      env: buildReaderEnvironment({ registry }),
      signal,
    });
    renameSync(folder, home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return script;
}
