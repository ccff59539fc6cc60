import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";
import { expect, test } from "vitest";
import { runBareLoop } from "./bare-loop.ts";

test("the bare loop handles and acknowledges every event once", async () => {
  const platform = await startMockPlatform();
  platform.add(250, 10);
  const handled: unknown[] = [];

  await runBareLoop(platform.url, 250, (event) => handled.push((event as { id: string }).id));

  expect(new Set(handled).size).toBe(250);
  expect(handled).toHaveLength(250);
  expect(platform.left()).toBe(0);
  await platform.close();
});
