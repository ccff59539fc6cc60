/** A schema as a description of the platform's writes it: OpenAPI 3.0 or 3.1, JSON or YAML. */
export interface VendorSchema {
  $ref?: string;
  type?: string;
  format?: string;
  items?: VendorSchema;
  properties?: Record<string, VendorSchema>;
  required?: string[];
  additionalProperties?: boolean | VendorSchema;
  enum?: (string | number)[];
  /** The names of the values of an integer enum. */
  "x-enumNames"?: string[];
  [key: string]: unknown;
}

export interface VendorParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: VendorSchema;
}

export interface VendorBody {
  content?: Record<string, { schema?: VendorSchema }>;
}

export interface VendorOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  deprecated?: boolean;
  parameters?: VendorParameter[];
  requestBody?: VendorBody;
  responses: Record<string, VendorBody>;
  security?: Record<string, string[]>[];
  /** stable, beta, alpha or draft */
  "x-stability-level"?: string;
  /** A remark for our notes, in our words. */
  "x-remark"?: string;
}

export interface Description {
  paths: Record<string, Record<string, VendorOperation>>;
  components: { schemas: Record<string, VendorSchema> };
}

/** One operation of a description, with the place where it stands. */
export interface Found {
  method: string;
  path: string;
  operation: VendorOperation;
}

const METHODS = ["get", "head", "post", "put", "patch", "delete"];

/** Lists the operations of a description, by path and method as it has them. */
export function listOperations({ paths }: Description): Found[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, path, operation: item[method]! })),
  );
}

/** The name of the schema that a reference means: `#/components/schemas/Stock` is `Stock`. */
export function readReference(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
