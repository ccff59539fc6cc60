import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** What Fastify hands to a route: Node's own pair inside of its own. */
interface FastifyRequest {
  raw: IncomingMessage;
}
interface FastifyReply {
  raw: ServerResponse;
  hijack(): unknown;
}

/** Answers a request of Node's `http`, of Express, or of Fastify. */
export type NodeListener = (
  incoming: IncomingMessage | FastifyRequest,
  outgoing: ServerResponse | FastifyReply,
) => void;

/**
 * Takes a handler of web-standard requests to servers that have Node's own: `createServer(nodeListener(handle))`, Express'
 * `app.use("/path", nodeListener(handle))`, Fastify's `app.all("/path", nodeListener(handle))`. It reads the body itself: mount it
 * before any body parser. Fastify has read the body of a JSON request by then, which the handler gets without one. Never throws: what
 * cannot be a request is answered 400, as is a target or a `Host` that is more than one; a handler that throws, gives no answer or one
 * that cannot be sent, or whose body breaks, 500. An answer is read to its end before it is sent.
 */
export function nodeListener(handle: (request: Request) => Promise<Response> | Response): NodeListener {
  return (incoming, outgoing) => {
    if (!("hijack" in outgoing)) return void answer(incoming as IncomingMessage, outgoing);
    outgoing.hijack(); // Fastify sends nothing of its own then
    void answer((incoming as FastifyRequest).raw, outgoing.raw);
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = requestOf(incoming);
    const leave = () => void (incoming.readableEnded || outgoing.setHeader("connection", "close")); // the rest of the body is not waited for
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

/** Every header, each cookie by itself. The length is that of the body; of one that a `HEAD` asks about, what the handler says. */
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

/** A path below `Host`, or an address as a proxy is sent one: it then says the host itself (RFC 9112 §3.2.2). */
function addressOf({ url = "/", headers: { host = "localhost" } }: IncomingMessage): string {
  if (/^https?:\/\//i.test(url)) return url;
  const base = new URL(`http://${host}`);
  // more than a host and a port would become a part of the path, or a user; `*` asks for no path at all
  if (!url.startsWith("/") || /[/\\?#@\s]/.test(host)) throw new TypeError("no address");
  return `${base.origin}${url}`;
}
