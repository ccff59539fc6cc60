import { expect, test } from "vitest";
import { createChanges } from "./changes.ts";

test("a change reaches every listener until it leaves", () => {
  const changes = createChanges();
  const told: string[] = [];
  const leave = changes.listen(() => told.push("first"));
  changes.listen(() => told.push("second"));

  changes.tell();
  leave();
  changes.tell();

  expect(told).toEqual(["first", "second", "second"]);
  expect(changes.listeners).toBe(1);
});
