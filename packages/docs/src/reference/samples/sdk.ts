import {
  findAnswerSchema,
  type Json,
  listCallParameters,
  type Operation,
  type ReaderParameter,
  type Spec,
} from "../document.ts";
import { flatten } from "../fields.ts";
import { type EventPage, isOfSeller } from "../operations.ts";
import { findEarlier, type Given, listSampleValues, readBody } from "./values.ts";

/** Builds the name of the method that calls an operation: `erp.categories.update()`, `seller.sellerOffers.create()`. */
export function buildSdkName(spec: Spec, operation: Operation): string {
  const { call, method, path } = operation;
  const client = nameClient(spec, operation);
  return call ? `${client}.${call.group}.${call.method}()` : `${client}.${method}("${path}")`;
}

/** The client of the guides that calls an operation. A seller has its own credential, and so its own client. */
export function nameClient({ api }: Spec, operation: Operation): string {
  const owner = isOfSeller(operation) ? "seller" : api;
  if (operation.call) return owner;
  return owner === "erp" ? "raw" : `raw${owner[0]!.toUpperCase()}${owner.slice(1)}`; // most of such operations are the ERP's
}

/** Builds a call of the client with the example of the spec, behind the call that it needs before it. It names two fields of the answer. */
export function buildSdkSample(spec: Spec, operation: Operation): string {
  const earlier = findEarlier(spec, operation);
  if (!earlier) return buildCall(spec, operation);
  const { taken, given, later } = earlier;
  const own = buildCall(spec, operation, later);
  const before = buildCall(spec, earlier.operation, given, taken?.field ?? "");
  if (!taken) return `${before}\n${own}`;
  const told = `"${taken.mark}"`;
  return `${before}\n${own.replace(told, nameTold(spec, earlier.operation, taken.field)).replace(/\b(\w+): \1(?= \}|,)/, "$1")}`;
}

/** How the later call names a field of the earlier answer. Most are optional, as the platform does not say that they are there. */
function nameTold(spec: Spec, operation: Operation, field: string): string {
  if (!operation.call) return `before.data?.${field.replaceAll(".", "?.")} ?? ""`;
  const { properties = {}, required = [] } = flatten(spec.document, findAnswerSchema(operation) ?? {});
  return field in properties && !required.includes(field) ? `${field} ?? ""` : field;
}

/** @param keep The field of the answer that a later call takes: nothing, where it is empty, and what a reader looks for, where it is missing. */
function buildCall(spec: Spec, operation: Operation, given: Given = {}, keep?: string): string {
  const { call } = operation;
  if (!call) return buildRawCall(spec, operation, given, keep);
  const kept = keep ? `const { ${keep} } =\n  ` : keep;
  const answer = kept ?? buildAssignment(spec, operation, given);
  const isUnknown = keep && !flatten(spec.document, findAnswerSchema(operation) ?? {}).properties;
  const indent = answer.endsWith("\n  ") ? "  " : "";
  const options = buildOptions(spec, operation, given);
  const sentParts = [buildParameters(spec, operation, given), body(spec, operation, { given, indent }), options];
  const values = sentParts.filter((value) => value !== undefined);
  const written = values
    .map((value) => (typeof value === "string" ? value : formatLiteral(value, { indent })))
    .join(", ");
  const code = `await ${nameClient(spec, operation)}.${call.group}.${call.method}(${written})`;
  return `${answer}${isUnknown ? `(${code}) as { ${keep}: string }` : code};\n`;
}

/** The headers that the client would set from its options, for this call alone. */
function buildOptions(spec: Spec, operation: Operation, given: Given): Json | undefined {
  const own = Object.keys(given.values ?? {}).filter((name) => !isGivenPerCall(operation, { name }));
  if (own.length === 0) return undefined;
  return { headers: Object.fromEntries(own.map((name) => [name, given.values![name]!])) };
}

/** A call by path, of an operation that no method calls. */
function buildRawCall(spec: Spec, operation: Operation, given: Given, keep?: string): string {
  const called = listSampleValues(spec, operation, given).filter(({ parameter }) =>
    isGivenPerCall(operation, parameter),
  );
  const params = Map.groupBy(called, ({ parameter }) => parameter.in);
  const sent = body(spec, operation, { given, indent: "" });
  const init = {
    ...(params.size > 0 && {
      params: Object.fromEntries(
        [...params].map(([place, each]) => [
          place,
          Object.fromEntries(each.map(({ parameter, value }) => [parameter.name, value])),
        ]),
      ),
    }),
    ...(sent !== undefined && typeof sent !== "string" && { body: sent }),
    ...(operation.answer.kind === "bytes" && { parseAs: "arrayBuffer" }),
  };
  const written = Object.keys(init).length > 0 ? `, ${formatLiteral(init)}` : "";
  const answer = keep === undefined ? "{ data, error }" : "before";
  return `const ${answer} = await ${nameClient(spec, operation)}.${operation.method}("${operation.path}"${written});\n`;
}

function isGivenPerCall(operation: Operation, { name }: Pick<ReaderParameter, "name">): boolean {
  return listCallParameters(operation).some((each) => each.name === name);
}

function buildParameters(spec: Spec, operation: Operation, given: Given): Json | undefined {
  const values = listSampleValues(spec, operation, given).filter(({ parameter }) =>
    isGivenPerCall(operation, parameter),
  );
  if (values.length > 0) return Object.fromEntries(values.map(({ parameter, value }) => [parameter.name, value]));
  return listCallParameters(operation).length > 0 && operation.body ? {} : undefined;
}

/** Gives the example of the spec. A form with files is given as TypeScript text. */
function body(
  spec: Spec,
  operation: Operation,
  { given, indent }: { given: Given; indent: string },
): Json | string | undefined {
  const { type, properties, example } = readBody(spec, operation, given);
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
function buildAssignment(spec: Spec, operation: Operation, { values = {} }: Given): string {
  const { answer, partial } = operation;
  if (partial) return "const { stored, refused } =\n  ";
  if (answer.kind === "none") return "";
  if (answer.kind === "bytes") return "const bytes = ";
  if (answer.kind === "shape" && answer.shape.kind === "list") return "const list = ";
  const fields = Object.keys(flatten(spec.document, findAnswerSchema(operation) ?? {}).properties ?? {});
  if (fields.length === 0) return "const answer = "; // a text or a number
  const sent = Object.keys(readBody(spec, operation).properties);
  const news = fields.filter((name) => !sent.includes(name));
  const first = ["items", "id"].filter((name) => fields.includes(name));
  const names = [...new Set([...first, ...news, ...fields])].filter(
    (name) => !Object.values(values).includes(`__${name}__`),
  );
  // a field with the name of the client gets another name
  const client = nameClient(spec, operation);
  const written = names.slice(0, 2).map((name) => (name === client ? `${name}: itself` : name));
  return `const { ${written.join(", ")} } =\n  `;
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
