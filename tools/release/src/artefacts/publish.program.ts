/** `pnpm release:publish`: see `--help`. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { publishTarballs } from "../registry/publish-tarballs.ts";
import { formatHashes } from "./hash-files.ts";

const SUMS = "SHA256SUMS";
const help = `Publishes the packages of a folder that \`npm run -s release:pack\` wrote, with npm and its provenance. It is a step of the release workflow,
because provenance needs the identity of one.

  npm run -s release:publish                 the folder .cache/release
  npm run -s release:publish -- <folder>     another one

It publishes nothing if a file differs from its sum in ${SUMS}, or if an address in project.json is not filled in. A version that the
registry has is left out, so a publication that was interrupted can be repeated.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
});
if (values.help) process.stdout.write(help);
else await publish(resolve(positionals[0] ?? ".cache/release"));

async function publish(folder: string): Promise<void> {
  const project = join(import.meta.dirname, "../../../checks/src/project.ts");
  if (spawnSync(process.execPath, [project, "--publish"], { stdio: "inherit" }).status !== 0) process.exit(1);
  const files = readdirSync(folder).filter((file) => file !== SUMS);
  if (readFileSync(join(folder, SUMS), "utf8") !== formatHashes(folder, files)) {
    process.stderr.write(`Cannot publish as ${folder} must have the files of its ${SUMS}: got others\n`);
    process.exit(1);
  }
  const tarballs = files.filter((file) => file.endsWith(".tgz"));
  const { published, skipped } = await publishTarballs(folder, tarballs, { flags: ["--provenance"] });
  for (const id of published) process.stdout.write(`published ${id}\n`);
  for (const id of skipped) process.stdout.write(`was there ${id}\n`);
}
