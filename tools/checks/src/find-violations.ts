import { posix } from "node:path";
import type { Finding } from "./house/finding.ts";
import { findWorkspace, isTest } from "./house/tree/paths.ts";
import { readImports } from "./house/tree/read-imports.ts";
import { createSourceFile, type SourceFile } from "./house/tree/source-file.ts";
import { ambient, importTable, seams, toolTable } from "./import-table.ts";

/** Every import that the table forbids, and everything that only some packages may touch. */
export function findViolations(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const imports = readImports(file).flatMap(({ specifier, start }) => {
      const sentence = findProblem(file.path, specifier);
      return sentence === undefined ? [] : [{ path: file.path, line: file.findLine(start), sentence }];
    });
    return [...imports, ...findTouched(file)];
  });
}

/** The program of an Astro page is the text between its first two rules. */
export function readAstro(path: string, text: string): SourceFile {
  const [, lead = "", program = ""] = /^([^]*?---\n)([^]*?)\n---/.exec(text) ?? [];
  return createSourceFile(`${path}.ts`, lead.replaceAll(/[^\n]/g, " ") + program);
}

function findTouched(file: SourceFile): Finding[] {
  const { path, text } = file;
  if (!/^packages\/[^/]+\/src\//.test(path) || isTest(path)) return [];
  return ambient.flatMap(({ pattern, what, allowed }) => {
    const index = text.search(pattern);
    if (index < 0 || allowed.test(path)) return [];
    return [{ path, line: file.findLine(index), sentence: `It reads ${what}, which only the CLI may.` }];
  });
}

function findProblem(path: string, target: string): string | undefined {
  const seam = seams[target];
  if (seam && !seam.test(path)) return `It imports ${target}, which only ${seam.source} may.`;
  const workspace = findWorkspace(path);
  if (!workspace || path.includes("/fixtures/")) return undefined;
  const [kind, from] = workspace.split("/") as [string, string];
  const row = (kind === "packages" ? importTable : toolTable)[from];
  if (!row) return "It belongs to a workspace that the table does not name.";
  if (target.startsWith(".") && !posix.join(posix.dirname(path), target).startsWith(`${workspace}/`))
    return `It imports ${target}, which is outside its workspace.`;
  const ours = /^@kontor\/([^/]+)/.exec(target)?.[1];
  if (!ours || ours === from) return undefined;
  const allowed = [...row.ours, ...(isTest(path) ? (row.inTests ?? []) : [])];
  return allowed.includes(ours)
    ? undefined
    : `It imports ${target}; ${from} may import ${allowed.join(", ") || "nothing of ours"}.`;
}
