import { expect, test } from "vitest";
import { createSourceFile } from "./source-file.ts";
import { hasNode, walk } from "./walk.ts";

const { program } = createSourceFile("a.ts", "const a = () => { if (b) c(); };\nfunction d() { for (;;) {} }");

test("walk() enters every node in the order of the text", () => {
  const types: string[] = [];
  walk(program, ({ type }) => void types.push(type));

  expect(types.filter((type) => /Statement|Function/.test(type))).toEqual([
    "ArrowFunctionExpression",
    "BlockStatement",
    "IfStatement",
    "ExpressionStatement",
    "FunctionDeclaration",
    "BlockStatement",
    "ForStatement",
    "BlockStatement",
  ]);
});

test("walk() leaves out what is inside a node that answers false", () => {
  const types: string[] = [];
  walk(program, ({ type }) => {
    types.push(type);
    return !/Function/.test(type);
  });

  expect(types).not.toContain("IfStatement");
  expect(types).toContain("FunctionDeclaration");
});

test("hasNode() finds a node at any depth", () => {
  expect(hasNode(program, ({ type }) => type === "IfStatement")).toBe(true);
  expect(hasNode(program, ({ type }) => type === "SwitchStatement")).toBe(false);
});
