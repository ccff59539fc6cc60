import { demo } from "@kontor/sandbox";
import { type SandboxServer, startSandboxServer } from "@kontor/sandbox/server";

/** The sandbox of this process. It listens on the loopback address alone, and starts when it is first needed. */
export interface LocalSandbox {
  open(): Promise<SandboxServer>;
  close(): Promise<void>;
}

export function openLocalSandbox(): LocalSandbox {
  let server: Promise<SandboxServer> | undefined;
  return {
    open: () => (server ??= startSandboxServer()),
    close: async () => (await server)?.close(),
  };
}

/** What a program needs to use it. The credentials are made up, and the same in every sandbox. */
export function describeSandbox({ url, erpUrl }: Pick<SandboxServer, "url" | "erpUrl">): string {
  const { tenantId, clientId, clientSecret, refreshToken, sellerRefreshToken, sellerId } = demo;
  const rows = {
    "channel and auth base address": url,
    "ERP base address": erpUrl,
    "refresh token of the channel": refreshToken,
    "refresh token of a seller": sellerRefreshToken,
    "id of that seller": sellerId,
    "tenant of the ERP": tenantId,
    "client id of the ERP": clientId,
    "client secret of the ERP": clientSecret,
    "console, for a person": `${url}/__sandbox/`,
    "variables for the samples of the guides": `KONTOR_CHANNEL_URL=${url} KONTOR_AUTH_URL=${url} KONTOR_ERP_URL=${erpUrl}`,
  };
  return Object.entries(rows)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}
