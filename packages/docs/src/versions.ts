import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packagesFolder, readManifests, type Manifest } from "./packages/read/manifests.ts";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";

/** A change of the next version, from a file of `.changeset`. */
interface Changeset {
  /** The name of its file, which is also its anchor. */
  readonly id: string;
  /** How large it is for each package: `major`, `minor` or `patch`. */
  readonly packages: ReadonlyMap<string, Level>;
  /** The first paragraph: what one gains. */
  readonly title: string;
  /** The rest, as Markdown. */
  readonly text: string;
}

type Level = "major" | "minor" | "patch";

const FORM = /^---\n([^]*?)\n---\n+([^]*)$/;
const LEVEL = /^"([^"]+)": (major|minor|patch)$/;

/** Reads a changeset. @throws {Error} If its head is none of a changeset. */
export function readChangeset(id: string, file: string): Changeset {
  const [, head, body] = FORM.exec(file) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`Cannot read changeset ${id} as it must begin with the packages between two lines of ---`);
  const packages = new Map(
    head.split("\n").map((line) => {
      const [, name, level] = LEVEL.exec(line) ?? [];
      if (name === undefined)
        throw new Error(
          `Cannot read changeset ${id} as each line of its head must be a package and a level: got ${line}`,
        );
      return [name, level as Level];
    }),
  );
  const [title = "", ...rest] = body.trim().split(/\n{2,}/);
  return { id, packages, title, text: rest.join("\n\n") };
}

/** Lists the changes of one package, the largest first, and those of a size by their name. */
export function listChanges(changesets: readonly Changeset[], name: string): Changeset[] {
  const order: Level[] = ["major", "minor", "patch"];
  const place = (each: Changeset) => order.indexOf(each.packages.get(name)!);
  return changesets
    .filter(({ packages }) => packages.has(name))
    .sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** Computes the next version of a package, as `changeset version` would. */
export function computeNextVersion(version: string, changes: readonly Changeset[], name: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const levels = new Set(changes.map(({ packages }) => packages.get(name)));
  if (levels.has("major")) return `${major + 1}.0.0`;
  if (levels.has("minor")) return `${major}.${minor + 1}.0`;
  return levels.has("patch") ? `${major}.${minor}.${patch + 1}` : version;
}

/** A package with its version and what the next one brings. */
interface PackageVersion {
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

/** Loads the texts of the versions page as Markdown: each change of the next version, and each package's changelog. */
export function createVersionsLoader(): Loader {
  return {
    name: "versions",
    schema: z.object({ title: z.string() }),
    async load({ store, renderMarkdown, parseData }) {
      store.clear();
      const changes = readChangesets().map(({ id, title, text }) => ({ id, title, text: [title, text].join("\n\n") }));
      const changelogs = readVersions().flatMap(({ manifest, changelog }) =>
        changelog === undefined ? [] : [{ id: manifest.name, title: manifest.name, text: changelog }],
      );
      for (const { id, title, text } of [...changes, ...changelogs]) {
        const data = await parseData({ id, data: { title } });
        store.set({ id, data, body: text, rendered: await renderMarkdown(text) });
      }
    },
  };
}
