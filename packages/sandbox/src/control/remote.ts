import type { SandboxControl } from "./control.ts";
import { checkOptions } from "../serve/check-options.ts";
import { controlCalls, type ControlCall } from "./calls.ts";

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
 * @throws {RangeError} If an option is unknown. Every method also rejects with a RangeError that holds the sandbox's reason where it
 * refuses the call.
 */
export function connectSandbox(
  url: string,
  options: { fetch?: typeof globalThis.fetch | undefined } = {},
): RemoteControl {
  checkOptions("control a sandbox", options, { fetch: 1 });
  const { fetch = globalThis.fetch } = options;
  const call = async ({ method, path, parameters, result, isVoid }: ControlCall, values: unknown[]) => {
    const target = new URL(`/__sandbox${path}`, url);
    const given = Object.fromEntries(parameters.map((parameter, index) => [parameter, values[index]]));
    if (method !== "POST")
      for (const [name, value] of Object.entries((given["options"] as object | undefined) ?? given))
        if (value !== undefined) target.searchParams.set(name, String(value));
    const response = await fetch(target, {
      method,
      ...(method === "POST" && { headers: { "content-type": "application/json" }, body: JSON.stringify(given) }),
    });
    const said = await response.text();
    const answer = readObject(said);
    if (!response.ok || answer === undefined)
      throw new RangeError(
        String(
          answer?.["error"] ??
            `Cannot control the sandbox as ${url} must be the address of one: got the status ${response.status} and no answer of a sandbox`,
        ),
      );
    if (isVoid) return undefined;
    if (result === "now") return new Date(String(answer["now"]));
    return result === undefined ? answer : answer[result];
  };
  return Object.fromEntries(
    Object.entries(controlCalls).map(([name, each]) => [name, (...values: unknown[]) => call(each, values)]),
  ) as unknown as RemoteControl;
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
