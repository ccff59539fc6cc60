import { join } from "node:path";
import { runCommand, type CommandOptions } from "./run-command.ts";

/** Which packed packages were published, and which were in the registry before: `@kontor/auth@0.1.0`. */
export interface Publication {
  published: string[];
  skipped: string[];
}

/**
 * Publishes packed packages with npm. A version that the registry has is left out, so that a publication that was interrupted can be
 * repeated.
 *
 * @param files The names of the tarballs in the folder.
 * @param options `flags`: more options of `npm publish`. `env`: it names the registry, as npm's configuration does.
 * @throws {Error} If one of them cannot be published. Those before it are published then.
 */
export async function publishTarballs(
  files: readonly string[],
  { flags = [], ...options }: CommandOptions & { flags?: readonly string[] },
): Promise<Publication> {
  const publication: Publication = { published: [], skipped: [] };
  for (const file of files) {
    const manifest = await runCommand("tar", ["-xzOf", join(options.folder, file), "package/package.json"], options);
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    const id = `${name}@${version}`;
    const isThere = await hasVersion(id, options);
    if (!isThere) await runCommand("npm", ["publish", file, "--access", "public", ...flags], options);
    publication[isThere ? "skipped" : "published"].push(id);
  }
  return publication;
}

async function hasVersion(id: string, options: CommandOptions): Promise<boolean> {
  try {
    return (await runCommand("npm", ["view", id, "version"], options)).trim() !== "";
  } catch (error) {
    if ((error as Error).message.includes("E404")) return false;
    throw error;
  }
}
