import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readChangesets } from "../changesets/read.ts";
import { writeReport } from "../declarations/report.ts";
import { listPublished, type Published } from "../tree/published.ts";

/** The last release. */
export interface Released {
  /** The commit that was released. */
  commit: string;
  /** A hash of the public surface of each package at that commit. */
  surfaces: Record<string, string>;
  /** Changesets that were there already; a later one declares a later change. */
  changesets: string[];
}

export const RELEASED = "tools/release/released.json";

/** Reads what the last release was. */
export function readReleased(tree: string): Released {
  return JSON.parse(readFileSync(join(tree, RELEASED), "utf8")) as Released;
}

/** Records a tree as the last release. */
export function writeReleased(tree: string, commit: string, declarations: string): void {
  const surfaces = Object.fromEntries(listPublished(tree).map((each) => [each.name, hashSurface(declarations, each)]));
  const changesets = readChangesets(tree).map(({ file }) => file);
  writeFileSync(join(tree, RELEASED), `${JSON.stringify({ commit, surfaces, changesets }, null, 2)}\n`);
}

/**
 * Lists the packages whose public surface differs from that of the last release, and which no later changeset names.
 *
 * @param declarations The folder that `emitDeclarations()` wrote.
 */
export function findUndeclared(tree: string, declarations: string): string[] {
  const { surfaces, changesets } = readReleased(tree);
  const later = readChangesets(tree).filter(({ file }) => !changesets.includes(file));
  const declared = new Set(later.flatMap(({ levels }) => Object.keys(levels)));
  const changed = listPublished(tree).filter((each) => hashSurface(declarations, each) !== surfaces[each.name]);
  return changed.map(({ name }) => name).filter((name) => !declared.has(name));
}

function hashSurface(declarations: string, published: Published): string {
  const { engines, peerDependencies, peerDependenciesMeta, bin, os, cpu, libc, type, publishConfig, exports } =
    published.manifest;
  const served = { engines, peerDependencies, peerDependenciesMeta, bin, os, cpu, libc, type };
  const wanted = JSON.stringify({ ...served, exports: publishConfig?.exports ?? exports });
  return createHash("sha256").update(writeReport(declarations, published)).update(wanted).digest("hex");
}
