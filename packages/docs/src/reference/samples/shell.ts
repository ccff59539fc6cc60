import { interfaces } from "@kontor/codegen/interfaces";
import {
  findAnswerSchema,
  type Json,
  listCallParameters,
  type Operation,
  type ReaderParameter,
  type ReaderSchema,
  type Spec,
} from "../document.ts";
import { listFields } from "../fields.ts";
import { isOfSeller } from "../operations.ts";
import { toKebab } from "../words.ts";
import { findEarlier, type Given, listSampleValues, readBody } from "./values.ts";

/** The variable with the base address of each interface (given §1, §4.6: configuration). */
const HOSTS = new Map(interfaces.map(({ id, address }) => [id, `$${address}`]));

/** The variable with the access token that an operation takes. */
function nameTokenVariable({ api }: Spec, operation: Operation): string {
  return `KONTOR_${isOfSeller(operation) ? "SELLER" : api.toUpperCase()}_ACCESS_TOKEN`;
}

/** A command, what it reads from its standard input, and the lines before it that make the files that it reads. */
interface Line {
  words: string[];
  input?: string | undefined;
  files: string[];
}

/** Builds the same call for curl: all required parameters and the example of the spec, behind the call that it needs before it. */
export function buildCurlSample(spec: Spec, operation: Operation): string {
  const earlier = findEarlier(spec, operation);
  const own = buildCurlLine(spec, operation, earlier?.later);
  if (!earlier) return write(own);
  const { taken, given } = earlier;
  const before = buildCurlLine(spec, earlier.operation, given);
  return join([take(before, taken?.field), write(own)], taken?.mark);
}

/** Joins two commands; the mark becomes the variable that the first one sets. */
function join(commands: string[], mark: string | undefined): string {
  const text = commands.join("\n");
  return mark === undefined ? text : text.replaceAll(mark, `$${mark.replaceAll("_", "")}`);
}

/** Writes a command. With a field, that of its answer becomes a variable. */
function take(line: Line, field: string | undefined): string {
  if (field === undefined) return write(line);
  const [first, ...others] = line.words;
  const quiet = first!.startsWith("curl") ? [first!.replace("curl", "curl -s"), ...others] : line.words;
  const text = write({ ...line, words: quiet, files: [] }, ` | jq -r .${field}`);
  return [...line.files, `${field.split(".").at(-1)!}=$(${text}${line.input === undefined ? "" : "\n"})`].join("\n");
}

function write({ words, input, files }: Line, behind = ""): string {
  const flat = words.join(" ");
  const line = flat.length > 72 || flat.startsWith("curl") ? words.join(" \\\n  ") : flat;
  const document = input === undefined ? "" : `\n${input}\nEND`;
  return [...files, `${line}${input === undefined ? "" : " <<'END'"}${behind}${document}`].join("\n");
}

function buildCurlLine(spec: Spec, operation: Operation, given: Given = {}): Line {
  const { type, properties, example } = readBody(spec, operation, given);
  // of the client's list: there, a parameter is required if a call without it would destroy more
  const all = listSampleValues(spec, operation, given);
  const sent = (place: string) => all.filter(({ parameter }) => parameter.in === place);
  const query = sent("query").map(({ parameter, value }) => `${parameter.name}=${encodeURIComponent(String(value))}`);
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(all.find(({ parameter }) => parameter.name === name)!.value)),
  );
  const { words, input, files } = writeCurlBody(type, example, properties);
  return {
    words: [
      `curl -X ${operation.method} "${HOSTS.get(spec.api)}${path}${query.length > 0 ? `?${query.join("&")}` : ""}"`,
      ...(operation.isOpen ? [] : [`-H "Authorization: Bearer $${nameTokenVariable(spec, operation)}"`]),
      ...sent("header").map(({ parameter, value }) => `-H "${parameter.name}: ${String(value)}"`),
      ...words,
    ],
    input,
    files,
  };
}

function writeCurlBody(type: string, value: Json | undefined, properties: Record<string, ReaderSchema>): Line {
  const header = `-H "Content-Type: ${type}"`;
  if (type === "application/octet-stream")
    return { words: [header, "--data-binary @file.bin"], files: [makeFile("file.bin", "the bytes of a file")] };
  if (value === undefined) return { words: [], files: [] };
  const fields = Object.entries(Object(value) as Record<string, Json>);
  if (type === "application/x-www-form-urlencoded")
    return { words: fields.map(([key, each]) => `--data-urlencode "${key}=${String(each)}"`), files: [] };
  if (type !== "multipart/form-data")
    return { words: [header, `--data '${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")}'`], files: [] };
  const isFile = (name: string) => properties[name]?.format === "binary";
  return {
    words: fields.map(([name]) => `-F "${name}=${isFile(name) ? `@${name}.pdf` : "<-;type=application/json"}"`),
    input: JSON.stringify(fields.find(([name]) => !isFile(name))?.[1], null, 2),
    files: fields.filter(([name]) => isFile(name)).map(([name]) => makeFile(`${name}.pdf`, "%PDF-1.4")),
  };
}

/** A line that makes the file which a sample sends, so that it runs as it is. */
function makeFile(name: string, text: string): string {
  return `echo '${text}' > ${name} # in place of a file of yours`;
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
  const earlier = findEarlier(spec, operation);
  const own = buildCliLine(spec, operation, { given: earlier?.later ?? {}, file: "answer.json" });
  if (!earlier) return write(own);
  const { taken, given } = earlier;
  const before = buildCliLine(spec, earlier.operation, { given, file: "earlier.json" });
  const isSaved = before.words.includes("--save earlier.json");
  const told = isSaved && taken ? [`${taken.field.split(".").at(-1)!}=$(jq -r .${taken.field} earlier.json)`] : [];
  return join([take(before, isSaved ? undefined : taken?.field), ...told, write(own)], taken?.mark);
}

/** @param options.file The name of the file for an answer that no terminal shows. */
function buildCliLine(spec: Spec, operation: Operation, { given, file }: { given: Given; file: string }): Line {
  const called = new Set(listCallParameters(operation).map(({ name }) => name));
  const values = listSampleValues(spec, operation, given).filter(
    ({ parameter: { name } }) => called.has(name) || name in (given.values ?? {}),
  );
  const { words, input, files } = writeBody(spec, operation, given);
  return {
    words: [
      `kontor call ${operation.call ? `${operation.call.group}.${operation.call.method}` : operation.id}`,
      ...values.map(({ parameter, value }) => writeParameter(parameter, quote(String(value)))),
      ...words,
      ...writeSave(spec, operation, file),
      "--sandbox",
    ],
    input,
    files,
  };
}

/** A header that the client sets from its options is a setting of the command line. */
function writeParameter({ name, "x-client-option": option }: ReaderParameter, value: string): string {
  return option ? `--${toKebab(option)} ${value}` : `${name}=${value}`;
}

/** The words for the body, the document behind the line where the body comes from the standard input, and the files that it names. */
function writeBody(spec: Spec, operation: Operation, given: Given): Line {
  const { type, properties, example } = readBody(spec, operation, given);
  if (type === "application/octet-stream")
    return { words: ["--body file.bin"], files: [makeFile("file.bin", "the bytes of a file")] };
  if (example === undefined) return { words: [], files: [] };
  const taken = new Set(operation.parameters.map(({ name }) => name));
  const isForm = type === "multipart/form-data";
  const fields = Object.entries(Object(example) as Record<string, Json>);
  const isWritable = ([name, value]: [string, Json]) =>
    !taken.has(name) && properties[name] && !properties[name]["x-secret"] && (isForm || Object(value) !== value);
  const named = fields.filter(([name]) => properties[name]?.format === "binary");
  if (!Array.isArray(example) && fields.length > 0 && fields.length <= MOST_FIELDS && fields.every(isWritable))
    return {
      words: fields.map(([name, value]) => writeField(name, value, properties[name]!)),
      files: named.map(([name]) => makeFile(`${name}.pdf`, "%PDF-1.4")),
    };
  const text = typeof example === "string" && !type.includes("json") ? example : JSON.stringify(example, null, 2);
  return { words: ["--body -"], input: text, files: [] };
}

function writeField(name: string, value: Json, { format }: ReaderSchema): string {
  if (format === "binary") return `${name}=@${name}.pdf`;
  return typeof value === "string" ? `${name}=${quote(value)}` : `${name}:=${quote(JSON.stringify(value))}`;
}

/** A document, a key and a token are written to a file. */
function writeSave({ document }: Spec, operation: Operation, file: string): string[] {
  const { answer, path } = operation;
  if (answer.kind === "bytes") return [`--save ${/(\w+)[^/]*$/.exec(path)?.[1] ?? "answer"}.bin`];
  const schema = findAnswerSchema(operation);
  if (!schema?.$ref) return [];
  const fields = listFields(document, schema);
  return fields.some(({ name }) => KEYS.test(name)) ? [`--save ${file}`] : [];
}

function quote(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
