import { expect, test } from "vitest";
import { findDeclarations } from "./declarations.ts";
import { readSignature } from "./signature.ts";
import { parseSource } from "./source.ts";

const source = parseSource(
  "a.ts",
  `export function short({ a = 1 }: { a?: number } = {}, ...rest: string[]): void {}
  export async function wide<T>(first: Record<string, T>, second: (value: T) => Promise<void>, third?: boolean): Promise<T[]> {}
  export interface One extends Two, Pick<Three, "x"> { a: 1 }
  export type Shape = { a: 1 };
  export type Choice = "a" | "b";
  export type Long =
    | "a-very-long-member-of-a-union" // comment
    | "another-very-long-member-of-a-union"
    | "third";
  export class Problem<T> extends Error { readonly code = 1 }
  export const limit: number = 2;
  export const kinds = { a: 1 } as const;
  export const apply = (value: string): string => value;`,
);
const signatureOf = (name: string) => readSignature(findDeclarations(source, name)[0]!);

test.each([
  ["short", "function short(options?: { a?: number }, ...rest: string[]): void"],
  [
    "wide",
    "function wide<T>(\n  first: Record<string, T>,\n  second: (value: T) => Promise<void>,\n  third?: boolean,\n): Promise<T[]>",
  ],
  ["One", 'interface One extends Two, Pick<Three, "x">'],
  ["Shape", "type Shape = { … }"],
  ["Choice", 'type Choice = "a" | "b"'],
  ["Long", 'type Long =\n  | "a-very-long-member-of-a-union"\n  | "another-very-long-member-of-a-union"\n  | "third"'],
  ["Problem", "class Problem<T> extends Error"],
  ["limit", "const limit: number"],
  ["kinds", "const kinds = { a: 1 } as const"],
  ["apply", "function apply(value: string): string"],
])("the signature of %s is written as in a declaration file", (name, signature) => {
  expect(signatureOf(name)).toBe(signature);
});

test.each([
  [80, false],
  [81, true],
])("a call of %i characters is wrapped: %s", (length, isWrapped) => {
  const start = "function call(first: string, ";
  const rest = ": string): void";
  const name = "x".repeat(length - start.length - rest.length);
  const whole = parseSource("b.ts", `export ${start}${name}${rest} {}`);

  const signature = readSignature(findDeclarations(whole, "call")[0]!);

  expect(signature.includes("\n")).toBe(isWrapped);
  expect(signature.replaceAll(/\s+/g, " ").replace("( ", "(").replace(", )", ")")).toBe(`${start}${name}${rest}`);
});

test.each([
  [1_200, true],
  [1_201, false],
])("a value of %i characters is shown: %s", (length, isShown) => {
  const value = `"${"x".repeat(length - 2)}"`;
  const whole = parseSource("c.ts", `export const text = ${value};`);

  expect(readSignature(findDeclarations(whole, "text")[0]!)).toBe(`const text = ${isShown ? value : "{ … }"}`);
});
