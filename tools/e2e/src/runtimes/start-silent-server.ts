import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that never ends an answer: it sends nothing, or the head and the begin of a body. Its paths may begin with anything. */
export async function startSilentServer(kind: "nothing" | "a head"): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((request, response) => {
    if (kind === "nothing") return;
    const isQueue = request.url?.endsWith("/channel/event");
    response.writeHead(200, { "content-type": "application/json" }).write(isQueue ? '{"eventList":[' : "{");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
