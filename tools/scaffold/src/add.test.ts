import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { add } from "./add.ts";
import { createRoot } from "./fixtures/root.ts";
import { widgets } from "./fixtures/widgets.ts";

const all = { operations: [], group: undefined, isTrial: false };
let repository: ReturnType<typeof createRoot>;

beforeEach(() => {
  repository = createRoot();
});
afterEach(() => rmSync(repository.root, { recursive: true }));

test("all operations are written: paths, schemas, examples, tag, names and facts", () => {
  const told = add(widgets(), all, repository.root);

  expect(told).toEqual([
    "wrote specs/erp/paths/widgets/widgets.yaml",
    "wrote specs/erp/paths/widgets/widgets-widget-id-picture.yaml",
    "wrote specs/erp/schemas/widgets/widget-kind.yaml",
    "wrote specs/erp/schemas/widgets/widget.yaml",
    "wrote specs/erp/schemas/widgets/widget-page.yaml",
    "wrote specs/erp/examples/widgets/widget-page.yaml",
    "wrote specs/erp/schemas/widgets/create-widget.yaml",
    "wrote specs/erp/examples/widgets/create-widget.yaml",
    "wrote specs/erp/openapi.yaml",
    "wrote specs/erp/names.tsv",
    "wrote 3 rows of tools/checks/facts/sheets/erp-v2-operations.tsv",
    "wrote 8 rows of tools/checks/facts/sheets/erp-v2-schemas.tsv",
    "review the name of Widget_QueryWidgets widgets list",
    "review the name of Widget_CreateWidget widgets create",
    "review the name of Widget_DownloadPicture widgets downloadPicture",
    "3 operations added, 0 were there",
  ]);
  expect(repository.read("specs/erp/openapi.yaml")).toContain(`  - name: widget
    description: A resource group of the ERP API.
    x-maturity: beta
    x-source: documented
paths:
  /v2/items: { $ref: paths/items/items.yaml }
  /v2/widgets: { $ref: paths/widgets/widgets.yaml }
  /v2/widgets/{widgetId}/picture: { $ref: paths/widgets/widgets-widget-id-picture.yaml }
components:
`);
  expect(repository.read("specs/erp/names.tsv").split("\n").slice(2)).toEqual([
    "Widget_CreateWidget\twidgets\tcreate\tproposed, to be reviewed",
    "Widget_DownloadPicture\twidgets\tdownloadPicture\tproposed, to be reviewed",
    "Widget_QueryWidgets\twidgets\tlist\tproposed, to be reviewed",
    "",
  ]);
});

test("a fact that waited for the operation names its place", () => {
  add(widgets(), all, repository.root);

  expect(repository.read("tools/checks/facts/facts.tsv")).toContain("\toperation\tGET /v2/widgets\t");
});

test("a chosen group is the folder of what only the chosen operations reach", () => {
  const told = add(widgets(), { ...all, operations: ["Widget_QueryWidgets"], group: "parts" }, repository.root);

  expect(told).toContain("wrote specs/erp/paths/parts/widgets.yaml");
  expect(told).toContain("wrote specs/erp/schemas/parts/widget.yaml");
});

test("an operation has our names, its scopes as alternatives, the headers of all requests, and an example", () => {
  add(widgets(), all, repository.root);

  expect(repository.read("specs/erp/paths/widgets/widgets.yaml")).toBe(`get:
  operationId: Widget_QueryWidgets
  tags: [widget]
  summary: List widgets
  description: Lists widgets. Page by page.
  x-source: documented
  x-maturity: beta
  x-record: { name: widgets, does: list }
  x-not-shown: several-scopes
  security:
    - authorizationCode: [items.read]
    - authorizationCode: [all.read]
    - clientCredentials: [items.read]
    - clientCredentials: [all.read]
    - apiKey: []
  parameters:
    - name: kind
      in: query
      description: Kind.
      schema: { $ref: ../../schemas/widgets/widget-kind.yaml }
      x-source: documented
    - $ref: ../../parameters.yaml#/pageNumber
    - $ref: ../../parameters.yaml#/tenantId
    - $ref: ../../parameters.yaml#/appId
    - $ref: ../../parameters.yaml#/appVersion
    - $ref: ../../parameters.yaml#/apiVersion
    - $ref: ../../parameters.yaml#/runAs
    - $ref: ../../parameters.yaml#/sessionId
    - $ref: ../../parameters.yaml#/companyId
  responses:
    "200":
      description: The list.
      x-source: documented
      content:
        application/json:
          schema: { $ref: ../../schemas/widgets/widget-page.yaml }
          examples: { usual: { $ref: ../../examples/widgets/widget-page.yaml } }
    "401": { $ref: ../../responses.yaml#/unauthorized }
    "404": { $ref: ../../responses.yaml#/notFound }
    "429": { $ref: ../../responses.yaml#/tooManyRequests }
    default: { $ref: ../../responses.yaml#/otherError }
post:
  operationId: Widget_CreateWidget
  tags: [widget]
  summary: Create a widget
  description: Adds a widget.
  x-source: documented
  x-notes:
    - { text: "It may take a while.", x-source: documented }
  x-maturity: Development
  x-maturity-source: assumed # none is stated
  x-record: { name: widgets, does: create }
  security: # no scope is stated
    - authorizationCode: []
    - clientCredentials: []
    - apiKey: []
  parameters:
    - $ref: ../../parameters.yaml#/tenantId
    - $ref: ../../parameters.yaml#/appId
    - $ref: ../../parameters.yaml#/appVersion
    - $ref: ../../parameters.yaml#/apiVersion
  requestBody:
    required: true
    x-required-source: assumed
    content:
      application/json:
        schema: { $ref: ../../schemas/widgets/create-widget.yaml }
        examples: { usual: { $ref: ../../examples/widgets/create-widget.yaml } }
  responses:
    "201":
      description: The created record.
      x-source: documented
      content:
        application/json:
          schema: { x-not-shown: command-answers }
    "429": { $ref: ../../responses.yaml#/tooManyRequests }
    default: { $ref: ../../responses.yaml#/otherError }
`);
});

test("bytes are bytes, a deprecated operation says so, and a schema that is there is used", () => {
  add(widgets(), all, repository.root);

  const text = repository.read("specs/erp/paths/widgets/widgets-widget-id-picture.yaml");
  expect(text).toContain("  deprecated: true\n");
  expect(text).toContain("      schema: { $ref: ../../schemas/shared/item-key.yaml }\n");
  expect(text).toContain("        application/octet-stream:\n          schema: { type: string, format: binary }\n");
});

test("a request is closed and wants its fields, an answer is open and wants none; secrets are marked", () => {
  add(widgets(), all, repository.root);

  expect(repository.read("specs/erp/schemas/widgets/create-widget.yaml")).toBe(`type: object
title: CreateWidget
description: The data of a new widget.
x-source: documented
additionalProperties: false
x-closed-source: documented
required: [sKU]
properties:
  sKU: { type: string, maxLength: 40, description: "Stock keeping unit, the number of the item that people use." }
  iBAN: { type: string, description: International bank account number., x-secret: true }
  itemId: { $ref: ../shared/item-key.yaml, description: The item. }
`);
  expect(repository.read("specs/erp/schemas/widgets/widget.yaml")).toBe(`type: object
title: Widget
description: A widget.
x-source: documented
x-not-shown: read-field-presence
properties:
  id: { $ref: ../shared/item-key.yaml, description: The widget. }
  name: { type: string, description: Name. }
  kind: { $ref: widget-kind.yaml, description: Kind. }
`);
  expect(repository.read("specs/erp/schemas/widgets/widget-kind.yaml")).toContain("  values: [none, paid]\n");
});

test("a second run adds nothing and overwrites nothing", () => {
  add(widgets(), all, repository.root);
  repository.put("specs/erp/schemas/widgets/widget.yaml", "title: Widget\n# by hand\n");
  const before = repository.read("specs/erp/paths/widgets/widgets.yaml");

  const told = add(widgets(), all, repository.root);

  expect(told.at(-1)).toBe("0 operations added, 3 were there");
  expect(told).not.toEqual(expect.arrayContaining([expect.stringContaining("wrote")]));
  expect(repository.read("specs/erp/schemas/widgets/widget.yaml")).toBe("title: Widget\n# by hand\n");
  expect(repository.read("specs/erp/paths/widgets/widgets.yaml")).toBe(before);
});

test("one operation is chosen by its id, and goes into the file of a path that is there", () => {
  repository.put("specs/erp/paths/items/items.yaml", "get:\n  operationId: Widget_Other\n");
  repository.put(
    "specs/erp/openapi.yaml",
    repository.read("specs/erp/openapi.yaml").replace("/v2/items:", "/v2/Widgets:"),
  );

  const told = add(widgets(), { ...all, operations: ["Widget_CreateWidgetAsync"] }, repository.root);

  expect(told[0]).toBe("wrote specs/erp/paths/items/items.yaml");
  expect(repository.read("specs/erp/paths/items/items.yaml")).toContain("  operationId: Widget_Other\npost:\n");
});

test("a trial tells and writes nothing", () => {
  const before = repository.read("specs/erp/openapi.yaml");

  const told = add(widgets(), { ...all, isTrial: true }, repository.root);

  expect(told[0]).toBe("would write specs/erp/paths/widgets/widgets.yaml");
  expect(repository.read("specs/erp/openapi.yaml")).toBe(before);
});

test("a new file that is there already stops all of it", () => {
  repository.put("specs/erp/schemas/widgets/widget.yaml", "title: Other\n");

  expect(() => add(widgets(), all, repository.root)).toThrow(
    "Cannot add to the specs as a file must be new: got schemas/widgets/widget.yaml",
  );
  expect(repository.read("specs/erp/openapi.yaml")).not.toContain("widget");
  expect(repository.read("tools/checks/facts/sheets/erp-v2-operations.tsv")).not.toContain("widget");
});

test("an operation that the description lacks is named", () => {
  expect(() => add(widgets(), { ...all, operations: ["Widget_Gone"] }, repository.root)).toThrow(
    "Cannot add Widget_Gone as the description must have it",
  );
});

test("a scope and a status that the specs do not know are refused", () => {
  const scope = widgets();
  scope.paths["/v2/widgets"]!["get"]!.security = [{ oauth2: ["widgets.read"] }];
  const status = widgets();
  status.paths["/v2/widgets"]!["get"]!.responses["418"] = {};

  expect(() => add(scope, all, repository.root)).toThrow("must be one of openapi.yaml: got widgets.read");
  expect(() => add(status, all, repository.root)).toThrow(
    "GET /v2/widgets #/paths/~1v2~1widgets/get/responses/418: responses.yaml has no answer for 418",
  );
});

test("an operationId that the specs have at another address is refused, and nothing is written", () => {
  const description = widgets();
  description.paths["/v2/widgets"]!["get"]!.operationId = "Item_QueryItemsAsync";
  const before = repository.read("specs/erp/openapi.yaml");

  expect(() => add(description, all, repository.root)).toThrow(
    "Cannot add GET /v2/widgets as its operationId must be free: GET /v2/items has Item_QueryItemsAsync",
  );
  expect(repository.read("specs/erp/openapi.yaml")).toBe(before);
});
