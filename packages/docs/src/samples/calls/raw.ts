import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { rawErpClient } from "@kontor/erp-client/raw";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
const raw = rawErpClient({ baseUrl, tenantId, ...app, fetch: erpFetch({ tokens }) });

const { data, error, response } = await raw.GET("/v2/stocks", { params: { query: { pageSize: 20 } } });
if (data) console.log(data.items?.length);
else console.error(response.status, error);
