import { expect, test, vi } from "vitest";
import { waitUntil } from "./wait-until.ts";

test("waitUntil() asks again while the check gives false or throws, and gives what it gives at last", async () => {
  const answers = [
    () => false as const,
    () => {
      throw new Error("not yet");
    },
    async () => "there",
  ];
  const check = vi.fn<() => unknown>(() => answers.shift()!());

  expect(await waitUntil(check, { intervalMs: 0 })).toBe("there");
  expect(check).toHaveBeenCalledTimes(3);
});

test.each([undefined, null, 0, ""])(
  "waitUntil() takes %j for a check that passes: only false asks again",
  async (value) => {
    expect(await waitUntil(() => value)).toBe(value);
  },
);

test("waitUntil() rejects with what the check threw last, where the bound is over", async () => {
  const gone = new Error("still gone");

  await expect(waitUntil(() => Promise.reject(gone), { timeoutMs: -1 })).rejects.toBe(gone);
});

test("waitUntil() says that the check never passed, where it only gave false", async () => {
  await expect(waitUntil(() => false, { timeoutMs: -1 })).rejects.toThrow("Cannot go on as the check never passed");
});
