import { operations as channelOperations } from "@kontor/channel-client/operations";
import { operations as erpOperations } from "@kontor/erp-client/operations";
import { expect, test } from "vitest";
import {
  describeType,
  listEvents,
  listFields,
  listOperations,
  loadSpecs,
  readCallName,
  resolveSchema,
} from "./load.ts";
import type { SpecData } from "./shape.ts";

const specs = await loadSpecs();

test("every operation of the clients is there, with the method that calls it", () => {
  const calls = new Map(listOperations(specs).map(({ id, call }) => [id, call]));

  for (const [id, { call }] of Object.entries({ ...erpOperations, ...channelOperations }))
    expect(calls.get(id)).toBe(call);
});

test("an operation that no method calls goes by its id", () => {
  expect(readCallName({ id: "A_B" })).toBe("A_B");
  expect(readCallName({ id: "A_B", call: "a.b" })).toBe("a.b");
});

test("every name in the data stands for a schema", () => {
  for (const data of [specs.erp, specs.channel])
    JSON.stringify(data, (key, value: unknown) => {
      if (key === "$ref") expect(data.schemas).toHaveProperty([value as string]);
      return value;
    });
  expect(listEvents(specs).length).toBeGreaterThan(10);
});

test("resolveSchema() keeps the words beside a name", () => {
  const resolved = resolveSchema(specs.erp, { $ref: "CategoryKey", description: "The category to update." });

  expect(resolved).toMatchObject({ type: "string", format: "uuid", description: "The category to update." });
  expect(resolved).not.toHaveProperty("$ref");
});

const { erp, channel } = await loadSpecs();

test("listFields() lists the fields of fields below them, by their path", () => {
  const paths = listFields(channel, { $ref: "OfferNew" }).map(({ path }) => path);

  expect(paths).toEqual(
    expect.arrayContaining(["priceList", "priceList[].id", "priceList[].quantityPriceList[].amount"]),
  );
  expect(listFields(channel, { $ref: "OfferNew" }, { isShallow: true }).map(({ path }) => path)).not.toContain(
    "priceList[].id",
  );
});

test("listFields() says what is required and what is open", () => {
  const byPath = new Map(listFields(erp, { $ref: "CategoryUpdate" }).map((each) => [each.path, each]));

  expect(byPath.get("id")).toMatchObject({ required: true, type: "uuid" });
  expect(byPath.get("sortNumber")).toMatchObject({ required: false, unknowns: ["category-field-limits"] });
});

test("listFields() does not follow a schema that holds itself", () => {
  const data = {
    schemas: {
      Tree: {
        title: "Tree",
        properties: { name: { type: "string" }, children: { items: { $ref: "Tree" }, type: "array" } },
      },
    },
  } as unknown as SpecData;

  expect(listFields(data, { $ref: "Tree" }).map(({ path }) => path)).toEqual(["name", "children"]);
});

test.each([
  [{ type: "string" }, "text"],
  [{ type: ["string", "null"] }, "text or null"],
  [{ type: "integer", format: "int32" }, "int32"],
  [{ enum: ["a", 1] }, "a | 1"],
  [{ type: "array", items: { type: "integer" } }, "list of integer"],
  [{ additionalProperties: { type: "string" } }, "map of text"],
  [{ type: "string", "x-decimal-text": true }, "decimal text"],
  [{}, "anything"],
])("describeType() says %j as %s", (schema, words) => {
  expect(describeType(erp, schema)).toBe(words);
});
