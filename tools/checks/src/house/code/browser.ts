import type { Node } from "oxc-parser";
import type { Finding } from "../finding.ts";
import { isShipped } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { walk } from "../tree/walk.ts";

const MOST_LINES = 5;

/** Program text in strings of shipped code, which no compiler and no lint reads. */
export function findProgramText(tree: Tree): Finding[] {
  return tree.files.filter(({ path, text }) => isShipped(path) && text.includes("`")).flatMap(findTemplates);
}

function findTemplates(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(file.program, (node) => {
    const isTagged = node.type === "TaggedTemplateExpression";
    if (!isTagged && node.type !== "TemplateLiteral") return;
    const isRaw = isTagged && file.text.slice(node.tag.start, node.tag.end) === "String.raw";
    const text = readText(isTagged ? node.quasi : node);
    const isProgram = isRaw
      ? /=>|[;{}]\s*$|\b(?:function|const|let)\b/m.test(text)
      : isLong(text) && /\bfunction\b|=>/.test(text);
    if (!isProgram) return;
    const sentence = "Program text stands in a string; it belongs into a file of its own, which is checked.";
    found.push({ path: file.path, line: file.findLine(node.start), sentence });
    return false;
  });
  return found;
}

/** The text of the template itself, without its values. */
function readText(node: Node): string {
  return node.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.raw).join("") : "";
}

function isLong(text: string): boolean {
  return text.split("\n").length > MOST_LINES;
}
