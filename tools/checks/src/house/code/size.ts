import type { ArrowFunctionExpression, Function as FunctionNode, Node } from "oxc-parser";
import type { Finding } from "../finding.ts";
import { isWritten } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { walk } from "../tree/walk.ts";

const MOST_LINES = 200;
const MOST_LINES_OF_FUNCTION = 80;
const MOST_LETS = 6;

/** Files and functions that are longer than people read at once, and functions with more variables than they hold in mind. */
export function findOversized(tree: Tree): Finding[] {
  return tree.files
    .filter(({ path }) => isWritten(path))
    .flatMap((file) => {
      const lines = file.text.trimEnd().split("\n").length;
      return [
        ...(lines > MOST_LINES
          ? [{ path: file.path, line: 1, sentence: `The file has ${lines} lines; it may have ${MOST_LINES}.` }]
          : []),
        ...findFunctions(file),
      ];
    });
}

function findFunctions(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(file.program, (node) => {
    if (!isFunction(node)) return;
    const line = file.findLine(node.start);
    const lines = file.findLine(node.end) - line + 1;
    const lets = lines > MOST_LETS ? countLets(node) : 0;
    const add = (sentence: string) => found.push({ path: file.path, line, sentence });
    if (lines > MOST_LINES_OF_FUNCTION) add(`The function has ${lines} lines; it may have ${MOST_LINES_OF_FUNCTION}.`);
    if (lets > MOST_LETS) add(`The function has ${lets} variables with let; it may have ${MOST_LETS}.`);
  });
  return found;
}

/** Those of the function itself; a function in it counts its own. */
function countLets(outer: Node): number {
  let count = 0;
  walk(outer, (node) => {
    if (node !== outer && isFunction(node)) return false;
    if (node.type === "VariableDeclaration" && node.kind === "let") count += node.declarations.length;
  });
  return count;
}

function isFunction(node: Node): node is FunctionNode | ArrowFunctionExpression {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}
