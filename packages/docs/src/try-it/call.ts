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
type FilledBody =
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

/** The name of a control of the form, and its text: `path:offerId`, `query:limit`, `header:x-tenant-id`, `body`, `part:invoice`. */
export type Entry = readonly [name: string, text: string];

/** Lists the controls of the form that a page has for a call, with the texts that they are filled with. */
export function listEntries({ values, body }: FilledCall): Entry[] {
  const parameters = Object.entries(values).flatMap(([place, given]) =>
    Object.entries(given).map(([name, value]): Entry => [`${place}:${name}`, value]),
  );
  if (body?.kind === "json") return [...parameters, ["body", writeJson(body.value)]];
  if (body?.kind !== "parts") return parameters;
  const parts = Object.entries(body.parts).flatMap(([name, part]): Entry[] =>
    part === "file" ? [] : [[`part:${name}`, writeJson(part.json)]],
  );
  return [...parameters, ...parts];
}

function writeJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The file that is sent where an operation takes one: the smallest that is a PDF. */
export const sampleFile = { name: "sample.pdf", text: "%PDF-1.4\n%%EOF\n" };

/** A request, before it is sent. */
export interface BuiltRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Blob | FormData | URLSearchParams;
}

/**
 * Builds the request of a page's form. An empty parameter is left out.
 *
 * @param entries The controls of the form, with what stands in them.
 */
export function buildRequest(
  call: PageCall,
  entries: readonly Entry[],
  credentials: Record<CredentialName, string>,
): BuiltRequest {
  const given = (place: string): Entry[] =>
    entries.flatMap(([name, text]) =>
      name.startsWith(`${place}:`) && text ? [[name.slice(place.length + 1), text]] : [],
    );
  const fill = (names: Record<string, CredentialName>) =>
    Object.entries(names).map(([name, credential]) => [name, credentials[credential]] as [string, string]);
  const path = given("path").reduce(
    (address, [name, text]) => address.replace(`{${name}}`, () => encodeURIComponent(text)),
    call.path,
  );
  const query = given("query").map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return {
    method: call.method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers: {
      ...(Object.fromEntries([...given("header"), ...fill(call.credentials)]) as Record<string, string>),
      ...(call.body === "json" && { "content-type": "application/json" }),
      ...(call.body === "file" && { "content-type": "application/octet-stream" }),
    },
    ...buildBody(),
  };

  function buildBody(): Pick<BuiltRequest, "body"> {
    const { body, fields = {}, files = [] } = call;
    if (body === undefined) return {};
    if (body === "json") return { body: entries.find(([name]) => name === "body")?.[1] ?? "" };
    if (body === "file") return { body: new Blob([sampleFile.text]) };
    if (body === "fields") return { body: new URLSearchParams(fill(fields)) };
    const form = new FormData();
    for (const [name, text] of given("part")) form.set(name, new Blob([text], { type: "application/json" }));
    for (const name of files) form.set(name, new Blob([sampleFile.text]), sampleFile.name);
    return { body: form };
  }
}
