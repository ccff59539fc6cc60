import { expect, test } from "vitest";
import { meet } from "./open.ts";

test("10,000 calls leave nothing behind", async () => {
  const { page, frame, app } = await meet();
  const context = page.context();
  const devtools = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
  const measureBytes = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return (await devtools.send("Runtime.getHeapUsage")).usedSize;
  };
  const makeCalls = (total: number) =>
    app.evaluate(async ({ bridge }, count) => {
      for (let made = 0; made < count; made += 100)
        await Promise.all(Array.from({ length: 100 }, (_, place) => bridge.method.call("add", made, place)));
    }, total);
  await makeCalls(2_000);
  const before = await measureBytes();

  await makeCalls(10_000);

  expect((await measureBytes()) - before).toBeLessThan(300_000);
});
