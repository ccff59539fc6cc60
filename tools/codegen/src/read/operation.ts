import type { Model } from "../model/model.ts";
import type { Content, Document, Parameter, Schema } from "./openapi.ts";
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

/** Puts what the description says in its own words beside what the model knows of an operation. */
export function readOperation(document: Document, operation: Model["operations"][number]): Operation {
  const { id, method, path, call, summary, scopes, isOpen, maturity, source, rateLimit, sendOnce, partial } = operation;
  const raw = document.paths[path]![method.toLowerCase()]!;
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const [status, success] = Object.entries(raw.responses).find(([key]) => key.startsWith("2"))!;
  const known = new Map(operation.parameters.map((each) => [`${each.place} ${each.name}`, each]));
  return {
    id,
    method,
    path,
    group: call?.group ?? "raw",
    name: call?.method ?? id,
    isRawOnly: call === undefined,
    tag: raw.tags?.[0] ?? "",
    summary,
    scopes: [...scopes],
    open: isOpen,
    maturity,
    source,
    sendOnce,
    ...(rateLimit && { rateLimit }),
    parameters: (raw.parameters ?? [])
      .map((each) => resolve(document, each))
      .flatMap((each) => {
        const found = known.get(`${each.in} ${each.name}`);
        return found ? [found.required && !each.required ? { ...each, required: true } : each] : [];
      }),
    ...(content?.schema && {
      body: { type: type!, schema: content.schema, required: raw.requestBody?.required ?? false },
    }),
    answer: readAnswer(resolve(document, success).content),
    partial,
    ...(operation.isDeprecated && { replacedBy: [...operation.replacedBy] }),
    status: Number(status),
  };
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
