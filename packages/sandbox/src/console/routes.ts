import { Hono } from "hono";
import type { SandboxControl } from "../control/control.ts";
import { consoleScript } from "../generated/browser.generated.ts";
import { eventExamples } from "../generated/event-examples.generated.ts";
import { faultKinds } from "../platform/faults.ts";
import { isForeign } from "../serve/is-foreign.ts";
import type { PlatformState } from "../platform/state.ts";
import { routes } from "../generated/routes.generated.ts";
import type { Changes } from "./changes.ts";
import { page } from "./page.ts";
import { openConsoleStream } from "./stream.ts";
import { style } from "./style.ts";
import { buildConsoleView, type ConsoleChoices } from "./view.ts";

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const files = {
  "/__sandbox/": { type: "text/html; charset=utf-8", text: page },
  "/__sandbox/console.css": { type: "text/css; charset=utf-8", text: style },
  "/__sandbox/console.js": { type: "text/javascript; charset=utf-8", text: consoleScript },
};

/** The values among which the page lets a person choose. */
const choices: ConsoleChoices = {
  examples: { ...eventExamples },
  faultKinds,
  operations: [...routes.map(({ id }) => id), "token"].toSorted(),
};

/** The console at `/__sandbox/`: a page, its style and its script, and the stream of what it shows. */
export function createConsoleRoutes(control: SandboxControl, state: PlatformState, changes: Changes): Hono {
  const app = new Hono();
  app.get("/__sandbox", ({ redirect }) => redirect("/__sandbox/", 308));
  for (const [path, { type, text }] of Object.entries(files))
    app.get(path, () => new Response(text, { headers: { ...headers, "content-type": type } }));
  app.get("/__sandbox/stream", ({ req }) => {
    if (isForeign(req.raw))
      return Response.json({ error: "Cannot watch the sandbox from another origin" }, { status: 403 });
    const channel = req.query("channel");
    const body = openConsoleStream({
      changes,
      first: { choices },
      read: () => buildConsoleView(control, state, channel),
    });
    return new Response(body, { headers: { ...headers, "content-type": "text/event-stream" } });
  });
  return app;
}
