import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

export interface SandboxServerOptions extends SandboxOptions {
  /** Port to listen on. Default 0: any free one. */
  port?: number;
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  host?: string;
}

export interface SandboxServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`: `{auth_url}` and `{channel_base_url}`; `{base_url}` of the ERP is `erpUrl`. */
  url: string;
  erpUrl: string;
  sandbox: Sandbox;
  /** Stops listening and cuts what is open. */
  close(): Promise<void>;
}

/**
 * The sandbox on a port.
 *
 * @throws The socket's error, if the port cannot be had (`EADDRINUSE`).
 */
export async function startSandboxServer({
  port = 0,
  host = "127.0.0.1",
  ...options
}: SandboxServerOptions = {}): Promise<SandboxServer> {
  const sandbox = createSandbox(options);
  const { server, address } = await new Promise<{ server: ReturnType<typeof serve>; address: AddressInfo }>(
    (resolve, reject) => {
      const server = serve(
        { fetch: (request) => sandbox.fetch(request), port, hostname: host, overrideGlobalObjects: false },
        (address) => resolve({ server, address }),
      );
      server.once("error", reject);
    },
  );
  const url = `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return { url, erpUrl: `${url}/erp`, sandbox, close, [Symbol.asyncDispose]: close };
}
