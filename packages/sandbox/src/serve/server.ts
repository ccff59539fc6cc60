import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Handle, type HttpReply, isConnectionReset } from "../platform/call.ts";
import { findApi, buildProblem } from "../platform/find-route.ts";
import { readIncomingCall, sendReply, UnreadableRequest } from "./incoming-call.ts";
import { checkOptions } from "../ground/checks.ts";
import { createSandboxCore, type Sandbox, type SandboxOptions, sandboxOptions, serverOptions } from "./sandbox.ts";
import type { HostedSite } from "./hosted-site.ts";
import type { Site } from "./site.ts";

/** Options of `startSandboxServer()`: those of a sandbox, and the address to listen on. */
export interface SandboxServerOptions extends SandboxOptions {
  /** Port to listen on. Default 0: any free one. */
  port?: number | undefined;
  /** Address to listen on; `0.0.0.0` for all, in a container for example. Default `127.0.0.1`: this machine only. */
  host?: string | undefined;
  /** The time in which a request's headers must arrive, in ms. A slower sender is cut off. Default 10 000. */
  headersTimeoutMs?: number | undefined;
  /**
   * The folder of a built docs site, to be served at the same address; an operation of the platform comes before a page. Or the address of a
   * docs site, `https://docs.example`, whose pages may then call with `pageToken`. The sandbox starts in the state that the pages are made for, in which time stands still: seed, instant, random seed and storage cannot be chosen beside it.
   * Default: no site.
   */
  site?: string | undefined;
}

/** A sandbox that listens on a port. */
export interface SandboxServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, also where it listens on all addresses: `{auth_url}` and `{channel_base_url}`; `{base_url}` of the ERP is `erpUrl`. */
  url: string;
  /** Base address of the ERP API: `{base_url}`. */
  erpUrl: string;
  /** The sandbox itself, to trigger events, move the clock and plan faults. */
  sandbox: Sandbox;
  /** What a page of a docs site at another address must send with its calls: only where `site` is an address. A reader pastes it there. */
  pageToken?: string;
  /** Stops listening and cuts open connections. */
  close(): Promise<void>;
}

/** The time in which a whole request must arrive, as a multiple of the time for its headers. */
const REQUEST_TIMES = 3;

/**
 * Starts a sandbox that listens on a port.
 *
 * @throws The error of the socket, if the port cannot be used (`EADDRINUSE`).
 * @throws {RangeError} If an option is unknown, `port` is not valid, or `site` is neither the folder nor the address of a docs site, or comes with an option that sets the start of the sandbox.
 */
export async function startSandboxServer(given: SandboxServerOptions = {}): Promise<SandboxServer> {
  checkOptions("start a sandbox", given, { ...sandboxOptions, ...serverOptions });
  const { port = 0, host = "127.0.0.1", headersTimeoutMs = 10_000, site: folder, ...options } = given;
  if (!(Number.isInteger(Number(port)) && Number(port) >= 0 && Number(port) <= 65_535))
    throw new RangeError(`Cannot start a sandbox as port must be a whole number from 0 to 65535: got ${String(port)}`);
  const site = folder === undefined ? undefined : await loadSite(folder, options);
  const { sandbox, handle } = createSandboxCore({ ...options, mayControl: (url) => isOwnHost(url, host) });
  if (site) sandbox.restore(site.snapshot);
  const answer = site ? site.wrap(handle, sandbox) : handle;
  const server = process.getBuiltinModule("node:http").createServer(
    // an import would load the whole fetch of Node, 40 ms
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: headersTimeoutMs * REQUEST_TIMES,
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
      keepAliveTimeout: 0, // the caller closes its connections, so no request meets one that was just closed
    },
    (incoming, outgoing) => void serveCall(incoming, outgoing, answer),
  );
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const address = server.address() as AddressInfo;
  const url = `http://${formatHost(address)}:${address.port}`;
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    sandbox[Symbol.dispose]();
  };
  const more = site?.token === undefined ? {} : { pageToken: site.token };
  return { url, erpUrl: `${url}/erp`, sandbox, ...more, close, [Symbol.asyncDispose]: close };
}

/** The host of an address by which this machine reaches it: no program can connect to the address that stands for all. */
function formatHost({ address, family }: AddressInfo): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  return family === "IPv6" ? `[${address === "::" ? "::1" : address}]` : address;
}

/** A docs site in a folder or at an address, as far as the server wants it. */
interface LoadedSite extends Pick<Site, "snapshot">, Partial<Pick<HostedSite, "token">> {
  wrap(handle: Handle, sandbox: Sandbox): Handle;
}

async function loadSite(place: string, options: SandboxOptions): Promise<LoadedSite> {
  const [other] = (["seed", "startAt", "randomSeed", "storage"] as const).filter((name) => options[name] !== undefined);
  if (other)
    throw new RangeError(
      `Cannot serve the docs with ${other} as the sandbox must start in the state that the pages are made for`,
    );
  if (/^https?:\/\//.test(place)) {
    const { openHostedSite, withHostedSite } = await import("./hosted-site.ts");
    const hosted = await openHostedSite(place);
    const { snapshot } = hosted;
    return { ...hosted, wrap: (handle, sandbox) => withHostedSite(hosted, handle, () => sandbox.restore(snapshot)) };
  }
  const { openSite } = await import("./site.ts");
  const site = await openSite(place);
  return { snapshot: site.snapshot, wrap: (handle) => withSite(site, handle) };
}

function withSite(site: Site, handle: Handle): Handle {
  return async (call) => {
    const page = await site.find(call);
    if (page) return page;
    const reply = await handle(call);
    return (reply.status === 404 && (await site.findMissing(call))) || reply;
  };
}

/** Translates between a socket and the sandbox; a failure becomes what the caller of a real platform would see. */
async function serveCall(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handle): Promise<void> {
  try {
    await sendReply(outgoing, await handle(readIncomingCall(incoming, outgoing)));
  } catch (error) {
    if (isConnectionReset(error)) incoming.socket.resetAndDestroy(); // a planned fault, made real
    else if (incoming.socket.destroyed || outgoing.headersSent) outgoing.destroy(); // nobody listens, or the answer broke off
    else if (error instanceof UnreadableRequest) await sendReply(outgoing, refuseUnreadable(incoming, error));
    else outgoing.writeHead(500).end(String((error as Error).message)); // a fault of the sandbox
  }
}

/** The answer to a request whose address or `Host` header cannot be read. */
function refuseUnreadable({ url = "" }: IncomingMessage, { message }: UnreadableRequest): HttpReply {
  const problem = { status: 400, code: "validation", message: `The request cannot be read: ${message}` };
  const body = JSON.stringify(buildProblem(findApi(url), problem));
  return { status: 400, headers: { "content-type": "application/json" }, body };
}

/**
 * Whether a request addressed this machine by number, by a name without a dot, such as `localhost` or the name of a container, or by the
 * name that the server was given. Any other name may have been pointed at this machine by an attacker (DNS rebinding), whose page would
 * then count as the sandbox's own. A name without a dot cannot be registered by anybody.
 */
export function isOwnHost(url: string, listening: string): boolean {
  const { hostname } = new URL(url);
  return hostname === listening || /^[^.]+$|^[\d.]+$|^\[[\da-f:.]+\]$/.test(hostname);
}
