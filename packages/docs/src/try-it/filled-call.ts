/** The credentials that the sandbox gives to the pages. */
export type CredentialName = "channel" | "seller" | "apiKey" | "oauth" | "session" | "refreshToken";

/** A call of an operation that succeeds at the sandbox in its start state. The form of a page is filled with it. */
export interface FilledCall {
  method: string;
  /** Its address at the sandbox, with the parameters in braces. */
  path: string;
  /** The values of its parameters, by the place of each and its name. */
  values: Record<Place, Record<string, string>>;
  /** The headers that hold a credential. */
  credentials: Record<string, CredentialName>;
  body?: FilledBody;
}

export type Place = "path" | "query" | "header";

/** A body: JSON, the bytes of a file, fields that hold credentials, or parts that are JSON or a file. */
export type FilledBody =
  | { kind: "json"; value: unknown }
  | { kind: "file" }
  | { kind: "fields"; fields: Record<string, CredentialName> }
  | { kind: "parts"; parts: Record<string, { json: unknown } | "file"> };

/** The state in which every filled call succeeds, and the credentials that it knows. */
export interface StartState {
  credentials: Record<CredentialName, string>;
  snapshot: object;
}

/** The parts of a call that a reader cannot change. A page holds them beside its form. */
export interface PageCall {
  method: string;
  path: string;
  credentials: Record<string, CredentialName>;
  /** The kind of the body. */
  body?: FilledBody["kind"];
  /** The names of the parts that are a file. */
  files?: string[];
  /** The form fields that hold a credential. */
  fields?: Record<string, CredentialName>;
}

/** Gives the parts of a filled call that a reader cannot change. */
export function readPageCall({ method, path, credentials, body }: FilledCall): PageCall {
  const call = { method, path, credentials };
  if (body?.kind === "fields") return { ...call, body: body.kind, fields: body.fields };
  if (body?.kind !== "parts") return body ? { ...call, body: body.kind } : call;
  const files = Object.entries(body.parts).flatMap(([name, part]) => (part === "file" ? [name] : []));
  return { ...call, body: body.kind, files };
}
