import { Hono, type Context } from "hono";
import type { SandboxControl } from "./control.ts";
import { controlCalls, type ControlCall } from "./control-calls.ts";
import { isForeign } from "./is-foreign.ts";

const MAX_BYTES = 256 * 1024 * 1024; // a snapshot can be large

/** The sandbox's own address space, `/__sandbox/*`: the same calls as the TypeScript interface, over HTTP. */
export function controlPlane(control: SandboxControl): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    return isForeign(context.req.raw)
      ? context.json({ error: "Cannot control the sandbox from another origin" }, 403)
      : next();
  });
  for (const [name, call] of Object.entries(controlCalls) as [keyof SandboxControl, ControlCall][])
    app.on(call.method, call.path, (context) => run(context, control, name, call));
  app.all("*", (context) =>
    context.json({ error: `Cannot ${context.req.method} ${context.req.path}: there is no such call` }, 404),
  );
  return app;
}

async function run(
  context: Context,
  control: SandboxControl,
  name: keyof SandboxControl,
  { method, parameters, result, isVoid }: ControlCall,
): Promise<Response> {
  const refuse = (error: string, status: 400 | 413 = 400) => context.json({ error }, status);
  if (Number(context.req.header("content-length") ?? 0) > MAX_BYTES)
    return refuse("Cannot read the body as it is too large", 413);
  try {
    const given = method === "POST" && parameters.length > 0 ? await bodyOf(context) : queryOf(context, parameters);
    const values = parameters.map((parameter) =>
      parameter === "at" ? new Date(String(given["at"])) : given[parameter],
    );
    const call = control[name] as (...values: unknown[]) => unknown;
    const value = call(...values);
    if (isVoid) return context.json({ now: control.now() });
    return context.json(result === undefined ? value : { [result]: value });
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return refuse(error.message);
    throw error;
  }
}

async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new RangeError(`Cannot do ${context.req.method} ${context.req.path} as the body must be an object of JSON`);
}

/** `options` are the query parameters themselves. */
function queryOf(context: Context, parameters: readonly string[]): Record<string, unknown> {
  const query = context.req.query();
  return parameters.includes("options") ? { options: query } : query;
}
