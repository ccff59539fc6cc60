import { serve, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AddressInfo } from "node:net";
import type { ServerResponse } from "node:http";
import { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";
import { isCutOff, sendCutOff } from "./cut-off.ts";
import { isOwnHost } from "./own-host.ts";
import { isConnectionReset } from "./socket-errors.ts";

export { dataFile } from "./data-file.ts";

export interface SandboxServerOptions extends SandboxOptions {
  /** Port to listen on. Default 0: any free one. */
  port?: number;
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  host?: string;
  /** How long a request's headers may take to arrive, in ms: a sender that trickles is cut off. Default 10 000. */
  headersTimeoutMs?: number;
}

export interface SandboxServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`: `{auth_url}` and `{channel_base_url}`; `{base_url}` of the ERP is `erpUrl`. */
  url: string;
  erpUrl: string;
  sandbox: Sandbox;
  /** Stops listening and cuts what is open. */
  close(): Promise<void>;
}

/** How long a whole request may take to arrive, as a multiple of its headers. */
const REQUEST_TIMES = 3;

/**
 * The sandbox on a port.
 *
 * @throws The socket's error, if the port cannot be had (`EADDRINUSE`).
 */
export async function startSandboxServer({
  port = 0,
  host = "127.0.0.1",
  headersTimeoutMs = 10_000,
  ...options
}: SandboxServerOptions = {}): Promise<SandboxServer> {
  const sandbox = createSandbox(options);
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings) => {
    if (new URL(request.url).pathname.startsWith("/__sandbox") && !isOwnHost(request.url, host))
      return Response.json({ error: "Cannot control the sandbox by a name that is not its own" }, { status: 403 });
    try {
      const response = await sandbox.fetch(request);
      if (!isCutOff(response)) return response;
      await sendCutOff(response, outgoing as ServerResponse);
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      if (!isConnectionReset(error) && !request.signal.aborted) throw error;
      incoming.socket.resetAndDestroy(); // a fault that was asked for, made real
      return RESPONSE_ALREADY_SENT;
    }
  };
  const { server, address } = await new Promise<{ server: ReturnType<typeof serve>; address: AddressInfo }>(
    (resolve, reject) => {
      const server = serve(
        {
          fetch: fetch as never,
          port,
          hostname: host,
          overrideGlobalObjects: false,
          serverOptions: {
            headersTimeout: headersTimeoutMs,
            requestTimeout: headersTimeoutMs * REQUEST_TIMES,
            connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
          },
        },
        (address) => resolve({ server, address }),
      );
      server.once("error", reject);
    },
  );
  const url = `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
    sandbox[Symbol.dispose]();
  };
  return { url, erpUrl: `${url}/erp`, sandbox, close, [Symbol.asyncDispose]: close };
}
