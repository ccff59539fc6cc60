import type {
  ClientHeader,
  ClientTraits,
  Document,
  Json,
  RawOperation,
  Parameter as RawParameter,
} from "../document/openapi.ts";

export type { ClientTraits } from "../document/openapi.ts";

/** The values that a place in a message may hold, with every reference, `allOf` and nullable form of OpenAPI settled. */
export type Shape =
  | { kind: "any" | "text" | "integer" | "longInteger" | "number" | "boolean" | "bytes" | "decimalText" | "idText" }
  | { kind: "ref"; name: string }
  | { kind: "enum"; values: readonly Json[] }
  | { kind: "list"; items: Shape; isReadApart?: boolean }
  | { kind: "map"; values: Shape }
  | { kind: "freeForm" }
  | { kind: "union"; members: readonly Shape[]; discriminator?: Discriminator | undefined }
  | { kind: "nullable"; shape: Shape };

/** What the field of a discriminator may hold. */
export type Tag = string | number | boolean;

/** The field that tells which member of a union a value is. */
export interface Discriminator {
  field: string;
  /** Its values for each member, in the order of the members: all of one type. */
  values: readonly (readonly Tag[])[];
  /** A value may come without it. */
  isOptional: boolean;
}

/** One field of an object. */
export interface Field {
  name: string;
  shape: Shape;
  required: boolean;
  /** Our client requires it, though the platform does not. */
  clientRequired: boolean;
  /** A value that no log may hold. */
  isSecret: boolean;
  /** Only in what is read, or only in what is sent. */
  access?: "readOnly" | "writeOnly";
  comment: Comment;
}

/** The facts that a comment in generated code states. */
export interface Comment {
  description?: string | undefined;
  source?: string | undefined;
  isDeprecated?: boolean;
}

/** A shape with its own name: an object with its fields, or another shape. */
export interface NamedShape {
  /** Identifier of its type. No other thing of the model has it. */
  name: string;
  /** The resource group whose operations alone use it, or `shared`. */
  group: string;
  comment: Comment;
  body: { kind: "object"; fields: readonly Field[] } | { kind: "alias"; shape: Shape };
  /** An answer, an error or an event can hold it, so its sets of values may grow. */
  isRead: boolean;
  /** It holds itself, directly or by way of others. */
  isRecursive: boolean;
}

/** A parameter in the path, the query or a header. */
export interface Parameter {
  name: string;
  place: "path" | "query" | "header";
  required: boolean;
  description?: string | undefined;
  shape: Shape;
  /** `false`: a list is written as one value, its items separated by commas. */
  explode: boolean;
  /** A caller of a method gives it; others are set once for a client, or by the transport. */
  isGivenPerCall: boolean;
  /** As the description has it. */
  given: RawParameter;
}

/** A body in one media type. */
export interface Content {
  type: string;
  form: "json" | "urlencoded" | "multipart" | "text" | "bytes";
  shape: Shape;
}

/** The result of a method. */
export type Answer =
  | { kind: "shape"; shape: Shape; isOptional: boolean }
  | { kind: "bytes" }
  | { kind: "text" }
  | { kind: "none" }
  | { kind: "unknown" };

/** The names of the fields that a paged list needs, and the item that it holds. */
export interface Page {
  /** Query parameter with the number of the page. */
  number: string;
  /** Query parameter with the items on a page, and how many are asked for where a caller does not say. */
  size: string;
  defaultSize: number;
  item: Shape;
}

/** One operation: where it is, what it takes and what it gives. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Its first tag; its namespace where it has none. */
  tag: string;
  /** The type of the parameters of its method. */
  parametersName: string;
  /** Namespace and method of the client; absent where it is called by `/raw` alone. */
  call?: { group: string; method: string };
  summary: string;
  description?: string;
  scopes: readonly string[];
  /** No credential is sent with it. */
  isOpen: boolean;
  maturity: string;
  source: string;
  rateLimit?: { requests: number; perSeconds: number };
  /** Every sending uses one delivery of what it returns. */
  sendOnce: boolean;
  /** Whether a call may be sent again after its answer was lost. Absent where its method alone decides (RFC 9110 §9.2.2). */
  repeats?: boolean;
  parameters: readonly Parameter[];
  body?: Content & { required: boolean; /** All media types, for `/raw`. */ all: readonly Content[] };
  answer: Answer;
  /** Status of a success. */
  status: number;
  /** All answers, for `/raw`. */
  responses: readonly { status: string; contents: readonly Content[] }[];
  page?: Page;
  /** An answer of 2xx may say what was not done: of what list in the body, its items known by what. */
  partial: boolean | { items: string; id: string };
  /** The body is one list and nothing else: its name and its most items. */
  batch?: { list: string; most: number };
  isDeprecated: boolean;
  /** The operations that take its place, by operationId. */
  replacedBy: readonly string[];
  /** It shares its address with another operation, and is a separate method since it destroys so much. */
  isVariant: boolean;
  /** As the description has it, its parameters, bodies and answers in place of references: for those who show or check its own words. */
  given: RawOperation;
}

/** An event type and its payload. */
export interface EventType {
  type: string;
  /** Interface of the event: `SellerOfferNewEvent`. */
  name: string;
  payload: string;
  description: string;
  source: string;
  renamedTo?: string;
}

/** An API, as every emitter reads it. Nothing in it depends on the order in which the description is written. */
export interface Model {
  /** `erp`. */
  api: string;
  /** `Erp`. */
  Api: string;
  file: string;
  title: string;
  version: string;
  /** The description itself, for those who show or check its own words. */
  document: Document;
  traits: ClientTraits;
  headers: readonly ClientHeader[];
  scopes: Readonly<Record<string, string>>;
  events: readonly EventType[];
  /** By id. */
  operations: readonly Operation[];
  /** Resource groups of the client, in alphabetical order. */
  groups: readonly { name: string; operations: readonly Operation[] }[];
  /** By name. */
  shapes: ReadonlyMap<string, NamedShape>;
}
