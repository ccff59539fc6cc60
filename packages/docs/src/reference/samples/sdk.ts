import { resolve } from "@kontor/codegen/read/resolve";
import {
  type Json,
  type Operation,
  type Spec,
  findAnswerSchema,
  findExample,
  listCallParameters,
  readGiven,
  type Document,
  type ReaderParameter,
} from "../document.ts";
import { flatten } from "../fields.ts";
import { demo } from "../../../../sandbox/src/seed/demo.ts";
import { findSampleValues } from "../../../../sandbox/src/seed/sample-values.ts";
import type { EventPage } from "../operations.ts";

/** Builds the name of the method that calls an operation: `erp.categories.update()`. */
export function buildSdkName(spec: Spec, { call, method, path }: Operation): string {
  return call ? `${spec.api}.${call.group}.${call.method}()` : `${nameRaw(spec)}.${method}("${path}")`;
}

/** Builds a call of the client with the example of the spec. It names two fields of the answer. */
export function buildSdkSample(spec: Spec, operation: Operation): string {
  const { call } = operation;
  if (!call) return buildRawSample(spec, operation);
  const answer = buildAssignment(spec, operation, Object.keys(readBody(spec, operation).properties));
  const indent = answer.endsWith("\n  ") ? "  " : "";
  const values = [parameters(spec, operation), body(spec, operation, indent)].filter((value) => value !== undefined);
  const written = values
    .map((value) => (typeof value === "string" ? value : formatLiteral(value, { indent })))
    .join(", ");
  return `${answer}await ${spec.api}.${call.group}.${call.method}(${written});\n`;
}

/** The client by path; that of the ERP has the short name, as most of such operations are its own. */
function nameRaw({ api }: Spec): string {
  return api === "channel" ? "rawChannel" : "raw";
}

/** A call by path, of an operation that no method calls. */
function buildRawSample(spec: Spec, operation: Operation): string {
  const required = listCallParameters(operation).filter((each) => each.required);
  const params = Map.groupBy(required, (each) => each.in);
  const sent = body(spec, operation, "");
  const init = {
    ...(params.size > 0 && {
      params: Object.fromEntries(
        [...params].map(([place, each]) => [
          place,
          Object.fromEntries(
            each.map((one) => [
              one.name,
              chooseParameterValue(spec.document, one, readBody(spec, operation).example, operation.id),
            ]),
          ),
        ]),
      ),
    }),
    ...(sent !== undefined && typeof sent !== "string" && { body: sent }),
    ...(operation.answer.kind === "bytes" && { parseAs: "arrayBuffer" }),
  };
  const written = Object.keys(init).length > 0 ? `, ${formatLiteral(init)}` : "";
  return `const { data, error } = await ${nameRaw(spec)}.${operation.method}("${operation.path}"${written});\n`;
}

function parameters(spec: Spec, operation: Operation): Json | undefined {
  const required = listCallParameters(operation).filter((each) => each.required);
  const sent = readBody(spec, operation).example;
  if (required.length > 0)
    return Object.fromEntries(
      required.map((each) => [each.name, chooseParameterValue(spec.document, each, sent, operation.id)]),
    );
  return listCallParameters(operation).length > 0 && operation.body ? {} : undefined;
}

/** Reads the body of an operation: its media type, the fields that it may have, and its example. */
export function readBody(spec: Spec, operation: Operation) {
  const [[type, content] = ["", undefined]] = Object.entries(readGiven(operation).requestBody?.content ?? {});
  const { properties = {} } = flatten(spec.document, content?.schema ?? {});
  return { type, properties, example: findExample(spec.document, content)?.value };
}

/** Gives the example of the spec. A form with files is given as TypeScript text. */
function body(spec: Spec, operation: Operation, indent: string): Json | string | undefined {
  const { type, properties, example } = readBody(spec, operation);
  if (type === "application/octet-stream") return 'new Blob(["the bytes of a file"])';
  if (type !== "multipart/form-data") return typeof example === "string" ? JSON.stringify(example) : example;
  const deeper = `${indent}  `;
  const parts = Object.entries(Object(example) as Record<string, Json>).map(([name, value]) => {
    const isFile = properties[name]?.format === "binary";
    return `${deeper}${name}: ${isFile ? `new Blob([${formatLiteral(value)}])` : formatLiteral(value, { indent: deeper, width: 60 })},\n`;
  });
  return `{\n${parts.join("")}${indent}}`;
}

/** Names what the answer brings: first its list, then its id, then what cannot be sent. */
function buildAssignment({ api, document }: Spec, operation: Operation, sent: readonly string[]): string {
  const { answer, partial } = operation;
  if (partial) return "const { stored, refused } =\n  ";
  if (answer.kind === "none") return "";
  if (answer.kind === "bytes") return "const bytes = ";
  if (answer.kind === "shape" && answer.shape.kind === "list") return "const list = ";
  const fields = Object.keys(flatten(document, findAnswerSchema(operation) ?? {}).properties ?? {});
  if (fields.length === 0) return "const answer = "; // a text or a number
  const news = fields.filter((name) => !sent.includes(name));
  const first = ["items", "id"].filter((name) => fields.includes(name));
  const names = [...new Set([...first, ...news, ...fields])].slice(0, 2);
  // a field with the name of the client gets another name
  return `const { ${names.map((name) => (name === api ? `${name}: itself` : name)).join(", ")} } =\n  `;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * Formats a JSON value as TypeScript. Names have no quotes, and a value that is too long for one line has one entry per line.
 *
 * @param options.indent The text at the start of every line after the first.
 * @param options.width The longest value that stays on one line, in characters. Default 32, which fits behind the name of a method.
 */
export function formatLiteral(value: Json, { indent = "", width = 32 } = {}): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const deeper = { indent: `${indent}  `, width: 60 };
  const entries = Array.isArray(value)
    ? value.map((each) => formatLiteral(each, deeper))
    : Object.entries(value).map(
        ([key, each]) => `${NAME.test(key) ? key : JSON.stringify(key)}: ${formatLiteral(each, deeper)}`,
      );
  if (entries.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const space = Array.isArray(value) ? "" : " ";
  const flat = `${open}${space}${entries.join(", ")}${space}${close}`;
  if (flat.length <= width && !flat.includes("\n")) return flat;
  return `${open}\n${entries.map((entry) => `${deeper.indent}${entry},\n`).join("")}${indent}${close}`;
}

/** Values that every sandbox has from the start. A sample that uses them runs there unchanged. */
const IN_SANDBOX: Record<string, Json> = {
  channel: demo.channel,
  sellerId: demo.sellerId,
  jtlAccountId: demo.accountId,
  pin: demo.sellerPin,
  packageId: demo.packageId,
  itemId: demo.itemId,
  companyId: demo.companyId,
  taxClassId: demo.taxClassId,
  warehouseId: demo.warehouseId,
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Chooses the value to show for a parameter: the one that the body of the sample has for the same record, else the example of the spec,
 * else a value of its type that says what it is.
 *
 * @param body The body of the sample: a call names one record in its address and in its body.
 * @param operation Its id, by which the sandbox tells the records that it holds from the start.
 */
export function chooseParameterValue(
  document: Document,
  parameter: ReaderParameter,
  body?: Json,
  operation = "",
): Json {
  const { name, schema, example } = parameter;
  const { type, format, minimum } = resolve(document, schema) as { type?: unknown; format?: string; minimum?: number };
  const named = parameter.in === "path" ? (Object(body) as Record<string, Json>)[name] : undefined;
  if (typeof named === "string" && (format !== "uuid" || UUID.test(named))) return named;
  if (example !== undefined) return example;
  const kept = findSampleValues(operation)[name] ?? IN_SANDBOX[name];
  const isNumber = type === "integer" || type === "number";
  if (kept !== undefined && (format !== "uuid" || UUID.test(String(kept)))) return isNumber ? Number(kept) : kept;
  if (name === "categoryId" && format === "uuid") return demo.categoryId;
  if (isNumber) return minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [`a-${name}`];
  if (format === "uuid") return "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
  return /After|At$/.test(name) ? "2026-02-11T08:30:00Z" : `a-${name.replaceAll(/([A-Z])/g, "-$1").toLowerCase()}`;
}

/** Builds a consumer with a handler for one type of event. For an unknown type it has only the handler for all other types. */
export function buildHandlerSample({ type, known }: EventPage): string {
  const own = known
    ? [`    ${JSON.stringify(type)}: async ({ event }) => {`, "      console.log(event.sellerId);", "    },"]
    : [];
  return [
    "const consumer = createChannelConsumer({",
    "  channel,",
    '  inbox: sqliteInbox("events.db"),',
    "  handlers: {",
    ...own,
    '    "*": async ({ type }) => {',
    "      console.log(`nothing to do for ${type}`);",
    "    },",
    "  },",
    "});",
  ].join("\n");
}
