import { fileURLToPath } from "node:url";
import { createTree, type Tree } from "../tree/create.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const packages = ["app", "auth", "channel-client", "channel-events", "channel-types", "erp-client", "erp-types"];

/** A copy of the packages that have stores, with all that they import, and of nothing else: a test needs no more. */
export function createStoreTree(): Promise<Tree> {
  const folders = [...packages, "http", "postgres", "sandbox"].map((name) => `packages/${name}`);
  return createTree(root, undefined, [...folders, "tools/e2e/package.json", "tools/e2e/src/processes", ":!*.test.ts"]);
}
