import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runOrThrow } from "../run-command.ts";
import { computeHash } from "./hash-files.ts";
import { selectPublished } from "./pack.ts";

/** A bill of materials in the form of CycloneDX, as far as it is changed here. */
interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; component: { "bom-ref": string; hashes?: { alg: string; content: string }[] } };
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * Writes a bill of materials beside each packed package: all that npm installs with it, without optional peers. pnpm reads it out of the
 * lockfile, without the network.
 *
 * @param root The folder of the workspace, which is a clone of git.
 * @param out The folder of the packed files.
 * @throws {Error} If a packed package has no bill, or the reverse.
 */
export async function writeBills(root: string, out: string): Promise<void> {
  const form = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--prod", "--exclude-peers", "--split"];
  await runOrThrow("pnpm", ["sbom", ...form, ...selectPublished(root), "--out", join(out, "%s-%v.cdx.json")], {
    cwd: root,
  });
  const shown = await runOrThrow("git", ["show", "-s", "--format=%H %ct", "HEAD"], { cwd: root });
  const [commit = "", seconds] = shown.trim().split(" ");
  const names = (ending: string) =>
    new Set(readdirSync(out).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : [])));
  const [bills, tarballs] = [names(".cdx.json"), names(".tgz")];
  const lonely = [...bills, ...tarballs].filter((name) => !bills.has(name) || !tarballs.has(name));
  if (lonely.length > 0)
    throw new Error(
      `Cannot write the bills of materials as each package must have one: got ${lonely.join(", ")} alone`,
    );
  for (const name of bills) {
    const path = join(out, `${name}.cdx.json`);
    const sha256 = computeHash(readFileSync(join(out, `${name}.tgz`)));
    const bill = JSON.parse(readFileSync(path, "utf8")) as Bill;
    const timestamp = new Date(Number(seconds) * 1_000).toISOString();
    writeFileSync(path, `${JSON.stringify(settleBill(bill, { commit, timestamp, sha256 }), null, 2)}\n`);
  }
}

/** Makes a bill the same in each build of a commit: its number and its time follow from the commit. It also names the tarball by its hash. */
function settleBill(
  bill: Bill,
  { commit, timestamp, sha256 }: { commit: string; timestamp: string; sha256: string },
): Bill {
  const { component } = bill.metadata;
  const hash = computeHash(`${commit} ${component["bom-ref"]}`);
  const sort = <Row>(rows: Row[], key: (row: Row) => string) =>
    rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  return {
    ...bill,
    serialNumber: `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
    metadata: {
      ...bill.metadata,
      timestamp,
      component: { ...component, hashes: [{ alg: "SHA-256", content: sha256 }] },
    },
    components: sort(bill.components, (row) => row["bom-ref"]),
    dependencies: sort(bill.dependencies, ({ ref }) => ref).map((row) => ({
      ...row,
      ...(row.dependsOn && { dependsOn: row.dependsOn.toSorted() }),
    })),
  };
}
