import { cached } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { authUrl, clientId, clientSecret } from "../config.ts";

export const erpTokens = cached(clientCredentials({ authUrl, clientId, clientSecret, scopes: ["items.write"] }));
