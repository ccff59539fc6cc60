import { toCommentText } from "../name/text.ts";

/** The first line of every generated file: from what, by what, and what to do instead of editing. */
export function formatBanner({ file, version }: { file: string; version?: string }): string {
  return `// Generated from ${file}${version ? ` ${version}` : ""} by tools/codegen. Do not edit: run \`pnpm generate\`.\n`;
}

/** A TSDoc comment of these lines, indented; one line where one is enough. Empty lines in a row become one. */
export function formatDocComment(lines: (string | undefined | false)[], indent = ""): string {
  const kept = lines.filter((line): line is string => typeof line === "string").map(toCommentText);
  if (kept.length === 1) return `${indent}/** ${kept[0]} */\n`;
  return `${indent}/**\n${kept.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}
