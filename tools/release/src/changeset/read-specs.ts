import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMethodNames, readMethodNames } from "@kontor/codegen/name/methods";
import { applySchemaNames } from "@kontor/codegen/name/schemas";
import type { Spec } from "./spec.ts";

export const apis = ["erp", "channel"] as const;
export type Api = (typeof apis)[number];

/** Bundles the specs of a commit, or those of the working tree if none is named. Types and methods have the names that the packages give them. */
export function readSpecs(root: string, commit?: string): Record<Api, Spec> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-specs-"));
  try {
    if (commit) execFileSync("sh", ["-c", 'git archive "$0" specs | tar -x -C "$1"', commit, folder], { cwd: root });
    const specs = join(commit ? folder : root, "specs");
    const list = apis.map((api) => [api, { root: join(specs, api, "openapi.yaml"), output: `${api}.json` }]);
    writeFileSync(join(folder, "redocly.yaml"), JSON.stringify({ apis: Object.fromEntries(list), telemetry: "off" })); // JSON is YAML too
    const redocly = join(root, "node_modules/.bin/redocly");
    execFileSync(redocly, ["bundle"], { cwd: folder, stdio: "pipe" });
    const [erp, channel] = apis.map((api) => readBundle(join(folder, `${api}.json`), join(specs, api))) as [Spec, Spec];
    return { erp, channel };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readBundle(file: string, specs: string): Spec {
  const names = readMethodNames(readFileSync(join(specs, "names.tsv"), "utf8"));
  const document = applySchemaNames(JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof applySchemaNames>[0]);
  return applyMethodNames(document, names) as unknown as Spec;
}
