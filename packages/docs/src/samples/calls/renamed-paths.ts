import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { renamedPaths } from "@kontor/erp-client/raw";
import { pipeline } from "@kontor/http";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const released = renamedPaths({
  "POST /v2/salesOrders": "/v2/sales-orders",
  "PATCH /v2/salesOrders/{salesOrderId}": "/v2/sales-orders/{salesOrderId}",
  "/v2/salesOrders/{salesOrderId}/lineitems": "/v2/sales-orders/{salesOrderId}/line-items",
  "PATCH /v2/taxclasses/update": "/v2/tax-classes/{id}", // the id moves from the body into the path
  "PATCH /v2/UpdateCategory": "/v2/categories/{id}", // from 2.1 on
});

const fetch = erpFetch({ tokens: cached(clientCredentials({ authUrl, clientId, clientSecret })) });
const isReleased = process.argv.includes("--released"); // a setting of yours, for each tenant

export const erp = createErpClient({
  baseUrl,
  tenantId,
  appId: "stock-sync/1.4.0",
  appVersion: "1.4.0",
  fetch: isReleased ? pipeline(fetch, released) : fetch,
});
