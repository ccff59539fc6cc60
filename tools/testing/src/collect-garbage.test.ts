import { expect, test } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

test("what only a weak reference holds is collected", async () => {
  const weak = new WeakRef({ text: "held by nobody" });
  const held = new WeakRef(expect);

  await collectGarbage();

  expect(weak.deref()).toBeUndefined();
  expect(held.deref()).toBe(expect);
});
