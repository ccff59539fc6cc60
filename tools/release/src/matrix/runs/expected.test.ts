import { expect, test } from "vitest";
import { findCallProblem } from "./expected.ts";

const made = { category: "Node", sellers: 1, isTokenFresh: true };

test("calls that gave what they must are no problem, whatever the order of the fields", () => {
  expect(findCallProblem(JSON.stringify(made), { category: "Node" })).toBe("");
  expect(
    findCallProblem(JSON.stringify({ done: 1, offers: [4711], ...made }), {
      category: "Node",
      offers: [4711],
      done: 1,
    }),
  ).toBe("");
});

test.each([
  ["another name", JSON.stringify({ ...made, category: "Bun" })],
  ["no seller", JSON.stringify({ ...made, sellers: 0 })],
  ["an old token", JSON.stringify({ ...made, isTokenFresh: false })],
  ["an event that nobody asked for", JSON.stringify({ ...made, done: 1 })],
  ["no JSON", "Segmentation fault"],
  ["nothing", ""],
])("%s is a problem, and is shown", (_, output) => {
  expect(findCallProblem(output, { category: "Node" })).toContain(`: got ${output}`);
});
