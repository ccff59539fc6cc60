import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox } from "@kontor/sandbox";
import { clientId, clientSecret, tenantId } from "../config.ts";

const { fetch } = createSandbox();
const tokens = cached(clientCredentials({ authUrl: "https://auth.example", clientId, clientSecret, fetch }));
const erp = createErpClient({
  baseUrl: "https://erp.example/erp",
  tenantId,
  appId: "stock-sync/1.4.0",
  appVersion: "1.4.0",
  fetch: erpFetch({ tokens, fetch }),
});

await erp.taxClasses.update({ id: "3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5", isStandard: true });
