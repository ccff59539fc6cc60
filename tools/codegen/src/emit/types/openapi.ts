import openapiTypes, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Model } from "../../model/model.ts";
import type { Document } from "../../read/openapi.ts";
import { formatBanner } from "../comments.ts";

/**
 * The `paths`, `operations` and `components` of a description as openapi-typescript writes them, for calls by path. Shapes of the named methods
 * are our own, one file for each group; `agreement.test.ts` holds both readings together.
 */
export async function emitOpenapi(model: Model, document: Document): Promise<string> {
  const nodes = await openapiTypes(prepare(document), {
    alphabetize: true,
    defaultNonNullable: false, // A field with a default may be left out of what is sent.
    silent: true,
    transform: ({ format }) => (format === "binary" ? BLOB : undefined),
  });
  return `${formatBanner(model)}${astToString(nodes)}`;
}

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** A header that the client sends by itself may be left out of a call. */
function prepare(document: Document): string {
  return JSON.stringify(document, (_, value: unknown) => {
    const { in: place, ...parameter } = Object(value) as Record<string, unknown>;
    const isOurs = place === "header" && ("x-client-option" in parameter || "x-transport" in parameter);
    return isOurs ? { ...parameter, in: place, required: false } : value;
  });
}
