import { parseExactJson } from "@kontor/http/internal";
import { expect, test } from "vitest";
import { formatAnswer } from "./answer.ts";

const secrets = new Set(["iban"]);

test("numbers stay as the platform wrote them", () => {
  const text = '{"id":12345678901234567890,"price":24.90,"list":[1.0]}';

  expect(formatAnswer(parseExactJson(text), { secrets, indent: 0 })).toBe(text);
});

test("secret fields are hidden in any casing; null is shown", () => {
  expect(formatAnswer({ IBAN: "c4n4ry", other: { iBAN: null } }, { secrets, indent: 0 })).toBe(
    '{"IBAN":"[secret]","other":{"iBAN":null}}',
  );
});

test("an answer without a body is nothing, and text is text", () => {
  expect(formatAnswer(undefined, { secrets, indent: 2 })).toBe("");
  expect(formatAnswer("a\nb", { secrets, indent: 2 })).toBe("a\nb");
  expect(formatAnswer("a", { secrets, indent: 0 })).toBe('"a"');
});
