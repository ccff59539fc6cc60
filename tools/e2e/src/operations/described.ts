import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareBundles } from "@kontor/codegen/read/bundles";

/** An operation as the specs describe it. */
export interface DescribedOperation {
  id: string;
  api: "erp" | "channel";
  method: string;
  path: string;
  raw: RawOperation;
  /** Whether the answer with a status has a body. */
  hasBody(status: number): boolean;
  /** Follows a reference of its document. */
  resolve<Value>(value: Value | { $ref: string }): Value;
}

export interface RawSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, RawSchema>;
  required?: string[];
  items?: RawSchema;
  allOf?: RawSchema[];
  maxItems?: number;
  enum?: unknown[];
  additionalProperties?: unknown;
}

interface RawOperation {
  operationId: string;
  /** The form of the operation without one of its parameters, which has its own name. */
  "x-explicit-without"?: { parameter: string; operationId: string };
  security?: object[];
  responses: Record<string, { $ref: string } | { content?: object }>;
  parameters?: ({ $ref: string } | RawParameter)[];
  requestBody?: {
    content: Record<string, { schema: RawSchema; examples?: Record<string, { value: unknown } | { $ref: string }> }>;
  };
}

export interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: RawSchema;
}

/** Lists every operation of the bundled specs, without the explicit forms of others. */
export function listOperations(): DescribedOperation[] {
  const folder = prepareBundles();
  return (["erp", "channel"] as const).flatMap((api) => {
    const document = JSON.parse(readFileSync(join(folder, `${api}.json`), "utf8")) as {
      paths: Record<string, Record<string, RawOperation>>;
    };
    const resolve = <Value>(value: Value | { $ref: string }): Value => {
      const { $ref } = value as { $ref?: string };
      if ($ref === undefined) return value as Value;
      const keys = $ref.slice(2).split("/");
      return keys.reduce<unknown>(
        (node, key) => (node as Record<string, unknown>)[key.replaceAll("~1", "/")],
        document,
      ) as Value;
    };
    const hasBody = (raw: RawOperation) => (status: number) =>
      (resolve(raw.responses[String(status)]!) as { content?: object }).content !== undefined;
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, raw]) =>
        raw.operationId
          ? [{ id: raw.operationId, api, method: method.toUpperCase(), path, raw, resolve, hasBody: hasBody(raw) }]
          : [],
      ),
    );
  });
}
