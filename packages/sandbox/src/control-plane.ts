import { Hono, type Context } from "hono";
import type { Sandbox } from "./sandbox.ts";

/** The sandbox's own address space, `/__sandbox/*`: the same calls as the TypeScript interface, over HTTP. */
export function controlPlane(sandbox: Omit<Sandbox, "fetch">): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const origin = context.req.header("origin");
    const isForeign =
      (origin !== undefined && origin !== new URL(context.req.url).origin) ||
      context.req.header("sec-fetch-site") === "cross-site";
    return isForeign ? context.json({ error: "Cannot control the sandbox from another origin" }, 403) : next();
  });
  app.get("/", (context) =>
    context.json({
      now: sandbox.now(),
      report: sandbox.report(),
      events: sandbox.events(),
      assumptions: sandbox.assumptions(),
    }),
  );
  app.get("/report", (context) => context.json(sandbox.report()));
  app.get("/log", (context) => context.json(sandbox.log()));
  app.get("/events", (context) => context.json(sandbox.events()));
  app.get("/assumptions", (context) => context.json(sandbox.assumptions()));
  app.post("/events", async (context) => {
    const { type, event } = await bodyOf(context);
    if (typeof type !== "string" || typeof event !== "object" || event === null)
      return refuse(context, "the body must be { type, event }");
    return attempt(context, () => ({ id: sandbox.trigger(type, event) }));
  });
  app.post("/clock", async (context) => {
    const { advanceMs } = await bodyOf(context);
    return attempt(context, () => {
      sandbox.advance(advanceMs as number);
      return { now: sandbox.now() };
    });
  });
  app.post("/tokens/revoke", (context) => {
    sandbox.revokeTokens();
    return context.json({});
  });
  app.post("/reset", (context) => {
    sandbox.reset();
    return context.json({});
  });
  return app;
}

async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => ({}));
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
}

function refuse(context: Context, problem: string): Response {
  return context.json({ error: `Cannot do ${context.req.method} ${context.req.path} as ${problem}` }, 400);
}

/** An error of the TypeScript interface, as an answer. */
function attempt(context: Context, run: () => object): Response {
  try {
    return context.json(run());
  } catch (error) {
    return context.json({ error: (error as Error).message }, 400);
  }
}
