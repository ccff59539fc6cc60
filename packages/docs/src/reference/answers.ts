import { readRefName, resolve } from "@kontor/codegen/read/spec";
import type { Document, Json, Operation, ReaderResponse, ReaderSchema, Spec } from "./read/document.ts";
import { firstExample } from "./examples.ts";
import { flatten } from "./fields.ts";
import { rawOperation } from "./read/raw-operation.ts";

/** One answer of an operation. */
export interface Answer {
  /** `200`, or `other` for every status not named. */
  status: string;
  success: boolean;
  description: string;
  source: string;
  /** What is not shown about it: the id of a row. */
  notShown?: string;
  /** Name and shape of the body; missing where there is none or it is not shown. */
  body?: { name: string; schema: ReaderSchema };
  example?: Json;
}

/** Every answer of an operation, the success first. */
export function answersOf(spec: Spec, operation: Operation): Answer[] {
  return Object.entries(rawOperation(spec, operation).responses).map(([status, response]) =>
    answer(spec.document, status, resolve(spec.document, response)),
  );
}

function answer(document: Document, status: string, response: ReaderResponse): Answer {
  const content = response.content?.["application/json"];
  const schema = content?.schema;
  const example = firstExample(document, content)?.value;
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

/** The bodies of the failures, each once. */
export function errorBodies(answers: Answer[]): NonNullable<Answer["body"]>[] {
  const bodies = answers.filter((each) => !each.success).flatMap((each) => each.body ?? []);
  return [...new Map(bodies.map((body) => [body.name, body])).values()];
}
