import { HELPERS, type Kit } from "./kit.ts";

/** Kits of the tests from end to end. */
export const e2eKits: Kit[] = [
  {
    files: /^tools\/(e2e\/src\/sandbox\/queue-player|testing\/src\/queue-model)\.ts$/,
    kit: "tools/e2e/src/sandbox/queue-model.test.ts",
    reason: "The test plays the model against the sandbox, and against players with a planted fault.",
  },
  { files: /^tools\/e2e\/src\/app\/serve\.ts$/, kit: "tools/e2e/src/app/hub.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/app\/bridge\/open\.ts$/,
    kit: "tools/e2e/src/app/bridge/handshake.test.ts",
    reason: HELPERS,
  },
  { files: /^tools\/e2e\/src\/console\/open\.ts$/, kit: "tools/e2e/src/console/console.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/inbox\/(crash-sqlite|work-postgres|mock-platform)\.ts$/,
    kit: "tools/e2e/src/inbox/crash.test.ts",
    reason: HELPERS,
  },
  { files: /^tools\/e2e\/src\/hub\/mirror\.ts$/, kit: "tools/e2e/src/hub/conformance.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/hub\/play-locks\.ts$/,
    kit: "tools/e2e/src/hub/locks.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/bench\/src\/(load\/backlog|peers\/servers)\.ts$/,
    kit: "tools/bench/src/load/workers.test.ts",
    reason: HELPERS,
  },
  { files: /^tools\/e2e\/src\/move\/(write-file|play)\.ts$/, kit: "tools/e2e/src/move/move.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/hub-move\/(play|write-old-events)\.ts$/,
    kit: "tools/e2e/src/hub-move/kill.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/fleet\/(balance|play|queues|swallow)\.ts$/,
    kit: "tools/e2e/src/fleet/fleet.test.ts",
    reason: HELPERS,
  },
  { files: /^tools\/e2e\/src\/inbox\/stop-worker\.ts$/, kit: "tools/e2e/src/inbox/stop.test.ts", reason: HELPERS },
  {
    files: /^tools\/e2e\/src\/inbox\/virtual-(consumer|platform)\.ts$/,
    kit: "tools/e2e/src/inbox/defaults.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/journey\/(ask-person|drive|outcome|play|play-[a-z]+)\.ts$/,
    kit: "tools/e2e/src/journey/journey.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/erp\/play\.ts$/,
    kit: "tools/e2e/src/erp/journey.test.ts",
    reason: HELPERS,
  },
  {
    files: /^tools\/e2e\/src\/stock\/(kill-points|play|world)\.ts$/,
    kit: "tools/e2e/src/stock/stock.test.ts",
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
    files: /^tools\/e2e\/src\/wire\/raw-caller\.ts$/,
    kit: "tools/e2e/src/wire/field-notes-calls.test.ts",
    reason: HELPERS,
  },
  {
    files:
      /^tools\/e2e\/src\/(operations\/(build-call|described|sandbox-parts|send-call|valid-calls)|try-it\/(describe-call|prepare-pages)|raw\/clients)\.ts$/,
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
    files: /^tools\/e2e\/src\/refusals\/(bend-call|wrong-calls)\.ts$/,
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
];
