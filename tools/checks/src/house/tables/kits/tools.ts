import { HELPERS, type Kit } from "./kit.ts";

/** Kits of the other tools. */
export const toolKits: Kit[] = [
  {
    files:
      /^tools\/codegen\/src\/emit\/(banner|doc-comment|client\/(client|decode|decoders\/[a-z-]+|group|headers|import-http|operations|pages|raw)|sandbox\/(event-examples|not-shown)|types\/scopes)\.ts$/,
    kit: "tools/codegen/src/emit/emit.test.ts",
    reason: "The test holds the whole text that the emitters write for a small spec.",
  },
  {
    files: /^tools\/codegen\/src\/read\/(apart|has-decimal-text|names|operation|resolve|spec)\.ts$/,
    kit: "tools/codegen/src/emit/emit.test.ts",
    reason: "The test reads a small spec with every case, and holds the text that is emitted from it.",
  },
  {
    files: /^tools\/codegen\/src\/read\/bundles\.ts$/,
    kit: "tools/codegen/src/drift.test.ts",
    reason: "The test reads the bundles of the specs and compares the generated files with them.",
  },
  {
    files: /^tools\/mutants\/src\/(report|sample)\.ts$/,
    kit: "tools/mutants/src/play.test.ts",
    reason: "The test reports the fates that it played, and draws samples.",
  },
  {
    files: /^tools\/testing\/src\/postgres\.ts$/,
    kit: "tools/e2e/src/inbox/postgres.test.ts",
    reason: HELPERS,
  },
];
