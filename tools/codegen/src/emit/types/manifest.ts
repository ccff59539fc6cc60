import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { formatBanner } from "../banner.ts";

export type JsonSchema = Record<string, unknown>;

const file = "specs/app/manifest.schema.yaml";

/** The type of the manifest. */
export async function emitManifest(schema: JsonSchema): Promise<string> {
  const { $schema: _, $id: __, examples: ___, ...AppManifest } = schema;
  const document = {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {},
    components: { schemas: { AppManifest } },
  };
  const ast = await openapiTS(document as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
  });
  const text = astToString(ast)
    .replaceAll(/^export type (paths|webhooks|\$defs|operations) = .*;\n/gm, "")
    .replace("export interface components", "interface components");
  return `${formatBanner({ file })}\n${text}`;
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
