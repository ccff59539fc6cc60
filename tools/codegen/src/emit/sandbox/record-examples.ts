import { formatBanner } from "../comments.ts";
import { formatPropertyKey } from "../../name/names.ts";
import type { Model, Operation } from "../../model/model.ts";
import type { Json } from "../../document/openapi.ts";
import { resolve } from "../../document/resolve.ts";
import { listByKey } from "./schemas/trim.ts";

/** Operations whose answer shows records as they are read. */
const SHOWN = new Set(["list", "get", "create"]);

/** Emits the records that the examples of answers show, by collection, a record per line. */
export function emitRecordExamples(model: Model): string {
  const found = new Map<string, Set<string>>();
  for (const operation of model.operations) {
    const { name, does } = operation.given["x-record"] ?? {};
    if (name === undefined || !SHOWN.has(does!)) continue;
    const texts = found.get(name) ?? new Set<string>();
    for (const record of readExamples(model, operation)) texts.add(JSON.stringify(record));
    if (texts.size > 0) found.set(name, texts);
  }
  const lines = listByKey(found).flatMap(([name, texts]) => [
    `  ${formatPropertyKey(name)}: [\n`,
    ...[...texts].toSorted().map((text) => `    ${text},\n`),
    "  ],\n",
  ]);
  return `${formatBanner(model)}
/** The records that the examples in the specs show, by collection. */
export const recordExamples: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
${lines.join("")}};
`;
}

/** The records in the examples of the success: the entries of a list, or the record itself. */
function readExamples({ document }: Model, { given, status }: Operation): Record<string, Json>[] {
  const { content = {} } = given.responses[String(status)]!;
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.values(examples).flatMap((example) => listRecords(resolve(document, example).value ?? null)),
  );
}

function listRecords(value: Json): Record<string, Json>[] {
  if (Array.isArray(value)) return value.flatMap(listRecords);
  if (typeof value !== "object" || value === null) return [];
  const lists = Object.values(value).filter((each) => Array.isArray(each));
  const isPage = "totalItems" in value || (Object.keys(value).length === 1 && lists.length === 1);
  return isPage ? lists.flatMap(listRecords) : [value];
}
