import { expect, test } from "vitest";
import { readPlantedFaults } from "./faults.ts";
import { exploreWithFault } from "./interleavings.ts";

const MOST_STEPS = 15;
const NOT_DATA = "the world has this part as data, and not its code";

/** Faults that no order of steps of a small world shows, and why. */
const unseen: Record<string, string> = {
  "accept-not-flushed": "a crash of a process takes nothing from a file that is not flushed; a power cut does",
  "lease-believed-for-longer": NOT_DATA,
  "failed-results-dropped": "no call to a store of these worlds fails",
  "stop-without-end": NOT_DATA,
  "second-failure-is-last": NOT_DATA,
  "credentials-blamed-on-ids": NOT_DATA,
  "unknown-is-done": NOT_DATA,
  "lost-turn-never-regained": NOT_DATA,
  "takeover-forgotten": NOT_DATA,
};

const faults = readPlantedFaults().filter(({ file }) => file.startsWith("packages/channel-events/"));

test.each(faults)("an exploration finds the planted fault $id in few steps, or says why not", async (fault) => {
  const found = await exploreWithFault(fault);

  expect(found === undefined ? "unseen" : "found").toBe(fault.id in unseen ? "unseen" : "found");
  expect(found?.trace.length ?? 0).toBeLessThanOrEqual(MOST_STEPS);
  process.stdout.write(`${fault.id}: ${found ? `${found.trace.length} steps, ${found.rule}` : unseen[fault.id]}\n`);
});
