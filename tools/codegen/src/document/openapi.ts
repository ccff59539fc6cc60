// The parts of an OpenAPI document that we read: its own fields, and the `x-` fields of specs/README.md.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxItems?: number;
  const?: Json;
  enum?: Json[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  examples?: Json[];
  /** A whole number that may be too large for JavaScript. */
  "x-long"?: boolean;
  "x-decimal-text"?: boolean;
  /** Some senders write a JSON number (observed). */
  "x-id-text"?: boolean;
  /** An item that cannot be read stands beside the list. */
  "x-read-apart"?: boolean;
  "x-unknown-event"?: boolean;
  "x-renamed-to"?: string;
  "x-client-required"?: string[];
  /** A key, a password or the number of an account or a card. */
  "x-secret"?: boolean;
  "x-not-shown"?: string;
  "x-source"?: string;
  /** The meaning of each value of `enum`, in its order. */
  "x-enum-meaning"?: { source: string; values: string[] };
}

export interface Content {
  schema?: Schema;
  examples?: Record<string, { $ref?: string; value?: Json }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: "header" | "query" | "path";
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  explode?: boolean;
  "x-client-option"?: string;
  /** Set by whoever transports the request, not by a caller. */
  "x-transport"?: boolean;
  "x-source"?: string;
}

/** A header that the client sets once: a parameter, or the key of a security scheme. */
export interface ClientHeader {
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  /** A key; printed nowhere. */
  secret?: boolean;
  "x-client-option"?: string;
  /** For errors: what it must look like, where a pattern says it badly. */
  "x-must"?: string;
}

export interface SecurityScheme {
  type: string;
  name?: string;
  description?: string;
  flows?: Record<string, { scopes: Record<string, string> }>;
  "x-client-option"?: string;
}

interface Response {
  $ref?: string;
  description: string;
  content?: Record<string, Content>;
}

export interface MethodName {
  /** Namespace of the client: `categories`. */
  group: string;
  /** Method in it: `update`. */
  method: string;
}

export interface RawOperation {
  operationId: string;
  tags: string[];
  deprecated?: boolean;
  /** The operations that replace it, by operationId. */
  "x-replaced-by"?: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, Content> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  servers?: { url: string }[];
  "x-source": string;
  "x-maturity"?: string;
  "x-rate-limit"?: { requests: number; perSeconds: number };
  "x-delivery-limit"?: { deliveries: number };
  "x-idempotent"?: { value: boolean; source: string };
  "x-not-shown"?: string | string[];
  "x-partial-success"?: boolean | { items: string; id: string };
  /** The records that it reads or changes, and how. */
  "x-record"?: { name: string; does: string };
  "x-explicit-without"?: { parameter: string; operationId: string; summary: string; call?: MethodName | null };
  /** Namespace and method, out of the table of names; `null`: no method calls it. */
  "x-call"?: MethodName | null;
}

/** The facts of an API that concern its clients as a whole: `x-client` of the description. */
export interface ClientTraits {
  /** For messages: `an ERP client`. */
  what: string;
  /** As the configuration writes it: `{base_url}`. */
  baseUrl: string;
  /** `anyCase`: field names are read in every casing. `asSent`: numbers and booleans may come as text. */
  reads?: "anyCase" | "asSent";
  /** Schema of the body of an error, and where it is written. `with2xx`: the source that an answer of 2xx may be such a body and nothing else. */
  error?: { schema: string; source: string; with2xx?: string };
  paging?: { number: string; size: string; defaultSize: number; items: string; hasMore: string };
  /** The schemas of events: the union of all types, and the envelope with the field that tells the type and the one of the payload. */
  events?: { union: string; envelope: string; type: string; payload: string };
}

export interface Document {
  /** The facts that concern clients of the API as a whole. */
  "x-client"?: Partial<ClientTraits>;
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string }[];
  tags: { name: string; description: string; "x-maturity": string; "x-source": string }[];
  paths: Record<string, Record<string, RawOperation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}
