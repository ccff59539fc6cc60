import { listCallParameters } from "../client/call.ts";
import { formatBanner } from "../comments.ts";
import { orderAsWritten } from "../../model/as-written.ts";
import type { Model, Operation } from "../../model/model.ts";
import { formatPropertyKey } from "../../name/names.ts";
import type { Document, Json, RawOperation } from "../../document/openapi.ts";
import { resolve } from "../../document/resolve.ts";
import { listContents } from "../sandbox/schemas/parts.ts";
import { listByKey } from "../sandbox/schemas/trim.ts";
import { mergeLines, settleSchema } from "./settle-schema.ts";

/** Emits what the command line says and checks about an API: an operation, an event or a schema per line. */
export function emitSpecData(model: Model): string {
  const { api, document, version } = model;
  const operations = model.operations.map((each) => `    ${JSON.stringify(readFacts(model, each))},\n`);
  const events = orderAsWritten(model).events.map(
    ({ type, payload, description, source }) =>
      `    ${JSON.stringify({ type, payload, description: mergeLines(description), source })},\n`,
  );
  const schemas = listByKey(Object.entries(document.components.schemas)).map(
    ([name, schema]) => `    ${formatPropertyKey(name)}: ${JSON.stringify(settleSchema(document, schema))},\n`,
  );
  return `${formatBanner(model)}import type { SpecData } from "../shape.ts";

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

function readFacts({ api, document }: Model, operation: Operation): object {
  const { id, call, method, path, summary, scopes, maturity, source, rateLimit, answer, status, given } = operation;
  const body = listContents(given)[0];
  const schema = Object.values(given.responses[String(status)]?.content ?? {})[0]?.schema;
  return {
    id,
    api,
    ...(call && { call: `${call.group}.${call.method}` }),
    method,
    path,
    summary,
    ...(given.description && { description: mergeLines(given.description) }),
    scopes,
    credentials: operation.isOpen ? [] : readCredentials(given),
    maturity,
    source,
    ...(rateLimit && { rateLimit }),
    ...(operation.sendOnce && { sendOnce: true, deliveries: given["x-delivery-limit"]?.deliveries }),
    ...(operation.repeats !== undefined && { repeats: operation.repeats }),
    ...(operation.isDeprecated && { replacedBy: operation.replacedBy }),
    parameters: listCallParameters(operation).map((each) => ({
      name: each.name,
      place: each.place,
      required: each.required,
      ...(each.description && { description: mergeLines(each.description) }),
      schema: settleSchema(document, each.given.schema),
      ...(each.given.explode === false && { isCommaList: true }),
    })),
    ...(body?.[1].schema &&
      operation.body && {
        body: {
          type: body[0],
          form: operation.body.form,
          required: operation.body.required,
          schema: settleSchema(document, body[1].schema),
        },
      }),
    answer: {
      status,
      kind: answer.kind,
      ...(answer.kind === "shape" && schema && { schema: settleSchema(document, schema) }),
    },
    unknowns: collectUnknowns(document, given),
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
