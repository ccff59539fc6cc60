import { expect, test } from "vitest";
import { formatLiteral } from "./literal.ts";

test("formatLiteral() writes a field per line, without needless quotes", () => {
  const text = formatLiteral({ id: "0123456789abcdef", "not-a-name": 1 });

  expect(text).toBe('{\n  id: "0123456789abcdef",\n  "not-a-name": 1,\n}');
});

test("formatLiteral() keeps what is short on one line", () => {
  const text = formatLiteral({ eventIdList: ["01", "02"] });

  expect(text).toBe('{ eventIdList: ["01", "02"] }');
});

test("formatLiteral() breaks a long list", () => {
  const id = "0123456789012345678901234567890123456789";

  const text = formatLiteral([id, id]);

  expect(text).toBe(`[\n  "${id}",\n  "${id}",\n]`);
});
