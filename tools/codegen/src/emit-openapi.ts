import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { banner } from "./banner.ts";
import type { Document, Schema, Spec } from "./spec.ts";

/**
 * The shapes, by openapi-typescript. An event in an answer has its envelope's type, `EventEnvelope`, with a payload
 * that nobody checked: \`decodeEvent()\` gives the typed event.
 */
export async function emitOpenapi(spec: Spec): Promise<string> {
  const ast = await openapiTS(withoutEventUnion(spec.document) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    emptyObjectsUnknown: true,
    transform: (schema) =>
      (schema as Schema & { "x-any"?: true })["x-any"]
        ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)
        : undefined,
  });
  return `${banner(spec)}\n${astToString(ast)}`;
}

/** Our event emitter writes the union of events; here a list of events is a list of envelopes. */
function withoutEventUnion(document: Document): Document {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  if (!schemas["ChannelEvent"]) return copy;
  for (const member of schemas["ChannelEvent"].anyOf ?? []) delete schemas[member.$ref!.split("/").at(-1)!];
  delete schemas["ChannelEvent"];
  (schemas["EventEnvelope"]!.properties!["event"] as Schema & { "x-any"?: true })["x-any"] = true;
  const text = JSON.stringify(copy).replaceAll(
    "#/components/schemas/ChannelEvent",
    "#/components/schemas/EventEnvelope",
  );
  return JSON.parse(text) as Document;
}
