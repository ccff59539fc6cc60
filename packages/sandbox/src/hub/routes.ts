import { Hono, type Context } from "hono";
import { hubScript } from "../generated/browser.generated.ts";
import { isForeign } from "../serve/is-foreign.ts";
import type { PlatformState } from "../platform/state.ts";
import { addApp, finishInstallation, installApp } from "./apps.ts";
import { page } from "./page.ts";
import { createSessionToken } from "./session-tokens.ts";
import { style } from "./style.ts";

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "frame-src https: http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const files = {
  "/__sandbox/hub/": { type: "text/html; charset=utf-8", text: page },
  "/__sandbox/hub/hub.css": { type: "text/css; charset=utf-8", text: style },
  "/__sandbox/hub/hub.js": { type: "text/javascript; charset=utf-8", text: hubScript },
};

/**
 * Makes the routes of the hub at `/__sandbox/hub/`. There a merchant installs a cloud app, whose set-up page is loaded in a frame and
 * speaks with its host.
 *
 * @see given spec §6.2
 */
export function createHubRoutes(state: PlatformState, { fetch }: { fetch: typeof globalThis.fetch }): Hono {
  const app = new Hono();
  app.get("/__sandbox/hub", ({ redirect }) => redirect("/__sandbox/hub/", 308));
  for (const [path, { type, text }] of Object.entries(files))
    app.get(path, () => new Response(text, { headers: { ...headers, "content-type": type } }));

  const seen = () => ({
    apps: [...state.table("apps").values()].map((each) => ({ app: each.app, configurationUrl: each.configurationUrl })),
    tenants: [...state.table("tenants").values()].map(({ id }) => id),
    installations: [...state.table("installations").values()].toReversed(),
  });
  const own = (run: (given: Record<string, string>, context: Context) => unknown) => async (context: Context) => {
    if (isForeign(context.req.raw)) return context.json({ error: "Cannot use the hub from another origin" }, 403);
    try {
      const given =
        context.req.method === "POST" ? await context.req.json<Record<string, string>>() : context.req.query();
      return context.json((await run(given, context)) as object);
    } catch (error) {
      if (error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError)
        return context.json({ error: error.message }, 400);
      throw error;
    }
  };
  app.get("/__sandbox/hub/state", own(seen));
  app.post(
    "/__sandbox/hub/apps",
    own(({ manifest }) => ({ app: addApp(state, manifest as unknown as object) })),
  );
  app.post(
    "/__sandbox/hub/install",
    own(({ app: name = "", tenantId = "" }) => installApp(state, { app: name, tenantId }, fetch)),
  );
  app.post(
    "/__sandbox/hub/complete",
    own(({ id = "" }) => finishInstallation(state, id)),
  );
  app.get(
    "/__sandbox/hub/token",
    own(async ({ app: name = "", tenantId = "", generation }, { req }) => ({
      token: await createSessionToken(state, {
        generation: generation === "2" ? 2 : 1,
        tenantId,
        app: name,
        issuer: new URL(req.url).origin,
      }),
    })),
  );
  return app;
}
