import { expect, test } from "vitest";
import { findSourceProblem } from "./source-problem.ts";

test.each(["given §4.1", "given §4.1, §6.1 rule 3", "given §8", "documented", "observed", "assumed"])(
  "%s is a source",
  (source) => {
    expect(findSourceProblem(source)).toBeUndefined();
  },
);

test.each(["given", "given 4.1", "§4.1", "guessed", "", 4, null])("%j is none", (source) => {
  expect(findSourceProblem(source)).toMatch(/^must be/);
});
