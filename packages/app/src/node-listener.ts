import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Handler } from "./setup-handler.ts";

/** Takes a handler to Node's `http`, to Express and to Fastify (`reply.hijack()`). Before any body parser: it reads the body itself. */
export function nodeListener(handle: Handler): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const { method = "GET", headers, url = "/" } = incoming;
    const body = method === "GET" || method === "HEAD" ? {} : { body: Readable.toWeb(incoming), duplex: "half" };
    const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const init = { method, headers: plain, ...body } as RequestInit;
    const response = await handle(new Request(new URL(url, `http://${headers.host ?? "localhost"}`), init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}
