import type { Node } from "oxc-parser";
import type { Finding } from "../finding.ts";
import { isTest } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { walk } from "../tree/walk.ts";

const MENTION = /\b(?:Date|performance)\.now\(\)/;
const CLAIM = /\/\/ real time: \S/;

/** Tests that read the clock of the machine and do not say what they claim about real time. */
export function findUnclaimedTime(tree: Tree): Finding[] {
  return tree.files.filter(({ path, text }) => isTest(path) && MENTION.test(text)).flatMap(findReads);
}

function findReads(file: SourceFile): Finding[] {
  const { path, program, text } = file;
  const lines = text.split("\n");
  const found: Finding[] = [];
  walk(program, (node) => {
    if (node.type !== "CallExpression" || !isReading(node.callee)) return;
    const line = file.findLine(node.start);
    if ([lines[line - 1], lines[line - 2]].some((row) => row !== undefined && CLAIM.test(row))) return;
    const sentence =
      "It reads the clock of the machine; a comment `// real time: <claim>` says what the test claims of it.";
    found.push({ path, line, sentence });
  });
  return found;
}

function isReading(callee: Node): boolean {
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return false;
  const { object, property } = callee;
  return ["Date", "performance"].includes(object.name) && property.type === "Identifier" && property.name === "now";
}
