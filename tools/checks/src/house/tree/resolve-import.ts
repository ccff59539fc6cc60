import { posix } from "node:path";
import type { Tree } from "./tree.ts";

interface Manifest {
  exports?: Record<string, string | Record<string, string>>;
}

/** The path of the file that a specifier means where it stands; `undefined` for one that is not of the tree. */
export function resolveImport(tree: Tree, from: string, specifier: string): string | undefined {
  const path = specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : resolvePackage(tree, specifier);
  return path !== undefined && tree.findFile(path) ? path : undefined;
}

/** The sources behind each entry of a workspace, by the entry: `./node` gives `src/entries/node.ts`. */
export function readEntries(tree: Tree, workspace: string): Map<string, string> {
  const manifest = JSON.parse(tree.findText(`${workspace}/package.json`) ?? "{}") as Manifest;
  return new Map(
    Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
      const source = typeof target === "string" ? target : target["@kontor/source"];
      return source?.endsWith(".ts") ? [[entry, posix.normalize(source)] as const] : [];
    }),
  );
}

function resolvePackage(tree: Tree, specifier: string): string | undefined {
  const [, name, rest] = /^@kontor\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const workspace = ["packages", "tools"]
    .map((folder) => `${folder}/${name}`)
    .find((folder) => tree.findText(`${folder}/package.json`) !== undefined);
  if (workspace === undefined) return undefined;
  const entry = rest === undefined ? "." : `./${rest}`;
  for (const [pattern, source] of readEntries(tree, workspace)) {
    const [start = "", end] = pattern.split("*");
    if (pattern === entry) return `${workspace}/${source}`;
    if (end !== undefined && entry.startsWith(start))
      return `${workspace}/${source.replace("*", entry.slice(start.length))}`;
  }
  return undefined;
}
