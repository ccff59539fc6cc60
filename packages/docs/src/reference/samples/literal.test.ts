import { expect, test } from "vitest";
import { literal } from "./literal.ts";

test("literal() writes a field per line, without needless quotes", () => {
  const text = literal({ id: "0123456789abcdef", "not-a-name": 1 });

  expect(text).toBe('{\n  id: "0123456789abcdef",\n  "not-a-name": 1,\n}');
});

test("literal() keeps what is short on one line", () => {
  const text = literal({ eventIdList: ["01", "02"] });

  expect(text).toBe('{ eventIdList: ["01", "02"] }');
});

test("literal() breaks a long list", () => {
  const id = "0123456789012345678901234567890123456789";

  const text = literal([id, id]);

  expect(text).toBe(`[\n  "${id}",\n  "${id}",\n]`);
});
