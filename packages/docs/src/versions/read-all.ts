import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packagesFolder, readManifests, type Manifest } from "../packages/read/manifests.ts";
import { computeNextVersion, listChanges, readChangeset, type Changeset } from "./changesets.ts";

/** A package with its version and what the next one brings. */
export interface PackageVersion {
  readonly manifest: Manifest;
  /** Whether a version of it has ever been published: then it has a changelog. */
  readonly isPublished: boolean;
  readonly next: string;
  readonly changes: readonly Changeset[];
  /** Its `CHANGELOG.md` without the first heading. */
  readonly changelog: string | undefined;
}

/** Reads the changesets of the repository. */
export function readChangesets(folder = join(packagesFolder, "../.changeset")): Changeset[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .sort()
    .map((file) => readChangeset(file.slice(0, -".md".length), readFileSync(join(folder, file), "utf8")));
}

/** Reads the version of every package, and what its next version brings. */
export function readVersions(changesets: readonly Changeset[] = readChangesets()): PackageVersion[] {
  return readManifests().map((manifest) => {
    const file = join(packagesFolder, manifest.folder, "CHANGELOG.md");
    const changelog = existsSync(file) ? readFileSync(file, "utf8").replace(/^# .*\n+/, "") : undefined;
    const changes = listChanges(changesets, manifest.name);
    const next = computeNextVersion(manifest.version, changes, manifest.name);
    return { manifest, isPublished: changelog !== undefined, next, changes, changelog };
  });
}
