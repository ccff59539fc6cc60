import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";

const address = "https://sandbox.test/v1/channel/event";

test("a sandbox runs with the clock that it was given, and can be moved ahead of it", async () => {
  const clock = createVirtualClock({ now: Date.parse("2026-03-01T00:00:00Z") });
  const sandbox = createSandbox({ clock });
  const id = sandbox.trigger("Seller:Other", {});

  await clock.advance(60_000);
  sandbox.advance(1_000);
  await clock.advance(60_000);

  expect(sandbox.now()).toEqual(new Date("2026-03-01T00:02:01Z"));
  expect(sandbox.events()[0]!.event).toMatchObject({
    id,
    createdAt: expect.stringMatching("^2026-03-01T00:00:00") as string,
  });
});

test("answers that are late, and those that never come, wait on the clock that was given", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.addFault({ kind: "latency", operation: "Events_List", ms: 600_000, times: 1 });
  sandbox.addFault({ kind: "hang", operation: "Events_Acknowledge", times: 1 });
  const stop = new AbortController();
  const ends: string[] = [];
  void sandbox.fetch(address).then(() => ends.push(`answered after ${clock.monotonicMs()} ms`));
  void sandbox
    .fetch(address, { method: "DELETE", body: "{}", signal: stop.signal })
    .catch((error: Error) => ends.push(`${error.message} after ${clock.monotonicMs()} ms`));

  await clock.advance(3_600_000);
  stop.abort(new Error("given up"));
  await clock.advance(0);

  expect(ends).toEqual(["answered after 600000 ms", "given up after 3600000 ms"]);
});
