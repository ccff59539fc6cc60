/** Files without a test of their name beside them, since a named test runs all of them. The kit must be there. */
export interface Kit {
  files: RegExp;
  /** The path of the test, from the root. */
  kit: string;
  /** A complete sentence. */
  reason: string;
}

const INBOXES = "Every inbox answers all cases of the inbox conformance kit, and random plays beside the model.";
const HELPERS = "It is a part of the tests that call it, and this test fails where it does.";

export const kits: Kit[] = [
  {
    files:
      /^packages\/channel-events\/src\/inbox\/(memory|memory\/[a-z-]+|sqlite\/(migrations\/)?[a-z0-9-]+|conformance\/(play\/)?[a-z-]+)\.ts$/,
    kit: "packages/channel-events/src/inbox/conformance/cases.test.ts",
    reason: INBOXES,
  },
  {
    files: /^packages\/channel-events\/src\/testing\/(dead-letters|options|unfinished|with-still-clock)\.ts$/,
    kit: "packages/channel-events/src/testing/kit.test.ts",
    reason: "The test drives the whole kit from its published entry, and these files are its parts.",
  },
  {
    files: /^packages\/channel-events\/src\/inbox\/postgres\/[a-z-]+\.ts$/,
    kit: "tools/e2e/src/inbox/conformance.test.ts",
    reason: INBOXES,
  },
  {
    files: /^packages\/app\/src\/tenants\/(memory|sqlite|postgres)\.ts$/,
    kit: "packages/app/src/tenants/store.test.ts",
    reason: "Every store of tenants answers the same tests.",
  },
  {
    files: /^packages\/auth\/src\/stores\/conformance\.ts$/,
    kit: "packages/auth/src/stores/store.test.ts",
    reason: "The test runs the kit on every store, and on stores with a planted fault.",
  },
  {
    files:
      /^tools\/codegen\/src\/emit\/(banner|doc-comment|client\/(client|decode|operations|pages)|sandbox\/not-shown|types\/scopes)\.ts$/,
    kit: "tools/codegen/src/emit/emit.test.ts",
    reason: "The test holds the whole text that the emitters write for a small spec.",
  },
  {
    files: /^packages\/docs\/src\/(testing\/[a-z-]+|static-server)\.ts$/,
    kit: "packages/docs/src/site.test.ts",
    reason: HELPERS,
  },
  {
    files: /^packages\/docs\/src\/samples\/events\/shop\.ts$/,
    kit: "packages/docs/src/samples/events/integration.test.ts",
    reason: HELPERS,
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
  { files: /^tools\/e2e\/src\/app\/serve\.ts$/, kit: "tools/e2e/src/app/hub.test.ts", reason: HELPERS },
  { files: /^tools\/e2e\/src\/console\/open\.ts$/, kit: "tools/e2e/src/console/console.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/inbox\/(crash-sqlite|work-postgres|mock-platform)\.ts$/,
    kit: "tools/e2e/src/inbox/crash.test.ts",
    reason: HELPERS,
  },
  { files: /^tools\/e2e\/src\/inbox\/stop-worker\.ts$/, kit: "tools/e2e/src/inbox/stop.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/inbox\/virtual-platform\.ts$/,
    kit: "tools/e2e/src/inbox/defaults.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/journey\/(ask-person|outcome|play-[a-z]+)\.ts$/,
    kit: "tools/e2e/src/journey/journey.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/operations\/(event-specs|payload-arbitrary)\.ts$/,
    kit: "tools/e2e/src/operations/decode-events.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/operations\/play-workflow\.ts$/,
    kit: "tools/e2e/src/operations/workflows.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/operations\/raw-caller\.ts$/,
    kit: "tools/e2e/src/operations/field-notes-calls.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/operations\/valid-calls\.ts$/,
    kit: "tools/e2e/src/operations/every-operation.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/refusals\/raw-server\.ts$/,
    kit: "tools/e2e/src/operations/response-corpus.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/refusals\/wrong-calls\.ts$/,
    kit: "tools/e2e/src/refusals/rejection-matrix.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/samples\/(compile|readme-samples|run-sample)\.ts$/,
    kit: "tools/e2e/src/samples/readme.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/tokens\/(freezing-proxy|start-processes)\.ts$/,
    kit: "tools/e2e/src/tokens/postgres-store.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/tokens\/start-authorization-server\.ts$/,
    kit: "tools/e2e/src/tokens/authorization-server.test.ts",
    reason: HELPERS,
  },
];
