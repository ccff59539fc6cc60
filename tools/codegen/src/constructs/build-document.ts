import type { Document, Json } from "../document/openapi.ts";
import type { OperationConstruct } from "./construct.ts";
import { text, toObject, toRef } from "./helpers.ts";
import { answers } from "./answers.ts";
import { bodies } from "./bodies.ts";
import { parameters } from "./parameters.ts";
import { components, schemas } from "./schemas.ts";

/** Every construct of an operation, by its name. */
export const operations: Record<string, OperationConstruct> = { ...parameters, ...bodies, ...answers };

const animal = { "application/json": { schema: { $ref: "#/components/schemas/Animal" } } };

/** The part of a document that all constructs share. */
export function buildDocument(paths: Record<string, Json>): Document {
  return {
    openapi: "3.1.0",
    info: { title: "Constructs", version: "1" },
    paths,
    components: {
      schemas: {
        ...components,
        Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }, { type: "object" }] },
        Endless: toObject({ child: { allOf: [toRef("Endless"), toObject({ more: text })] } }),
      },
      parameters: { page: { name: "page", in: "query", schema: { type: "integer" } } },
      requestBodies: { animal: { required: true, content: animal } },
      responses: { animal: { description: "An animal.", content: animal } },
    },
  } as unknown as Document;
}

/** Each construct of a schema as the body and the answer of an operation, and each construct of an operation. */
export function buildWholeDocument(): Document {
  const paths: Record<string, Json> = {};
  for (const [index, { schema }] of Object.values(schemas).entries()) {
    const content = { "application/json": { schema } };
    const responses = { "200": { description: "As sent.", content } };
    paths[`/schemas/${index}`] = {
      post: {
        operationId: `schemas/echo-${index}`,
        "x-call": { group: "schemas", method: `echo${index}` },
        requestBody: { required: true, content },
        responses,
      },
    };
  }
  for (const [index, construct] of Object.values(operations).entries()) {
    const { method = "get", item = {}, operation } = construct;
    paths[buildPath(construct, index)] = {
      ...item,
      [method]: {
        operationId: `operations/call-${index}`,
        "x-call": { group: "operations", method: `call${index}` },
        ...operation,
      },
    };
  }
  return buildDocument(paths);
}

export function buildPath({ path }: Pick<OperationConstruct, "path">, index: number): string {
  return path ?? `/operations/${index}`;
}
