/** A JSON Schema as the generator writes it: without words for people, and with names in place of pointers. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  /** The field that tells which member of `oneOf` is meant, and its value in each. */
  discriminator?: { propertyName: string; values: readonly string[] };
  readonly [keyword: string]: unknown;
}

/** What is wrong with a value, by JSON Pointer. */
export type Problems = Record<string, string[]>;

export interface OperationSchemas {
  /** The names of its headers, divided by a space; `*` marks one that is required. */
  header?: string;
  /** Those of its headers that differ from the headers of the same name elsewhere. */
  ownHeaders?: Readonly<Record<string, Schema>>;
  query?: Schema;
  path?: Schema;
  body?: Schema;
  default?: Schema;
  readonly [status: number]: Schema;
}

/** The schemas of one resource group. Each is made when it is first needed. */
export interface GroupSchemas {
  operations: Readonly<Record<string, () => OperationSchemas>>;
  schemas: Readonly<Record<string, () => Schema>>;
}

export interface ApiSchemas {
  groups: readonly GroupSchemas[];
  schemas: Readonly<Record<string, () => Schema>>;
  headers: Readonly<Record<string, Schema>>;
  /** The name of the schema of each event, by type. */
  events: Readonly<Record<string, string>>;
}
