import type { IncomingMessage, ServerResponse } from "node:http";
import type { Body, HttpCall, HttpReply } from "../platform/call.ts";

/** Reads a request of a socket as a call of the sandbox. @throws {UnreadableRequest} If its address cannot be read. */
export function readIncomingCall(incoming: IncomingMessage, outgoing: ServerResponse): HttpCall {
  const { headers, method = "GET" } = incoming;
  const get = (name: string) => {
    const value = headers[name];
    return value === undefined ? null : typeof value === "string" ? value : value.join(", ");
  };
  const { href: url, pathname: path, search } = readAddress(incoming);
  let gone: AbortController | undefined;
  return {
    method,
    url,
    path,
    search,
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
  };
}

/** Reads up to the limit. The rest stays on the socket, which is closed with the answer. */
function readBytes(incoming: IncomingMessage, most: number): Promise<Body> {
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
export async function sendReply(outgoing: ServerResponse, reply: HttpReply): Promise<void> {
  const { status, headers, body, cutAt } =
    reply.isPacked && reply.body && reply.cutAt === undefined ? pack(reply) : reply;
  if (body === undefined) return void outgoing.writeHead(status, headers).end();
  const length = typeof body === "string" ? Buffer.byteLength(body) : body.length;
  outgoing.writeHead(status, { ...headers, "content-length": length, ...(status === 413 && { connection: "close" }) });
  if (cutAt === undefined) return void outgoing.end(body); // a text goes out in one piece with the headers
  outgoing.flushHeaders();
  return void outgoing.write(Buffer.from(body).subarray(0, cutAt), () => outgoing.destroy());
}

function pack({ status, headers, body = "" }: HttpReply): HttpReply {
  const packed = process.getBuiltinModule("node:zlib").gzipSync(body) as Uint8Array<ArrayBuffer>;
  return { status, headers: { ...headers, "content-encoding": "gzip" }, body: packed };
}

/** A request whose address or `Host` header cannot be read; its sender is to blame. */
export class UnreadableRequest extends Error {
  override readonly name = "UnreadableRequest";
}

/** A host in which nothing can hide: no user, no path, no query. */
const PLAIN_HOST = /^[a-z\d._-]+(:\d+)?$/i;

/** Reads the whole address of a request. @throws {UnreadableRequest} If it is none, or the header says more than a host. */
function readAddress({ url: target = "", headers, httpVersion }: IncomingMessage): URL {
  const host = headers.host ?? (httpVersion === "1.0" ? "localhost" : undefined); // not required before HTTP/1.1
  if (/^https?:\/\//i.test(target)) return parseAddress(target, "Invalid absolute URL"); // as a proxy would be asked
  if (!host) throw new UnreadableRequest("Missing host header");
  if (!target.startsWith("/")) throw new UnreadableRequest("Invalid URL");
  if (target.split("?", 1)[0]!.includes("\\")) throw new UnreadableRequest("Backslash in request path");
  const url = parseAddress(`http://${host}${target}`, "Invalid URL");
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (!PLAIN_HOST.test(host) && url.hostname !== name) throw new UnreadableRequest("Invalid host header");
  return url;
}

function parseAddress(text: string, problem: string): URL {
  try {
    return new URL(text);
  } catch (cause) {
    throw new UnreadableRequest(problem, { cause });
  }
}
