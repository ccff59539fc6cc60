import type {
  Document,
  EventType,
  Json,
  Operation,
  Parameter,
  RawOperation,
  Schema,
  Spec,
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

export interface Example {
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

export interface ReaderOperation extends RawOperation {
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
