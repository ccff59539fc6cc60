import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withSeededAmbient } from "./ambient.ts";
import { createScheduler } from "./scheduler.ts";
import { createStreams } from "./streams.ts";

const draw = (seed: number) =>
  withSeededAmbient(
    createScheduler(() => {}),
    createStreams(seed)("ambient"),
    async () => [Math.random(), crypto.randomUUID(), crypto.randomUUID()],
  );

test("numbers and ids follow from the seed while a run lasts, and only then", async () => {
  const [first, again, other] = [await draw(1), await draw(1), await draw(2)];

  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
  expect(first[1]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(Math.random()).not.toBe(first[0]);
  expect(Object.hasOwn(crypto, "randomUUID")).toBe(false);
});

test("a digest is the true one, and everything is given back after an error", async () => {
  const { random } = Math;
  const data = new TextEncoder().encode("kontor");
  const digest = await withSeededAmbient(
    createScheduler(() => {}),
    createStreams(1)("a"),
    () => crypto.subtle.digest("SHA-256", data),
  );
  expect(Buffer.from(digest).toString("hex")).toBe(createHash("sha256").update(data).digest("hex"));

  const failing = withSeededAmbient(
    createScheduler(() => {}),
    createStreams(1)("a"),
    () => Promise.reject(new Error("no")),
  );
  await expect(failing).rejects.toThrow("no");
  expect(Math.random).toBe(random);
});
