import { findViolations, readAstro } from "../../find-violations.ts";
import { importTable, toolTable, type Row } from "../../import-table.ts";
import type { Finding } from "../finding.ts";
import type { Tree } from "../tree/tree.ts";

const TOP_LEVEL = ["specs", "packages", "tools"];

/** Imports and dependencies that the table forbids, and top-level folders that are not ours. */
export function findForbidden(tree: Tree): Finding[] {
  const pages = tree.paths
    .filter((path) => path.endsWith(".astro"))
    .map((path) => readAstro(path, tree.findText(path)!));
  const tops = new Set(tree.paths.flatMap((path) => /^([^/.][^/]*)\//.exec(path)?.[1] ?? []));
  return [
    ...findViolations([...tree.files, ...pages]),
    ...findDependencies(tree, "packages", importTable),
    ...findDependencies(tree, "tools", toolTable),
    ...[...tops]
      .filter((top) => !TOP_LEVEL.includes(top))
      .map((path) => ({ path, line: 1, sentence: "It is no top-level folder of ours." })),
  ];
}

function findDependencies(tree: Tree, kind: string, table: Record<string, Row>): Finding[] {
  return Object.entries(table).flatMap(([name, { ours, inTests = [] }]) => {
    const path = `${kind}/${name}/package.json`;
    const manifest = JSON.parse(tree.findText(path) ?? "{}") as Record<string, Record<string, string>>;
    const allowed = { dependencies: ours, devDependencies: [...ours, ...inTests], peerDependencies: ours };
    return Object.entries(allowed).flatMap(([field, names]) =>
      Object.keys(manifest[field] ?? {})
        .filter((target) => target.startsWith("@kontor/") && !names.includes(target.slice("@kontor/".length)))
        .map((target) => ({ path, line: 1, sentence: `It has ${target} in ${field}, which its row forbids.` })),
    );
  });
}
