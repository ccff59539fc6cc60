import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findOversized } from "./size.ts";

const find = (path: string, text: string) =>
  findOversized(createTree({ [path]: text })).map(({ line, sentence }) => `${line} ${sentence}`);
const path = "packages/auth/src/a/a.ts";
const lines = (count: number) => "run();\n".repeat(count);
const lets = (count: number) => Array.from({ length: count }, (_, index) => `let v${index} = 1;\n`).join("");

test("a file of 201 lines is found, one of 200 is not", () => {
  expect(find(path, lines(201))).toEqual(["1 The file has 201 lines; it may have 200."]);
  expect(find(path, lines(200))).toEqual([]);
});

test("a function of 81 lines is found, one of 80 is not", () => {
  expect(find(path, `\nconst a = () => {\n${lines(79)}};`)).toEqual(["2 The function has 81 lines; it may have 80."]);
  expect(find(path, `\nfunction a() {\n${lines(78)}}`)).toEqual([]);
});

test("a function with seven variables is found; one in it counts its own", () => {
  expect(find(path, `function a() {\n${lets(7)}}`)).toEqual([
    "1 The function has 7 variables with let; it may have 6.",
  ]);
  expect(find(path, `function a() {\n${lets(6)}const b = () => {\n${lets(6)}};\n}`)).toEqual([]);
});

test("tests and generated files may be long", () => {
  expect(find("packages/auth/src/a/a.test.ts", lines(300))).toEqual([]);
  expect(find("packages/auth/src/a/a.generated.ts", lines(300))).toEqual([]);
});
