import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { rawErpClient } from "@kontor/erp-client/raw";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
const raw = rawErpClient({ baseUrl, tenantId, ...app, fetch: erpFetch({ tokens }) }); // as for the client with methods

raw.use({
  onResponse({ schemaPath, response }) {
    console.log(schemaPath, response.status);
  },
});

const { data: taxClasses = [], error } = await raw.GET("/v2/taxClasses");
if (error) throw new Error(error.errorMessage);
console.log(taxClasses.length);

const image = await raw.GET("/v2/items/imagedata/{imageId}", {
  params: { path: { imageId: "2e6f9a83-d417-4b5c-8a02-f9e8d7c6b5a3" } },
  parseAs: "arrayBuffer", // an image is no JSON
});
console.log(image.response.headers.get("content-type"), image.data?.byteLength);
