import type { Finding } from "../finding.ts";
import { isGenerated } from "../tree/paths.ts";
import type { Tree } from "../tree/tree.ts";

/** The test which shows that a written line in a generated file, and a file that nothing generates, fail the drift check. */
const proof = { path: "tools/codegen/src/drift.test.ts", title: "one changed character of a generated file is found" };

/**
 * The drift check (`npm run generate -- --check`) compares each generated file with what its generator writes now. Here is held
 * that it sees all of them: it only looks into the `src` of packages.
 */
export function findUnwatched(tree: Tree): Finding[] {
  const isProven = tree.findText(proof.path)?.includes(proof.title);
  return [
    ...(isProven
      ? []
      : [{ path: proof.path, line: 1, sentence: `The test "${proof.title}" of the drift check is gone.` }]),
    ...tree.paths
      .filter((path) => isGenerated(path) && !/^packages\/[^/]+\/src\//.test(path))
      .map((path) => ({ path, line: 1, sentence: "The drift check only looks into the src of packages." })),
  ];
}
