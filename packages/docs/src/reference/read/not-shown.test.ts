import { expect, test, vi } from "vitest";
import { notShown, resolveNotShown } from "./not-shown.ts";

// The site is built from its own folder; a test is not.
vi.mock("./bundle-folder.ts", async () => ({
  bundleFolder: (await import("@kontor/codegen/read/bundles")).prepareBundles(),
}));

test("resolveNotShown() gives the row of an id", () => {
  const [first] = notShown;

  expect(resolveNotShown(first!.id)).toBe(first);
});

test("resolveNotShown() refuses an id without a row", () => {
  expect(() => resolveNotShown("weather")).toThrow("must have a row in not-shown.yaml: got weather");
});
