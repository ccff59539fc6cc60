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
    emptyObjectsUnknown: true,
    silent: true,
    transform: ({ format }) => (format === "binary" ? BLOB : undefined),
  });
  return `${formatBanner(model)}${astToString(nodes.filter((node) => !isUnused(node)))}`;
}

/** Types that no call by path needs: our descriptions have neither. */
const UNUSED = ["webhooks", "$defs"];

function isUnused(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && UNUSED.includes(node.name.text);
}

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** The order of keys makes no difference, and a header that the client sends by itself may be left out of a call. */
function prepare(document: Document): string {
  return JSON.stringify(document, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const sorted = Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    const isOurs = sorted["in"] === "header" && ("x-client-option" in sorted || "x-transport" in sorted);
    return isOurs ? { ...sorted, required: false } : sorted;
  });
}
