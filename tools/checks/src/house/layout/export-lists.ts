import type { Finding } from "../finding.ts";
import { readEntries } from "../tree/resolve-import.ts";
import type { Tree } from "../tree/tree.ts";
import { mostValues } from "../tables/entries.ts";
import { readExports } from "./read-exports.ts";

/** Entries whose exports differ from the committed list, and first entries with more values than people can look through. */
export function findChangedExports(tree: Tree): Finding[] {
  return [...buildExportLists(tree)].flatMap(([path, text]) => {
    const kept = (tree.findText(path) ?? "").split("\n").filter(Boolean);
    const fresh = text.split("\n").filter(Boolean);
    const name = path.replace(/^.*\/|\.txt$/g, "");
    return [
      ...fresh
        .filter((row) => !kept.includes(row))
        .map((row) => ({ path, line: 1, sentence: `The list lacks "${row}"; --update writes it.` })),
      ...kept.flatMap((row, index) =>
        fresh.includes(row)
          ? []
          : [{ path, line: index + 1, sentence: `"${row}" is exported no longer; --update drops it.` }],
      ),
      ...findExcess(name, fresh),
    ];
  });
}

/** The list of each package by the path of its file: a row is an entry, a kind and a name. */
export function buildExportLists(tree: Tree): Map<string, string> {
  const workspaces = tree.paths
    .flatMap((path) => /^(packages\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
    .filter((workspace) => !tree.findText(`${workspace}/package.json`)?.includes('"private": true'));
  return new Map(
    workspaces.sort().flatMap((workspace) => {
      const rows = [...readEntries(tree, workspace)].flatMap(([entry, source]) =>
        [...readExports(tree, `${workspace}/${source}`)].flatMap(([name, kinds]) =>
          [...kinds].map((kind) => `${entry} ${kind} ${name}`),
        ),
      );
      const path = `tools/checks/exports/${workspace.slice("packages/".length)}.txt`;
      return rows.length > 0 ? [[path, `${rows.sort().join("\n")}\n`] as const] : [];
    }),
  );
}

function findExcess(name: string, rows: readonly string[]): Finding[] {
  const count = rows.filter((row) => row.startsWith(". ") && !row.startsWith(". type ")).length;
  const most = mostValues[name] ?? mostValues["otherwise"]!;
  const sentence = `The entry . exports ${count} values; it may export ${most}.`;
  return count > most ? [{ path: `packages/${name}/src/entries/index.ts`, line: 1, sentence }] : [];
}
