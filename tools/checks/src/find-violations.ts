import { ambient, importTable, seams } from "./import-table.ts";

export interface SourceFile {
  /** From the root, with slashes: `packages/http/src/fetch/fetch.ts`. */
  path: string;
  text: string;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** Every import that the table forbids, as a sentence. */
export function findViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const imports = [...text.matchAll(IMPORT)].map(([, from, dynamic]) => (from ?? dynamic)!);
    const forbidden = imports.flatMap((target) => problemOf(path, target) ?? []);
    const touched = ambient.filter(
      ({ pattern, allowed }) => isShipped(path) && pattern.test(text) && !allowed.test(path),
    );
    return [...forbidden, ...touched.map(({ what }) => `${path} reads ${what}, which only the CLI may`)];
  });
}

function problemOf(path: string, target: string): string | undefined {
  const seam = seams[target];
  if (seam && !seam.test(path)) return `${path} imports ${target}, which only ${seam.source} may`;
  const from = /^packages\/([^/]+)\//.exec(path)?.[1];
  if (!from || from === "docs") return undefined;
  const row = importTable[from];
  if (!row) return `${path} belongs to a package that the table does not name`;
  if (target.startsWith("../") && leavesPackage(path, target))
    return `${path} imports ${target}, which is outside its package`;
  const ours = /^@kontor\/([^/]+)/.exec(target)?.[1];
  if (!ours || ours === from) return undefined;
  const allowed = [...row.ours, ...(isTest(path) ? (row.inTests ?? []) : [])];
  return allowed.includes(ours)
    ? undefined
    : `${path} imports ${target}; ${from} may import ${allowed.join(", ") || "nothing of ours"}`;
}

function leavesPackage(path: string, target: string): boolean {
  const up = target.split("/").filter((part) => part === "..").length;
  return up > path.split("/").length - 3;
}

function isTest(path: string): boolean {
  return /\.(test|test-d)\.ts$/.test(path);
}

function isShipped(path: string): boolean {
  return /^packages\/[^/]+\/src\//.test(path) && !isTest(path);
}
