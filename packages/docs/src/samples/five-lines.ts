import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "./config.ts";

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
// five lines
const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
const fetch = erpFetch({ tokens });
const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
const erp = createErpClient({ baseUrl, tenantId, ...app, fetch });
await erp.categories.update({ id, name: "Garden tools" });
