import { findCallParameters } from "@kontor/codegen/read/spec";
import { findExample } from "../examples.ts";
import { flatten, listFields } from "../fields.ts";
import type { Json, Operation, ReaderSchema, Spec } from "../read/document.ts";
import { resolveOperation } from "../read/raw-operation.ts";
import { chooseParameterValue } from "./parameter.ts";

/** A text that a shell takes as it is. */
const PLAIN = /^[\w@%+,./:-]+$/;
/** With more fields, a body is easier to read as one document. */
const MOST_FIELDS = 6;
/** Answers that are keys or tokens: no terminal shows them. */
const KEYS = /^(authtoken|apikey)$/i;

/** Builds the line of `kontor call` for the same call: all required parameters, and the example of the spec as its body. */
export function buildCliSample(spec: Spec, operation: Operation): string {
  const parameters = findCallParameters(operation).filter((each) => each.required);
  const { words, document } = writeBody(spec, operation);
  const sent = readExample(spec, operation);
  const all = [
    `kontor call ${operation.isRawOnly ? operation.id : `${operation.group}.${operation.name}`}`,
    ...parameters.map((each) => `${each.name}=${quote(String(chooseParameterValue(spec.document, each, sent)))}`),
    ...words,
    ...writeSave(spec, operation),
  ];
  const line = all.join(" ");
  return `${line.length > 72 ? all.join(" \\\n  ") : line}${document}`;
}

function readExample(spec: Spec, operation: Operation): Json | undefined {
  const [content] = Object.values(resolveOperation(spec, operation).requestBody?.content ?? {});
  return findExample(spec.document, content)?.value;
}

/** The words for the body, and the document behind the line where the body comes from the standard input. */
function writeBody(spec: Spec, operation: Operation): { words: string[]; document: string } {
  const [[type, content] = ["", undefined]] = Object.entries(
    resolveOperation(spec, operation).requestBody?.content ?? {},
  );
  if (type === "application/octet-stream") return { words: ["--body file.bin"], document: "" };
  const example = readExample(spec, operation);
  if (example === undefined) return { words: [], document: "" };
  const { properties = {} } = flatten(spec.document, content?.schema ?? {});
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
function writeSave({ document }: Spec, { answer, path }: Operation): string[] {
  if (answer.kind === "binary") return [`--save ${/(\w+)[^/]*$/.exec(path)?.[1] ?? "answer"}.bin`];
  if (answer.kind !== "schema") return [];
  const fields = listFields(document, { $ref: `#/components/schemas/${answer.name}` });
  return fields.some(({ name }) => KEYS.test(name)) ? ["--save answer.json"] : [];
}

function quote(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
