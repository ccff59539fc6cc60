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
    files: /^packages\/channel-events\/src\/inbox\/postgres\/(operations\/)?[a-z-]+\.ts$/,
    kit: "tools/e2e/src/inbox/conformance.test.ts",
    reason: INBOXES,
  },
  {
    files: /^packages\/app\/src\/tenants\/(memory|sqlite|postgres)\.ts$/,
    kit: "packages/app/src/tenants/store.test.ts",
    reason: "Every store of tenants answers the same tests.",
  },
  {
    files: /^packages\/cli\/src\/(cli-error|find-credentials|keep-small|program|sandbox-process)\.ts$/,
    kit: "packages/cli/src/main.test.ts",
    reason: "The test runs the commands as processes, which load all of these parts.",
  },
  {
    files: /^packages\/app\/src\/tenants\/refuse-options\.ts$/,
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
    files: /^packages\/app\/src\/bridge\/(bridge|create|wait-for-host)\.ts$/,
    kit: "tools/e2e/src/app/bridge.test.ts",
    reason: "A bridge needs two windows: the test runs it in a browser, against good hosts and hostile ones.",
  },
  {
    files: /^packages\/auth\/src\/stores\/conformance\.ts$/,
    kit: "packages/auth/src/stores/store.test.ts",
    reason: "The test runs the kit on every store, and on stores with a planted fault.",
  },
  {
    files: /^packages\/sandbox\/src\/control\/(remote|routes|local\/[a-z]+)\.ts$/,
    kit: "packages/sandbox/src/control/control.test.ts",
    reason: "The test plays the calls of the control in this process and over HTTP.",
  },
  {
    files: /^packages\/sandbox\/src\/hub\/apps\.ts$/,
    kit: "packages/sandbox/src/hub/routes.test.ts",
    reason: "The routes hand over all that they are sent, and their test registers, installs and finishes.",
  },
  {
    files: /^packages\/sandbox\/src\/oauth\/(authorize|token)\.ts$/,
    kit: "tools/e2e/src/refusals/negative-auth.test.ts",
    reason: "The test sends every wrong and right request to the authorization server.",
  },
  {
    files: /^packages\/sandbox\/src\/operations\/rules\/(send-all|trigger-event)\.ts$/,
    kit: "packages/sandbox/src/operations/channel/offers.test.ts",
    reason: "A seller's events are sent by the operations, and the test looks at the events and at what stays of them.",
  },
  {
    files: /^packages\/sandbox\/src\/platform\/(answer-operation|validate\/check-request)\.ts$/,
    kit: "tools/e2e/src/refusals/rejection-matrix.test.ts",
    reason: "The test sends each operation a right request and every kind of wrong one.",
  },
  {
    files: /^packages\/sandbox\/src\/platform\/respond-with-faults\.ts$/,
    kit: "tools/e2e/src/sandbox/faults.test.ts",
    reason: "The test plans every kind of fault, in this process and on a port.",
  },
  {
    files: /^packages\/sandbox\/src\/serve\/keep-changes\.ts$/,
    kit: "packages/sandbox/src/state/data-file.test.ts",
    reason: "The test ends sandboxes with a data file and starts them again.",
  },
  {
    files: /^packages\/sandbox\/src\/serve\/other-routes\.ts$/,
    kit: "packages/sandbox/src/serve/hostile.test.ts",
    reason: "The test sends what the routes must refuse: bodies without an end, foreign names and pages.",
  },
  {
    files: /^packages\/sandbox\/src\/testing\/callers\.ts$/,
    kit: "packages/sandbox/src/operations/channel/orders.test.ts",
    reason: HELPERS,
  },
  {
    files:
      /^tools\/codegen\/src\/emit\/(banner|doc-comment|client\/(client|decode|group|headers|import-http|operations|pages|raw)|sandbox\/(event-examples|not-shown)|types\/scopes)\.ts$/,
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
  {
    files: /^tools\/(e2e\/src\/sandbox\/queue-player|testing\/src\/queue-model)\.ts$/,
    kit: "tools/e2e/src/sandbox/queue-model.test.ts",
    reason: HELPERS,
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
    files: /^tools\/e2e\/src\/journey\/(ask-person|drive|outcome|play|play-[a-z]+)\.ts$/,
    kit: "tools/e2e/src/journey/journey.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/(e2e\/src\/sandbox\/player|testing\/src\/queue-model)\.ts$/,
    kit: "tools/e2e/src/sandbox/queue-model.test.ts",
    reason: "The test plays the model against the sandbox, and against players with a planted fault.",
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
    kit: "tools/e2e/src/wire/field-notes-calls.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/operations\/(build-call|described|send-call|valid-calls)\.ts$/,
    kit: "tools/e2e/src/operations/every-operation.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/refusals\/raw-server\.ts$/,
    kit: "tools/e2e/src/operations/response-corpus.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/wire\/corpus-request\.ts$/,
    kit: "tools/e2e/src/wire/client-corpus.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/refusals\/hostile-network\.ts$/,
    kit: "tools/e2e/src/refusals/fuzz-canaries.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/refusals\/first-week-[a-z]+\.ts$/,
    kit: "tools/e2e/src/refusals/first-week.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/refusals\/wrong-calls\.ts$/,
    kit: "tools/e2e/src/refusals/rejection-matrix.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/samples\/(compile|readme|run)\.ts$/,
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
  {
    files: /^packages\/channel-events\/src\/dispatch\/perform\.ts$/,
    kit: "packages/channel-events/src/dispatch/dispatcher.test.ts",
    reason: "It calls the inbox, the clock and the handlers, as the tests of the whole dispatcher see.",
  },
  {
    files: /^packages\/channel-events\/src\/dispatch\/advance-lanes\.ts$/,
    kit: "packages/channel-events/src/dispatch/advance.test.ts",
    reason: "It is the half of advance() that is about lanes, and its table tests are those of advance().",
  },
  {
    files: /^packages\/channel-events\/src\/handle\/(settle-failure|stored-context)\.ts$/,
    kit: "packages/channel-events/src/handle/stored.test.ts",
    reason: "It is a step of one handler run, and the tests of the run say what comes of it.",
  },
  {
    files: /^packages\/channel-events\/src\/poll\/memory\.ts$/,
    kit: "packages/channel-events/src/poll/direct.test.ts",
    reason: "It is the state of a poll without an inbox, and the tests of the poll say what it remembers.",
  },
  {
    files: /^packages\/channel-events\/src\/poll\/(pending|arrival-log)\.ts$/,
    kit: "packages/channel-events/src/poll/stored.test.ts",
    reason: "It is a step of a poll with an inbox, and the tests of the poll say what comes of it.",
  },
  {
    files: /^packages\/channel-events\/src\/consumer\/stored-parts\.ts$/,
    kit: "packages/channel-events/src/consumer/stored-schedule.test.ts",
    reason: "It sets the defaults and connects the parts, which the tests of a consumer with its defaults see.",
  },
];
