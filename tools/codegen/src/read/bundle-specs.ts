import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Interface } from "../interfaces.ts";
import { applyMethodNames, readMethodNames } from "../name/methods.ts";
import { applySchemaNames } from "../name/schemas.ts";
import { completeDescription } from "./complete-description.ts";
import type { Document } from "../document/openapi.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/**
 * Bundles the description of each interface into one document, with the names of types and methods that the packages have.
 *
 * @param specs The folder of the descriptions.
 * @throws {Error} If one of them cannot be read.
 */
export function bundleSpecs(specs: string, rows: readonly Pick<Interface, "id" | "rules">[]): Document[] {
  const folder = mkdtempSync(join(tmpdir(), "kontor-bundle-"));
  try {
    const apis = rows.map(({ id }) => [id, { root: join(specs, id, "openapi.yaml"), output: `${id}.json` }]);
    writeFileSync(join(folder, "redocly.yaml"), JSON.stringify({ apis: Object.fromEntries(apis), telemetry: "off" })); // JSON is YAML too
    execFileSync(process.execPath, [redocly, "bundle"], { cwd: folder, stdio: "pipe" });
    return rows.map(({ id, rules }) => {
      const document = JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8")) as Document;
      if (!rules) return completeDescription(document);
      const names = readMethodNames(readFileSync(join(specs, id, "names.tsv"), "utf8"));
      return applyMethodNames(applySchemaNames(document), names);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
