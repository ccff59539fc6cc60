import { expect, test } from "vitest";
import type { Document } from "../read/openapi.ts";
import { buildModel } from "./build.ts";

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
  [
    "an answer that is null",
    { "/a": { get: { operationId: "A_Get", responses: { "200": null } } } },
    "A_Get as #/paths/~1a/get/responses/200 must be an answer that is there",
  ],
  [
    "no answers",
    { "/a": { get: { operationId: "A_Get" } } },
    "A_Get as #/paths/~1a/get/responses must have an answer of 2xx",
  ],
  [
    "a parameter that is nowhere",
    { "/a": { get: { operationId: "A_Get", parameters: [{ $ref: "#/components/parameters/none" }], responses } } },
    "A_Get as #/paths/~1a/get/parameters/0 must refer to a parameter that is there",
  ],
  [
    "a body that is nowhere",
    { "/a": { put: { operationId: "A_Put", requestBody: { $ref: "#/components/requestBodies/none" }, responses } } },
    "A_Put as #/paths/~1a/put/requestBody must have a content that is there",
  ],
  [
    "a server of its own",
    { "/a": { get: { operationId: "A_Get", servers: [{ url: "https://b.test" }], responses } } },
    "A_Get as #/paths/~1a/get must be at the address of the client: got servers of its own",
  ],
  [
    "a server of its path",
    { "/a": { servers: [{ url: "https://b.test" }], get: { operationId: "A_Get", responses } } },
    "must be at the address of the client",
  ],
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
