import type { Schema } from "./compare-schemas.ts";

export type Content = Record<string, { schema?: Schema }>;
/** One way to be let in: the scopes that each scheme needs. */
export type Way = Record<string, string[]>;
type Reference = { $ref: string };
type Response = { content?: Content };
type Flows = Record<string, { scopes: Record<string, string> }>;

/** A bundled description, with the names of its types and methods. */
export interface Spec {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, { flows?: Flows }>;
  };
  security?: Way[];
}

interface Operation {
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

/** An operation in one version, as `POST /v2/labels`, and by its method, `erp.labels.create()`; or by its request if no method calls it. */
export type Call = Operation & { request: string; name: string; spec: Spec };
