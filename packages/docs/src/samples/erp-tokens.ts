import { cached, clientCredentials } from "@kontor/auth";
import { authUrl, clientId, clientSecret } from "./config.ts";

export const erpTokens = cached(clientCredentials({ authUrl, clientId, clientSecret, scopes: ["items.write"] }));
