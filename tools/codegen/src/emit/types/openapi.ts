import openapiTypes, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Model } from "../../model/model.ts";
import { addSteps, Refusal } from "../../model/refusal.ts";
import type { Document } from "../../document/openapi.ts";
import { findTarget } from "../../document/resolve.ts";
import { formatBanner } from "../comments.ts";
import { splitSent } from "./sent.ts";

/**
 * The `paths`, `operations` and `components` of a description as openapi-typescript writes them, for calls by path. Shapes of the named methods
 * are our own, one file for each group; `agreement.test.ts` holds both readings together.
 *
 * @throws {Refusal} If openapi-typescript cannot read the description.
 */
export async function emitOpenapi(model: Model, document: Document): Promise<string> {
  const nodes = await openapiTypes(prepare(document), {
    alphabetize: true,
    defaultNonNullable: false, // A field with a default may be left out of what is sent.
    emptyObjectsUnknown: true,
    silent: true,
    transform: ({ format }) => (format === "binary" ? BLOB : undefined),
  }).catch((error: unknown) => {
    throw new Refusal("#", `be what openapi-typescript reads: got ${String(error)}`, undefined, error);
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
  return JSON.stringify(cutCircles(splitSent(document)), (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const sorted = Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    const isOurs = sorted["in"] === "header" && ("x-client-option" in sorted || "x-transport" in sorted);
    return isOurs ? { ...sorted, required: false } : sorted;
  });
}

/** Keywords whose schemas are a part of the type itself. A field of an object is none: TypeScript looks at it later. */
const PARTS = new Set(["allOf", "anyOf", "items", "oneOf"]);

/** As a list or a union of itself is no type that TypeScript allows in an interface, such a schema has anything in the place of itself. */
function cutCircles(document: Document): Document {
  const whole = structuredClone(document);
  for (const key of Object.keys(whole.components?.schemas ?? {}).toSorted()) {
    const pointer = addSteps("#/components/schemas", key);
    for (const ref of listParts(whole.components.schemas[key])) {
      const open = [ref];
      for (const each of open) open.push(...listParts(findTarget(whole, each.$ref)).filter(isNew(open)));
      if (open.some(({ $ref }) => $ref === pointer)) delete (ref as Partial<Reference>).$ref;
    }
  }
  return whole;
}

interface Reference {
  $ref: string;
}

function isNew(known: readonly Reference[]): (ref: Reference) => boolean {
  return ({ $ref }) => known.every((each) => each.$ref !== $ref);
}

/** The references that are a part of a schema. */
function listParts(schema: unknown): Reference[] {
  if (typeof schema !== "object" || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(listParts);
  if ("$ref" in schema && typeof schema.$ref === "string") return [schema as Reference];
  return Object.entries(schema).flatMap(([key, each]) => (PARTS.has(key) ? listParts(each) : []));
}
