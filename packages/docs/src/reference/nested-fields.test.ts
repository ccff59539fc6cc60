import { expect, test } from "vitest";
import type { Field } from "./fields.ts";
import { collectNestedFields } from "./nested-fields.ts";

test("collectNestedFields() puts each field together with the fields below it", () => {
  const fields = ["0 id", "0 address", "1 city", "1 country", "2 code", "0 note"].map((row) => {
    const [depth, name] = row.split(" ");
    return { depth: Number(depth), name } as Field;
  });

  const nested = collectNestedFields(fields);

  expect(nested.map(({ field, inner }) => [field.name, ...inner.map(({ name }) => name)])).toEqual([
    ["id"],
    ["address", "city", "country", "code"],
    ["note"],
  ]);
});
