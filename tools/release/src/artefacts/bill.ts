import { computeHash } from "./hash-files.ts";

/** A bill of materials in the form of CycloneDX, as far as it is changed here. */
export interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; component: { "bom-ref": string; hashes?: { alg: string; content: string }[] } };
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** The commit from which the package was built. */
export interface Commit {
  hash: string;
  /** Its instant, in the form of ISO 8601. */
  at: string;
}

/**
 * Makes a bill the same in each build of a commit: its number and its time follow from the commit, and its lists are sorted. It also names the
 * tarball by its hash.
 */
export function settleBill(bill: Bill, { commit, sha256 }: { commit: Commit; sha256: string }): Bill {
  const by =
    <Row>(key: (row: Row) => string) =>
    (one: Row, other: Row) =>
      key(one) < key(other) ? -1 : 1;
  const { component } = bill.metadata;
  return {
    ...bill,
    serialNumber: `urn:uuid:${formatUuid(computeHash(`${commit.hash} ${component["bom-ref"]}`))}`,
    metadata: {
      ...bill.metadata,
      timestamp: commit.at,
      component: { ...component, hashes: [{ alg: "SHA-256", content: sha256 }] },
    },
    components: bill.components.toSorted(by((row) => row["bom-ref"])),
    dependencies: bill.dependencies
      .map((row) => ({ ...row, ...(row.dependsOn && { dependsOn: row.dependsOn.toSorted() }) }))
      .toSorted(by((row) => row.ref)),
  };
}

/** A UUID of version 8: its bits are those of a hash. */
function formatUuid(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
