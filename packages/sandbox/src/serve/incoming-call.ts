import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { HttpCall, HttpReply } from "../platform/call.ts";
import { isPlainPath, readAddress } from "./read-address.ts";

/**
 * Reads a request of a socket as a call of the sandbox.
 *
 * @throws {UnreadableRequest} If its address cannot be read.
 */
export function readIncomingCall(incoming: IncomingMessage, outgoing: ServerResponse): HttpCall {
  const { headers, method = "GET" } = incoming;
  const get = (name: string) => {
    const value = headers[name];
    return value === undefined ? null : typeof value === "string" ? value : value.join(", ");
  };
  let gone: AbortController | undefined;
  const call: HttpCall = {
    method,
    get url() {
      return readAddress(incoming).href;
    },
    ...readTarget(incoming),
    headers: { get, has: (name) => headers[name] !== undefined },
    bytes: (most) => readBytes(incoming, most),
    get signal() {
      if (!gone) {
        const controller = (gone = new AbortController());
        const leave = () => controller.abort(new DOMException("The caller gave up", "AbortError"));
        outgoing.once("close", () => outgoing.writableFinished || leave());
      }
      return gone.signal;
    },
    toRequest: () => buildRequest(incoming, call.signal),
  };
  return call;
}

/** A plain path is taken as it stands, without the cost of a URL. */
function readTarget(incoming: IncomingMessage): Pick<HttpCall, "path" | "search"> {
  const { url: target = "" } = incoming;
  const at = target.indexOf("?");
  const path = at < 0 ? target : target.slice(0, at);
  if (isPlainPath(path)) return { path, search: target.slice(path.length) };
  const { pathname, search } = readAddress(incoming);
  return { path: pathname, search };
}

function buildRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET", rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  const init: RequestInit & { duplex?: "half" } = { method, headers, signal };
  if (method !== "GET" && method !== "HEAD") Object.assign(init, { body: streamBody(incoming), duplex: "half" });
  return new Request(readAddress(incoming), init);
}

/** The body as a stream. A reader that stops early leaves the socket open, since the answer still goes over it. */
function streamBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (!isBegun) {
          incoming.on("data", (part: Buffer) => {
            incoming.pause();
            controller.enqueue(part);
          });
          incoming.on("end", () => controller.close());
          incoming.on("error", (error) => controller.error(error));
        }
        isBegun = true;
        incoming.resume();
      },
      cancel: () => void incoming.pause(),
    },
    { highWaterMark: 0 }, // nothing is read before somebody asks: Node drops a body that nobody reads
  );
}

/** Reads up to the limit. The rest stays on the socket, which is closed with the answer. */
function readBytes(incoming: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer> | "too large"> {
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

/** Sends a reply. One that is to be cut off ends with its connection. */
export async function sendReply(outgoing: ServerResponse, { status, headers, body, cutAt }: HttpReply): Promise<void> {
  if (body === undefined) return void outgoing.writeHead(status, headers).end();
  if (body instanceof ReadableStream) {
    outgoing.writeHead(status, headers).flushHeaders();
    return pipeline(Readable.fromWeb(body as NodeStream), outgoing);
  }
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
