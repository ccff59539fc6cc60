/** The bytes of a body, up to a limit. */
export type Body = Uint8Array<ArrayBuffer> | "too large";

/** A request, as the rules need it. They do not know whether it came as a `Request` or over a socket. */
export interface HttpCall {
  method: string;
  readonly url: string;
  path: string;
  search: string;
  headers: { get(name: string): string | null; has(name: string): boolean };
  bytes(most: number): Promise<Body>;
  readonly signal: AbortSignal;
}

export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Whether the body is sent over a socket as gzip. In the same process it comes unpacked, as `fetch` gives it. */
  isPacked?: true;
  /** A planned fault: the connection closes after this number of bytes. */
  cutAt?: number;
}

export type Handle = (call: HttpCall) => Promise<HttpReply>;

export function readCall(request: Request): HttpCall {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: request.url,
    path: pathname,
    search,
    headers: request.headers,
    bytes: (most) => readBytes(request, most),
    get signal() {
      return request.signal;
    },
  };
}

/** A body that is in memory already is taken whole; a stream is read up to the limit. */
async function readBytes(request: Request, most: number): Promise<Body> {
  if (!request.headers.has("transfer-encoding")) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > most ? "too large" : bytes;
  }
  return request.body ? readUpTo(request.body, most) : new Uint8Array();
}

export async function readUpTo(stream: AsyncIterable<Uint8Array>, most: number): Promise<Body> {
  const parts: BlobPart[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size > most) return "too large";
    parts.push(part as BlobPart);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export function buildResponse({ status, headers, body, cutAt }: HttpReply): Response {
  if (body === undefined) return new Response(null, { status, headers });
  if (cutAt === undefined) return new Response(body, { status, headers });
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const stated = { ...headers, "content-length": String(bytes.length) };
  return new Response(createCutStream(bytes.subarray(0, cutAt)), { status, headers: stated });
}

function createCutStream(start: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = start.length === 0;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(buildTerminated());
      else controller.enqueue(start);
      isSent = true;
    },
  });
}

/** The error with which `fetch` rejects where a connection is reset before an answer. */
export function buildConnectionReset(): TypeError {
  const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" });
  return new TypeError("fetch failed", { cause });
}

/** The error with which reading a body rejects where the connection closes before its end. */
function buildTerminated(): TypeError {
  const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  return new TypeError("terminated", { cause });
}

/** Whether an error is a planned reset of the connection. The server then resets its socket. */
export function isConnectionReset(error: unknown): boolean {
  return error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";
}

/** Whether a request comes from a page of another origin, which may neither see nor control the sandbox. */
export function isForeign({ headers, url }: Pick<HttpCall, "headers" | "url">): boolean {
  const origin = headers.get("origin");
  const isElsewhere = /^(?:cross|same)-site$/.test(headers.get("sec-fetch-site") ?? ""); // Another port of this machine is of the same site.
  return isElsewhere || (origin !== null && origin !== new URL(url).origin);
}
