import { isDeepStrictEqual } from "node:util";
import type { Finding } from "../finding.ts";
import { isEntry } from "../tree/paths.ts";
import { readEntries } from "../tree/resolve-import.ts";
import type { Tree } from "../tree/tree.ts";
import { entryNames } from "../tables/entries.ts";

type Exports = Record<string, string | Record<string, string>>;

/** Entries whose name has no meaning of its own, and package.json files that say something else than `src/entries`. */
export function findWrongEntries(tree: Tree): Finding[] {
  const unknown = tree.paths.filter(isEntry).flatMap((path) => {
    const name = readName(path);
    return Object.hasOwn(entryNames, name)
      ? []
      : [
          {
            path,
            line: 1,
            sentence: `${name} is no name of an entry; one of ${Object.keys(entryNames).join(", ")} is.`,
          },
        ];
  });
  const manifests = tree.paths.filter((path) => /^packages\/(?!docs\/)[^/]+\/package\.json$/.test(path));
  return [
    ...unknown,
    ...manifests.flatMap((path) => findProblems(tree, path).map((sentence) => ({ path, line: 1, sentence }))),
  ];
}

function findProblems(tree: Tree, path: string): string[] {
  const workspace = path.replace("/package.json", "");
  const {
    private: isPrivate = false,
    exports = {},
    publishConfig,
  } = JSON.parse(tree.findText(path)!) as {
    private?: boolean;
    exports?: Exports;
    publishConfig?: { exports?: Exports };
  };
  const sources = readEntries(tree, workspace);
  const files = tree.paths.filter((file) => isEntry(file) && file.startsWith(`${workspace}/src/entries/`));
  const mapped = [...sources.values()].map((source) => `${workspace}/${source}`);
  const isUnlike = !isPrivate && !isDeepStrictEqual(dropSources(exports), publishConfig?.exports ?? {});
  return [
    ...(isUnlike ? ["exports and publishConfig.exports differ in more than the sources."] : []),
    ...[...sources].flatMap(([entry, source]) => findWrongSource(entry, source, files.length > 0)),
    ...mapped.filter((file) => !tree.findFile(file)).map((file) => `It publishes ${file}, which is not there.`),
    ...files.filter((file) => !mapped.includes(file)).map((file) => `It does not publish ${file}.`),
  ];
}

/** A package of types alone has no folder of entries: its one entry is `src/index.ts`. */
function findWrongSource(entry: string, source: string, hasEntries: boolean): string[] {
  const name = entry === "." ? "index" : entry.slice(2);
  const meant = hasEntries ? `src/entries/${name}.ts` : `src/${name}.ts`;
  return source === meant ? [] : [`${entry} must be made of ${meant}: got ${source}.`];
}

function readName(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.ts$/, "");
}

function dropSources(exports: Exports): Exports {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => {
      if (typeof target === "string") return [entry, target];
      const { "@kontor/source": _, ...rest } = target;
      return [entry, rest];
    }),
  );
}
