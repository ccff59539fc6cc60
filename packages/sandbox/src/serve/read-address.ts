import type { IncomingMessage } from "node:http";

/** A request whose address or `Host` header cannot be read; its sender is to blame. */
export class UnreadableRequest extends Error {
  override readonly name = "UnreadableRequest";
}

/** A host in which nothing can hide: no user, no path, no query. */
const PLAIN_HOST = /^[a-z\d._-]+(:\d+)?$/i;

/**
 * Reads the whole address of a request: what it asks for, at the host that its header names.
 *
 * @throws {UnreadableRequest} If one of the two is no address, or the header says more than a host.
 */
export function readAddress({ url: target = "", headers: { host } }: IncomingMessage): URL {
  if (/^https?:\/\//i.test(target)) return parseAddress(target, "Invalid absolute URL"); // as a proxy would be asked
  if (!host) throw new UnreadableRequest("Missing host header");
  if (!target.startsWith("/")) throw new UnreadableRequest("Invalid URL");
  if (target.split("?", 1)[0]!.includes("\\")) throw new UnreadableRequest("Backslash in request path");
  const url = parseAddress(`http://${host}${target}`, "Invalid URL");
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (!PLAIN_HOST.test(host) && url.hostname !== name) throw new UnreadableRequest("Invalid host header");
  return url;
}

/** Whether a path means what it says: the runtime would read nothing in it otherwise. */
export function isPlainPath(path: string): boolean {
  return path.startsWith("/") && !/\/\.|%2e|\\|[^\x21-\x7e]/i.test(path);
}

function parseAddress(text: string, problem: string): URL {
  try {
    return new URL(text);
  } catch (cause) {
    throw new UnreadableRequest(problem, { cause });
  }
}
