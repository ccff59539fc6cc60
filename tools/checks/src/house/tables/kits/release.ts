import type { Kit } from "./kit.ts";

/** Kits of the release tools. */
export const releaseKits: Kit[] = [
  {
    files:
      /^tools\/release\/src\/declarations\/(compare-(docs|objects|signatures|type-parameters|types|unions)|comparison|format-type|load)\.ts$/,
    kit: "tools/release/src/declarations/compare-surfaces.test.ts",
    reason: "The test compares pairs of declarations, one for each way in which a type can change.",
  },
  {
    files:
      /^tools\/release\/src\/(declarations\/emit|files\/read-commands|plan\/(compare-trees|play-previous-tests|state)|specs\/bundle|wire\/record)\.ts$/,
    kit: "tools/release/src/corpus/plan-edit.test.ts",
    reason: "The test makes labelled edits in a copy of the repository, and plans their releases with all of these.",
  },
];
