import { channelEventsKits } from "./channel-events.ts";
import { sandboxKits } from "./sandbox.ts";
import { packageKits } from "./packages.ts";
import { e2eKits } from "./e2e.ts";
import { releaseKits } from "./release.ts";
import { toolKits } from "./tools.ts";
import type { Kit } from "./kit.ts";

/** All kits, each in the file of its topic. */
export const kits: Kit[] = [
  ...channelEventsKits,
  ...sandboxKits,
  ...packageKits,
  ...e2eKits,
  ...releaseKits,
  ...toolKits,
];
