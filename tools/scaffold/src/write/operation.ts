import { formatField } from "../name/title.ts";
import type { RecordUse } from "../name/record.ts";
import type { VendorBody, VendorOperation, VendorSchema } from "../read/description.ts";
import { readTable } from "../read/tables.ts";
import { formatSummary } from "../text/operation.ts";
import { formatTitle } from "../text/title.ts";
import { formatFlow, formatPlain } from "./flow.ts";
import { writeHeaders, writeParameter } from "./parameters.ts";
import { shape } from "./schema.ts";

const MATURITIES: Record<string, string> = { stable: "stable", beta: "beta", alpha: "Development", draft: "Planned" };
const ANSWERS: Record<string, string> = {
  "400": "badRequest",
  "401": "unauthorized",
  "402": "noLicence",
  "403": "forbidden",
  "404": "notFound",
  "406": "notPossible",
  "409": "wrongState",
  "410": "gone",
  "412": "badSignature",
  "429": "tooManyRequests",
  "500": "internalError",
};
const scopes = readTable("scopes.tsv");
const tags = readTable("tags.tsv");

export interface OperationPlace {
  method: string;
  operation: VendorOperation;
  /** Our operationId. */
  id: string;
  /** How our path writes its parameters, in order. */
  pathNames: string[];
  record: RecordUse;
  /** Why the client has no method of its own for it; then it is left to `/raw`. */
  leftOut: string | undefined;
  refer(vendor: string): string;
  /** The reference to an example of a schema, for a request or an answer. */
  exampleOf(schema: VendorSchema): string;
}

/** Writes one operation of a path's file. */
export function writeOperation(place: OperationPlace): string[] {
  const { method, operation, id, record } = place;
  const level = operation["x-stability-level"];
  const notes = [
    operation["x-remark"],
    place.leftOut && `The client has no method of its own for it: ${place.leftOut}.`,
  ];
  return [
    `${method}:`,
    `  operationId: ${id}`,
    `  tags: [${chooseTag(operation)}]`,
    `  summary: ${formatPlain(formatTitle(operation.summary ?? id))}`,
    `  description: ${formatPlain(describe(place))}`,
    ...(operation.deprecated ? ["  deprecated: true"] : []),
    "  x-source: documented",
    ...notes.flatMap((text, index) => [
      ...(index === 0 && notes.some(Boolean) ? ["  x-notes:"] : []),
      ...(text
        ? [
            `    - { text: ${JSON.stringify(text)}, x-source: ${text === operation["x-remark"] ? "documented" : "assumed"} }`,
          ]
        : []),
    ]),
    `  x-maturity: ${MATURITIES[level ?? ""] ?? "Development"}`,
    ...(level === undefined ? ["  x-maturity-source: assumed # none is stated"] : []),
    `  x-record: ${formatFlow(record)}`,
    ...writeSecurity(operation).map((line) => `  ${line}`),
    ...parameters(place),
    ...body(place),
    "  responses:",
    ...Object.entries(operation.responses).flatMap(([status, answer]) => writeAnswer(status, answer, place)),
    ...(operation.responses["429"] ? [] : [`    "429": { $ref: ../../responses.yaml#/tooManyRequests }`]),
    "    default: { $ref: ../../responses.yaml#/otherError }",
  ];
}

export function chooseTag({ tags: [tag = ""] = [] }: VendorOperation): string {
  return tags.get(tag)?.[0] ?? tag;
}

export function listScopes({ security = [] }: VendorOperation): string[] {
  const stated = security.flatMap((each) => Object.values(each).flat());
  return stated.map((scope) => scopes.get(scope)?.[0] ?? scope);
}

function describe({ operation }: OperationPlace): string {
  const isPaged = operation.parameters?.some(({ name }) => name === "pageNumber");
  const isBytes = Object.values(operation.responses).some((answer) => findSchema(answer)?.format === "byte");
  const more = isPaged
    ? " Page by page."
    : isBytes
      ? " Declared as JSON text of base64; PDFs are seen raw, so look at the first bytes."
      : "";
  return `${formatSummary(operation.summary ?? "")}.${more}`;
}

function writeSecurity(operation: VendorOperation): string[] {
  const stated = listScopes(operation);
  if (stated.length === 0)
    return [
      "security: # no scope is stated",
      ...["authorizationCode", "clientCredentials", "apiKey"].map((scheme) => `  - ${scheme}: []`),
    ];
  const oauth = ["authorizationCode", "clientCredentials"].flatMap((scheme) =>
    stated.map((scope) => `  - ${scheme}: [${scope}]`),
  );
  return [...(stated.length > 1 ? ["x-not-shown: several-scopes"] : []), "security:", ...oauth, "  - apiKey: []"];
}

function parameters({ operation, pathNames, refer }: OperationPlace): string[] {
  const all = operation.parameters ?? [];
  const inPath = all.filter(({ in: where }) => where === "path");
  return [
    "  parameters:",
    ...inPath.flatMap((each, index) =>
      writeParameter({ ...each, name: pathNames[index] ?? formatField(each.name) }, refer),
    ),
    ...all.filter(({ in: where }) => where === "query").flatMap((each) => writeParameter(each, refer)),
    ...writeHeaders(all.filter(({ in: where }) => where === "header")),
  ];
}

function body({ operation, refer, exampleOf }: OperationPlace): string[] {
  if (!operation.requestBody) return [];
  const schema = findSchema(operation.requestBody);
  const head = ["  requestBody:", "    required: true", "    x-required-source: assumed"];
  if (!schema)
    return [
      ...head,
      "    x-not-shown: file-transfer",
      "    content:",
      "      application/octet-stream:",
      "        schema: { type: string, format: binary }",
    ];
  return [
    ...head,
    "    content:",
    "      application/json:",
    ...typed(schema, refer, exampleOf).map((line) => `        ${line}`),
  ];
}

function typed(schema: VendorSchema, refer: OperationPlace["refer"], exampleOf: OperationPlace["exampleOf"]): string[] {
  return [`schema: ${formatFlow(shape(schema, refer))}`, `examples: { usual: { $ref: ${exampleOf(schema)} } }`];
}

/** One answer; where nothing describes what a success carries, the row of not-shown.yaml that asks. */
function writeAnswer(
  status: string,
  answer: VendorBody,
  { method, record, refer, exampleOf }: OperationPlace,
): string[] {
  if (!status.startsWith("2")) return [`    "${status}": { $ref: ../../responses.yaml#/${ANSWERS[status]} }`];
  const schema = findSchema(answer);
  const isVoid =
    !schema && (status === "204" || method === "head" || record.does === "mail" || record.does === "print");
  const head = [
    `    "${status}":`,
    `      description: ${isVoid ? "Done." : says(record.does)}`,
    "      x-source: documented",
  ];
  if (isVoid) return head;
  const lines = !schema
    ? [
        "application/json:",
        `  schema: { x-not-shown: ${["get", "list"].includes(record.does) ? "query-answers" : "command-answers"} }`,
      ]
    : schema.format === "byte"
      ? ["application/octet-stream:", "  schema: { type: string, format: binary }"]
      : ["application/json:", ...typed(schema, refer, exampleOf).map((line) => `  ${line}`)];
  return [...head, "      content:", ...lines.map((line) => `        ${line}`)];
}

function says(does: RecordUse["does"]): string {
  if (does === "create") return "The created record.";
  if (does === "update" || does === "replace") return "The changed record.";
  if (does === "download") return "The file.";
  if (does === "list") return "The list.";
  return does === "get" ? "The record." : "The result.";
}

export function findSchema({ content = {} }: VendorBody): VendorSchema | undefined {
  return Object.values(content)[0]?.schema;
}

/** The statuses that responses.yaml has an answer for. */
export function isKnownStatus(status: string): boolean {
  return status.startsWith("2") || ANSWERS[status] !== undefined;
}
