import { join } from "node:path";
import { runCommand, type CommandOptions } from "./run-command.ts";

/** Which packed packages were published, and which were in the registry before: `@kontor/auth@0.1.0`. */
export interface Publication {
  published: string[];
  skipped: string[];
}

const WORKERS = 3;
const IS_THERE = /cannot publish over the previously published/i;

/**
 * Publishes packed packages with npm. A version that the registry has is left out, so that a publication that was interrupted can be
 * repeated.
 *
 * @param files The names of the tarballs in the folder.
 * @param options `flags`: more options of `npm publish`. `env`: it names the registry, as npm's configuration does.
 * @throws {Error} If one of them cannot be published. Others may be published then.
 */
export async function publishTarballs(
  files: readonly string[],
  { flags = [], ...options }: CommandOptions & { flags?: readonly string[] },
): Promise<Publication> {
  const publication: Publication = { published: [], skipped: [] };
  const queue = files.values(); // all workers take from it
  await Promise.all(Array.from({ length: WORKERS }, publishNext));
  return publication;

  async function publishNext(): Promise<void> {
    for (const file of queue) await publishOne(file);
  }

  async function publishOne(file: string): Promise<void> {
    const manifest = await runCommand("tar", ["-xzOf", join(options.folder, file), "package/package.json"], options);
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    try {
      await runCommand("npm", ["publish", file, "--access", "public", ...flags], options);
      publication.published.push(`${name}@${version}`);
    } catch (error) {
      if (!IS_THERE.test((error as Error).message)) throw error;
      publication.skipped.push(`${name}@${version}`);
    }
  }
}
