import type { Json } from "../document/openapi.ts";

/** A construct of JSON Schema: a value that fits it, and one that a client refuses to read. */
export interface SchemaConstruct {
  schema: Json;
  fits: Json;
  /** Absent where nothing is refused. */
  misfits?: Json;
  /** It has a field that is not described, which a type does not have. */
  hasMore?: boolean;
}

/** A construct of an operation: how it is called, and what stands on the wire. */
export interface OperationConstruct {
  path?: string;
  method?: string;
  /** Fields of the path beside the operation. */
  item?: Record<string, Json>;
  operation: Record<string, Json>;
  /** The arguments of the call, as a program writes them. */
  call: string;
  /** The request as the server gets it. */
  sent?: { url?: string; headers?: Record<string, string>; body?: string | RegExp };
  /** The answer of the server. Default: 200 with `{}`. */
  answer?: { status?: number; type?: string; body?: string };
  /** The result of the call, as a program writes it. */
  gives?: string;
  /** Its type. */
  type?: string;
}

/** A construct that no client of ours can send or read, with words of the refusal. */
export interface RefusedConstruct {
  operation: Record<string, Json>;
  path?: string;
  method?: string;
  words: string;
}
