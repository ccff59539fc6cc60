import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));

export const patientErp = createErpClient({
  baseUrl,
  tenantId,
  appId: "stock-sync/1.4.0",
  appVersion: "1.4.0",
  fetch: erpFetch({ tokens, timeoutMs: 30_000, retries: 4 }), // defaults: 90 000 ms for each attempt, 2 retries
});

// one call: at most 5 s for each attempt, at most 20 s for all of them
await patientErp.categories.update(
  { id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", name: "Garden tools" },
  { timeoutMs: 5_000, signal: AbortSignal.timeout(20_000) },
);
