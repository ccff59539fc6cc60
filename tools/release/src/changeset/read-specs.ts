import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleSpecs } from "@kontor/codegen/read/bundle-specs";
import type { Spec } from "./spec.ts";

export const apis = ["erp", "channel"] as const;
export type Api = (typeof apis)[number];

/** Bundles the specs of a commit, or those of the working tree if none is named. Types and methods have the names that the packages give them. */
export function readSpecs(root: string, commit?: string): Record<Api, Spec> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-specs-"));
  try {
    if (commit) execFileSync("sh", ["-c", 'git archive "$0" specs | tar -x -C "$1"', commit, folder], { cwd: root });
    const rows = apis.map((id) => ({ id, rules: id }));
    const [erp, channel] = bundleSpecs(join(commit ? folder : root, "specs"), rows) as unknown as [Spec, Spec];
    return { erp, channel };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
