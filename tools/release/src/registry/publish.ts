import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildReaderEnvironment } from "./reader-environment.ts";
import type { LocalRegistry } from "./start.ts";

const run = promisify(execFile);

/**
 * Builds and packs all public packages of the workspace in which this process was started, and publishes them to a local registry with the
 * versions that they have.
 *
 * @returns The number of packages.
 * @throws {Error} If one of them cannot be built, packed or published.
 */
export async function publishAll({ url, npmrc }: LocalRegistry, { signal }: { signal: AbortSignal }): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-packed-"));
  try {
    await run("npm", ["run", "-s", "build"], { signal });
    const filters = ["--filter", "./packages/*", "--filter", "!@kontor/docs"];
    await run("pnpm", ["-r", ...filters, "pack", "--pack-destination", folder], { signal });
    return await publishFiles(readdirSync(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }

  async function publishFiles(files: string[]): Promise<number> {
    for (const file of files)
      await run("npm", ["publish", join(folder, file), "--userconfig", npmrc], {
        cwd: folder,
        env: buildReaderEnvironment({ registry: url }),
        signal,
      });
    return files.length;
  }
}
