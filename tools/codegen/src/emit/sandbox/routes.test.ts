import { expect, test } from "vitest";
import { buildContent, readSmall } from "../../fixtures/read-small.ts";
import { emitRoutes } from "./routes.ts";

interface Route {
  id: string;
  path: string;
  parameters: { name: string; kind: string }[];
  files: string[];
  record?: { id?: string; parents: string[] };
}

function readRoutes(paths: object): Route[] {
  const text = emitRoutes([{ model: readSmall(paths), prefix: "", rules: "erp" }]);
  const [, lines = ""] = /routes: readonly Route\[\] = \[\n([^]*)\];/.exec(text) ?? [];
  return JSON.parse(`[${lines.replace(/,\n$/, "")}]`) as Route[];
}

const DONE = { 204: { description: "" } };

function describe(path: string, record: object, method = "get") {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const parameters = names.map((name) => ({ name, in: "path", schema: { type: "string" } }));
  return {
    [path]: { [method]: { operationId: "A_Run", tags: ["a"], responses: DONE, parameters, "x-record": record } },
  };
}

test.each([
  ["/items", "items", "list", undefined, []],
  ["/items", "items", "create", undefined, []],
  ["/items/{itemId}", "items", "create", undefined, ["itemId"]],
  ["/items/{itemId}", "items", "list", undefined, ["itemId"]],
  ["/items/{itemId}", "items", "get", "itemId", []],
  ["/items/{itemId}/images", "items/images", "create", undefined, ["itemId"]],
  ["/items/{itemId}/images/{imageId}", "items/images", "delete", "imageId", ["itemId"]],
  ["/items/{itemId}/descriptions", "items/descriptions", "replace", undefined, ["itemId"]],
  ["/items/{itemId}/actions/close", "items", "act", "itemId", []],
  ["/categories/{categoryId}/items/{itemId}", "items", "get", "itemId", ["categoryId"]],
  ["/items/{itemId}/units/{itemUnitId}", "items/units", "get", "itemUnitId", ["itemId"]],
  ["/items/{itemId}/itemUnits/{itemUnitId}", "items/itemUnits", "get", "itemUnitId", ["itemId"]],
  ["/images/{imageId}/sizes/{id}", "images", "get", "imageId", []],
  ["/countries/{countryIso}", "countries", "get", "countryIso", []],
  ["/settings/{settingKey}/{language}", "settings", "get", "settingKey", []],
  ["/companies/{id}", "companies", "update", "id", []],
  ["/orders/{id}/lines/{orderLineId}", "orders/lines", "update", "orderLineId", ["id"]],
])("%s of %s, which does %s: its record is named by %s, below %j", (path, name, does, id, parents) => {
  const [route] = readRoutes(describe(path, { name, does }));

  expect([route!.record!.id, route!.record!.parents]).toEqual([id, parents]);
});

test("a record that is touched in a way that the sandbox has no rule for is refused", () => {
  expect(() => readRoutes(describe("/items", { name: "items", does: "lists" }))).toThrow(
    /Cannot route A_Run as does of its x-record must be one of list, get,.*: got lists$/,
  );
});

test("an address that is spelled out stands before one with parts to fill, and one with fewer before one with more", () => {
  const paths = ["/a/{x}/{y}", "/a/{x}/b", "/a/b", "/a/{x}", "/a/b/c"];
  const described = Object.assign({}, ...paths.map((path) => describe(path, { name: "as", does: "act" }))) as Record<
    string,
    Record<string, object>
  >;
  for (const [index, path] of paths.entries())
    Object.assign(described[path]!["get"]!, { operationId: `A_Run${index}` });

  expect(readRoutes(described).map(({ path }) => path)).toEqual(["/a/b", "/a/b/c", "/a/{x}/b", "/a/{x}", "/a/{x}/{y}"]);
});

test("a parameter has the kind that its schema says, and a field of a form is a file where it is bytes", () => {
  const kinds = {
    array: "list",
    boolean: "boolean",
    integer: "number",
    number: "number",
    string: "text",
    none: "text",
  };
  const parameters = Object.keys(kinds).map((name) => ({
    name,
    in: "query",
    schema: name === "none" ? {} : { type: name },
  }));
  const file = { type: "string", format: "binary" };
  const properties = {
    file,
    more: file,
    note: { type: "string" },
    when: { type: "string", format: "date" },
    size: { type: "integer" },
  };
  const requestBody = buildContent({ type: "object", properties }, "multipart/form-data");
  const post = { operationId: "A_Run", tags: ["a"], responses: DONE, parameters, requestBody };

  const [route] = readRoutes({ "/a": { post } });

  expect(Object.fromEntries(route!.parameters.map(({ name, kind }) => [name, kind]))).toEqual(kinds);
  expect(route!.files).toEqual(["file", "more"]);
});
