import { expect, test } from "vitest";
import { widgets } from "../fixtures/widgets.ts";
import { listOperations, type Description, type VendorSchema } from "./description.ts";
import { findRefusals } from "./refusals.ts";

test("what the tool takes is not refused", () => {
  const description = widgets();

  expect(listOperations(description).flatMap((found) => findRefusals(found, description))).toEqual([]);
});

const name = (spec: Description, schema: object) =>
  (spec.components.schemas["Widget"]!.properties!["Name"] = schema as VendorSchema);

test.each<[string, (spec: Description) => void, string, string]>([
  [
    "a union",
    (spec) => name(spec, { oneOf: [] }),
    "#/components/schemas/Widget/properties/Name/oneOf",
    "the keyword oneOf has no form here",
  ],
  [
    "an object without a name",
    (spec) => name(spec, { type: "object", properties: {} }),
    "#/components/schemas/Widget/properties/Name",
    "an object without a name: name it in the components first",
  ],
  [
    "a reference to nothing",
    (spec) => name(spec, { $ref: "#/components/schemas/Gone" }),
    "#/components/schemas/Widget/properties/Name",
    "#/components/schemas/Gone is nowhere",
  ],
  [
    "a type of its own",
    (spec) => name(spec, { type: "file" }),
    "#/components/schemas/Widget/properties/Name",
    "the type file",
  ],
  [
    "a body of another type",
    (spec) => (spec.paths["/v2/widgets"]!["get"]!.responses["200"] = { content: { "text/csv": {} } }),
    "#/paths/~1v2~1widgets/get/responses/200/content/text~1csv",
    "a body of text/csv has no form here",
  ],
  [
    "a cookie",
    (spec) =>
      (spec.paths["/v2/widgets"]!["get"]!.parameters = [{ name: "a", in: "cookie", schema: { type: "string" } }]),
    "#/paths/~1v2~1widgets/get/parameters/0",
    "a parameter in cookie has no form here",
  ],
])("%s is refused with its place", (_, plant, pointer, reason) => {
  const description = widgets();
  plant(description);
  const [found] = listOperations(description);

  expect(findRefusals(found!, description)).toEqual([{ operation: "GET /v2/widgets", pointer, reason }]);
});
