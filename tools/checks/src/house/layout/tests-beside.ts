import type { Node } from "oxc-parser";
import type { Finding } from "../finding.ts";
import { findExportedFunctions } from "../tree/exported-functions.ts";
import { isWritten } from "../tree/paths.ts";
import type { Tree } from "../tree/tree.ts";
import { hasNode } from "../tree/walk.ts";
import type { Kit } from "../tables/kits/kit.ts";
import { kits as allKits } from "../tables/kits/kits.ts";

const BRANCHES = new Set<Node["type"]>([
  "IfStatement",
  "ConditionalExpression",
  "LogicalExpression",
  "SwitchStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
  "CatchClause",
]);

/** Written files with an exported function that decides something, without a test of their name and without a kit. */
export function findUntested(tree: Tree, kits: readonly Kit[] = allKits): Finding[] {
  const untested = tree.files.flatMap((file) => {
    const { path } = file;
    if (!isWritten(path) || /\.(program|bench)\.ts$/.test(path)) return [];
    if (tree.findFile(path.replace(/\.ts$/, ".test.ts")) || kits.some(({ files }) => files.test(path))) return [];
    const deciding = findExportedFunctions(file).find(({ node }) => hasNode(node, isBranch));
    if (!deciding) return [];
    const sentence = `${deciding.name} decides something, and no test of the file's name stands beside it.`;
    return [{ path, line: file.findLine(deciding.node.start), sentence }];
  });
  return [...untested, ...findUselessKits(tree, kits)];
}

function isBranch(node: Node): boolean {
  return BRANCHES.has(node.type) || (node.type === "AssignmentExpression" && /^(\?\?|\|\||&&)=$/.test(node.operator));
}

function findUselessKits(tree: Tree, kits: readonly Kit[]): Finding[] {
  return kits.flatMap(({ files, kit }) => [
    ...(tree.findFile(kit) ? [] : [{ path: kit, line: 1, sentence: `The kit for ${files.source} is not there.` }]),
    ...(tree.paths.some((path) => files.test(path))
      ? []
      : [{ path: kit, line: 1, sentence: `The kit covers ${files.source}, and no file is called so.` }]),
  ]);
}
