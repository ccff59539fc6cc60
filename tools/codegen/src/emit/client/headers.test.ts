import { expect, test } from "vitest";
import type { Model } from "../../model/model.ts";
import type { ClientHeader } from "../../document/openapi.ts";
import { emitHeaders } from "./headers.ts";

/** The rule of a header, as a program reads it. */
function readRule(schema: object, more: Partial<ClientHeader> = {}): { pattern: RegExp; must: string } {
  const header = { name: "x-a", schema, "x-client-option": "a", ...more };
  const model = { Api: "Erp", api: "erp", headers: [header], traits: { what: "a client" } } as unknown as Model;
  const [, rule] = /\n {2}a: (\{.*\}),\n/.exec(emitHeaders(model))!;
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the code is that of this test
  return new Function(`return ${rule}`)() as ReturnType<typeof readRule>;
}

const uuid = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each<[string, object, string, string[], string[]]>([
  ["a UUID", { format: "uuid" }, "be a UUID", [uuid, uuid.toUpperCase()], ["", `${uuid}0`, ` ${uuid}`, uuid.slice(1)]],
  ["of a set", { enum: ["1.0", "a|b"] }, "be one of 1.0, a|b", ["1.0", "a|b"], ["1x0", "a", "b", "1.0 ", "11.0", ""]],
  ["of a form", { pattern: "^[a-z]/\\d+$" }, "match ^[a-z]/\\d+$", ["a/1"], ["a1", "a/", "A/1"]],
  ["of any text", {}, "be text", ["", "a", "a\nb"], []],
  ["of some text", { minLength: 1 }, "be text", ["a", "\n"], [""]],
  ["of two characters", { minLength: 2 }, "be text", ["ab", "a\n", "abc"], ["", "a"]],
])("a header %s takes what fits, and says what it must be", (_, schema, must, good, bad) => {
  const rule = readRule(schema);

  expect(rule.must).toBe(must);
  expect(good.filter((value) => !rule.pattern.test(value))).toEqual([]);
  expect(bad.filter((value) => rule.pattern.test(value))).toEqual([]);
});

test("a header says what it must be in words of its own, where it has them", () => {
  expect(readRule({ pattern: "^a$" }, { "x-must": 'be "a"' }).must).toBe('be "a"');
  expect(readRule({ enum: ["a"] }, { "x-must": "be a" }).must).toBe("be a");
});
