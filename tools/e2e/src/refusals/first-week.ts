import { callFailures } from "./first-week-calls.ts";
import type { Failure } from "./first-week-clients.ts";
import { partFailures } from "./first-week-parts.ts";
import { setUpFailures } from "./first-week-setup.ts";

/** Programs as people write them in their first week, each with one mistake. */
export const failures: readonly Failure[] = [...setUpFailures, ...callFailures, ...partFailures];
