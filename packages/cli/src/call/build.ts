import {
  encodeAs,
  encodeForm,
  encodeMultipart,
  keepDigits,
  readDocument,
  readText,
  type OperationCall,
} from "@kontor/http/internal";
import type { SpecOperation } from "../specs/shape.ts";
import { writeExact } from "./exact-numbers.ts";

/** A call as the sender of a client takes it. Its answer is not decoded, because a terminal shows what the platform sent. */
export function buildCall(
  { id, api, call, method, path, parameters, body: form, answer, sendOnce }: SpecOperation,
  { params, body, signal }: { params: Record<string, unknown>; body: unknown; signal: AbortSignal },
): OperationCall {
  const namesIn = (place: string) => parameters.filter((each) => each.place === place).map(({ name }) => name);
  const required = parameters.filter((each) => each.required || each.place === "path").map(({ name }) => name);
  const encode = form && readForm(form);
  return {
    operation: id,
    ...(call !== undefined && { call: `${api}.${call}` }),
    method,
    path,
    params,
    query: namesIn("query"),
    header: namesIn("header"),
    required,
    ...(parameters.some((each) => each.isCommaList) && { lists: "comma" as const }),
    ...(sendOnce && { sendOnce }),
    body: writeExact(body),
    ...(encode && { form: encode }),
    ...(answer.kind === "bytes" && { document: readDocument }),
    ...(answer.kind === "text" && { document: readText }),
    reviver: keepDigits,
    options: { signal },
  };
}

function readForm({ form, type }: NonNullable<SpecOperation["body"]>): OperationCall["form"] {
  if (form === "multipart") return (body) => encodeMultipart(body as object);
  if (form === "urlencoded") return (body) => encodeForm(body as object);
  const isOwnType = form !== "json" || !/^application\/json\b/.test(type);
  return isOwnType ? encodeAs(type) : undefined;
}
