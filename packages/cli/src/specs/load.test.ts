import { operations as channelOperations } from "@kontor/channel-client";
import { operations as erpOperations } from "@kontor/erp-client";
import { expect, test } from "vitest";
import { listEvents, listOperations, loadSpecs, readCallName, resolveSchema } from "./load.ts";

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
