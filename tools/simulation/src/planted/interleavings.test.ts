import { expect, test } from "vitest";
import { readPlantedFaults } from "./faults.ts";
import { exploreWithFault } from "./interleavings.ts";

const MOST_STEPS = 15;

/** Faults in each part that decides; all that `channel-events.yaml` plants are in `interleavings.long.test.ts`. */
const faults = [
  {
    file: "dispatch/plan.ts",
    before: '  if (mode.is === "solo") {',
    after: '  if (mode.is === "solo" && now >= mode.admitAt) {',
    rule: "D4",
  },
  {
    file: "dispatch/advance.ts",
    before: '  if (state.mode.is === "solo" && state.mode.lane === lane) openToOthers(state, state.mode.since, now);\n',
    after: "",
    rule: "somebody always gets on",
  },
  {
    file: "inbox/state/work.ts",
    before: "  if (isWaiting) change.starts = [[seq, unfinishedStarts]];\n",
    after: "",
    rule: "D2",
  },
  {
    file: "inbox/state/work.ts",
    before: "  trimNext(state, lane);\n  placeLane(state, lane);",
    after: "  trimNext(state, lane);",
    rule: "somebody always gets on",
  },
];

test.each(faults)("a fault in $file that breaks $rule is found in few steps", async ({ rule, file, ...edit }) => {
  const found = await exploreWithFault({ file: `packages/channel-events/src/${file}`, ...edit });

  expect(found?.rule).toContain(rule);
  expect(found?.trace.length).toBeLessThanOrEqual(MOST_STEPS);
});

test("the code that each planted fault edits is there, so that the nightly run can plant it", () => {
  expect(readPlantedFaults().length).toBeGreaterThanOrEqual(29);
});
