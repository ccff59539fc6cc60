import type { Node } from "oxc-parser";
import type { Finding } from "../finding.ts";
import { isShipped } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { walk } from "../tree/walk.ts";
import { clockHomes } from "../tables/clocks.ts";

const MEMBERS = new Set(["performance.now", "Date.now", "Math.random"]);
const TIMERS = new Set(["setTimeout", "setInterval"]);
const HINT = /\b(?:performance|Date|Math|setTimeout|setInterval)\b/;

/** Shipped code that reads the time or chance of the machine and is not handed it. A default value may name them. */
export function findClockReads(tree: Tree): Finding[] {
  return tree.files
    .filter(({ path, text }) => isShipped(path) && HINT.test(text) && !clockHomes.some(({ files }) => files.test(path)))
    .flatMap(findReads);
}

function findReads(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  const enter = (node: Node): boolean | void => {
    if (node.type === "AssignmentPattern") {
      walk(node.left, enter);
      return false;
    }
    const name = readName(node);
    if (name)
      found.push({
        path: file.path,
        line: file.findLine(node.start),
        sentence: `It uses ${name} of the machine; a clock, or chance, is handed in.`,
      });
  };
  walk(file.program, enter);
  return found;
}

function readName(node: Node): string | undefined {
  if (node.type === "NewExpression")
    return node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0
      ? "new Date()"
      : undefined;
  if (node.type === "CallExpression") {
    const name = readPath(node.callee);
    return name && TIMERS.has(name) ? name : undefined;
  }
  const name = node.type === "MemberExpression" ? readPath(node) : undefined;
  return name && MEMBERS.has(name) ? name : undefined;
}

function readPath(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return undefined;
  const object = readPath(node.object);
  return object === "globalThis" ? node.property.name : `${object}.${node.property.name}`;
}
