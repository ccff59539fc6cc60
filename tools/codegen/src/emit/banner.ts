/** The first line of every generated file: from what, by what, and what to do instead of editing. */
export function formatBanner({ file, version }: { file: string; version?: string }): string {
  return `// Generated from ${file}${version ? ` ${version}` : ""} by tools/codegen. Do not edit: run \`pnpm generate\`.\n`;
}
