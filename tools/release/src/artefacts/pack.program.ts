/** `pnpm release:pack`: see `--help`. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatHashes } from "./hash-files.ts";
import { buildTarballs } from "./pack.ts";
import { writeBills } from "./bills.ts";

const USUAL = ".cache/release";
const help = `Packs all public packages as they would be published.

  npm run -s release:pack                     into ${USUAL}, which is emptied first
  npm run -s release:pack -- --out <folder>   into another folder, which must be empty

The folder then has, for each package, its tarball and its bill of materials (CycloneDX 1.6), and SHA256SUMS of all of them, which
\`sha256sum -c SHA256SUMS\` checks. Two builds of one commit give the same bytes, on any day, in any folder.
`;

try {
  const { values } = parseArgs({ options: { out: { type: "string" }, help: { type: "boolean", short: "h" } } });
  if (values.help) process.stdout.write(help);
  else await pack(values.out);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function pack(given: string | undefined): Promise<void> {
  const [root, out] = [process.cwd(), resolve(given ?? USUAL)];
  if (given === undefined) rmSync(out, { recursive: true, force: true });
  else if (existsSync(out) && readdirSync(out).length > 0)
    throw new Error(`Cannot pack as --out must be an empty folder: got ${given}`);
  mkdirSync(out, { recursive: true });
  const tarballs = await buildTarballs(root, out);
  await writeBills(root, out);
  const sums = formatHashes(out, readdirSync(out));
  writeFileSync(join(out, "SHA256SUMS"), sums);
  process.stdout.write(sums);
  process.stderr.write(`${tarballs.length} packages are in ${out}\n`);
  if (execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }) !== "")
    process.stderr.write(
      "The working tree has uncommitted changes, so no other build of this commit gives these files.\n",
    );
}
