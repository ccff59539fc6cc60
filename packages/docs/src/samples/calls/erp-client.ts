import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));

export const erp = createErpClient({
  baseUrl,
  tenantId,
  appId: "stock-sync/1.4.0",
  appVersion: "1.4.0",
  fetch: erpFetch({ tokens }),
});
