import type { Model as Spec, Operation } from "@kontor/codegen/model/model";
import type { Document, Json, Parameter, RawOperation, Schema } from "@kontor/codegen/document/openapi";
import { resolve } from "@kontor/codegen/document/resolve";

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

export type { Document, Json, Operation, Spec };

/** An operation in the words of its description. */
export function readGiven({ given }: Operation): ReaderOperation {
  return given as ReaderOperation;
}

/** The parameters of an operation in the words of its description; one is required if the client requires it. */
export function listParameters({ parameters }: Pick<Operation, "parameters">): ReaderParameter[] {
  return parameters.map(({ given, required }) => ({ ...given, required }));
}

/** The parameters that a caller gives with every call. */
export function listCallParameters({ parameters }: Operation): ReaderParameter[] {
  return listParameters({ parameters: parameters.filter(({ isGivenPerCall }) => isGivenPerCall) });
}

/** The schema of a success in JSON. */
export function findAnswerSchema(operation: Operation): ReaderSchema | undefined {
  return readGiven(operation).responses[String(operation.status)]?.content?.["application/json"]?.schema;
}

/** Finds the first example of a body. The samples of a page use it. */
export function findExample(document: Document, content: ReaderContent | undefined): Example | undefined {
  const [example] = Object.values(content?.examples ?? {});
  return example && resolve(document, example);
}
