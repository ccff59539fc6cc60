import { expect, test } from "vitest";
import { settleBill, type Bill } from "./bill.ts";

const commit = { hash: "c0ffee", at: "2026-11-23T00:00:00.000Z" };
const component = { "bom-ref": "pkg:npm/%40kontor/auth@0.1.0" };
const bill = (serialNumber: string, refs: string[]): Bill => ({
  serialNumber,
  metadata: { timestamp: `the time of ${serialNumber}`, component },
  components: refs.map((ref) => ({ "bom-ref": ref })),
  dependencies: refs.map((ref) => ({ ref, dependsOn: refs.filter((other) => other !== ref) })),
});

test("settleBill() gives the same for two bills of one commit, with the hash of the tarball", () => {
  const one = settleBill(bill("urn:uuid:1", ["a", "b", "c"]), { commit, sha256: "5ca1ab1e" });
  const other = settleBill(bill("urn:uuid:2", ["c", "a", "b"]), { commit, sha256: "5ca1ab1e" });

  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  expect(one.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(one.metadata).toEqual({
    timestamp: commit.at,
    component: { ...component, hashes: [{ alg: "SHA-256", content: "5ca1ab1e" }] },
  });
});

test("settleBill() gives each package and each commit a number of its own", () => {
  const settle = (hash: string, ref: string) => {
    const given = bill("urn:uuid:1", []);
    given.metadata.component = { "bom-ref": ref };
    return settleBill(given, { commit: { ...commit, hash }, sha256: "5ca1ab1e" }).serialNumber;
  };

  expect(new Set([settle("1", "a"), settle("1", "b"), settle("2", "a")])).toHaveLength(3);
});
