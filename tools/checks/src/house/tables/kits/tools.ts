import { HELPERS, type Kit } from "./kit.ts";

/** Kits of the other tools. */
export const toolKits: Kit[] = [
  {
    files: /^tools\/simulation\/src\/watch\/[a-z-]+\.ts$/,
    kit: "tools/simulation/src/watch/rules.test.ts",
    reason: "The test breaks each rule by what it is made for, and keeps it where nothing is wrong.",
  },
  {
    files:
      /^tools\/simulation\/src\/((stage|worker|plan)\/[a-z-]+|command\/play-seeds|disk\/machine|platform\/(answer|build-item|network|platform))\.ts$/,
    kit: "tools/simulation/src/stage/play-seed.test.ts",
    reason:
      "They are parts of one simulated run; the test plays seeds with all of them, and their digest holds each step.",
  },
  {
    files:
      /^tools\/codegen\/src\/emit\/(banner|doc-comment|imports|method-comment|client\/[a-z-]+|sandbox\/(event-examples|not-shown)|types\/[a-z-]+)\.ts$/,
    kit: "tools/codegen/src/emit/emit.test.ts",
    reason: "The test holds the whole text that the emitters write for a small description.",
  },
  {
    files:
      /^tools\/codegen\/src\/(emit\/shape\/[a-z-]+|model\/(media|read-[a-z]+|refusal|shapes\/[a-z-]+)|constructs\/[a-z-]+)\.ts$/,
    kit: "tools/codegen/src/constructs/constructs.test.ts",
    reason: "The test compiles every construct of OpenAPI, sends it over a socket and reads it, or has it refused.",
  },
  {
    files: /^tools\/codegen\/src\/(model\/(build|groups)|packages)\.ts$/,
    kit: "tools/codegen/src/stable.test.ts",
    reason: "The test builds both APIs from descriptions in any order, and compares every file that is written.",
  },
  {
    files: /^tools\/codegen\/src\/read\/(operation|resolve|spec)\.ts$/,
    kit: "packages/docs/src/reference/answers.test.ts",
    reason: "The pages of the reference are built from a small description by these readers.",
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
    files:
      /^tools\/scaffold\/src\/(name\/(operation|title)|plan\/(group|names|plan|reach)|read\/spec|write\/(apply|operation|parameters|schema))\.ts$/,
    kit: "tools/scaffold/src/add.test.ts",
    reason: "The test adds a small description to a small repository, and holds what is written.",
  },
  {
    files: /^tools\/scaffold\/src\/example\/key\.ts$/,
    kit: "tools/scaffold/src/example/make.test.ts",
    reason: "The test holds the keys of the examples that it makes.",
  },
  {
    files: /^tools\/checks\/src\/erp-sheets\/(operation|read-sheets|schemas|types)\.ts$/,
    kit: "tools/checks/src/erp-sheets/find-differences.test.ts",
    reason: "The test compares both sheets with the specs, and finds what is planted in each part.",
  },
  {
    files: /^tools\/spec-rules\/src\/erp-rules\.ts$/,
    kit: "tools/spec-rules/src/specs.test.ts",
    reason: "The test plants a fault for each rule and lints the specs.",
  },
  {
    files: /^tools\/release\/src\/matrix\/runs\/(browser|worker)\.ts$/,
    kit: "tools/release/src/matrix/runs/bundle.test.ts",
    reason: "The test bundles programs for both, with a module of Node and without, and runs them in a page.",
  },
  {
    files: /^tools\/release\/src\/matrix\/runs\/sandbox\.ts$/,
    kit: "tools/release/src/matrix/runs/engines.test.ts",
    reason: "The test runs programs with sandboxes of their own.",
  },
  {
    files: /^tools\/release\/src\/supply\/measure-entries\.ts$/,
    kit: "tools/release/src/supply/bundle-size.test.ts",
    reason: "The test measures an entry before and after it grows.",
  },
  {
    files: /^tools\/testing\/src\/postgres\.ts$/,
    kit: "tools/e2e/src/inbox/postgres.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/release\/src\/rehearse\/upgrade\/(feed|sellers|stores|upgrade|worker)\.ts$/,
    kit: "tools/release/src/rehearse/upgrade/play.test.ts",
    reason: "The test plays an upgrade and a downgrade with these parts, and an integration that does not start.",
  },
  {
    files: /^tools\/release\/src\/rehearse\/(prepare|release)\.ts$/,
    kit: "tools/release/src/rehearse/pack.test.ts",
    reason:
      "The test copies and packs a small repository. The whole runs in `release:rehearse`, which fails at the first step that does.",
  },
  {
    files: /^tools\/release\/src\/workflow\/schema\.ts$/,
    kit: "tools/release/src/workflow/check.test.ts",
    reason: "The test reads the release workflow with it, and three that it must refuse.",
  },
];
