import type { Schema } from "./compare-schemas.ts";

/** A bundled description, with the names of its types and methods. */
export interface Spec {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, { flows?: Record<string, { scopes: Record<string, string> }> }>;
  };
  security?: Way[];
}

export interface Operation {
  operationId: string;
  /** The method of the client; null if only its path calls it. */
  "x-call"?: { group: string; method: string } | null;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response | Reference>;
  security?: Way[];
  [key: string]: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  "x-client-option"?: string;
  "x-transport"?: unknown;
}

export type Reference = { $ref: string };
export type Content = Record<string, { schema?: Schema }>;
export type Response = { content?: Content };
/** One way to be let in: the scopes that each scheme needs. */
export type Way = Record<string, string[]>;

/** An operation in one version of a description, with what is needed to speak of it. */
export interface Call extends Operation {
  /** `POST /v2/labels`. */
  request: string;
  /** `erp.labels.create()`, or the request of an operation that no method calls. */
  name: string;
  spec: Spec;
}
