import { expect, test } from "vitest";
import { createPlatformState } from "../platform/state.ts";
import { realClock } from "../seed/clock.ts";
import { defaultSeed } from "../seed/seed.ts";
import { createKeySetRoutes } from "./key-sets.ts";

function open() {
  const state = createPlatformState({ seed: defaultSeed, assumptions: {}, clock: realClock, randomSeed: 1 });
  const routes = createKeySetRoutes(state);
  const issue = (kind: "erp" | "channel") =>
    state.tokens.issue({ subject: "x", kind, scopes: [], expiresAt: state.clock.now() + 1_000 });
  const get = (authorization?: string) =>
    routes.request("/account/.well-known/jwks.json", authorization ? { headers: { authorization } } : {});
  return { routes, issue, get };
}

test("the key set of generation 1 needs a token of the ERP, in whichever case the scheme is written", async () => {
  const { issue, get } = open();

  const statuses = await Promise.all(
    [undefined, "Bearer unknown", `Bearer ${issue("channel")}`, `Bearer ${issue("erp")}`, `bearer ${issue("erp")}`].map(
      async (authorization) => (await get(authorization)).status,
    ),
  );

  expect(statuses).toEqual([401, 401, 401, 200, 200]);
  expect((await get()).headers.get("www-authenticate")).toBe("Bearer");
});

test("the key set of generation 2 is public, and no set holds a private part", async () => {
  const { routes, issue, get } = open();

  const sets = [await get(`Bearer ${issue("erp")}`), await routes.request("/oauth/v2/keys")];
  const keys = await Promise.all(sets.map(async (each) => ((await each.json()) as { keys: object[] }).keys));

  expect(keys).toMatchObject([[{ alg: "EdDSA" }], [{ alg: "RS256" }]]);
  expect(keys.flat().flatMap((key) => Object.keys(key))).not.toContain("d");
});
