import {
  type Document,
  type EventType,
  type Json,
  type Operation,
  type Parameter,
  type RawOperation,
  type Schema,
  type Spec,
  resolve,
} from "@kontor/codegen/read/spec";

/** A schema with the fields that only readers need: limits, and where each fact is written. */
export interface ReaderSchema extends Schema {
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  oneOf?: ReaderSchema[];
  not?: { enum?: Json[] };
  properties?: Record<string, ReaderSchema>;
  items?: ReaderSchema;
  anyOf?: ReaderSchema[];
  allOf?: ReaderSchema[];
  additionalProperties?: boolean | ReaderSchema;
  "x-required-source"?: string;
  "x-limit-source"?: string;
  "x-enum-meaning"?: { source: string; values: string[] };
}

interface Example {
  $ref?: string;
  summary?: string;
  value: Json;
}

export interface ReaderContent {
  schema?: ReaderSchema;
  examples?: Record<string, Example>;
}

export interface ReaderResponse {
  $ref?: string;
  description: string;
  content?: Record<string, ReaderContent>;
  "x-source"?: string;
  "x-not-shown"?: string;
}

export interface ReaderParameter extends Parameter {
  example?: Json;
  "x-not-shown"?: string;
}

interface ReaderOperation extends RawOperation {
  parameters?: ReaderParameter[];
  requestBody?: { required?: boolean; content: Record<string, ReaderContent>; "x-source"?: string };
  responses: Record<string, ReaderResponse>;
  "x-rate-limit"?: { requests: number; perSeconds: number; source?: string };
  "x-delivery-limit"?: { deliveries: number; source?: string };
}

export interface SecurityScheme {
  type: string;
  description?: string;
  name?: string;
  "x-source"?: string;
}

export type { Document, EventType, Json, Operation, Spec };

/** Gives an operation as the bundled document has it. @throws {Error} If the document has no such path or method. */
export function resolveOperation(spec: Spec, { id, method, path }: Operation): ReaderOperation {
  const raw = spec.document.paths[path]?.[method.toLowerCase()];
  if (!raw) throw new Error(`Cannot show ${id} as its path must be in the bundle: got ${method} ${path}`);
  return raw as ReaderOperation;
}

/** Finds the first example of a body. The samples of a page use it. */
export function findExample(document: Document, content: ReaderContent | undefined): Example | undefined {
  const [example] = Object.values(content?.examples ?? {});
  return example && resolve(document, example);
}
