import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { settleBill, type Bill, type Commit } from "./bill.ts";
import { computeHash } from "./hash-files.ts";
import { PUBLIC } from "./pack.ts";

const run = promisify(execFile);

/**
 * Writes a bill of materials beside each packed package: all that npm installs with it, without optional peers. pnpm reads it out of the
 * lockfile, without the network.
 *
 * @param options `root`: the folder of the workspace, which is a clone of git. `out`: the folder of the packed files.
 * @throws {Error} If a packed package has no bill, or the reverse.
 */
export async function writeBills(options: { root: string; out: string; signal: AbortSignal }): Promise<void> {
  const { root, out, signal } = options;
  const form = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--prod", "--exclude-peers", "--split"];
  await run("pnpm", ["sbom", ...form, ...PUBLIC, "--out", join(out, "%s-%v.cdx.json")], { cwd: root, signal });
  const commit = await readCommit(root);
  const names = (ending: string) =>
    readdirSync(out).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));
  const [bills, tarballs] = [names(".cdx.json"), names(".tgz")];
  const lonely = bills
    .filter((name) => !tarballs.includes(name))
    .concat(tarballs.filter((name) => !bills.includes(name)));
  if (lonely.length > 0)
    throw new Error(
      `Cannot write the bills of materials as each package must have one: got ${lonely.join(", ")} alone`,
    );
  for (const name of bills) {
    const path = join(out, `${name}.cdx.json`);
    const sha256 = computeHash(readFileSync(join(out, `${name}.tgz`)));
    const bill = settleBill(JSON.parse(readFileSync(path, "utf8")) as Bill, { commit, sha256 });
    writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
  }
}

async function readCommit(root: string): Promise<Commit> {
  const { stdout } = await run("git", ["show", "-s", "--format=%H %ct", "HEAD"], { cwd: root });
  const [hash = "", seconds] = stdout.trim().split(" ");
  return { hash, at: new Date(Number(seconds) * 1_000).toISOString() };
}
