import { expect, test } from "vitest";
import { tinyDocument } from "../../fixtures/tiny.ts";
import type { Document } from "../../document/openapi.ts";
import { mergeLines, settleSchema } from "./settle-schema.ts";

const document: Document = tinyDocument();

test("settleSchema() keeps what is shown or checked, and names references", () => {
  const settled = settleSchema(document, {
    type: "object",
    description: "Two\n  lines.",
    required: ["b", "a"],
    properties: { b: { $ref: "#/components/schemas/Shop" }, a: { type: "integer", examples: [1], "x-long": true } },
    "x-source": "documented",
  });

  expect(settled).toEqual({
    description: "Two lines.",
    properties: { a: { type: "integer" }, b: { $ref: "Shop" } },
    required: ["a", "b"],
    type: "object",
    "x-source": "documented",
  });
});

test("settleSchema() makes one object of allOf; what stands beside it wins", () => {
  const settled = settleSchema(document, {
    description: "own",
    allOf: [
      { type: "object", description: "first", required: ["a"], properties: { a: { type: "string" } } },
      { type: "object", required: ["b"], properties: { b: { type: "string" } } },
    ],
  });

  expect(settled).toEqual({
    type: "object",
    description: "own",
    required: ["a", "b"],
    properties: { a: { type: "string" }, b: { type: "string" } },
  });
});

test("mergeLines() makes one line", () => {
  expect(mergeLines("  one\n   two\n")).toBe("one two");
});
