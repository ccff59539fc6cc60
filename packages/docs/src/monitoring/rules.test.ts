import { expect, test } from "vitest";
import { listMetrics } from "./metrics.ts";
import { PLACEHOLDER, writeRules } from "./rules.ts";
import { createSelect } from "./select.ts";

const select = createSelect(listMetrics());

test("rules without an address of the docs say where to put it, and the others do not", () => {
  const words = `Put the address of your copy of the docs in place of ${PLACEHOLDER}.`;

  expect(writeRules(select, PLACEHOLDER)).toContain(words);
  expect(writeRules(select, "https://docs.example")).not.toContain("Put the address");
});
