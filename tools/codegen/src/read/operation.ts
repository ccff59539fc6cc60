import { splitOperationId } from "../name/names.ts";
import type { Content, Document, Parameter, RawOperation, Schema } from "./openapi.ts";
import { readRefName, resolve } from "./resolve.ts";

/** The body of a success: a schema, a list of one, bytes, no body, or a body that is not shown. */
export type Answer =
  | { kind: "schema"; name: string }
  | { kind: "list"; name: string }
  | { kind: "binary" }
  | { kind: "none" }
  | { kind: "unknown" };

/** One operation, as the emitters want it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  group: string;
  name: string;
  /** No method calls it; `/raw` does. */
  isRawOnly: boolean;
  tag: string;
  summary: string;
  scopes: string[];
  /** No credential is sent with it. */
  open: boolean;
  maturity: string;
  source: string;
  rateLimit?: { requests: number; perSeconds: number };
  /** Every sending uses one delivery of what it returns. */
  sendOnce: boolean;
  parameters: Parameter[];
  body?: { type: string; schema: Schema; required: boolean };
  answer: Answer;
  /** Whether an answer of 2xx may say what was not done, or be empty: of what list in the body, its items known by what. */
  partial: boolean | { items: string; id: string };
  /** Set where it is deprecated: the operations that take its place, by operationId. */
  replacedBy?: string[];
  /** Success status. */
  status: number;
}

/** Removes an optional parameter. Without it the call is so destructive that it is an operation of its own. */
export function removeParameter(
  document: Document,
  raw: RawOperation,
  { parameter, operationId, summary, call }: NonNullable<RawOperation["x-explicit-without"]>,
): RawOperation {
  const parameters = (raw.parameters ?? []).filter((each) => resolve(document, each).name !== parameter);
  return { ...raw, operationId, summary, parameters, "x-call": call, "x-explicit-without": undefined } as RawOperation;
}

/** Reads an operation into the form that the emitters need. */
export function readOperation(
  document: Document,
  tags: Map<string, { "x-maturity": string }>,
  path: string,
  method: string,
  raw: RawOperation,
): Operation {
  const isRawOnly = raw["x-call"] === null;
  const { group, method: name } = isRawOnly
    ? { group: "raw", method: raw.operationId }
    : (raw["x-call"] ?? splitOperationId(raw.operationId));
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const [status, success] = Object.entries(raw.responses).find(([key]) => key.startsWith("2"))!;
  const demanded = raw["x-explicit-without"]?.parameter;
  checkStyles(
    raw,
    (raw.parameters ?? []).map((each) => resolve(document, each)),
  );
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    group,
    name,
    isRawOnly,
    tag: raw.tags[0]!,
    summary: raw.summary,
    scopes: [...new Set((raw.security ?? []).flatMap((each) => Object.values(each).flat()))],
    open: raw.security?.length === 0,
    maturity: raw["x-maturity"] ?? tags.get(raw.tags[0]!)!["x-maturity"],
    source: raw["x-source"],
    sendOnce: raw["x-delivery-limit"] !== undefined,
    ...(raw["x-rate-limit"] && {
      rateLimit: { requests: raw["x-rate-limit"].requests, perSeconds: raw["x-rate-limit"].perSeconds },
    }),
    parameters: (raw.parameters ?? [])
      .map((each) => resolve(document, each))
      .map((each) => (each.name === demanded ? { ...each, required: true } : each)),
    ...(content?.schema && {
      body: { type: type!, schema: content.schema, required: raw.requestBody?.required ?? false },
    }),
    answer: readAnswer(resolve(document, success).content),
    partial: raw["x-partial-success"] ?? false,
    ...(raw.deprecated && { replacedBy: raw["x-replaced-by"] ?? [] }),
    status: Number(status),
  };
}

/** @throws {Error} If a parameter has a style that the client cannot write into an address. */
function checkStyles({ operationId }: RawOperation, parameters: Parameter[]): void {
  for (const { name, style, schema } of parameters)
    if ((style !== undefined && style !== "form" && style !== "simple") || schema.type === "object")
      throw new Error(
        `Cannot read ${operationId} as ${name} must be of style form or simple and no object: got ${style}`,
      );
  const lists = parameters.filter((each) => each.in === "query" && each.schema.type === "array");
  if (new Set(lists.map(({ explode = true }) => explode)).size > 1)
    throw new Error(`Cannot read ${operationId} as its lists must all explode, or none`);
}

function readAnswer(content: Record<string, Content> | undefined): Answer {
  const [type, { schema }] = Object.entries(content ?? {})[0] ?? [undefined, {} as Content];
  if (type === undefined) return { kind: "none" };
  if (type !== "application/json") return { kind: "binary" };
  if (schema?.$ref) return { kind: "schema", name: readRefName(schema) };
  if (schema?.type === "array" && schema.items?.$ref) return { kind: "list", name: readRefName(schema.items) };
  return { kind: "unknown" };
}

/** Finds the parameters that a caller gives with every call. */
export function findCallParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((each) => !each["x-transport"] && (each.in !== "header" || !each["x-client-option"]));
}
