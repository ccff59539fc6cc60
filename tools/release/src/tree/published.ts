import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A package that is published, as it stands in a tree of the repository. */
export interface Published {
  /** Its folder in `packages`. */
  folder: string;
  /** `@kontor/auth`. */
  name: string;
  manifest: Manifest;
  /** The sources of its entries by the name that importers write, `.` for the main one: `{ "./file": "src/entries/file.ts" }`. */
  entries: Record<string, string>;
}

/** The parts of a package.json that decide about a release. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | { "@kontor/source": string }>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  engines?: Record<string, string>;
  /** pnpm puts these in place of the fields of the same names when it packs. */
  publishConfig?: { exports?: Record<string, unknown> };
  files?: string[];
  type?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** Lists the packages of a tree that are published, by the name of their folders. */
export function listPublished(tree: string): Published[] {
  const folders = readdirSync(join(tree, "packages")).filter((name) =>
    existsSync(join(tree, "packages", name, "package.json")),
  );
  const catalog = readCatalog(tree);
  return folders.sort().flatMap((folder) => {
    const text = readFileSync(join(tree, "packages", folder, "package.json"), "utf8");
    const filled = text.replaceAll(
      /"([^"]+)": "catalog:"/g,
      (_, name: string) => `"${name}": "${catalog[name] ?? "catalog:"}"`,
    );
    const manifest = JSON.parse(filled) as Manifest;
    return manifest.private ? [] : [{ folder, name: manifest.name, manifest, entries: listEntries(manifest) }];
  });
}

/** The ranges that pnpm writes into a package.json when it packs. */
function readCatalog(tree: string): Record<string, string> {
  const path = join(tree, "pnpm-workspace.yaml");
  const { catalog = {} } = existsSync(path)
    ? (parse(readFileSync(path, "utf8")) as { catalog?: Record<string, string> })
    : {};
  return catalog;
}

function listEntries({ exports = {} }: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) =>
      typeof target === "string" ? [] : [[name, target["@kontor/source"].replace(/^\.\//, "")]],
    ),
  );
}
