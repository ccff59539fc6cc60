import { expect, test } from "vitest";
import { parseProvenance } from "./provenance.ts";

test("parseProvenance() tells the kind from the place", () => {
  expect(parseProvenance("given §4.1, §6.1 rule 3")).toEqual({ kind: "given", place: "§4.1, §6.1 rule 3" });
  expect(parseProvenance("observed")).toEqual({ kind: "observed", place: "" });
});

test("parseProvenance() refuses a source of no known kind", () => {
  expect(() => parseProvenance("rumoured")).toThrow("got rumoured");
});
