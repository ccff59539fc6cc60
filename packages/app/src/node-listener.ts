import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Handler } from "./setup-handler.ts";

/**
 * Takes a handler to Node's `http`, to Express and to Fastify (`reply.hijack()`). It reads the body itself: mount it before any body
 * parser, or send the token as a header. Never rejects: what cannot be a request is answered 400, and a handler that throws 500.
 *
 * @see given spec §6.2
 */
export function nodeListener(handle: Handler): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const request = requestOf(incoming);
    const failed = new Response(null, { status: request ? 500 : 400 });
    const response = request ? await handle(request).catch(() => failed) : failed;
    const body = Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (!incoming.readableEnded) outgoing.setHeader("connection", "close"); // what is left of the body is not waited for
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  };
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
