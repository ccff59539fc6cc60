import type { HttpCall, HttpReply } from "../platform/call.ts";
import { controlCalls, type ControlCall } from "./calls.ts";
import type { SandboxControl } from "./control.ts";
import { buildControlReply, findNameRefusal, findOriginRefusal } from "./refusals.ts";

const PREFIX = "/__sandbox";
const MOST_BYTES = 256 * 1024 * 1024; // a snapshot can be large

export interface ControlRoutesParts {
  control: SandboxControl;
  /** Whether the sandbox may be controlled under this address. */
  mayControl(url: string): boolean;
}

type Answer = (call: HttpCall) => Promise<HttpReply>;

/**
 * Finds the answer of the sandbox's own address space, `/__sandbox/*`: the same calls as the TypeScript interface, over HTTP.
 * `undefined` for an address that is none of these calls.
 */
export function createControlRoutes({
  control,
  mayControl,
}: ControlRoutesParts): (call: HttpCall) => Answer | undefined {
  const named = new Map(
    (Object.entries(controlCalls) as [keyof SandboxControl, ControlCall][]).map(([name, described]) => [
      `${described.method} ${PREFIX}${described.path}`,
      (call: HttpCall) => runCall(call, control, name, described),
    ]),
  );
  return ({ method, path }) => {
    const run = named.get(`${method} ${path}`);
    return (
      run && (async (call) => findNameRefusal(call.url, mayControl) ?? findOriginRefusal(call) ?? (await run(call)))
    );
  };
}

async function runCall(
  call: HttpCall,
  control: SandboxControl,
  name: keyof SandboxControl,
  { method, parameters, result, isVoid }: ControlCall,
): Promise<HttpReply> {
  const refuse = (error: string) => buildControlReply({ error }, 400);
  try {
    const isBody = method === "POST" && parameters.length > 0;
    const given = isBody ? await readBody(call) : readQuery(call, parameters);
    if (given === "too large") return buildControlReply({ error: "Cannot read the body as it is too large" }, 413);
    const values = parameters.map((parameter) =>
      parameter === "at" ? new Date(String(given["at"])) : given[parameter],
    );
    const run = control[name] as (...values: unknown[]) => unknown;
    const value = run(...values);
    if (isVoid) return buildControlReply({ now: control.now() });
    return buildControlReply(result === undefined ? value : { [result]: value });
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith("Cannot ")) return refuse(error.message);
    if (error instanceof TypeError || error instanceof RangeError)
      return refuse(`Cannot do ${name} as its arguments must be of the kinds that it takes`);
    throw error;
  }
}

async function readBody(call: HttpCall): Promise<Record<string, unknown> | "too large"> {
  const isTooLong = Number(call.headers.get("content-length") ?? 0) > MOST_BYTES;
  const bytes = isTooLong ? "too large" : await call.bytes(MOST_BYTES);
  if (bytes === "too large") return bytes;
  const body = parseJson(new TextDecoder().decode(bytes));
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new RangeError(`Cannot do ${call.method} ${call.path} as the body must be an object of JSON`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused as everything that is no object
  }
}

/** `options` are the query parameters themselves. */
function readQuery({ search }: HttpCall, parameters: readonly string[]): Record<string, unknown> {
  const query = Object.fromEntries(new URLSearchParams(search));
  return parameters.includes("options") ? { options: query } : query;
}
