import type { Finding } from "../finding.ts";
import { findWorkspace } from "../tree/paths.ts";
import { readImports } from "../tree/read-imports.ts";
import { resolveImport } from "../tree/resolve-import.ts";
import type { Tree } from "../tree/tree.ts";
import { findStrongParts } from "./strong-parts.ts";

type Graph = Map<string, string[]>;

/** Files, and workspaces, that import each other in a ring; an import of a type counts like any other. */
export function findCycles(tree: Tree): Finding[] {
  const files = buildGraph(tree);
  const workspaces = joinWorkspaces(files);
  return [
    ...findRings(files).map((ring) => ({
      path: ring[0]!,
      line: 1,
      sentence: `Imports go round: ${ring.join(" → ")}.`,
    })),
    ...findRings(workspaces).map((ring) => ({
      path: `${ring[0]}/package.json`,
      line: 1,
      sentence: `Imports go round between workspaces: ${ring.join(" → ")}.`,
    })),
  ];
}

function buildGraph(tree: Tree): Graph {
  return new Map(
    tree.files.map((file) => {
      const targets = readImports(file).flatMap(({ specifier }) => resolveImport(tree, file.path, specifier) ?? []);
      return [file.path, [...new Set(targets)]];
    }),
  );
}

function joinWorkspaces(files: Graph): Graph {
  const joined = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    const from = findWorkspace(path);
    if (from === undefined) continue;
    const others = targets.map(findWorkspace).filter((target) => target !== undefined && target !== from);
    joined.set(from, new Set([...(joined.get(from) ?? []), ...(others as string[])]));
  }
  return new Map([...joined].map(([name, targets]) => [name, [...targets]]));
}

/** One ring of each strongly connected part, the shortest through its first member. */
function findRings(graph: Graph): string[][] {
  return findStrongParts(graph)
    .map((part) => part.sort())
    .sort(([a], [b]) => (a! < b! ? -1 : 1))
    .map((part) => findRing(graph, part[0]!));
}

function findRing(graph: Graph, start: string): string[] {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1)!) ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start];
}
