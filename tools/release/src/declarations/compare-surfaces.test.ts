import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Change } from "../plan/effect.ts";
import type { Published } from "../tree/published.ts";
import { compareSurfaces } from "./compare-surfaces.ts";

/** The declarations of a package before and after, and the changes that integrators meet. */
const cases: Record<string, [before: string, after: string, changes: string[]]> = {
  "an export that is gone": [
    "export declare function a(): void; export declare const b: 1;",
    "export declare const b: 1;",
    ["major a of @kontor/case is no longer exported"],
  ],
  "a new export": ["export {};", "export declare function a(): void;", ["minor a of @kontor/case is new"]],
  "a new option that may be absent": [
    "export declare function a(o: { x: 1 }): void;",
    "export declare function a(o: { x: 1; y?: 2 }): void;",
    ["minor a(o).y is new"],
  ],
  "a new option that is required": [
    "export declare function a(o: { x: 1 }): void;",
    "export declare function a(o: { x: 1; y: 2 }): void;",
    ["major a(o).y is new and required"],
  ],
  "an option that is gone": [
    "export declare function a(o: { x: 1; y?: 2 }): void;",
    "export declare function a(o: { x: 1 }): void;",
    ["major a(o).y is gone"],
  ],
  "an option that is required now": [
    "export declare function a(o: { x?: 1 }): void;",
    "export declare function a(o: { x: 1 }): void;",
    ["major a(o).x is required now"],
  ],
  "an option that may be absent now": [
    "export declare function a(o: { x: 1 }): void;",
    "export declare function a(o: { x?: 1 }): void;",
    ["minor a(o).x can be left out now"],
  ],
  "an answer with a field more": [
    "export declare function a(): { x: 1 };",
    "export declare function a(): { x: 1; y: 2 };",
    ["minor a().y is new"],
  ],
  "an answer with a field less": [
    "export declare function a(): { x: 1; y: 2 };",
    "export declare function a(): { x: 1 };",
    ["major a().y is gone"],
  ],
  "a field of an answer that can be absent now": [
    "export declare function a(): { x: 1 };",
    "export declare function a(): { x?: 1 };",
    ["major a().x can be absent now"],
  ],
  "a field of an answer that is always there now": [
    "export declare function a(): { x?: 1 };",
    "export declare function a(): { x: 1 };",
    ["minor a().x is always there now"],
  ],
  "a value more that is taken": [
    "export declare function a(x: 'p' | 'q'): void;",
    "export declare function a(x: 'p' | 'q' | 'r'): void;",
    ['minor a(x) can be `"r"` now'],
  ],
  "a value less that is taken": [
    "export declare function a(x: 'p' | 'q' | 'r'): void;",
    "export declare function a(x: 'p' | 'q'): void;",
    ['major a(x) is never `"r"` any more'],
  ],
  "a value more in a closed answer": [
    "export declare function a(): 'p' | 'q';",
    "export declare function a(): 'p' | 'q' | 'r';",
    ['major a() can be `"r"` now'],
  ],
  "a value more in an open answer": [
    "export declare function a(): 'p' | (string & {});",
    "export declare function a(): 'p' | 'r' | (string & {});",
    ['minor a() can be `"r"` now'],
  ],
  "a name more in a table of ours, whose keys are a type": [
    "export declare const t: { readonly a: 1; readonly b: 1 }; export type Key = keyof typeof t; export declare function f(): Key;",
    "export declare const t: { readonly a: 1; readonly b: 1; readonly c: 1 }; export type Key = keyof typeof t; export declare function f(): Key;",
    ["minor t.c is new", 'minor f() can be `"c"` now', 'minor Key can be `"c"` now'],
  ],
  "a name more in a list of names that is a type": [
    "export interface Known { a: 1 } export type Key = keyof Known; export declare function f(h: { [K in Key]?: (e: Known[K]) => void }): Key;",
    "export interface Known { a: 1; b: 2 } export type Key = keyof Known; export declare function f(h: { [K in Key]?: (e: Known[K]) => void }): Key;",
    ["minor f(h).b is new", 'minor f() can be `"b"` now', "minor Known.b is new"],
  ],
  "a name more in a union that no function takes or gives": [
    "export type Scope = 'read' | 'write';",
    "export type Scope = 'read' | 'write' | 'all';",
    ['minor Scope can be `"all"` now'],
  ],
  "a scope more in a table": [
    "export declare const o: { readonly scopes: readonly ['read'] };",
    "export declare const o: { readonly scopes: readonly ['read', 'write'] };",
    ['patch o.scopes names "write" now'],
  ],
  "an answer that can be null now": [
    "export declare function a(): { x: 1 };",
    "export declare function a(): { x: 1 } | null;",
    ["major a() can be `null` now"],
  ],
  "another type of a field": [
    "export declare function a(): { x: string };",
    "export declare function a(): { x: number };",
    ["major a().x was string, and is number"],
  ],
  "an unknown answer that is known now": [
    "export declare function a(): Promise<unknown>;",
    "export declare function a(): Promise<{ x: 1 }>;",
    ["minor a() was unknown, and is { x: 1; }"],
  ],
  "an unknown argument that is known now": [
    "export declare function a(x: unknown): void;",
    "export declare function a(x: { y: 1 }): void;",
    ["major a(x) was unknown, and is { y: 1; }"],
  ],
  "a handler that gets a field more": [
    "export declare function a(f: (e: { x: 1 }) => void): void;",
    "export declare function a(f: (e: { x: 1; y: 2 }) => void): void;",
    ["minor a(f)(e).y is new"],
  ],
  "a handler that gets a field less": [
    "export declare function a(f: (e: { x: 1; y: 2 }) => void): void;",
    "export declare function a(f: (e: { x: 1 }) => void): void;",
    ["major a(f)(e).y is gone"],
  ],
  "a parameter more": [
    "export declare function a(x: 1): void;",
    "export declare function a(x: 1, y: 2): void;",
    ["major a(y) is new and required"],
  ],
  "a parameter more that may be absent": [
    "export declare function a(x: 1): void;",
    "export declare function a(x: 1, y?: 2): void;",
    ["minor a(y) is new"],
  ],
  "a type behind a parameter that is exported too": [
    "export interface O { x: 1 } export declare function a(o: O): void;",
    "export interface O { x: 1; y: 2 } export declare function a(o: O): void;",
    ["major a(o).y is new and required"],
  ],
  "a type that no function takes or gives": [
    "export interface O { x: 1 }",
    "export interface O { x: 1; y: 2 }",
    ["minor O.y is new"],
  ],
  "a method that is gone": [
    "export declare class A { m(): void; n(): void }",
    "export declare class A { m(): void }",
    ["major A().n is gone"],
  ],
  "a private field": [
    "export declare class A { private x; m(): void }",
    "export declare class A { private y; m(): void }",
    [],
  ],
  "another private field of the language": [
    "export declare class A { #x: 1; m(): void }",
    "export declare class A { #y: 1; m(): void }",
    [],
  ],
  "an alias in place of its type": [
    "export declare function a(o: { x: 1 }): void;",
    "type O = { x: 1 }; export declare function a(o: O): void; export {};",
    [],
  ],
  "another default": [
    "export interface O {\n/** Tries. Default 2. */\nx?: number }\nexport declare function a(o: O): void;",
    "export interface O {\n/** Tries. Default 3. */\nx?: number }\nexport declare function a(o: O): void;",
    ["major a(o).x has another default: was 2, and is 3"],
  ],
  "another number in a docstring": [
    "/** Waits.\n@param x At most 60 000 ms. */\nexport declare function a(x?: 1): void;",
    "/** Waits.\n@param x At most 30 000 ms. */\nexport declare function a(x?: 1): void;",
    ["major a promises another number: was 60 000, and is 30 000"],
  ],
  "another sentence in data": [
    "export declare const a: { readonly b: { readonly question: 'Is it so?'; readonly source: 'seen' } };",
    "export declare const a: { readonly b: { readonly question: 'Is it really so?'; readonly source: 'given' } };",
    ["patch a.b.question says it in other words", "patch a.b.source says it in other words"],
  ],
  "another name in data": [
    "export declare const a: { readonly b: { readonly path: '/a' } };",
    "export declare const a: { readonly b: { readonly path: '/b' } };",
    ['major a.b.path was "/a", and is "/b"'],
  ],
  "other words": [
    "export interface O {\n/** Tries. Default 2. */\nx?: number }\nexport declare function a(o: O): void;",
    "export interface O {\n/** How often. Default 2. */\nx?: number }\nexport declare function a(o: O): void;",
    [],
  ],
  "a request in a description by path": [
    "export interface P { '/x': { requestBody: { a: 1 }; responses: { b: 1 } } }",
    "export interface P { '/x': { requestBody: { a?: 1 }; responses: { b: 1 } } } export declare const p: P;",
    ["minor p of @kontor/case is new", "minor P./x.requestBody.a can be left out now"],
  ],
  "a type that refers to itself": [
    "export interface T { t?: T; x: 1 } export declare function a(): T;",
    "export interface T { t?: T; x: 1 | null } export declare function a(): T;",
    ["major a().x can be `null` now"],
  ],
  "an array that is read only now": [
    "export declare function a(): string[];",
    "export declare function a(): readonly string[];",
    ["major a() was `string[]`, and is `readonly string[]`"],
  ],
  "an overload more": [
    "export declare function a(x: 1): void;",
    "export declare function a(x: 1): void; export declare function a(x: 2): void;",
    ["minor a can be called in more ways"],
  ],
  "a question that no longer tells a type": [
    "export declare function a(x: unknown): x is string;",
    "export declare function a(x: unknown): boolean;",
    ["major a no longer tells the type of what it is given"],
  ],
  "a check that no longer tells a type": [
    "export declare function a(x: unknown): asserts x is string;",
    "export declare function a(x: unknown): void;",
    ["major a no longer tells the type of what it is given"],
  ],
  "a question that tells a type": [
    "export declare function a(x: unknown): boolean;",
    "export declare function a(x: unknown): x is string;",
    ["minor a tells the type of what it is given now"],
  ],
  "a type parameter more": [
    "export declare function a<T>(x: T): T;",
    "export declare function a<T, U>(x: T): U;",
    ["major a has another number of type parameters"],
  ],
  "a type parameter more with a default": [
    "export declare function a<T>(x: T): T;",
    "export declare function a<T, U = 1>(x: T, y?: U): T;",
    ["minor a has another number of type parameters", "minor a(y) is new"],
  ],
  "a type parameter that must fit something": [
    "export declare function a<T>(x: T): T;",
    "export declare function a<T extends string>(x: T): T;",
    ["major a<T> must fit `string` now"],
  ],
  "a type whose parameter has no default any more": [
    "export interface A<T = string> { x: T }",
    "export interface A<T> { x: T }",
    ["major A<T> must be given now"],
  ],
  "a type whose parameter has another default": [
    "export type A<T = string> = { x: T };",
    "export type A<T = number> = { x: T };",
    ["major A<T> is `number` by default; before, `string`"],
  ],
  "a type with a parameter more": [
    "export interface A<T> { x: T }",
    "export interface A<T, U> { x: T }",
    ["major A has another number of type parameters"],
  ],
  "a type that follows another rule": [
    "export type A<T> = T extends string ? 1 : 2;",
    "export type A<T> = T extends string ? 1 : 3;",
    ["major A was T extends string ? 1 : 2, and is T extends string ? 1 : 3"],
  ],
  "a constructor for heirs alone": [
    "export declare class A { constructor(x: string); }",
    "export declare class A { protected constructor(x: string); }",
    ["major A can be called in fewer ways"],
  ],
  "a class that is abstract now": [
    "export declare class A { x: 1 }",
    "export declare abstract class A { x: 1 }",
    ["major A can be called in fewer ways"],
  ],
  "a field of an answer that can only be read now": [
    "export declare function a(): { x: 1 };",
    "export declare function a(): { readonly x: 1 };",
    ["major a().x can only be read now"],
  ],
  "an option that is only read": [
    "export declare function a(o: { x: 1 }): void;",
    "export declare function a(o: { readonly x: 1 }): void;",
    [],
  ],
  "an option that can no longer be undefined": [
    "export declare function a(o: { x?: string | undefined }): void;",
    "export declare function a(o: { x?: string }): void;",
    ["major a(o).x can no longer be undefined"],
  ],
  "elements in another order": [
    "export declare function a(): [string, number];",
    "export declare function a(): [number, string];",
    ["major a()[0] was string, and is number", "major a()[1] was number, and is string"],
  ],
  "an element more that must be given": [
    "export declare function a(x: [string]): void;",
    "export declare function a(x: [string, number]): void;",
    ["major a(x) has another number of elements"],
  ],
  "a number where there were only texts": [
    "export declare function a(): string;",
    "export declare function a(): string | number;",
    ["major a() can be `number` now"],
  ],
  "an answer that was anything": [
    "export declare function a(): any;",
    "export declare function a(): unknown;",
    ["major a() was any, and is unknown"],
  ],
  "a function that became a type": ["export declare const a: 1;", "export type a = 1;", ["major a is only a type now"]],
};
const tree = fileURLToPath(new URL("../../../..", import.meta.url));
const names = Object.keys(cases);
let folder: string;
let found: Map<string, Change[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kontor-surfaces-"));
  const packages = names.map((_, index) => describe(index));
  for (const [index, name] of names.entries())
    for (const [which, side] of (["before", "after"] as const).entries()) {
      const file = join(folder, side, `case-${index}`, "src/index.d.ts");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, cases[name]![which as 0 | 1]);
    }
  const [before, after] = ["before", "after"].map((side) => ({ folder: join(folder, side), packages, tree }));
  found = compareSurfaces(before!, after!); // all cases at once: most of the time goes into the types of the language
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function describe(index: number): Published {
  const name = `@kontor/case-${index}`;
  return { folder: `case-${index}`, name, manifest: { name, version: "0.1.0" }, entries: { ".": "src/index.ts" } };
}

test.each(names)("%s", (name) => {
  const index = names.indexOf(name);
  const told = found.get(`@kontor/case-${index}`)!.map(({ effect, at, reason }) => `${effect} ${at} ${reason}`);

  const expected = cases[name]![2].map((line) => line.replace("@kontor/case ", `@kontor/case-${index} `));
  expect(told.sort()).toEqual(expected.sort());
});
