import { Secret } from "@kontor/http";
import { expect, test } from "vitest";
import { clientCredentials } from "../oauth/client-credentials.ts";
import { computeGrantKey } from "./grant-key.ts";
import { refreshExchange } from "../exchange/refresh-exchange.ts";
import { refreshGrant } from "../oauth/refresh-grant.ts";
import type { TokenGrant } from "../tokens/token.ts";

const client = { authUrl: "https://auth.test", clientId: "i", clientSecret: "s" };
const channel = { baseUrl: "https://channel.test", refreshToken: "r" };
const keyOf = async (grant: TokenGrant) => computeGrantKey(grant.identity!());

test("two grants share tokens only where address, credential, scopes and app are the same", async () => {
  const grants = [
    clientCredentials(client),
    clientCredentials({ ...client, authUrl: "https://other.test" }),
    clientCredentials({ ...client, clientId: "j" }),
    clientCredentials({ ...client, clientSecret: "t" }),
    clientCredentials({ ...client, scopes: ["a"] }),
    clientCredentials({ ...client, scopes: ["a", "b"] }),
    clientCredentials({ ...client, generation: 2, scopes: [] }),
    refreshGrant({ ...client, refreshToken: "r" }),
    refreshGrant({ ...client, refreshToken: "q" }),
    refreshGrant({ ...client, clientSecret: "t", refreshToken: "r" }),
    refreshExchange(channel),
    refreshExchange({ ...channel, refreshToken: "q" }),
    refreshExchange({ ...channel, baseUrl: "https://other.test" }),
  ];

  const keys = await Promise.all(grants.map(keyOf));

  expect(new Set(keys).size).toBe(grants.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test("the same credential has the same key, as text or as a secret, its scopes in any order", async () => {
  const one = clientCredentials({ ...client, scopes: ["a", "b"] });
  const other = clientCredentials({ ...client, clientSecret: new Secret("s"), scopes: ["b", "a"] });

  expect(await keyOf(one)).toBe(await keyOf(other));
});
