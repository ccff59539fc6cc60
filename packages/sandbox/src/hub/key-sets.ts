import { Hono } from "hono";
import type { PlatformState } from "../platform/state.ts";
import { buildKeySet } from "./session-tokens.ts";

/** Makes the routes of the key sets by which apps verify session tokens. The set of generation 1 needs an access token (observed). */
export function createKeySetRoutes(state: PlatformState): Hono {
  const app = new Hono();
  app.get("/account/.well-known/jwks.json", async ({ req, json }) => {
    const [, token = ""] = /^Bearer (\S+)$/i.exec(req.header("authorization") ?? "") ?? [];
    const grant = state.tokens.find(token, state.clock.now());
    if (grant?.kind !== "erp") return json({ error: "unauthorized" }, 401, { "www-authenticate": "Bearer" });
    return json(await buildKeySet(state, 1));
  });
  app.get("/oauth/v2/keys", async ({ json }) => json(await buildKeySet(state, 2)));
  return app;
}
