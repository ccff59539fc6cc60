import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plan } from "../plan/plan.ts";

const MATURITIES: Record<string, string> = { stable: "stable", beta: "beta", alpha: "Development", draft: "Planned" };

/**
 * Writes a plan below `specs/erp`: new files, operations at the end of the files of their paths, and lines in
 * openapi.yaml and names.tsv. Gives the paths of what it wrote.
 *
 * @throws {Error} If a new file is there already; then nothing is written.
 */
export function applyPlan({ files, operations, paths, tags, names }: Plan, folder: string): string[] {
  const taken = [...files.keys()].filter((file) => existsSync(join(folder, file)));
  if (taken.length > 0) throw new Error(`Cannot add to the specs as a file must be new: got ${taken.join(", ")}`);
  for (const [file, text] of files) put(file, text);
  for (const { file, lines } of operations) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    appendFileSync(join(folder, file), `${lines.join("\n")}\n`);
  }
  const openapi = readFileSync(join(folder, "openapi.yaml"), "utf8");
  const grown = addPaths(addTags(openapi, tags), paths);
  if (grown !== openapi) put("openapi.yaml", grown);
  if (names.length > 0) put("names.tsv", addNames(readFileSync(join(folder, "names.tsv"), "utf8"), names));
  const changed = [...(grown === openapi ? [] : ["openapi.yaml"]), ...(names.length > 0 ? ["names.tsv"] : [])];
  return [...new Set([...operations.map(({ file }) => file), ...files.keys(), ...changed])];

  function put(file: string, text: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function addTags(openapi: string, tags: Plan["tags"]): string {
  const lines = tags.flatMap(({ name, level }) => [
    `  - name: ${name}`,
    `    description: ${describeTag(name)}`,
    `    x-maturity: ${MATURITIES[level ?? ""] ?? "Development"}`,
    ...(level === undefined ? ["    x-maturity-source: assumed # none is stated"] : []),
    "    x-source: documented",
  ]);
  return openapi.replace(/^paths:$/m, [...lines, "paths:"].join("\n"));
}

/** `ItemdetailsCommand` is a group of commands, in the style of the given `CategoryCommand`. */
function describeTag(name: string): string {
  if (name.endsWith("Command")) return "Commands, each on a path of its own.";
  return name.endsWith("Query") ? "Queries, each on a path of its own." : "A resource group of the ERP API.";
}

/** Each path goes below the last one of its folder, or to the end. */
function addPaths(openapi: string, paths: Plan["paths"]): string {
  return paths.reduce((text, { path, file }) => {
    const line = `  ${path}: { $ref: ${file} }`;
    const lines = text.split("\n");
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const start = lines.indexOf("paths:");
    const end = lines.findIndex((each, index) => index > start && !each.startsWith("  "));
    const last = lines.findLastIndex((each, index) => index < end && each.includes(`$ref: ${folder}`));
    lines.splice(last > start ? last + 1 : end, 0, line);
    return lines.join("\n");
  }, openapi);
}

function addNames(table: string, rows: string[]): string {
  const [heading = "", ...there] = table.trimEnd().split("\n");
  return `${[heading, ...[...there, ...rows].sort((one, other) => (one < other ? -1 : 1))].join("\n")}\n`;
}
