import {
  encodeAs,
  encodeForm,
  encodeMultipart,
  keepDigits,
  type OperationCall,
  readDigits,
  readDocument,
  readText,
} from "@kontor/http/internal";
import { resolveSchema } from "../specs/load.ts";
import type { DataSchema, SpecData, SpecOperation } from "../specs/shape.ts";

/** A call as the sender of a client takes it. Its answer is not decoded, because a terminal shows what the platform sent. */
export function buildCall(
  { id, api, call, method, path, parameters, body: form, answer, sendOnce, repeats }: SpecOperation,
  sent: { params: Record<string, unknown>; body: unknown; signal: AbortSignal; bodyFields?: string },
): OperationCall {
  const { params, body, signal, bodyFields } = sent;
  const namesIn = (place: string) => parameters.filter((each) => each.place === place).map(({ name }) => name);
  const required = parameters.filter((each) => each.required || each.place === "path").map(({ name }) => name);
  return {
    operation: id,
    call: call && `${api}.${call}`,
    method,
    path,
    params,
    query: namesIn("query"),
    header: namesIn("header"),
    required,
    lists: parameters.some((each) => each.isCommaList) ? "comma" : undefined,
    sendOnce,
    repeats,
    body: writeExact(body),
    bodyFields,
    form: form && readForm(form),
    document: { bytes: readDocument, text: readText }[answer.kind],
    reviver: keepDigits,
    options: { signal },
  };
}

function readForm({ form, type }: NonNullable<SpecOperation["body"]>): OperationCall["form"] {
  if (form === "multipart") return encodeMultipart;
  if (form === "urlencoded") return encodeForm;
  const isOwnType = form !== "json" || !/^application\/json\b/.test(type);
  return isOwnType ? encodeAs(type) : undefined;
}

/** Every Node that runs this has them; the types of the language do not know them yet. */
const { rawJSON, isRawJSON } = JSON as unknown as {
  rawJSON(text: string): unknown;
  isRawJSON(value: unknown): boolean;
};
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Puts a value into an object, and remembers how its number was written: a number of JavaScript has sixteen digits at most. */
export function addExact(holder: Record<string, unknown>, name: string, value: unknown, text: string): void {
  holder[name] = value;
  const source = text.trim();
  if (typeof value === "number" && NUMBER.test(source)) keepDigits.call(holder, name, value, { source });
}

function writeExact(value: unknown, key: string | number = "", holder?: unknown): unknown {
  if (typeof value === "number") {
    const digits = readDigits(value, key, holder);
    return digits === String(value) ? value : rawJSON(digits);
  }
  if (Array.isArray(value)) return value.map((each, index) => writeExact(each, index, value));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, writeExact(each, name, value)]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || isRawJSON(value)) return false;
  return !(value instanceof Blob) && !ArrayBuffer.isView(value);
}

export interface ShownRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Text, or the names of the parts of a form. */
  body: string | undefined;
}

/** A request whose parts can be described, where its body is a form of several parts. */
export async function readParts(init: RequestInit): Promise<RequestInit> {
  const headers = new Headers(init.headers);
  if (!headers.get("content-type")?.startsWith("multipart/form-data")) return init;
  const body = await new Response(init.body as BodyInit, { headers }).formData();
  headers.delete("content-type"); // Its boundary is another one with each call.
  return { ...init, headers, body };
}

/** Describes what a client would send. The body of a form or a file is described, and not written out. */
export function describeRequest(url: string, init: RequestInit, credential: Record<string, string>): ShownRequest {
  const headers = { ...credential, ...Object.fromEntries(new Headers(init.headers)) };
  const { body } = init;
  if (body instanceof Blob && body.type !== "") headers["content-type"] = body.type;
  return { method: init.method ?? "GET", url, headers, body: describeBody(body) };
}

/** Writes a request as a line for curl. Secrets are `[secret]`, so that the line can be shown to others. */
export function formatCurl({ method, url, headers, body }: ShownRequest): string {
  return [
    `curl -X ${method} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
  ].join(" \\\n  ");
}

function describeBody(body: RequestInit["body"]): string | undefined {
  if (body === undefined || body === null) return undefined;
  const describePart = ([name, value]: [string, File | string]) =>
    `${name}=${typeof value === "string" ? value : `@${value.name}`}`;
  if (body instanceof FormData) return [...body].map(describePart).join("&");
  if (body instanceof Blob) return `@file of ${body.size} bytes`;
  return typeof body === "string" || body instanceof URLSearchParams ? String(body) : "@file";
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const HIDDEN = "[secret]";

export function listSecretFields(data: SpecData, schema: DataSchema | undefined): Set<string> {
  const isSecret = (each: DataSchema) => resolveSchema(data, each)["x-secret"] === true;
  const names = listSchemas(data, schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, each]) => (isSecret(each) ? [name.toLowerCase()] : [])),
  );
  return new Set(names);
}

/** The fields that a body must have, at any depth: a refusal may name one that was not sent. */
export function listRequiredFields(data: SpecData, schema: DataSchema | undefined): string {
  return [...new Set(listSchemas(data, schema).flatMap(({ required = [] }) => required))].join(" ");
}

/** A schema and all that it holds or refers to. */
function listSchemas(data: SpecData, schema: DataSchema | undefined): DataSchema[] {
  const seen = new Set<DataSchema>();
  const visit = (part: unknown) => {
    if (typeof part !== "object" || part === null || seen.has(part as DataSchema)) return;
    seen.add(part as DataSchema);
    const { $ref } = part as DataSchema;
    if (typeof $ref === "string") visit(data.schemas[$ref]);
    for (const each of Object.values(part)) visit(each);
  };
  visit(schema);
  // A field may have the name of a keyword, such as `required`, and an example may be of any kind.
  return [...seen].filter(({ properties = {}, required = [] }) => Array.isArray(required) && isPlainObject(properties));
}

/** A copy of a value in which the secret fields are hidden. Files stay as they are. */
export function hideFields(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => hideFields(each, secrets));
  if (!isPlainObject(value)) return value;
  const hide = (name: string, each: unknown) =>
    secrets.has(name.toLowerCase()) && each !== null && (typeof each !== "object" || isRawJSON(each))
      ? HIDDEN
      : hideFields(each, secrets);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hide(name, each)]));
}

export function collectSecrets(value: unknown, secrets: ReadonlySet<string>): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    secrets.has(name.toLowerCase()) && (typeof each === "string" || typeof each === "number")
      ? [String(each)]
      : collectSecrets(each, secrets),
  );
}

/**
 * Writes an answer as JSON, with its numbers as the platform wrote them.
 *
 * @param secrets Names of fields whose values are hidden, in lower case.
 * @param indent Spaces for each level; 0 makes one line.
 */
export function formatAnswer(answer: unknown, { secrets, indent }: { secrets: ReadonlySet<string>; indent: number }) {
  if (answer === undefined) return "";
  if (typeof answer === "string") return indent === 0 ? JSON.stringify(answer) : answer;
  return JSON.stringify(hideFields(writeExact(answer), secrets), undefined, indent);
}
