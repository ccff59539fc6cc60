import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { buildModel } from "../../model/build.ts";
import type { Document, Schema } from "../../document/openapi.ts";
import { formatBanner } from "../comments.ts";
import { emitShapes } from "./shapes.ts";

export type JsonSchema = Record<string, unknown>;

const file = "specs/app/manifest.schema.yaml";

/** The type of the manifest. */
export function emitManifest(schema: JsonSchema): string {
  const { $schema: _, $id: __, examples: ___, ...AppManifest } = schema;
  const document = buildDocument({ AppManifest } as Record<string, Schema>, "AppManifest");
  return emitShapes({ ...buildModel({ api: "app", document }), file, version: "" }, "manifest");
}

/** A description with one operation, which takes this schema. */
function buildDocument(schemas: Record<string, Schema>, name: string): Document {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
  const responses = { "204": { description: "" } };
  const call = { group: "manifest", method: "read" };
  const post = { operationId: "manifest/read", "x-call": call, requestBody: { required: true, content }, responses };
  return {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: { "/": { post } },
    components: { schemas },
  } as unknown as Document;
}

/** Its check, compiled ahead: it needs no library at run time. Addresses are checked beside it. */
export function emitManifestCheck(schema: JsonSchema): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    strict: false,
    allErrors: true,
    validateFormats: false,
    unicode: false, // a length in UTF-16 units needs no import
    logger: false, // which ajv would like to be told
  });
  ajv.addSchema({ ...plain(schema), $id: "manifest" });
  const code = standaloneCode.default(ajv, { checkManifest: "manifest" });
  return `${formatBanner({ file })}// @ts-nocheck: compiled by ajv\n${code.replace(/^"use strict";/, "")}\n`;
}

/** Without what is only said for readers. */
function plain(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key.startsWith("x-") || key === "description" || key === "examples" ? undefined : value,
    ),
  ) as JsonSchema;
}
