import { Hono } from "hono";
import type { SandboxControl } from "../control.ts";
import type { PlatformState } from "../platform-state.ts";

/** The console at `/__sandbox/`: a page, and the stream of what it shows. */
export function consoleRoutes(control: SandboxControl, state: PlatformState): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json({ now: control.now(), frozen: state.clock.isFrozen() }));
  return app;
}
