import { expect, test } from "vitest";
import { formatDocComment } from "./comments.ts";

test("a description cannot end the comment that holds it", () => {
  expect(formatDocComment(["before */ after"])).toBe("/** before *\\/ after */\n");
});
