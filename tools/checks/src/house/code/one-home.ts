import type { Finding } from "../finding.ts";
import { isShipped, isTest, isWritten } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { markers as allMarkers, type Marker } from "../tables/homes.ts";

/** Second copies of a rule that has one home, and rows of the table that allow a copy which is gone. */
export function findCopies(tree: Tree, markers: readonly Marker[] = allMarkers): Finding[] {
  return markers.flatMap((marker) => {
    const { copies, home, name, where } = marker;
    const isLookedAt = (path: string) => (where === "shipped" ? isShipped(path) : isWritten(path) || isTest(path));
    const holding = tree.files.filter(
      (file) => isLookedAt(file.path) && marker.pattern.test(file.text) && marker.pattern.test(file.code),
    );
    const spare = copies.filter(({ files }) => !holding.some(({ path }) => files.test(path)));
    return [
      ...holding
        .filter(({ path }) => !home.test(path) && !copies.some(({ files }) => files.test(path)))
        .flatMap((file) => findLines(file, marker)),
      ...spare.map(({ files }) => ({
        path: "tools/checks/src/house/tables/homes.ts",
        line: 1,
        sentence: `The table allows a copy of ${name} in ${describePattern(files)}, where none is.`,
      })),
    ];
  });
}

function findLines({ path, code }: SourceFile, { home, name, pattern }: Marker): Finding[] {
  const meant = home.source === "^$" ? "it has no place in shipped code" : `its home is ${describePattern(home)}`;
  return code
    .split("\n")
    .flatMap((text, index) =>
      pattern.test(text) ? [{ path, line: index + 1, sentence: `Here stands ${name}; ${meant}.` }] : [],
    );
}

/** A pattern of paths as people write paths. */
function describePattern(pattern: RegExp): string {
  return pattern.source.replaceAll(/^\^|\$$|\\/g, "");
}
