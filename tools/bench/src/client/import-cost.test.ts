import { expect, test } from "vitest";
import { measureImport } from "./import-cost.ts";

test.each(["@kontor/erp-client", "@kontor/channel-client", "@kontor/auth", "@kontor/auth/oauth"])(
  "%s touches no part of fetch while it loads",
  (name) => {
    expect(measureImport(name, { times: 1, conditions: ["@kontor/source"] }).touched).toEqual([]);
  },
);

test("a package that touches it is found", () => {
  expect(measureImport("openai", { times: 1 }).touched).toContain("Headers");
});
