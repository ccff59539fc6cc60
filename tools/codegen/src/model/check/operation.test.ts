import { expect, test } from "vitest";
import type { Document } from "../../read/openapi.ts";
import { buildModel } from "../build.ts";

const responses = { "200": { description: "Done." } };
const build = (paths: unknown) =>
  buildModel({
    api: "a",
    document: { openapi: "3.1.0", info: { title: "a", version: "1" }, paths } as unknown as Document,
  });

test.each<[string, unknown, string]>([
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
])("%s is refused with its operation and its place", (_, paths, words) => {
  expect(() => build(paths)).toThrow(words);
});
