import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildReaderEnvironment } from "../../registry/reader-environment.ts";
import { runCommand } from "../../registry/run-command.ts";

const PACKAGES = ["auth", "channel-client", "channel-events", "cli", "http"].map((name) => `@kontor/${name}`);

/**
 * Installs a version of the packages in a folder of its own, with the program of the integration.
 *
 * @param version A version, or a tag of the registry.
 * @returns The installed version of `@kontor/channel-events`.
 */
export async function createProject(options: {
  folder: string;
  version: string;
  registry: string;
  signal: AbortSignal;
}): Promise<string> {
  const { folder, version, registry, signal } = options;
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const names = [...PACKAGES.map((name) => `${name}@${version}`), "pg@8"];
  const env = buildReaderEnvironment({ registry });
  await runCommand("npm", ["install", "--no-audit", "--no-fund", ...names], { folder, env, signal });
  copyFileSync(join(import.meta.dirname, "integration.program.ts"), join(folder, "integration.ts"));
  const manifest = readFileSync(join(folder, "node_modules/@kontor/channel-events/package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
