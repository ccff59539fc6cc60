import { readRefName, resolve } from "@kontor/codegen/read/spec";
import type { Document, Json, Operation, ReaderResponse, ReaderSchema, Spec } from "./read/document.ts";
import { findExample } from "./examples.ts";
import { flatten } from "./fields.ts";
import { resolveOperation } from "./read/raw-operation.ts";

/** One answer of an operation. */
export interface Answer {
  /** `200`, or `other` for all statuses that have no entry of their own. */
  status: string;
  success: boolean;
  description: string;
  source: string;
  /** The id of the row in `not-shown.yaml`, where something about the answer is not shown. */
  notShown?: string;
  /** The name and the shape of the body. It is missing where there is no body, and where its shape is not shown. */
  body?: { name: string; schema: ReaderSchema; isList?: true };
  /** The media type of a body that is no JSON. */
  mediaType?: string;
  example?: Json;
}

/** Lists every answer of an operation, the success first. */
export function listAnswers(spec: Spec, operation: Operation): Answer[] {
  return Object.entries(resolveOperation(spec, operation).responses).map(([status, response]) =>
    answer(spec.document, status, resolve(spec.document, response)),
  );
}

function answer(document: Document, status: string, response: ReaderResponse): Answer {
  const content = response.content?.["application/json"];
  const [mediaType] = Object.keys(response.content ?? {}).filter((type) => type !== "application/json");
  const schema = content?.schema;
  const example = findExample(document, content)?.value;
  const notShown = response["x-not-shown"] ?? schema?.["x-not-shown"];
  return {
    status: status === "default" ? "other" : status,
    success: status.startsWith("2"),
    description: response.description,
    source: response["x-source"] ?? "assumed",
    ...(notShown && { notShown }),
    ...withBody(document, schema),
    ...(mediaType && { mediaType }),
    ...(example !== undefined && { example }),
  };
}

/** Gives the body with the shape of its entries, if it is an array of records. */
function withBody(document: Document, schema: ReaderSchema | undefined): Pick<Answer, "body"> {
  if (schema?.$ref) return { body: { name: readRefName(schema), schema: flatten(document, schema) } };
  if (schema?.type !== "array" || !schema.items?.$ref) return {};
  return { body: { name: readRefName(schema.items), schema: flatten(document, schema.items), isList: true } };
}

/** Lists the bodies of the failures, each body once. */
export function listErrorBodies(answers: Answer[]): NonNullable<Answer["body"]>[] {
  const bodies = answers.filter((each) => !each.success).flatMap((each) => each.body ?? []);
  return [...new Map(bodies.map((body) => [body.name, body])).values()];
}
