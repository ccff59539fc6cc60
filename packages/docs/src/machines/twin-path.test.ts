import { expect, test } from "vitest";
import { buildTwinPath } from "./twin-path.ts";

test("the Markdown of a page has its address with .md in place of the last slash", () => {
  expect(buildTwinPath("/reference/errors/sdk/")).toBe("/reference/errors/sdk.md");
  expect(buildTwinPath("/")).toBe("/index.md");
});
