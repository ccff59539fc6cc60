import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpCall, HttpReply } from "../platform/call.ts";

/** A request of a socket, as the rules need it. */
export function readIncomingCall(incoming: IncomingMessage, path: string, search: string): HttpCall {
  const { headers, method = "GET" } = incoming;
  const get = (name: string) => {
    const value = headers[name];
    return value === undefined ? null : typeof value === "string" ? value : value.join(", ");
  };
  let giveUp: AbortController | undefined;
  return {
    method,
    path,
    search,
    headers: { get, has: (name) => headers[name] !== undefined },
    bytes: (most) => bytesOf(incoming, most),
    get signal() {
      if (!giveUp) {
        const controller = (giveUp = new AbortController());
        incoming.socket.once("close", () => controller.abort(new DOMException("The caller gave up", "AbortError")));
      }
      return giveUp.signal;
    },
  };
}

/** Reads no more than may be; the rest is left on the socket, which is closed with the answer. */
function bytesOf(incoming: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    incoming.on("data", (part: Buffer) => {
      size += part.length;
      if (size > most) {
        incoming.pause();
        resolve("too large");
      } else parts.push(part);
    });
    incoming.on("end", () => resolve(parts.length === 1 ? (parts[0] as Buffer<ArrayBuffer>) : Buffer.concat(parts)));
    incoming.on("error", reject);
  });
}

/** Sends an answer; one that is to be cut off ends with its connection. */
export function sendReply(outgoing: ServerResponse, { status, headers, body, cutAt }: HttpReply): void {
  if (body === undefined) return void outgoing.writeHead(status, headers).end();
  const length = typeof body === "string" ? Buffer.byteLength(body) : body.length;
  outgoing.writeHead(status, {
    ...headers,
    "content-length": length,
    ...(status === 413 && { connection: "close" }),
  });
  if (cutAt === undefined) return void outgoing.end(body); // a text goes out in one piece with the headers
  outgoing.flushHeaders();
  return void outgoing.write(Buffer.from(body).subarray(0, cutAt), () => outgoing.destroy());
}
