import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { formatBanner } from "../banner.ts";
import { readNames } from "../../read/names.ts";
import type { Schema, Spec } from "../../read/spec.ts";

/** The fields of a schema that the transform below reads. */
interface Marks {
  /** Nobody checked it. */
  "x-any"?: true;
  /** Read from answers or events, where a set of values may grow. */
  "x-open"?: true;
}

const { factory, SyntaxKind } = ts;

/**
 * The shapes, by openapi-typescript. An event in an answer has its envelope's type, `EventEnvelope`, with a payload
 * that nobody checked: `decodeEvent()` gives the typed event.
 */
export async function emitOpenapi(spec: Spec): Promise<string> {
  const ast = await openapiTS(prepared(spec) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    emptyObjectsUnknown: true,
    defaultNonNullable: false, // a default is what a missing field means, not a promise that it is there
    transform: (schema) => typeOf(schema as Schema & Marks),
  });
  return `${formatBanner(spec)}\n${named(astToString(ast))}`;
}

/**
 * Gives objects, and unions of them, a name that an editor shows: an alias of `components["schemas"]["OfferNew"]` is shown as its
 * thirteen fields, an interface as `OfferNew`, also within others.
 */
function named(text: string): string {
  const aliases = new Set(
    [...text.matchAll(/^export type (\w+) = components\['schemas'\]\['\1'\];$/gm)].map(([, name]) => name!),
  );
  const membersOf = (pattern: RegExp) =>
    new Map(
      [...text.matchAll(pattern)]
        .map(([, name, shape]) => [name!, shape!] as const)
        .filter(([name]) => aliases.has(name)),
    );
  const objects = membersOf(/^ {8}(\w+): (\{)$/gm);
  const unions = membersOf(
    /^ {8}(\w+): (components\["schemas"\]\["\w+"\](?: \| components\["schemas"\]\["\w+"\])+);$/gm,
  );
  const short = (shape: string) =>
    shape.replace(/components\["schemas"\]\["(\w+)"\]/g, (all, name: string) =>
      objects.has(name) || unions.has(name) ? name : all,
    );
  return short(
    text.replace(/^( {8})(\w+): components.*;$/gm, (all, indent: string, name: string) =>
      unions.has(name) ? `${indent}${name}: ${name};` : all,
    ),
  ).replace(/^export type (\w+) = (components\['schemas'\]\['\w+'\]);$/gm, (all, name: string, shape: string) => {
    if (unions.has(name)) return `export type ${name} = ${short(unions.get(name)!)};`;
    return objects.has(name) ? `type ${name}Shape = ${shape};\nexport interface ${name} extends ${name}Shape {}` : all;
  });
}

/** Where we know better than openapi-typescript: what nobody checked, files, and sets of values that may grow. */
function typeOf(schema: Schema & Marks): ts.TypeNode | undefined {
  if (schema["x-any"]) return factory.createKeywordTypeNode(SyntaxKind.UnknownKeyword);
  if (schema.format === "binary") return factory.createTypeReferenceNode("Blob");
  if (!schema["x-open"] || !schema.enum) return undefined;
  const known = schema.enum.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value))));
  const other = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...known, factory.createParenthesizedType(other)]);
}

/** Our event emitter writes the union of events; here a list of events is a list of envelopes. */
function prepared(spec: Spec): object {
  const read = readNames(spec);
  const copy = structuredClone(spec.document);
  const { schemas } = copy.components;
  for (const name of read) markOpen(schemas[name]!);
  for (const schema of Object.values(schemas)) {
    if (schema["x-client-required"]) schema.required = [...(schema.required ?? []), ...schema["x-client-required"]];
  }
  if (!schemas["ChannelEvent"]) return copy;
  for (const member of schemas["ChannelEvent"].anyOf ?? []) delete schemas[member.$ref!.split("/").at(-1)!];
  delete schemas["ChannelEvent"];
  (schemas["EventEnvelope"]!.properties!["event"] as Schema & Marks)["x-any"] = true;
  const text = JSON.stringify(copy).replaceAll('schemas/ChannelEvent"', 'schemas/EventEnvelope"');
  return JSON.parse(text) as object;
}

function markOpen(schema: Schema & Marks): void {
  if (schema.enum && schema.type === "string") schema["x-open"] = true;
  for (const inner of Object.values(schema.properties ?? {})) markOpen(inner);
  if (schema.items) markOpen(schema.items);
}
