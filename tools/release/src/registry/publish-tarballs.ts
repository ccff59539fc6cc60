import { join } from "node:path";
import { runCommand, runOrThrow } from "../run-command.ts";

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
  folder: string,
  files: readonly string[],
  { flags = [], env = process.env }: { flags?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
) {
  const publication = { published: [] as string[], skipped: [] as string[] };
  await Promise.all(files.map(publishOne));
  return publication;

  async function publishOne(file: string): Promise<void> {
    const manifest = await runOrThrow("tar", ["-xzOf", join(folder, file), "package/package.json"]);
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    const ended = await runCommand("npm", ["publish", file, "--access", "public", ...flags], { cwd: folder, env });
    if (ended.isSuccess) publication.published.push(`${name}@${version}`);
    else if (IS_THERE.test(ended.complaint)) publication.skipped.push(`${name}@${version}`);
    else throw new Error(`Cannot publish ${name} as npm must succeed: got\n${ended.complaint}`);
  }
}
