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
 * cannot be a request is answered 400, and a handler that throws 500.
 */
export function nodeListener(handle: (request: Request) => Promise<Response> | Response): NodeListener {
  return (incoming, outgoing) => {
    if (!("hijack" in outgoing)) return void answer(incoming as IncomingMessage, outgoing);
    outgoing.hijack(); // Fastify sends nothing of its own then
    void answer((incoming as FastifyRequest).raw, outgoing.raw);
  };

  async function run(request: Request): Promise<Response> {
    return handle(request); // what it throws at once rejects as well
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = requestOf(incoming);
    const failed = new Response(null, { status: request ? 500 : 400 });
    const response = request ? await run(request).catch(() => failed) : failed;
    const body = Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (!incoming.readableEnded) outgoing.setHeader("connection", "close"); // what is left of the body is not waited for
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  }
}

function requestOf(incoming: IncomingMessage): Request | undefined {
  try {
    const { method = "GET", headers, url = "/" } = incoming;
    const hasBody = method !== "GET" && method !== "HEAD" && !incoming.readableEnded;
    const body = hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {};
    const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Request(`http://${headers.host ?? "localhost"}${url}`, {
      method,
      headers: plain,
      ...body,
    } as RequestInit);
  } catch {
    return undefined;
  }
}
