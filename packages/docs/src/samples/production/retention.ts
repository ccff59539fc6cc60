import type { PurgePolicy } from "@kontor/channel-events";

const DAY_MS = 24 * 3_600_000;

export const retention: PurgePolicy = {
  payloadsAfterMs: 1 * DAY_MS, // of events that are done. Default: 7 days
  rowsAfterMs: 14 * DAY_MS, // of events that are done and acknowledged. Default: 30 days
  putAsideAfterMs: 30 * DAY_MS, // of events that are dead or of an unknown type. Default: never
};
