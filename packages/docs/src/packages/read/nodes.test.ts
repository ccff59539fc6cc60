import { expect, test } from "vitest";
import { findDeclarations } from "./declarations.ts";
import { findCallable } from "./nodes.ts";
import { parseSource } from "./source.ts";

const source = parseSource("a.ts", "function a() {}\nconst b = () => 1;\nconst c = 2;\nclass D {}");

test("a function is found as a declaration and as a constant", () => {
  const isCallable = (name: string) => findCallable(findDeclarations(source, name)[0]!.node) !== undefined;

  expect(["a", "b", "c", "D"].filter(isCallable)).toEqual(["a", "b"]);
});
