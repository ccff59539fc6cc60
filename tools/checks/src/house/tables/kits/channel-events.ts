import type { Kit } from "./kit.ts";

const INBOXES = "Every inbox answers all cases of the inbox conformance kit, and random plays beside the model.";

/** Kits of the package channel-events. */
export const channelEventsKits: Kit[] = [
  {
    files:
      /^packages\/channel-events\/src\/inbox\/(memory|memory\/[a-z-]+|sqlite\/(cache\/|migrations\/)?[a-z0-9-]+|conformance\/(play\/)?[a-z-]+)\.ts$/,
    kit: "packages/channel-events/src/inbox/conformance/cases.test.ts",
    reason: INBOXES,
  },
  {
    files: /^packages\/channel-events\/src\/fleet\/(open-channel|parts|memory-hub)\.ts$/,
    kit: "packages/channel-events/src/fleet/fleet.test.ts",
    reason: "It is a part of a fleet, and the tests of whole fleets on one hub say what comes of it.",
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
    files: /^packages\/channel-events\/src\/inbox\/move\/[a-z-]+\.ts$/,
    kit: "tools/e2e/src/move/move.test.ts",
    reason: "The test moves an inbox with real processes, kills them, and compares every row and effect.",
  },
  {
    files: /^packages\/channel-events\/src\/inbox\/hub\/((calls|operations|sql)\/)?[a-z-]+\.ts$/,
    kit: "tools/e2e/src/hub/conformance.test.ts",
    reason: INBOXES,
  },
  {
    files: /^packages\/channel-events\/src\/inbox\/hub\/move\/[a-z-]+\.ts$/,
    kit: "tools/e2e/src/hub-move/states.test.ts",
    reason: "The test moves events between the tables of a real database, and compares them.",
  },
  {
    files: /^packages\/channel-events\/src\/inbox\/hub\/listen\/(listener|keep-listening)\.ts$/,
    kit: "tools/e2e/src/hub/many-channels.test.ts",
    reason: "The test listens with hubs on a real database, and hears of each channel what concerns it.",
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
