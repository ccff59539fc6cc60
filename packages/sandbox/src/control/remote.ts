import type { SandboxControl } from "./control.ts";
import { checkOptions } from "../ground/checks.ts";

/** The control of a sandbox, where every method gives a promise. */
export type RemoteControl = {
  [Name in keyof SandboxControl]: SandboxControl[Name] extends (...values: infer Values) => infer Value
    ? (...values: Values) => Promise<Value>
    : never;
};

/**
 * Controls a sandbox that runs in another process, `kontor sandbox` for example.
 *
 * @param url The address at which it listens: `http://127.0.0.1:7070`.
 * @param options.fetch Sends the calls. Default `globalThis.fetch`.
 * @throws {RangeError} If the address is not valid or an option is unknown. Every method also rejects with a RangeError that holds the sandbox's
 * reason where it refuses the call, or says that nothing answers at the address.
 */
export function connectSandbox(
  url: string,
  options: { fetch?: typeof globalThis.fetch | undefined } = {},
): RemoteControl {
  checkOptions("control a sandbox", options, { fetch: 1 });
  const must = "its address must be one such as http://127.0.0.1:7070";
  if (typeof url !== "string" || !/^https?:\/\/[^@]*$/i.test(url) || !URL.canParse(url))
    throw new RangeError(`Cannot control a sandbox as ${must}: got ${describeAddress(url)}`);
  const call = async ({ method, path, parameters, result, isVoid }: ControlCall, values: unknown[]) => {
    const target = new URL(`/__sandbox${path}`, url);
    const given = Object.fromEntries(parameters.map((parameter, index) => [parameter, values[index]]));
    if (method !== "POST")
      for (const [name, value] of Object.entries((given["options"] as object | undefined) ?? given))
        if (value !== undefined) target.searchParams.set(name, String(value));
    const { fetch = globalThis.fetch } = options; // It is looked up for each call, so that a mock may replace it.
    const response = await fetch(target, {
      method,
      ...(method === "POST" && { headers: { "content-type": "application/json" }, body: JSON.stringify(given) }),
    }).catch((cause: unknown) => {
      throw cause instanceof TypeError ? buildUnreachable(url, cause) : cause; // the reason of a signal stays as it is
    });
    const answer = parseJson(await response.text()) as Record<string, unknown> | null | undefined;
    const got = `got the status ${response.status}, not the answer of a sandbox`;
    const problem = answer?.["error"] ?? `Cannot control the sandbox as ${url} must be the address of one: ${got}`;
    if (!response.ok || typeof answer !== "object" || answer === null) throw new RangeError(String(problem));
    if (isVoid) return undefined;
    if (result === "now") return new Date(String(answer["now"]));
    return result === undefined ? answer : answer[result];
  };
  return Object.fromEntries(
    Object.entries(controlCalls).map(([name, each]) => [name, (...values: unknown[]) => call(each, values)]),
  ) as unknown as RemoteControl;
}

/** No text with an @ is shown, because it may hold a password. */
function describeAddress(url: unknown): string {
  if (typeof url !== "string") return typeof url;
  return url.includes("@") ? `text of ${url.length} characters` : url || "an empty text";
}

/** The error of a connection that failed: the message of `fetch` names neither the address nor what to do. */
function buildUnreachable(url: string, cause: TypeError): RangeError {
  const { code } = Object(cause.cause) as { code?: string };
  const words = `${url} must be the address of a running one (kontor sandbox starts one): got ${code ?? cause.message}`;
  return new RangeError(`Cannot control the sandbox as ${words}`, { cause });
}

/** Reads JSON; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface ControlCall {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** The arguments, as the fields of a JSON body or, of a GET and DELETE, as query parameters. */
  parameters: readonly string[];
  /** The field of the answer that holds the value; where absent, the answer is the value itself. */
  result?: string;
  /** Whether the method gives nothing; the answer then tells the sandbox's time. */
  isVoid?: boolean;
}

/** Every method of the control, by name, and its address over HTTP: one table for the server and the client. */
export const controlCalls: Record<keyof SandboxControl, ControlCall> = {
  trigger: { method: "POST", path: "/events", parameters: ["type", "event", "options"], result: "id" },
  triggerAll: { method: "POST", path: "/events/all", parameters: ["events"], result: "ids" },
  events: { method: "GET", path: "/events", parameters: ["options"] },
  timeOutEvent: { method: "POST", path: "/events/time-out", parameters: ["id"], isVoid: true },
  requeueEvent: { method: "POST", path: "/events/requeue", parameters: ["id"], isVoid: true },
  discardEvent: { method: "POST", path: "/events/discard", parameters: ["id"], isVoid: true },
  now: { method: "GET", path: "/clock", parameters: [], result: "now" },
  advance: { method: "POST", path: "/clock", parameters: ["advanceMs"], isVoid: true },
  setTime: { method: "POST", path: "/clock/set", parameters: ["at"], isVoid: true },
  freezeTime: { method: "POST", path: "/clock/freeze", parameters: [], isVoid: true },
  resumeTime: { method: "POST", path: "/clock/resume", parameters: [], isVoid: true },
  addFault: { method: "POST", path: "/faults", parameters: ["fault"], result: "id" },
  faults: { method: "GET", path: "/faults", parameters: [] },
  removeFault: { method: "DELETE", path: "/faults/one", parameters: ["id"], isVoid: true },
  clearFaults: { method: "DELETE", path: "/faults", parameters: [], isVoid: true },
  addTenant: { method: "POST", path: "/tenants", parameters: ["id", "tenant"], isVoid: true },
  records: { method: "GET", path: "/tenants/records", parameters: ["tenantId", "collection"] },
  rows: { method: "GET", path: "/rows", parameters: ["table"] },
  registrations: { method: "GET", path: "/registrations", parameters: [] },
  decideRegistration: { method: "POST", path: "/registrations/decide", parameters: ["id", "decision"], isVoid: true },
  addApp: { method: "POST", path: "/apps", parameters: ["manifest"], result: "app" },
  revokeTokens: { method: "POST", path: "/tokens/revoke", parameters: [], isVoid: true },
  assume: { method: "POST", path: "/assumptions", parameters: ["values"], isVoid: true },
  assumptions: { method: "GET", path: "/assumptions", parameters: [] },
  log: { method: "GET", path: "/log", parameters: ["options"] },
  report: { method: "GET", path: "/report", parameters: [] },
  snapshot: { method: "GET", path: "/snapshot", parameters: [] },
  restore: { method: "POST", path: "/snapshot", parameters: ["snapshot"], isVoid: true },
  reset: { method: "POST", path: "/reset", parameters: [], isVoid: true },
};
