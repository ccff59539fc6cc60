import { expect, test } from "vitest";
import type { Document } from "../../read/openapi.ts";
import { buildModel } from "../build.ts";

const responses = { "200": { description: "Done." } };
const build = (paths: unknown, more: object = {}) =>
  buildModel({
    api: "a",
    document: { openapi: "3.1.0", info: { title: "a", version: "1" }, paths, ...more } as unknown as Document,
  });

test.each<[string, unknown, string]>([
  [
    "an operation without an id",
    { "/a": { get: { responses } } },
    "GET /a as #/paths/~1a/get must have an operationId",
  ],
  ["no operation", { "/a": { get: null } }, "GET /a as #/paths/~1a/get must have an operationId"],
  ["a path elsewhere", { "/a": { $ref: "#/components/pathItems/A" } }, "#/paths/~1a as it must have its operations in"],
  ["no path", { "/a": null }, "#/paths/~1a as it must be an object"],
])("%s is refused with its place", (_, paths, words) => {
  expect(() => build(paths)).toThrow(words);
});

test("an older version is refused, and names that only mean each other", () => {
  expect(() => build({}, { swagger: "2.0" })).toThrow("Cannot generate #/swagger as it must be OpenAPI 3");
  const loop = (schemas: object) =>
    build(
      {
        "/a": {
          get: {
            operationId: "A_Get",
            responses: {
              "200": {
                description: "",
                content: { "application/json": { schema: { $ref: "#/components/schemas/L" } } },
              },
            },
          },
        },
      },
      { components: { schemas } },
    );
  const words = "#/components/schemas/L must not mean itself";
  expect(() => loop({ L: { $ref: "#/components/schemas/M" }, M: { $ref: "#/components/schemas/L" } })).toThrow(words);
  expect(() => loop({ L: { oneOf: [{ type: "string" }, { $ref: "#/components/schemas/L" }] } })).toThrow(words);
  expect(() => loop({ L: { type: "array", items: { $ref: "#/components/schemas/L" } } })).not.toThrow();
});
