import { Hono, type Context } from "hono";
import type { SandboxControl } from "./control.ts";
import { controlCalls, type ControlCall } from "./calls.ts";
import { isForeign } from "../serve/is-foreign.ts";

/** The sandbox's own address space, `/__sandbox/*`: the same calls as the TypeScript interface, over HTTP. */
export function createControlRoutes(control: SandboxControl): Hono {
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
  const refuse = (error: string) => context.json({ error }, 400);
  try {
    const given = method === "POST" && parameters.length > 0 ? await readBody(context) : readQuery(context, parameters);
    const values = parameters.map((parameter) =>
      parameter === "at" ? new Date(String(given["at"])) : given[parameter],
    );
    const call = control[name] as (...values: unknown[]) => unknown;
    const value = call(...values);
    if (isVoid) return context.json({ now: control.now() });
    return context.json(result === undefined ? value : { [result]: value });
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith("Cannot ")) return refuse(error.message);
    if (error instanceof TypeError || error instanceof RangeError)
      return refuse(`Cannot do ${name} as its arguments must be of the kinds that it takes`);
    throw error;
  }
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new RangeError(`Cannot do ${context.req.method} ${context.req.path} as the body must be an object of JSON`);
}

/** `options` are the query parameters themselves. */
function readQuery(context: Context, parameters: readonly string[]): Record<string, unknown> {
  const query = context.req.query();
  return parameters.includes("options") ? { options: query } : query;
}
