import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { ArgumentError } from "../errors.ts";

/** Fastify gives a route its own pair of objects, which hold Node's pair. */
type FastifyRequest = { raw: IncomingMessage };
type FastifyReply = { raw: ServerResponse; hijack(): unknown };

/** Answers a request of Node's `http`, Express or Fastify. */
export type NodeListener = (
  incoming: IncomingMessage | FastifyRequest,
  outgoing: ServerResponse | FastifyReply,
) => void;

/**
 * Makes a handler of web-standard requests usable in a Node server: `createServer(nodeListener(handle))`, Express'
 * `app.use("/path", nodeListener(handle))`, Fastify's `app.all("/path", nodeListener(handle))`. It reads the body itself, so mount it before
 * any body parser. Fastify has already read the body of a JSON request, so the handler then gets a request without a body.
 *
 * The listener never throws. It answers 400 to input that cannot be a request, such as a `Host` with a path in it. It answers 500 where the
 * handler throws, gives no answer, or gives one that cannot be sent or read. An answer is read to its end before it is sent.
 *
 * @throws {ArgumentError} If `handle` is no function.
 */
export function nodeListener(handle: (request: Request) => Promise<Response> | Response): NodeListener {
  if (typeof handle !== "function")
    throw new ArgumentError("make a listener", "handle", "be a function that answers a Request", handle);
  return (incoming, outgoing) => {
    if (!("hijack" in outgoing)) return void answer(incoming as IncomingMessage, outgoing);
    outgoing.hijack(); // Fastify then sends no answer of its own.
    void answer((incoming as FastifyRequest).raw, outgoing.raw);
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = requestOf(incoming);
    const leave = () => void (incoming.readableEnded || outgoing.setHeader("connection", "close")); // The rest of the body is not read.
    try {
      if (!request) throw new TypeError("no request");
      const response = await handle(request);
      const body = Buffer.from(await response.arrayBuffer());
      leave();
      outgoing.writeHead(response.status, headersOf(response, body, incoming.method === "HEAD")).end(body);
    } catch {
      if (outgoing.headersSent) return;
      leave();
      outgoing.writeHead(request ? 500 : 400).end();
    }
  }
}

/** Every header, with each cookie as its own line. The length is that of the body, and for `HEAD` the length that the handler stated. */
function headersOf({ headers }: Response, { length }: Buffer, isHead: boolean): Record<string, string | string[]> {
  const others = ["set-cookie", "transfer-encoding", ...(length > 0 || !isHead ? ["content-length"] : [])];
  const cookies = headers.getSetCookie();
  return {
    ...Object.fromEntries([...headers].filter(([name]) => !others.includes(name))),
    ...(length > 0 && { "content-length": String(length) }),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
}

function requestOf(incoming: IncomingMessage): Request | undefined {
  try {
    const { method = "GET", headers } = incoming;
    const hasBody = method !== "GET" && method !== "HEAD" && !incoming.readableEnded;
    const body = hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {};
    const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Request(addressOf(incoming), { method, headers: plain, ...body } as RequestInit);
  } catch {
    return undefined;
  }
}

/** A path below `Host`, or a whole address, as a proxy receives it (RFC 9112 §3.2.2). */
function addressOf({ url = "/", headers: { host = "localhost" } }: IncomingMessage): string {
  if (/^https?:\/\//i.test(url)) return url;
  const base = new URL(`http://${host}`);
  // Anything beyond a host and a port would become a part of the path or a user. The target `*` has no path.
  if (!url.startsWith("/") || /[/\\?#@\s]/.test(host)) throw new TypeError("no address");
  return `${base.origin}${url}`;
}
