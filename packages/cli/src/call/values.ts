import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parseExactJson } from "@kontor/http/internal";
import { CliError, createUsageError } from "../errors.ts";
import { checkIsPath, readGivenFile } from "../files.ts";
import type { Flags } from "../settings/table.ts";
import { describeType, resolveSchema } from "../specs/load.ts";
import type { DataSchema, SpecData, SpecOperation, SpecParameter } from "../specs/shape.ts";
import { splitWords } from "../values.ts";
import { addExact } from "./request.ts";

/** Flags that every call has: a parameter of such a name gets another one. */
const TAKEN = new Set(
  splitWords("body save json timeout debug help tenant scopes profile sandbox generation key token secret password"),
);

/** The flag of a parameter, without its dashes: its name as the specs write it, behind `param-` if each call has a flag of that name. */
export function readFlagName({ name }: Pick<SpecParameter, "name">): string {
  return TAKEN.has(name.toLowerCase()) ? `param-${name}` : name;
}

/** The flags of all parameters, each with its type and its description, for the help. */
export function listParameterFlags({ parameters }: SpecOperation, data: SpecData): Flags {
  const flags = parameters.map((each) => {
    const text = [each.description ?? `in the ${each.place}`, each.required && "(required)"].filter(Boolean).join(" ");
    return [`--${readFlagName(each)} <value>`, `${describeType(data, each.schema)}: ${text}`];
  });
  return Object.fromEntries(flags) as Flags;
}

type Values = Record<string, unknown>;
type Texts = ReadonlyMap<string, string>;

/** Reads the texts of parameters as values of their types. A text that does not fit stays text, so that the check of the call can name it. */
export function readParameters({ parameters }: SpecOperation, data: SpecData, given: Texts): Values {
  const known = parameters.filter(({ name }) => given.has(name));
  return Object.fromEntries(known.map(({ name, schema }) => [name, parseText(data, schema, given.get(name)!)]));
}

/** Puts the given text in the place of each number that JavaScript would write in another way, so that the call sends its digits as they were given. */
export function keepGivenDigits(params: Readonly<Values>, given: Texts): Values {
  const write = (value: unknown, text = "") =>
    typeof value === "number" && String(value) !== text ? text.trim() : value;
  const entries = Object.entries(params).map(([name, value]) => {
    const text = given.get(name) ?? "";
    const parts = text.split(",");
    return [name, Array.isArray(value) ? value.map((each, index) => write(each, parts[index])) : write(value, text)];
  });
  return Object.fromEntries(entries) as Values;
}

/** Text as a value of the type that a schema says; text that does not fit stays text, so that the check can name it. */
function parseText(data: SpecData, schema: DataSchema, text: string): unknown {
  const { type, items, oneOf } = resolveSchema(data, schema);
  const types = [type ?? []].flat();
  if (items) return text.split(",").map((each) => parseText(data, items, each));
  if ((types.includes("integer") || types.includes("number")) && /^-?\d{1,300}(\.\d+)?$/.test(text))
    return Number(text);
  if (types.includes("boolean") && /^(true|false)$/.test(text)) return text === "true";
  if (oneOf?.[0] && types.length === 0) return parseText(data, oneOf[0], text);
  return text;
}

/** Splits `name=value` and `name:=json`. @throws {CliError} If a word is neither. */
export function splitPair(action: string, word: string): { name: string; text: string; isJson: boolean } {
  const [, name, colon, text] = /^([^=:]+)(:?)=(.*)$/s.exec(word) ?? [];
  if (name !== undefined) return { name, text: text!, isJson: colon === ":" };
  const got = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  throw createUsageError(action, `a value must be name=value, or name:=json: got ${got}`);
}

export interface BodyGiven {
  /** A path, or `-` for the standard input. */
  path: string | undefined;
  /** Fields by their path: `name`, `address.city`. */
  pairs: readonly { name: string; text: string; isJson: boolean }[];
  input: AsyncIterable<Uint8Array | string> | undefined;
}

/**
 * Reads the body of a call: from a file, from the standard input, or from fields.
 *
 * @returns A value of JSON, text or bytes, as the operation has it; `undefined` if no body was given.
 * @throws {CliError} If the operation takes no body, if a path and fields are given, if a field is a secret, or if the body cannot be read.
 */
export async function readBody(action: string, { body }: SpecOperation, data: SpecData, given: BodyGiven) {
  const { path, pairs, input } = given;
  if (path === undefined && pairs.length === 0) return undefined;
  if (!body)
    throw createUsageError(action, `it takes no body: leave out ${path === undefined ? pairs[0]!.name : "--body"}`);
  const both = `give the body with --body or with name=value, not with both: got ${pairs[0]?.name}`;
  if (path !== undefined && pairs.length > 0) throw createUsageError(action, both);
  if (path === undefined) return collectPairs(action, data, body.schema, pairs);
  checkIsPath(
    action,
    "--body takes the path of a file, or - for the standard input, or fields are given as name=value",
    path,
  );
  const bytes = path === "-" ? await readInput(action, input) : await readGivenFile(action, path);
  if (body.form === "bytes") return bytes;
  const text = new TextDecoder().decode(bytes);
  if (body.form === "text") return text;
  try {
    return await openFiles(action, data, body.schema, parseExactJson(text));
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const at = /position (\d+)/.exec((cause as Error).message)?.[1];
    const line = at === undefined ? "" : `, line ${text.slice(0, Number(at)).split("\n").length}`;
    throw createUsageError(action, `${path === "-" ? "the standard input" : path} must be JSON${line}`, cause); // The runtime's error quotes the text.
  }
}

function collectPairs(action: string, data: SpecData, schema: DataSchema, pairs: BodyGiven["pairs"]): Promise<unknown> {
  const value: Values = {};
  for (const { name, text, isJson } of pairs) {
    const keys = name.split(".");
    if (keys.some((key) => Object.hasOwn(Object.prototype, key)))
      throw createUsageError(action, `${name} is not a field`);
    const field = keys.reduce<DataSchema>((each, key) => resolveSchema(data, each).properties?.[key] ?? {}, schema);
    if (resolveSchema(data, field)["x-secret"] === true)
      throw createUsageError(
        action,
        `${name} is a secret, and a shell keeps its lines in its history: put the body into a file for --body, or pipe it to --body -`,
      );
    const last = keys.pop()!;
    const holder = keys.reduce((each, key) => (each[key] ??= {}) as Values, value);
    addExact(holder, last, isJson ? parseJson(action, name, text) : parseText(data, field, text), text);
  }
  return openFiles(action, data, schema, value);
}

function parseJson(action: string, name: string, text: string): unknown {
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw createUsageError(action, `the value behind ${name}:= must be JSON`, cause);
  }
}

/** Opens the files of a form: a field of bytes is written `@path`. */
async function openFiles(action: string, data: SpecData, schema: DataSchema, value: unknown): Promise<unknown> {
  const { properties = {} } = resolveSchema(data, schema);
  const fields = Object.entries(properties).filter(([, each]) => resolveSchema(data, each).format === "binary");
  if (fields.length === 0 || typeof value !== "object" || value === null) return value;
  const opened: Values = { ...value };
  for (const [name] of fields) {
    const path = opened[name];
    if (path === undefined) continue;
    if (typeof path !== "string" || !path.startsWith("@"))
      throw createUsageError(action, `${name} must be a file, written ${name}=@path`);
    await readGivenFile(action, path.slice(1)); // Its problems are reported like those of any file.
    opened[name] = new File([await openAsBlob(path.slice(1))], basename(path.slice(1)), {
      type: path.endsWith(".pdf") ? "application/pdf" : "",
    });
  }
  return opened;
}

async function readInput(action: string, input: BodyGiven["input"]): Promise<Uint8Array> {
  const bytes = await buffer(input ?? Readable.from([]));
  if (bytes.length === 0) throw createUsageError(action, "the standard input must contain the body: got nothing");
  return bytes;
}
