import type { CredentialName, PageCall } from "./filled-call.ts";
import type { Entry } from "./list-entries.ts";

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
