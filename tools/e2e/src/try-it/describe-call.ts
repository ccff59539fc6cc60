import type { CredentialName, FilledCall } from "@kontor/docs/try-it/call";
import type { DescribedOperation } from "../operations/described.ts";
import type { ValidCall } from "../operations/send-call.ts";

/** Describes a valid call for the page of its operation: values that a reader may change, and credentials by name. */
export function describeCall(
  { method, path, api }: DescribedOperation,
  call: ValidCall,
  credentials: Record<CredentialName, string>,
): FilledCall {
  const names = new Map(Object.entries(credentials).map(([name, value]) => [value, name as CredentialName]));
  const headers = Object.entries(call.headers).filter(([name]) => name !== "user-agent"); // a browser sends its own
  const isCredential = ([, value]: [string, string]) => names.has(value);
  return {
    method,
    path: `${api === "erp" ? "/erp" : ""}${path}`,
    values: {
      path: call.params?.path ?? {},
      query: call.params?.query ?? {},
      header: Object.fromEntries(headers.filter((each) => !isCredential(each))),
    },
    credentials: Object.fromEntries(headers.filter(isCredential).map(([name, value]) => [name, names.get(value)!])),
    ...describeBody(call, names),
  };
}

function describeBody({ body, bytes, form }: ValidCall, names: Map<string, CredentialName>): Pick<FilledCall, "body"> {
  if (body !== undefined) return { body: { kind: "json", value: body } };
  if (bytes) return { body: { kind: "file" } };
  if (!form) return {};
  const values = Object.entries(form);
  const fields = values.flatMap(([name, value]) => (typeof value === "string" ? [[name, names.get(value)!]] : []));
  if (fields.length > 0)
    return { body: { kind: "fields", fields: Object.fromEntries(fields) as Record<string, CredentialName> } };
  const parts = values.map(([name, value]) => [name, value instanceof Uint8Array ? "file" : value] as const);
  return { body: { kind: "parts", parts: Object.fromEntries(parts) as Record<string, { json: unknown } | "file"> } };
}
