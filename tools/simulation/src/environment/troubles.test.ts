import { expect, test, vi } from "vitest";
import type { Fault } from "../plan/fault.ts";
import { createScheduler } from "../time/scheduler.ts";
import { createTroubles } from "./troubles.ts";

type StoreFault = Extract<Fault, { is: "store" }>;

function setUp() {
  const breakCommits = vi.fn<(isBroken: boolean) => void>();
  const troubles = createTroubles(
    createScheduler(() => {}),
    () => {},
    breakCommits,
  );
  const add = (fault: Pick<StoreFault, "call" | "trouble">) =>
    troubles.add({ at: 0, is: "store", times: 1, ms: 0, ...fault });
  const call = (name: string) =>
    troubles
      .callStore(name, async () => "answer")
      .then(
        (answer) => answer,
        () => "failure",
      );
  return { troubles, add, call, breakCommits };
}

test("trouble for one call waits for it, and trouble for any call meets the next", async () => {
  const { add, call } = setUp();
  add({ call: "claim", trouble: "fails before" });
  add({ call: "any", trouble: "fails after" });

  expect(await call("settle")).toBe("failure");
  expect(await call("settle")).toBe("answer");
  expect(await call("claim")).toBe("failure");
  expect(await call("claim")).toBe("answer");
});

test("commits are broken while a call begins, and not for the call behind it", async () => {
  const { add, troubles, breakCommits } = setUp();
  add({ call: "settle", trouble: "fails within" });
  let wasBroken: boolean | undefined;
  const run = async () => void (wasBroken = breakCommits.mock.lastCall?.[0]);

  const settled = troubles.callStore("settle", run);

  expect([wasBroken, breakCommits.mock.lastCall]).toEqual([true, [false]]);
  await settled;
});
