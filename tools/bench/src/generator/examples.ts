import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { Ajv } from "ajv";
import type { Model } from "@kontor/codegen/model/model";
import type { Document, Json } from "@kontor/codegen/read/openapi";
import { resolve } from "@kontor/codegen/read/resolve";

export interface ExampleCounts {
  all: number;
  decoded: number;
  /** Examples that fit the schema beside them. */
  fitting: number;
  fittingDecoded: number;
  /** The first problems, for people. */
  problems: string[];
}

type Methods = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;

/** Has the generated client read every example of an answer that the description itself gives. */
export async function decodeExamples(folder: string, model: Model, document: Document): Promise<ExampleCounts> {
  const file = pathToFileURL(join(folder, "client/generated/client.generated.ts")).href;
  const module = (await import(file)) as Record<string, (options: object) => Methods>;
  const create = module[`create${model.Api}Client`]!;
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema({ $id: "whole", components: withNull(document.components as unknown as Json) });
  const counts: ExampleCounts = { all: 0, decoded: 0, fitting: 0, fittingDecoded: 0, problems: [] };
  for (const operation of model.operations) {
    if (operation.answer.kind !== "shape" || !operation.call) continue;
    const { group, method } = operation.call;
    for (const { status, value, schema } of listExamples(document, operation.path, operation.method)) {
      const client = create({ baseUrl: "https://vendor.test", fetch: async () => Response.json(value, { status }) });
      const called = operation.parameters.filter(({ isGivenPerCall }) => isGivenPerCall);
      const params = Object.fromEntries(called.filter(({ required }) => required).map(({ name }) => [name, "1"]));
      const args = [...(called.length > 0 ? [params] : []), ...(operation.body ? [{}] : [])];
      const problem = await client[group]![method]!(...args).then(
        () => undefined,
        (error: unknown) => (error as Error).message,
      );
      const isFitting = ajv.validate(withNull(toAbsolute(schema)) as object, value);
      counts.all += 1;
      counts.decoded += problem === undefined ? 1 : 0;
      counts.fitting += isFitting ? 1 : 0;
      counts.fittingDecoded += isFitting && problem === undefined ? 1 : 0;
      if (isFitting && problem !== undefined) counts.problems.push(problem);
    }
  }
  return counts;
}

function listExamples(document: Document, path: string, method: string) {
  const { responses } = document.paths[path]![method.toLowerCase()]!;
  return Object.entries(responses).flatMap(([status, raw]) => {
    if (!status.startsWith("2")) return [];
    const content = resolve(document, raw).content?.["application/json"] as
      | { schema?: Json; example?: Json; examples?: Record<string, { value: Json }> }
      | undefined;
    const values = Object.values(content?.examples ?? {}).map(
      (each) => resolve(document, each as { $ref?: string; value: Json }).value,
    );
    return [...values, ...(content?.example === undefined ? [] : [content.example])].map((value) => ({
      status: Number(status),
      value,
      schema: content!.schema ?? {},
    }));
  });
}

function toAbsolute(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"whole#/components/')) as Json;
}

/** `nullable` of OpenAPI 3.0 in the words of JSON Schema. */
function withNull(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = value;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, withNull(each)]));
  return nullable === true ? { anyOf: [{ type: "null" }, inner] } : inner;
}
