import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package that is published. */
export interface Published {
  /** Its folder in `packages`. */
  folder: string;
  /** `@kontor/auth`. */
  name: string;
  /** The sources of its entries by the name that importers write, `.` for the main one: `{ "./file": "src/entries/file.ts" }`. */
  entries: Record<string, string>;
}

interface Manifest {
  name: string;
  private?: boolean;
  exports?: Record<string, string | { "@kontor/source": string }>;
}

/** Lists the packages of the workspace that are published, by the name of their folders: those that are not private. */
export function listPublished(root: string): Published[] {
  const paths = readdirSync(join(root, "packages")).map(
    (folder) => [folder, join(root, "packages", folder, "package.json")] as const,
  );
  return paths.flatMap(([folder, path]) => {
    if (!existsSync(path)) return [];
    const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
    return manifest.private ? [] : [{ folder, name: manifest.name, entries: listEntries(manifest) }];
  });
}

function listEntries({ exports = {} }: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) =>
      typeof target === "string" ? [] : [[name, target["@kontor/source"].replace(/^\.\//, "")]],
    ),
  );
}
