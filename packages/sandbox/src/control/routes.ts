import { isForeign, type HttpCall, type HttpReply } from "../platform/call.ts";
import { controlCalls, parseJson, type ControlCall } from "./remote.ts";
import type { SandboxControl } from "./control.ts";

const PREFIX = "/__sandbox";
const MOST_BYTES = 256 * 1024 * 1024; // a snapshot can be large

type Fields = Record<string, unknown>;

export type Answer = (call: HttpCall) => HttpReply | Promise<HttpReply>;

/** Lists the sandbox's own calls by method and address, `POST /__sandbox/clock`: the same as the TypeScript interface, over HTTP. */
export function listControlRoutes(control: SandboxControl): [string, Answer][] {
  return (Object.entries(controlCalls) as [keyof SandboxControl, ControlCall][]).map(([name, described]) => [
    `${described.method} ${PREFIX}${described.path}`,
    (call) => runCall(call, control, name, described),
  ]);
}

function runCall(call: HttpCall, control: SandboxControl, name: keyof SandboxControl, described: ControlCall) {
  const { parameters, result, isVoid } = described;
  const takesBody = call.method === "POST" && parameters.length > 0;
  return answerJson(call, { name, takesBody }, (sent) => {
    const given = readArguments(name, described, sent);
    const values = parameters.map((each) => (each === "at" ? new Date(String(given["at"])) : given[each]));
    const run = control[name] as (...values: unknown[]) => unknown;
    const value = run(...values);
    if (isVoid) return { now: control.now() };
    return result === undefined ? value : { [result]: value };
  });
}

/** The options are the query itself or, in a body, the fields beside the other arguments. Any other field is refused. */
function readArguments(name: string, { method, parameters }: ControlCall, sent: Fields): Fields {
  const takesOptions = parameters.includes("options") && sent["options"] === undefined;
  if (takesOptions && method !== "POST") return { options: sent };
  const others = Object.entries(sent).filter(([field]) => !parameters.includes(field));
  if (takesOptions) return { ...sent, options: Object.fromEntries(others) };
  const [unknownField] = others;
  if (unknownField === undefined) return sent;
  throw new RangeError(`Cannot do ${name} as it takes ${parameters.join(", ") || "no fields"}: got ${unknownField[0]}`);
}

/** Answers with what `run` gives for the fields of the body, else of the query, or with its reason to refuse them. A page of another origin is refused. */
export async function answerJson(
  call: HttpCall,
  { name, takesBody = call.method === "POST" }: { name: string; takesBody?: boolean },
  run: (given: Fields) => unknown,
): Promise<HttpReply> {
  if (isForeign(call)) return buildControlReply({ error: "Cannot control the sandbox from another origin" }, 403);
  try {
    const given = takesBody ? await readBody(call) : Object.fromEntries(new URLSearchParams(call.search));
    if (given === "too large") return buildControlReply({ error: "Cannot read the body as it is too large" }, 413);
    return buildControlReply(await run(given as Fields));
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith("Cannot "))
      return buildControlReply({ error: error.message }, 400);
    if (error instanceof TypeError || error instanceof RangeError)
      return buildControlReply({ error: `Cannot do ${name} as its arguments must be of the kinds that it takes` }, 400);
    throw error;
  }
}

async function readBody(call: HttpCall): Promise<Fields | "too large"> {
  const isTooLong = Number(call.headers.get("content-length") ?? 0) > MOST_BYTES;
  const bytes = isTooLong ? "too large" : await call.bytes(MOST_BYTES);
  if (bytes === "too large") return bytes;
  const body = parseJson(new TextDecoder().decode(bytes));
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Fields;
  throw new RangeError(`Cannot do ${call.method} ${call.path} as the body must be an object of JSON`);
}

const headers = {
  "content-type": "application/json",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

export function buildControlReply(value: unknown, status = 200): HttpReply {
  return { status, headers, body: JSON.stringify(value) };
}
