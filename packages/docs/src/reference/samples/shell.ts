import { interfaces } from "@kontor/codegen/interfaces";
import { isOfSeller } from "../operations.ts";
import {
  type Json,
  type Operation,
  type ReaderParameter,
  type ReaderSchema,
  type Spec,
  findAnswerSchema,
  listCallParameters,
  listParameters,
} from "../document.ts";
import { listFields } from "../fields.ts";
import { chooseParameterValue, readBody } from "./sdk.ts";

/** The variable with the base address of each interface (given §1, §4.6: configuration). */
const HOSTS = new Map(interfaces.map(({ id, address }) => [id, `$${address}`]));

/** Builds the same call for the command line: all required parameters and the example of the spec. */
export function buildCurlSample(spec: Spec, operation: Operation): string {
  const { type, properties, example } = readBody(spec, operation);
  // from the client's list: there, a parameter is required if a call without it would destroy more
  const parameters = listParameters(operation).filter((each) => each.required);
  const sample = (each: ReaderParameter) => String(chooseParameterValue(spec.document, each, example, operation.id));
  const query = parameters
    .filter((each) => each.in === "query")
    .map((each) => `${each.name}=${encodeURIComponent(sample(each))}`);
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(sample(parameters.find((each) => each.name === name)!)),
  );
  const token = isOfSeller(operation) ? "$KONTOR_SELLER_ACCESS_TOKEN" : "$KONTOR_ACCESS_TOKEN";
  return [
    `curl -X ${operation.method} "${HOSTS.get(spec.api)}${path}${query.length > 0 ? `?${query.join("&")}` : ""}"`,
    ...(operation.isOpen ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...parameters.filter((each) => each.in === "header").map((each) => `-H "${each.name}: ${sample(each)}"`),
    ...(type === "multipart/form-data" ? parts(properties) : example === undefined ? [] : body(type, example)),
  ].join(" \\\n  ");
}

/** Builds a form with files. Its JSON parts and its files are read from files of the same name. */
function parts(properties: Record<string, ReaderSchema>): string[] {
  return Object.entries(properties).map(([name, part]) =>
    part.format === "binary" ? `-F "${name}=@${name}.pdf"` : `-F "${name}=<${name}.json"`,
  );
}

function body(type: string, value: Json): string[] {
  if (type === "application/x-www-form-urlencoded") {
    return Object.entries(value as Record<string, Json>).map(
      ([key, each]) => `--data-urlencode "${key}=${String(each)}"`,
    );
  }
  return [`-H "Content-Type: ${type}"`, `--data '${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")}'`];
}

/** A text that a shell takes as it is. */
const PLAIN = /^[\w@%+,./:-]+$/;
/** With more fields, a body is easier to read as one document. */
const MOST_FIELDS = 6;
/** Answers that are keys or tokens: no terminal shows them. */
const KEYS = /^(authtoken|apikey)$/i;

/** Whether the command line knows the interface. */
export function hasCommands({ api }: Spec): boolean {
  return interfaces.some(({ id, rules }) => id === api && rules);
}

/** Builds the line of `kontor call` for the same call: all required parameters, and the example of the spec as its body. */
export function buildCliSample(spec: Spec, operation: Operation): string {
  const parameters = listCallParameters(operation).filter((each) => each.required);
  const { words, document } = writeBody(spec, operation);
  const sent = readBody(spec, operation).example;
  const all = [
    `kontor call ${operation.call ? `${operation.call.group}.${operation.call.method}` : operation.id}`,
    ...parameters.map(
      (each) => `${each.name}=${quote(String(chooseParameterValue(spec.document, each, sent, operation.id)))}`,
    ),
    ...words,
    ...writeSave(spec, operation),
  ];
  const line = all.join(" ");
  return `${line.length > 72 ? all.join(" \\\n  ") : line}${document}`;
}

/** The words for the body, and the document behind the line where the body comes from the standard input. */
function writeBody(spec: Spec, operation: Operation): { words: string[]; document: string } {
  const { type, properties, example } = readBody(spec, operation);
  if (type === "application/octet-stream") return { words: ["--body file.bin"], document: "" };
  if (example === undefined) return { words: [], document: "" };
  const taken = new Set(operation.parameters.map(({ name }) => name));
  const isForm = type === "multipart/form-data";
  const fields = Object.entries(Object(example) as Record<string, Json>);
  const isWritable = ([name, value]: [string, Json]) =>
    !taken.has(name) && properties[name] && !properties[name]["x-secret"] && (isForm || Object(value) !== value);
  if (!Array.isArray(example) && fields.length > 0 && fields.length <= MOST_FIELDS && fields.every(isWritable))
    return { words: fields.map(([name, value]) => writeField(name, value, properties[name]!)), document: "" };
  const text = typeof example === "string" && !type.includes("json") ? example : JSON.stringify(example, null, 2);
  return { words: ["--body - <<'END'"], document: `\n${text}\nEND` };
}

function writeField(name: string, value: Json, { format }: ReaderSchema): string {
  if (format === "binary") return `${name}=@${name}.pdf`;
  return typeof value === "string" ? `${name}=${quote(value)}` : `${name}:=${quote(JSON.stringify(value))}`;
}

/** A document, a key and a token are written to a file. */
function writeSave({ document }: Spec, operation: Operation): string[] {
  const { answer, path } = operation;
  if (answer.kind === "bytes") return [`--save ${/(\w+)[^/]*$/.exec(path)?.[1] ?? "answer"}.bin`];
  const schema = findAnswerSchema(operation);
  if (!schema?.$ref) return [];
  const fields = listFields(document, schema);
  return fields.some(({ name }) => KEYS.test(name)) ? ["--save answer.json"] : [];
}

function quote(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
