import { HELPERS, type Kit } from "./kit.ts";

/** Kits of the other packages, docs among them. */
export const packageKits: Kit[] = [
  {
    files: /^packages\/app\/src\/tenants\/(memory|sqlite|postgres)\.ts$/,
    kit: "packages/app/src/tenants/store.test.ts",
    reason: "Every store of tenants answers the same tests.",
  },
  {
    files: /^packages\/cli\/src\/completion\/(bash|fish|words|zsh)\.ts$/,
    kit: "packages/cli/src/commands/completion.test.ts",
    reason: "The test completes lines in a real bash with the script of all commands, and reads the other scripts.",
  },
  {
    files: /^packages\/cli\/src\/doctor\/(credential|probe|reach|store)\.ts$/,
    kit: "packages/cli/src/commands/platform/run-doctor.test.ts",
    reason: "The table of planted faults has each of their findings, and says by which name it must be told.",
  },
  {
    files:
      /^packages\/cli\/src\/(cli-error|commands\/run-demo|find-credentials|keep-small|program|sandbox-process)\.ts$/,
    kit: "packages/cli/src/main.test.ts",
    reason: "The test runs the commands as processes, which load all of these parts.",
  },
  {
    files: /^packages\/app\/src\/tenants\/check-no-options\.ts$/,
    kit: "packages/app/src/tenants/store.test.ts",
    reason: "It is a part of the stores, and their test gives them options.",
  },
  {
    files:
      /^packages\/app\/src\/registration\/(calls|check|finish|key-file|options|progress|progress-file|wait-for-decision)\.ts$/,
    kit: "packages/app/src/registration/register.test.ts",
    reason: "The test registers an app at the sandbox by way of every part, and kills and refuses it at each.",
  },
  {
    files: /^packages\/app\/src\/session\/(app-tokens|error|key-set|fetch-key-set)\.ts$/,
    kit: "packages/app/src/session/verify.test.ts",
    reason: "They are parts of the verifier, and its test gives tokens and key sets of every kind to it.",
  },
  {
    files: /^packages\/app\/src\/manifest\/(error|find-problems|generation|to-current)\.ts$/,
    kit: "packages/app/src/manifest/read.test.ts",
    reason: "They are parts of the reader, and its test gives manifests of every generation to it.",
  },
  {
    files: /^packages\/app\/src\/bridge\/create\.ts$/,
    kit: "tools/e2e/src/app/bridge/calls.test.ts",
    reason: "A bridge needs two windows: the test calls over it both ways, in a browser.",
  },
  {
    files: /^packages\/app\/src\/bridge\/(bridge|wait-for-host)\.ts$/,
    kit: "tools/e2e/src/app/bridge/handshake.test.ts",
    reason: "A handshake needs two windows: the test shakes hands with hosts of every manner, in a browser.",
  },
  {
    files: /^packages\/auth\/src\/stores\/conformance\.ts$/,
    kit: "packages/auth/src/stores/store.test.ts",
    reason: "The test runs the kit on every store, and on stores with a planted fault.",
  },
  {
    files: /^packages\/docs\/src\/(testing\/[a-z-]+|static-server)\.ts$/,
    kit: "packages/docs/src/site.test.ts",
    reason: HELPERS,
  },
  {
    files: /^packages\/docs\/src\/try-it\/(browser\/[a-z-]+|list-controls)\.ts$/,
    kit: "packages/docs/src/site.test.ts",
    reason: "The test reads the form of every operation's page and sends some of them, in a browser.",
  },
  {
    files: /^packages\/docs\/src\/try-it\/(filled-call|list-entries)\.ts$/,
    kit: "packages/docs/src/try-it/build-request.test.ts",
    reason: "A request is built from what both give, for each kind of body.",
  },
  {
    files: /^packages\/docs\/src\/samples\/events\/shop\.ts$/,
    kit: "packages/docs/src/samples/events/integration.test.ts",
    reason: HELPERS,
  },
  {
    files: /^packages\/docs\/src\/samples\/errors\/(describe-failure|quotas)\.ts$/,
    kit: "packages/docs/src/samples/errors/errors.test.ts",
    reason: "The test makes each failure in the sandbox, and counts requests.",
  },
  {
    files: /^packages\/docs\/src\/samples\/idempotency\/(outbox|unique-key|with-tx)\.ts$/,
    kit: "packages/docs/src/samples/idempotency/idempotency.test.ts",
    reason: "The test runs each pattern twice, or kills it.",
  },
  {
    files: /^packages\/docs\/src\/samples\/lists\/(send-file|send-invoice)\.ts$/,
    kit: "packages/docs/src/samples/lists/lists.test.ts",
    reason: "The test sends both kinds of file to the sandbox, and reads them again.",
  },
  {
    files: /^packages\/docs\/src\/samples\/production\/(program|save-copy)\.ts$/,
    kit: "packages/docs/src/samples/production/production.test.ts",
    reason: "The test starts and stops the program, and reads the copy.",
  },
  {
    files: /^packages\/docs\/src\/samples\/retries\/(handlers|operate)\.ts$/,
    kit: "packages/docs/src/samples/retries/dead-letter.test.ts",
    reason: "The test makes events dead, lists them, and replays them.",
  },
  {
    files: /^packages\/docs\/src\/samples\/hub\/cloud-app\.ts$/,
    kit: "tools/e2e/src/app/hub.test.ts",
    reason: HELPERS,
  },
  {
    files: /^packages\/docs\/src\/samples\/orders\/[a-z-]+\.ts$/,
    kit: "tools/e2e/src/journey/journey.test.ts",
    reason: "The sample is one program of several files; the test plays it, ends it at many requests and resumes it.",
  },
  {
    files: /^packages\/docs\/src\/samples\/erp\/[a-z-]+\.ts$/,
    kit: "tools/e2e/src/erp/journey.test.ts",
    reason: "The sample is one program of several files; the test plays it, ends it at many requests and resumes it.",
  },
  {
    files: /^packages\/docs\/src\/samples\/stock\/[a-z-]+\.ts$/,
    kit: "tools/e2e/src/stock/stock.test.ts",
    reason: "The sample is one program of several files; the test plays it, ends it at many requests and resumes it.",
  },
];
