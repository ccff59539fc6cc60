import { openAsBlob } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseExactJson } from "@kontor/http/internal";
import { CliError } from "../cli-error.ts";
import { resolveSchema } from "../specs/load.ts";
import type { DataSchema, SpecData, SpecOperation } from "../specs/shape.ts";
import { addExact } from "./exact-numbers.ts";
import { parseText } from "./parameters.ts";

/** The ways to give a body. */
export interface BodyGiven {
  /** A path, or `-` for the standard input. */
  path: string | undefined;
  /** Fields by their path: `name`, `address.city`. */
  pairs: readonly { name: string; text: string; isJson: boolean }[];
  input: AsyncIterable<Uint8Array | string> | undefined;
}

/** Reads the body of a call: from a file, from the standard input, or from fields. @throws {CliError} If it cannot be read. */
export async function readBody(
  action: string,
  { body }: SpecOperation,
  data: SpecData,
  given: BodyGiven,
): Promise<unknown> {
  const { path, pairs, input } = given;
  if (path === undefined && pairs.length === 0) return undefined;
  if (!body) throw refuse(action, `it takes no body: leave out ${path === undefined ? pairs[0]!.name : "--body"}`);
  if (path !== undefined && pairs.length > 0)
    throw refuse(action, `a body comes from --body or from name=value, and not from both: got ${pairs[0]!.name}`);
  if (path === undefined) return collectPairs(action, data, body.schema, pairs);
  const bytes = path === "-" ? await readInput(action, input) : await readBytes(action, path);
  if (body.form === "bytes") return bytes;
  const text = new TextDecoder().decode(bytes);
  if (body.form === "text") return text;
  try {
    return await openFiles(action, data, body.schema, parseExactJson(text));
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const at = /position (\d+)/.exec((cause as Error).message)?.[1];
    const line = at === undefined ? "" : `, line ${text.slice(0, Number(at)).split("\n").length}`;
    throw refuse(action, `${path === "-" ? "the standard input" : path} must be JSON${line}`, cause); // The runtime's error quotes the text.
  }
}

function collectPairs(action: string, data: SpecData, schema: DataSchema, pairs: BodyGiven["pairs"]): Promise<unknown> {
  const value: Record<string, unknown> = {};
  for (const { name, text, isJson } of pairs) {
    const keys = name.split(".");
    const field = keys.reduce<DataSchema>((each, key) => resolveSchema(data, each).properties?.[key] ?? {}, schema);
    if (resolveSchema(data, field)["x-secret"] === true)
      throw refuse(
        action,
        `${name} is a secret, and a shell keeps its lines in a history: put the body into a file for --body, or pipe it to --body -`,
      );
    const last = keys.pop()!;
    const holder = keys.reduce<Record<string, unknown>>(
      (each, key) => (each[key] ??= {}) as Record<string, unknown>,
      value,
    );
    if (Object.hasOwn(Object.prototype, last) || keys.some((key) => key === "__proto__"))
      throw refuse(action, `${name} is no field`);
    addExact(holder, last, isJson ? parseJson(action, name, text) : parseText(data, field, text), text);
  }
  return openFiles(action, data, schema, value);
}

function parseJson(action: string, name: string, text: string): unknown {
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw refuse(action, `the value behind ${name}:= must be JSON`, cause);
  }
}

/** Opens the files of a form: a field of bytes is written `@path`. */
async function openFiles(action: string, data: SpecData, schema: DataSchema, value: unknown): Promise<unknown> {
  const { properties = {} } = resolveSchema(data, schema);
  const fields = Object.entries(properties).filter(([, each]) => resolveSchema(data, each).format === "binary");
  if (fields.length === 0 || typeof value !== "object" || value === null) return value;
  const opened: Record<string, unknown> = { ...value };
  for (const [name] of fields) {
    const path = opened[name];
    if (path === undefined) continue;
    if (typeof path !== "string" || !path.startsWith("@"))
      throw refuse(action, `${name} must be a file, written ${name}=@path`);
    await readBytes(action, path.slice(1)); // Its problems are told like those of any file.
    opened[name] = new File([await openAsBlob(path.slice(1))], basename(path.slice(1)), {
      type: path.endsWith(".pdf") ? "application/pdf" : "",
    });
  }
  return opened;
}

async function readBytes(action: string, path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const words: Record<string, string> = {
      ENOENT: "there is no such file",
      EISDIR: "it is a folder",
      EACCES: "it may not be read",
    };
    throw refuse(action, `the body ${path} cannot be read: ${words[code ?? ""] ?? code}`, cause);
  }
}

async function readInput(action: string, input: BodyGiven["input"]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of input ?? []) parts.push(typeof part === "string" ? Buffer.from(part) : part);
  const bytes = Buffer.concat(parts);
  if (bytes.length === 0) throw refuse(action, "the standard input must hold the body: got nothing");
  return bytes;
}

function refuse(action: string, problem: string, cause?: unknown): CliError {
  return new CliError(`Cannot ${action} as ${problem}`, { exitCode: 2, cause });
}
