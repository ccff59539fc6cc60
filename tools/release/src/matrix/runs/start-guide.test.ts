import { join } from "node:path";
import { expect, test } from "vitest";
import { createFakeConsumer } from "./fake-consumer.ts";
import { runStartGuide } from "./start-guide.ts";

const root = join(import.meta.dirname, "../../../../..");

test("a start guide that cannot be run is a problem that says why, and where its event is", async () => {
  await using consumer = await createFakeConsumer();

  const problem = await runStartGuide(root, consumer.folder);

  expect(problem).toContain("ERR_MODULE_NOT_FOUND");
  expect(problem).toMatch(/the event is \w+$/);
});
