import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { registerApp } from "./register.ts";
import type { RegistrationProgress } from "./options.ts";

const app = {
  AppId: "stock-sync/1.0",
  DisplayName: "Stock sync",
  Description: "Keeps the stock in line",
  Version: "1.0.0",
  ProviderName: "Example",
  ProviderWebsite: "https://example.test",
  MandatoryApiScopes: ["items.read"],
};

/** Waits for a user who does not answer, and gives the times at which it was asked for, in ms. */
async function waitForNobody(options: { intervalMs?: number; timeoutMs?: number }) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  let kept: RegistrationProgress | undefined;
  const begin = clock.monotonicMs();
  const asked: number[] = [];
  const told: number[] = [];
  const registering = registerApp({
    baseUrl: "https://erp.test/erp",
    app,
    progress: { load: async () => kept, save: async (progress) => void (kept = progress) },
    saveKey: () => {},
    hasKey: () => false,
    fetch: (input, init) => {
      if (new Request(input, init).method === "GET") asked.push(Math.round(clock.monotonicMs() - begin));
      return sandbox.fetch(input, init);
    },
    onStep: (step) => step.step === "waiting" && told.push(step.waitedMs),
    clock,
    ...options,
  });
  await clock.advance(2_000_000);
  return { outcome: await registering, asked, told, waits: clock.waits() };
}

test("by default a user is waited for for ten minutes, and asked for every five seconds", async () => {
  const { outcome, asked, told, waits } = await waitForNobody({});

  expect(outcome).toMatchObject({ outcome: "pending" });
  expect(asked).toEqual(Array.from({ length: 121 }, (_, count) => count * 5_000));
  expect(told).toEqual(asked);
  expect(waits).toBe(0);
});

test.each([
  [1_000, 3_500, [0, 1_000, 2_000, 3_000]],
  [1_000, 3_000, [0, 1_000, 2_000, 3_000]],
  [1_000, 999, [0]],
])("asked for every %i ms, a user is waited for no longer than %i ms", async (intervalMs, timeoutMs, times) => {
  expect((await waitForNobody({ intervalMs, timeoutMs })).asked).toEqual(times);
});
