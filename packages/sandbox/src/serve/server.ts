import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HttpCall, HttpReply } from "../platform/call.ts";
import { findApi } from "../platform/find-route.ts";
import { buildProblem } from "../platform/problem.ts";
import { readIncomingCall, sendReply } from "./incoming-call.ts";
import { isOwnHost } from "./own-host.ts";
import { UnreadableRequest } from "./read-address.ts";
import { createSandboxCore, type Sandbox, type SandboxOptions } from "./sandbox.ts";
import { isConnectionReset } from "./socket-errors.ts";

export interface SandboxServerOptions extends SandboxOptions {
  /** Port to listen on. Default 0: any free one. */
  port?: number;
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  host?: string;
  /** The time in which a request's headers must arrive, in ms. A slower sender is cut off. Default 10 000. */
  headersTimeoutMs?: number;
}

export interface SandboxServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`: `{auth_url}` and `{channel_base_url}`; `{base_url}` of the ERP is `erpUrl`. */
  url: string;
  erpUrl: string;
  sandbox: Sandbox;
  /** Stops listening and cuts open connections. */
  close(): Promise<void>;
}

/** The time in which a whole request must arrive, as a multiple of the time for its headers. */
const REQUEST_TIMES = 3;

/**
 * Starts a sandbox that listens on a port.
 *
 * @throws The error of the socket, if the port cannot be used (`EADDRINUSE`).
 */
export async function startSandboxServer({
  port = 0,
  host = "127.0.0.1",
  headersTimeoutMs = 10_000,
  ...options
}: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { sandbox, handle } = createSandboxCore({ ...options, mayControl: (url) => isOwnHost(url, host) });
  const server = process.getBuiltinModule("node:http").createServer(
    // an import would load the whole fetch of Node, 40 ms
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: headersTimeoutMs * REQUEST_TIMES,
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
      keepAliveTimeout: 0, // the caller closes its connections, so no request meets one that was just closed
    },
    (incoming, outgoing) => void serveCall(incoming, outgoing, handle),
  );
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const address = server.address() as AddressInfo;
  const url = `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    sandbox[Symbol.dispose]();
  };
  return { url, erpUrl: `${url}/erp`, sandbox, close, [Symbol.asyncDispose]: close };
}

/** Translates between a socket and the sandbox; a failure becomes what the caller of a real platform would see. */
async function serveCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (call: HttpCall) => Promise<HttpReply>,
): Promise<void> {
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
  return {
    status: 400,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(buildProblem(findApi(url), problem)),
  };
}
