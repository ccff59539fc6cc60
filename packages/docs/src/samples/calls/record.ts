import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { recordCalls } from "@kontor/http/telemetry";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
const telemetry = recordCalls({ most: 100 });
const erp = createErpClient({ baseUrl, tenantId, ...app, fetch: erpFetch({ tokens }), telemetry });

await erp.taxClasses.list();
console.log(String(telemetry)); // or JSON.stringify(telemetry)
