import { listCallParameters } from "../client/call.ts";
import { formatBanner } from "../comments.ts";
import type { Model } from "../../model/model.ts";
import { resolve, type Document, type Json, type Operation, type RawOperation, type Spec } from "../../read/spec.ts";
import { listContents } from "../sandbox/schemas/parts.ts";
import { listByKey } from "../sandbox/schemas/trim.ts";
import { mergeLines, settleSchema } from "./settle-schema.ts";

/** Emits what the command line says and checks about an API: an operation, an event or a schema per line. */
export function emitSpecData(spec: Spec, model: Model): string {
  const { api, document, version } = spec;
  const known = new Map(model.operations.map((each) => [each.id, each]));
  const operations = spec.operations
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((each) => `    ${JSON.stringify(readFacts(spec, each, known.get(each.id)!))},\n`);
  const events = spec.events.map(
    ({ type, payload, description, source }) =>
      `    ${JSON.stringify({ type, payload, description: mergeLines(description), source })},\n`,
  );
  const schemas = listByKey(Object.entries(document.components.schemas)).map(
    ([name, schema]) => `    ${name}: ${JSON.stringify(settleSchema(document, schema))},\n`,
  );
  return `${formatBanner(spec)}import type { SpecData } from "../shape.ts";

export const ${api}: SpecData = {
  api: "${api}",
  version: ${JSON.stringify(version)},
  operations: [
${operations.join("")}  ],
  events: [
${events.join("")}  ],
  schemas: {
${schemas.join("")}  },
};
`;
}

function readFacts({ api, document }: Spec, operation: Operation, model: Model["operations"][number]): object {
  const { id, method, path, summary, scopes, maturity, source, rateLimit, open, parameters, replacedBy } = operation;
  const raw = document.paths[path]![method.toLowerCase()]!;
  const perCall = new Set(listCallParameters(model).map((each) => each.name));
  const body = listContents(raw)[0];
  const [status, success] = Object.entries(raw.responses).find(([key]) => key.startsWith("2"))!;
  const schema = Object.entries(resolve(document, success).content ?? {})[0]?.[1].schema;
  return {
    id,
    api,
    ...(model.call && { call: `${model.call.group}.${model.call.method}` }),
    method,
    path,
    summary,
    ...(raw.description && { description: mergeLines(raw.description) }),
    scopes,
    credentials: open ? [] : readCredentials(raw),
    maturity,
    source,
    ...(rateLimit && { rateLimit }),
    ...(model.sendOnce && { sendOnce: true, deliveries: raw["x-delivery-limit"]?.deliveries }),
    ...(model.repeats !== undefined && { repeats: model.repeats }),
    ...(replacedBy && { replacedBy }),
    parameters: parameters
      .filter(({ name }) => perCall.has(name))
      .map((each) => ({
        name: each.name,
        place: each.in,
        required: each.required ?? false,
        ...(each.description && { description: mergeLines(each.description) }),
        schema: settleSchema(document, each.schema),
        ...(each.explode === false && { isCommaList: true }),
      })),
    ...(body?.[1].schema &&
      model.body && {
        body: {
          type: body[0],
          form: model.body.form,
          required: model.body.required,
          schema: settleSchema(document, body[1].schema),
        },
      }),
    answer: {
      status: Number(status),
      kind: model.answer.kind,
      ...(model.answer.kind === "shape" && schema && { schema: settleSchema(document, schema) }),
    },
    unknowns: collectUnknowns(document, raw),
  };
}

/** Which credentials an operation accepts. */
function readCredentials({ security = [] }: RawOperation): string[] {
  return security.some((each) => "apiKey" in each) ? ["token", "key"] : ["token"];
}

/** Collects what is not shown about an operation itself, its parameters and its answers; what is open about a schema stands in it. */
function collectUnknowns(document: Document, raw: RawOperation): string[] {
  const ids = new Set<string>();
  const visit = (part: Json | undefined) => {
    if (typeof part !== "object" || part === null) return;
    if (!Array.isArray(part)) {
      const { "x-not-shown": open = [], $ref } = part as { "x-not-shown"?: Json; $ref?: string };
      for (const id of [open].flat()) ids.add(id as string);
      if ($ref && !$ref.includes("/schemas/")) visit(resolve(document, part as { $ref: string }) as unknown as Json);
    }
    for (const each of Object.values(part)) visit(each as Json);
  };
  visit(raw as unknown as Json);
  return [...ids].toSorted();
}
