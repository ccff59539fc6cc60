import ts from "typescript";
import { expect, test } from "vitest";
import { tinyDocument } from "../fixtures/tiny.ts";
import { buildModel } from "../model/build.ts";
import { listClientFiles, listTypeFiles } from "../packages.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { emitSpecData } from "./cli/operations.ts";
import { emitRoutes } from "./sandbox/routes.ts";
import { emitSchemas } from "./sandbox/schemas/schemas.ts";
import { emitErrorCodes } from "./types/error-codes.ts";
import { emitScopes } from "./types/scopes.ts";

/** Text that would run `escaped()` wherever it ended a comment, a line, a text or a pattern. */
const HOSTILE =
  "*/ escaped(); /* \n escaped(); // \r escaped(); \u2028 escaped(); \u2029 escaped(); `${escaped()}` \" + escaped() + \" ' + escaped() + ' / + escaped() + / \\";

/** Everything that is generated from a description, by path. */
async function emitAll(document: Document): Promise<Map<string, string>> {
  const model = buildModel({ api: "erp", document });
  const files = {
    ...listTypeFiles(model),
    ...listClientFiles(model),
    ...Object.fromEntries(Object.entries(emitSchemas([model])).map(([file, text]) => [`schemas/${file}`, () => text])),
    scopes: () => emitScopes(model),
    specData: () => emitSpecData(model),
    routes: () => emitRoutes([{ model, prefix: "" }]),
  };
  const texts = Object.entries<() => string | Promise<string>>(files).map(
    async ([file, emit]) => [file, await emit()] as const,
  );
  return new Map(await Promise.all(texts));
}

/** What a compiler does not read, and the code that came out of a text of the description. */
function findFaults(file: string, text: string): string[] {
  const source = ts.createSourceFile(`${file}.ts`, text, ts.ScriptTarget.Latest, true);
  const faults = (source as unknown as { parseDiagnostics: ts.Diagnostic[] }).parseDiagnostics.map(
    ({ messageText, start = 0 }) =>
      `${file}: ${ts.flattenDiagnosticMessageText(messageText, " ")}: ${text.slice(start, start + 60)}`,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === "escaped") faults.push(`${file}: ${node.parent.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

const shop = (document: Document) => document.components.schemas["Shop"]! as Schema & { properties: object };
const get = (document: Document) => document.paths["/v1/shops/{shopId}"]!["get"]!;
const tenant = ({ components }: Document) => components.parameters!["tenantId"]!;
const own = (key: string, value: unknown): object =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`) as object;

const quoted: Record<string, (document: Document, text: string) => void> = {
  title: ({ info }, text) => (info.title = text),
  version: ({ info }, text) => (info.version = text),
  "source of an error": (document, text) => (document["x-client"]!.error!.source = text),
  "error of 2xx": (document, text) => (document["x-client"]!.error!.with2xx = text),
  summary: (document, text) => (get(document).summary = text),
  "description of an operation": (document, text) => (get(document).description = text),
  "source of an operation": (document, text) => (get(document)["x-source"] = text),
  maturity: (document, text) => (get(document)["x-maturity"] = text),
  "operation that replaces": (document, text) =>
    Object.assign(get(document), { deprecated: true, "x-replaced-by": [text] }),
  operationId: (document, text) => (get(document).operationId = text),
  "scope of an operation": (document, text) => (get(document).security = [{ token: [text] }]),
  "description of a parameter": (document, text) => (get(document).parameters![0]!.description = text),
  "name of a parameter": (document, text) => (get(document).parameters![1]!.name = text.replaceAll(/[&#=+%\s]/g, "")),
  "values of a parameter": (document, text) =>
    (get(document).parameters![1]!.schema = { type: "string", enum: [text] }),
  tag: (document, text) => (get(document).tags = [text]),
  path: ({ paths }, text) => {
    paths[`/v1/${text.replaceAll(/[{}]/g, "")}`] = paths["/v1/shops"]!;
    delete paths["/v1/shops"];
  },
  "media type of a body": ({ paths }, text) => {
    const { requestBody } = paths["/v1/shops"]!["post"]!;
    requestBody!.content = { [`text/${text}`]: {} };
  },
  status: (document, text) => Object.assign(get(document).responses, { [`5${text}`]: { description: text } }),
  "description of a schema": (document, text) => (shop(document).description = text),
  "source of a schema": (document, text) => (shop(document)["x-source"] = text),
  "name of a field": (document, text) => Object.assign(shop(document).properties, { [text]: { type: "string" } }),
  "name of a required field": (document, text) => {
    Object.assign(shop(document).properties, { [text]: { type: "string", "x-secret": true } });
    shop(document).required = [text];
  },
  "description of a field": (document, text) =>
    Object.assign(shop(document).properties, { more: { type: "string", description: text } }),
  "meaning of a value": (document, text) =>
    Object.assign(shop(document).properties, {
      more: { enum: [1], "x-enum-meaning": { source: text, values: [text] } },
    }),
  "set of values": (document, text) => Object.assign(shop(document).properties, { more: { enum: [text] } }),
  constant: (document, text) => Object.assign(shop(document).properties, { more: { const: text } }),
  pattern: (document) =>
    Object.assign(shop(document).properties, { more: { type: "string", pattern: "*/ `${escaped()}` / escaped() /" } }),
  scope: ({ components }, text) =>
    (components.securitySchemes!["token"]!.flows!["clientCredentials"]!.scopes = { [text]: text }),
  "description of a key": ({ components }, text) => (components.securitySchemes!["key"]!.description = text),
  "header of a key": ({ components }, text) => (components.securitySchemes!["key"]!.name = text),
  "description of a header": ({ components }, text) => (components.parameters!["tenantId"]!.description = text),
  "values of a header": ({ components }, text) =>
    (components.parameters!["tenantId"]!.schema = { type: "string", enum: [text, "a|b", ")"] }),
  "pattern of a header": ({ components }) =>
    (components.parameters!["tenantId"]!.schema = { type: "string", pattern: "^a/*/ [\u2028\n]+escaped$" }),
  "rule of a header": ({ components }, text) =>
    Object.assign(components.parameters!["tenantId"]!, { schema: { pattern: "a" }, "x-must": text }),
  "description of an event": ({ components }, text) => (components.schemas["ShopOpenedEvent"]!.description = text),
  "source of an event": ({ components }, text) => (components.schemas["ShopOpenedEvent"]!["x-source"] = text),
  "type of an event": ({ components }, text) =>
    (components.schemas["ShopOpenedEvent"]!.allOf![1]!.properties!["type"]!.const = text),
  "older name of an event": ({ components }, text) => (components.schemas["ShopOpenedEvent"]!["x-renamed-to"] = text),
};

test.each(Object.entries(quoted))("%s: it stays within its comment or its text", async (_, change) => {
  const document = tinyDocument();
  change(document, HOSTILE);

  const faults = [...(await emitAll(document))].flatMap(([file, text]) => findFaults(file, text));

  expect(faults).toEqual([]);
});

/** Names that code cannot hold, or that every object has by itself, with the place of the refusal. */
const refused: Record<string, [change: (document: Document) => unknown, pointer: string]> = {
  "what a client is": [
    (document) => (document["x-client"]!.what = HOSTILE),
    "#/x-client/what as it must be plain words",
  ],
  "where a base address is": [(document) => (document["x-client"]!.baseUrl = HOSTILE), "#/x-client/baseUrl"],
  "the field of an event's type": [(document) => (document["x-client"]!.events!.type = HOSTILE), "#/x-client/type"],
  "an option": [
    (document) => (tenant(document)["x-client-option"] = HOSTILE),
    "#/components as it must have client options",
  ],
  "__proto__ as an option": [(document) => (tenant(document)["x-client-option"] = "__proto__"), "got __proto__"],
  "__proto__ as a field": [
    (document) => (shop(document).properties = own("__proto__", {}) as never),
    "#/components/schemas/Shop/properties/__proto__",
  ],
  "__proto__ as a parameter": [
    (document) => (get(document).parameters![1]!.name = "__proto__"),
    "#/paths/~1v1~1shops~1{shopId}/get/parameters/1",
  ],
  "__proto__ as an operation": [
    (document) => (get(document).operationId = "__proto__"),
    "#/paths/~1v1~1shops~1{shopId}/get/operationId",
  ],
  "__proto__ as an event": [
    ({ components }) => (components.schemas["ShopOpenedEvent"]!.allOf![1]!.properties!["type"]!.const = "__proto__"),
    "#/components/schemas/ShopOpenedEvent",
  ],
  "a schema that the sandbox and the command line cannot name": [
    ({ components }) => (components.schemas[HOSTILE] = {}),
    "#/components/schemas/*~1 escaped()",
  ],
};

test.each(Object.entries(refused))("%s is refused with its place", async (_, [change, pointer]) => {
  const document = tinyDocument();
  change(document);

  await expect(emitAll(document)).rejects.toThrow(pointer);
});

test.each([HOSTILE, "__proto__", "constructor", "1.a", "größe", "注文", "class"])(
  "a schema called %j has a type and a decoder that are identifiers",
  async (name) => {
    const document = tinyDocument();
    document.components.schemas = {
      ...document.components.schemas,
      ...own(name, { type: "object", properties: { id: { type: "string" } } }),
    };
    const $ref = `#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    Object.assign(shop(document).properties, { more: { $ref } });
    const model = buildModel({ api: "erp", document });

    for (const [file, emit] of Object.entries({ ...listTypeFiles(model), ...listClientFiles(model) }))
      expect(findFaults(file, await emit())).toEqual([]);
  },
);

test("the title of an error code stays within its comment", () => {
  const row = { code: HOSTILE, class: "", title: HOSTILE, meaning: "", fix: "", byItself: "" };

  expect(findFaults("codes", emitErrorCodes([row], row.title))).toEqual([]);
});
