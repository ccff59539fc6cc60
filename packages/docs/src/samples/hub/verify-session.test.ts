import { SessionTokenError } from "@kontor/app";
import { cached } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { authUrl, clientId, clientSecret } from "../config.ts";
import { createVerifier, findMerchant } from "./verify-session.ts";

const request = (token: string) =>
  new Request("https://app.example/", { headers: { authorization: `Bearer ${token}` } });

test("a token that is no JWT is refused with 401, before any key is fetched", async () => {
  const { fetch } = createSandbox();
  const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret, fetch }));
  const verify = createVerifier({ gatewayUrl: authUrl, tokens, audience: "stock-sync" });

  expect(await findMerchant(request("forged"), verify)).toMatchObject({ status: 401 });
});

test("keys that cannot be fetched are answered with 503, and a merchant is handed on", async () => {
  const merchant = { tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34", userId: "7", expiresAt: new Date(), claims: {} };
  const unavailable = () => Promise.reject(new SessionTokenError("keys-unavailable"));

  expect(await findMerchant(request("a.b.c"), unavailable)).toMatchObject({ status: 503 });
  expect(await findMerchant(request("a.b.c"), async () => merchant)).toBe(merchant);
  await expect(findMerchant(request("a.b.c"), () => Promise.reject(new Error("a mistake")))).rejects.toThrow("mistake");
});
