import { expect, test } from "vitest";
import { createSourceFile } from "./source-file.ts";

test("code is the text without its comments, with every place where it was", () => {
  const text = 'const a = "// no comment"; // a comment\n/* one\ntwo */ const b = 1;';

  expect(createSourceFile("a.ts", text).code).toBe(
    'const a = "// no comment";             \n      \n       const b = 1;',
  );
});

test("findLine() counts from 1", () => {
  const { findLine } = createSourceFile("a.ts", "one\ntwo\n");

  expect([0, 3, 4, 6].map(findLine)).toEqual([1, 1, 2, 2]);
});

test("an offset of the program is one of the text, also after a character of two units", () => {
  const text = 'const a = "🏠";\nconst b = 2;';
  const { program } = createSourceFile("a.ts", text);

  expect(text.slice(program.body[1]!.start)).toBe("const b = 2;");
});

test("a text that cannot be parsed is an error that names the file", () => {
  expect(() => createSourceFile("a.ts", "const = 1").program).toThrow("Cannot check a.ts as it must be TypeScript");
});
