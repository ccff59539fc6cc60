import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSourceFile, type SourceFile } from "./source-file.ts";

/** Everything that the checks look at. */
export interface Tree {
  /** The TypeScript files. */
  readonly files: readonly SourceFile[];
  /** The text of any file of the tree by its path; `undefined` where there is none. */
  findText(path: string): string | undefined;
  findFile(path: string): SourceFile | undefined;
  /** All paths, also those of other files than TypeScript. */
  readonly paths: readonly string[];
}

/** The files that git knows or would add, below a root. A text is read when it is asked for. */
export function readTree(root: string): Tree {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(join(root, path)));
  return openTree(paths, (path) => readFileSync(join(root, path), "utf8"));
}

/** A tree of the texts by path. */
export function createTree(texts: Record<string, string>): Tree {
  return openTree(Object.keys(texts), (path) => texts[path]!);
}

function openTree(paths: readonly string[], read: (path: string) => string): Tree {
  const known = new Set(paths);
  const texts = new Map<string, string>();
  const findText = (path: string) => {
    if (!known.has(path)) return undefined;
    if (!texts.has(path)) texts.set(path, read(path));
    return texts.get(path);
  };
  const sources = paths.filter((path) => path.endsWith(".ts"));
  const files = new Map(sources.map((path) => [path, createSourceFile(path, findText(path)!)]));
  return { files: [...files.values()], paths, findText, findFile: (path) => files.get(path) };
}
