import { HELPERS, type Kit } from "./kit.ts";

/** Kits of the sandbox. */
export const sandboxKits: Kit[] = [
  {
    files:
      /^packages\/sandbox\/src\/(operations\/records\/(answer|catalogue|change|documents|list|own-tables|place|read)|seed\/(demo-shop|records)|testing\/(erp-caller|erp-records|sample-request|sample-value))\.ts$/,
    kit: "packages/sandbox/src/operations/records/journeys.test.ts",
    reason: "The test plays the life of each record through every operation that the specs name for it.",
  },
  {
    files: /^packages\/sandbox\/src\/testing\/fuzz-erp\.ts$/,
    kit: "packages/sandbox/src/operations/records/fuzz.test.ts",
    reason: "The test sends what it makes, and counts the answers.",
  },
  {
    files:
      /^packages\/sandbox\/src\/operations\/trade\/(files|foreign-apps|number-ranges|open|sales-orders|shipments|stocks)\.ts$/,
    kit: "packages/sandbox/src/operations/trade/trade.test.ts",
    reason: "The test performs each rule and looks at all that it changes.",
  },
  {
    files: /^packages\/sandbox\/src\/control\/(remote|routes|local\/[a-z]+)\.ts$/,
    kit: "packages/sandbox/src/control/control.test.ts",
    reason: "The test plays the calls of the control in this process and over HTTP.",
  },
  {
    files: /^packages\/sandbox\/src\/serve\/site\/find-file\.ts$/,
    kit: "packages/sandbox/src/serve/site/open.test.ts",
    reason: "The test asks a site for files of every kind, and for those that are none of its own.",
  },
  {
    files: /^packages\/sandbox\/src\/hub\/apps\.ts$/,
    kit: "packages/sandbox/src/hub/routes.test.ts",
    reason: "The routes hand over all that they are sent, and their test registers, installs and finishes.",
  },
  {
    files: /^packages\/sandbox\/src\/oauth\/token\.ts$/,
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
    files: /^packages\/sandbox\/src\/browser\/console\/(assumptions|queue|trigger)\.ts$/,
    kit: "tools/e2e/src/console/console.test.ts",
    reason: "They read and change a whole page: the test uses the console in a browser, by mouse and by keyboard.",
  },
  {
    files: /^packages\/sandbox\/src\/browser\/hub\/(install|show-state)\.ts$/,
    kit: "tools/e2e/src/app/hub.test.ts",
    reason: "They need frames and a whole page: the test installs apps that answer, stay silent or are unreachable.",
  },
];
