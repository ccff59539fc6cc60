import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox } from "@kontor/sandbox";

const { fetch } = createSandbox();
const tokens = cached(
  clientCredentials({
    authUrl: "https://auth.example",
    clientId: "sandbox-client",
    clientSecret: "secret-of-the-sandbox",
    fetch,
  }),
);
const erp = createErpClient({
  baseUrl: "https://erp.example/erp",
  tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
  appId: "stock-sync/1.4.0",
  appVersion: "1.4.0",
  fetch: erpFetch({ tokens, fetch }),
});

await erp.taxClasses.update({
  id: "3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5",
  isStandard: true,
});
