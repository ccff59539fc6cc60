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
  body?: { name: string; schema: ReaderSchema };
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
  const schema = content?.schema;
  const example = findExample(document, content)?.value;
  const notShown = response["x-not-shown"] ?? schema?.["x-not-shown"];
  return {
    status: status === "default" ? "other" : status,
    success: status.startsWith("2"),
    description: response.description,
    source: response["x-source"] ?? "assumed",
    ...(notShown && { notShown }),
    ...(schema?.$ref && { body: { name: readRefName(schema), schema: flatten(document, schema) } }),
    ...(example !== undefined && { example }),
  };
}

/** Lists the bodies of the failures, each body once. */
export function listErrorBodies(answers: Answer[]): NonNullable<Answer["body"]>[] {
  const bodies = answers.filter((each) => !each.success).flatMap((each) => each.body ?? []);
  return [...new Map(bodies.map((body) => [body.name, body])).values()];
}
