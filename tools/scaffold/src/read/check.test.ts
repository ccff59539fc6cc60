import { expect, test } from "vitest";
import { widgets } from "../fixtures/widgets.ts";
import { checkDescription } from "./check.ts";

const responses = { "200": {} };
const describe = (item: unknown, more: object = {}) => ({ openapi: "3.0.1", paths: { "/v2/widgets": item }, ...more });

test("a description of OpenAPI 3 is accepted, also without components", () => {
  expect(checkDescription(widgets())).toEqual(widgets());
  expect(checkDescription(describe({ get: { operationId: "Widget_List", responses } })).components).toEqual({
    schemas: {},
  });
});

test.each<[string, unknown, string]>([
  ["nothing", null, "it must be an object with paths: got null"],
  ["text", "text", "it must be an object with paths: got text"],
  ["a list", [], "it must be an object with paths: got an array"],
  ["no paths", { openapi: "3.0.1" }, "it must be an object with paths: got an object without them"],
  ["an older version", { swagger: "2.0", paths: {} }, "it must be OpenAPI 3: got Swagger 2.0"],
  ["a path without content", describe(null), "#/paths/~1v2~1widgets must be an object"],
  ["no operation", describe({ get: null }), "#/paths/~1v2~1widgets/get must be an object"],
  [
    "no operationId",
    describe({ get: { responses } }),
    "#/paths/~1v2~1widgets/get/operationId must be a name of letters, digits and _",
  ],
  [
    "an operationId that is no name",
    describe({ get: { operationId: "../x", responses } }),
    "#/paths/~1v2~1widgets/get/operationId must be a name of letters, digits and _",
  ],
  [
    "no answers",
    describe({ get: { operationId: "Widget_List" } }),
    "#/paths/~1v2~1widgets/get/responses must be an object",
  ],
  [
    "two operations of one id",
    describe({ get: { operationId: "Widget_List", responses }, post: { operationId: "Widget_ListAsync", responses } }),
    "#/paths/~1v2~1widgets/post/operationId must be one that no other operation has: got Widget_List",
  ],
  [
    "a path that leaves its folder",
    { openapi: "3.1.0", paths: { "/v2/../x": { get: { operationId: "Widget_List", responses } } } },
    "#/paths/~1v2~1..~1x must begin with / and have no step of dots and no space",
  ],
])("%s is refused in one sentence", (_, description, problem) => {
  expect(() => checkDescription(description)).toThrow(`Cannot read the description as ${problem}`);
});
