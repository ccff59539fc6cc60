import { dirname, join } from "node:path/posix";
import type { Node } from "oxc-parser";
import type { Finding } from "../finding.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { walk } from "../tree/walk.ts";

/**
 * TypeScript files that code names by their path and that are not there: a move of a file leaves such a path behind, and no compiler
 * reads it. Found are `join(import.meta.dirname, "…")` and `new URL("…", import.meta.url)`.
 */
export function findMissingPrograms(tree: Tree): Finding[] {
  const paths = new Set(tree.paths);
  return tree.files.filter(({ text }) => text.includes("import.meta")).flatMap((file) => findIn(file, paths));
}

function findIn(file: SourceFile, paths: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  walk(file.program, (node) => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    const named = readPath(node.arguments, (part) => file.text.slice(part.start, part.end));
    if (named === undefined) return;
    const path = join(dirname(file.path), named);
    if (!path.endsWith(".ts") || paths.has(path)) return;
    found.push({ path: file.path, line: file.findLine(node.start), sentence: `It names ${path}, which is no file.` });
  });
  return found;
}

/** The path beside the file that the arguments name, unless a part of it is known at run time only. */
function readPath(given: readonly Node[], readCode: (node: Node) => string): string | undefined {
  const bases = given.filter((node) => ["import.meta.dirname", "import.meta.url"].includes(readCode(node)));
  const parts = given.flatMap((node) =>
    node.type === "Literal" && typeof node.value === "string" ? [node.value] : [],
  );
  const isWhole = bases.length === 1 && parts.length > 0 && parts.length === given.length - 1;
  return isWhole ? join(...parts) : undefined;
}
