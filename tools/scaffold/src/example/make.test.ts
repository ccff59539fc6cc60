import { expect, test } from "vitest";
import { widgets } from "../fixtures/widgets.ts";
import type { VendorSchema } from "../read/description.ts";
import { chooseKey } from "./key.ts";
import { buildExample } from "./make.ts";

const example = (name: string) => buildExample({ $ref: `#/components/schemas/${name}` }, widgets());

test("an example has the required fields, and others where there are few; each key is that of all examples", () => {
  expect(example("PagedListOfWidget")).toEqual({
    items: [{ id: chooseKey("ItemKey"), name: "Garden spade", kind: 1 }],
  });
  expect(example("CreateWidget")).toEqual({
    sKU: "GT-1001",
    iBAN: "DE00000000000000000000",
    itemId: chooseKey("ItemKey"),
  });
});

test.each<[VendorSchema, unknown]>([
  [{ type: "string", format: "date-time" }, "2026-02-11T08:30:00Z"],
  [{ type: "integer", minimum: 3 }, 3],
  [{ type: "boolean" }, false],
  [{ type: "string", maxLength: 3 }, "Val"],
  [{ type: "array", items: { type: "number" } }, [1]],
])("a value of %j is made", (schema, value) => {
  expect(buildExample(schema, widgets())).toEqual(value);
});
