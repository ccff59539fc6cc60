import { DatabaseSync } from "node:sqlite";
import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { withCallQuotas } from "@kontor/http/quota";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";
import { bookChanges } from "./nightly-job.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
const fetch = withCallQuotas()(erpFetch({ tokens })); // each call waits for its quota
const erp = createErpClient({ baseUrl, tenantId, appId: "stock-sync/1.4.0", appVersion: "1.4.0", fetch });
const place = { itemId: "c2a7d4f1-9e30-4b58-8c6d-1f2e3a4b5c6d", warehouseId: "e4b1c8d7-2f5a-4e9b-a3c6-8d7e6f5a4b3c" };
const changes = [
  { id: "count-17", ...place, quantity: 2 },
  { id: "count-18", ...place, quantity: -1000 }, // there are not so many
  { id: "count-19", ...place, quantity: 1 },
];

const stop = new AbortController();
process.once("SIGTERM", () => stop.abort());
const db = new DatabaseSync("nightly.db");
const report = await bookChanges({ erp, db, day: "2026-11-28", changes, signal: stop.signal });
console.log(report.text);
if (!report.isComplete) process.exitCode = 1;
