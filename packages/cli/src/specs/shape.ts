/** A JSON Schema as the generator writes it: with names in place of pointers, and with the marks that a terminal shows or checks. */
export interface DataSchema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  required?: readonly string[];
  properties?: Readonly<Record<string, DataSchema>>;
  additionalProperties?: boolean | DataSchema;
  items?: DataSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly DataSchema[];
  oneOf?: readonly DataSchema[];
  /** The field that tells which member of `oneOf` is meant, and its value in each. */
  discriminator?: { propertyName: string; values: readonly string[] };
  "x-source"?: string;
  "x-not-shown"?: string | readonly string[];
  /** The meaning of each value of `enum`, in its order. */
  "x-enum-meaning"?: readonly string[];
  /** A key, a password or the number of an account or a card. */
  "x-secret"?: boolean;
  readonly [keyword: string]: unknown;
}

export interface SpecParameter {
  name: string;
  place: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: DataSchema;
  /** A list is sent as one value, its items separated by commas. */
  isCommaList?: boolean;
}

export interface SpecOperation {
  id: string;
  api: "erp" | "channel";
  /** Namespace and method of the client: `categories.update`. Absent where it is called by `/raw` alone. */
  call?: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  scopes: readonly string[];
  /** The credentials that it accepts; none for an open one. */
  credentials: readonly string[];
  maturity: string;
  source: string;
  rateLimit?: { requests: number; perSeconds: number };
  /** Every sending uses one delivery of what it returns. */
  sendOnce?: boolean;
  /** Whether a call may be sent again after its answer was lost. Absent where its method alone decides. */
  repeats?: boolean;
  deliveries?: number;
  /** It is deprecated; the operations that take its place. */
  replacedBy?: readonly string[];
  parameters: readonly SpecParameter[];
  body?: { type: string; form: string; required: boolean; schema: DataSchema };
  answer: { status: number; kind: string; schema?: DataSchema };
  unknowns: readonly string[];
}

export interface SpecEvent {
  type: string;
  payload: string;
  description: string;
  source: string;
}

export interface SpecData {
  api: "erp" | "channel";
  version: string;
  operations: readonly SpecOperation[];
  events: readonly SpecEvent[];
  schemas: Readonly<Record<string, DataSchema>>;
}

export interface ErrorWords {
  code: string;
  title: string;
  meaning: string;
  fix: string;
  byItself: string;
}

export interface Unknown {
  id: string;
  section: string;
  question: string;
  answer?: string;
  source?: string;
  ours: string;
  option: string;
}
