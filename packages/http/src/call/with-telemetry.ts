import type { Telemetry } from "../telemetry/telemetry.ts";

/** A call of a client by path. It gives the answer beside its data. */
type CallByPath = (path: string, ...more: unknown[]) => Promise<{ response: Response }>;

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/**
 * Lets telemetry observe each call of an openapi-fetch client, as it observes the methods of ours. The name of a call is its method and its
 * path as the specs write it, such as `GET /v2/items/{id}`: no value of a parameter is told.
 */
export function withTelemetry<Client extends object>(client: Client, { observe }: Pick<Telemetry, "observe">): Client {
  const calls = client as Record<string, CallByPath>;
  const observed = METHODS.map((method) => {
    const send = calls[method]!;
    return [method, (path, ...more) => run(method, path, () => send(path, ...more))] as const satisfies [
      string,
      CallByPath,
    ];
  });
  const methods = Object.fromEntries(observed);
  const request = (method: string, path: string, ...more: unknown[]) => methods[method.toUpperCase()]!(path, ...more);
  return Object.assign(client, methods, { request });

  /** An answer outside 2xx is a result here, and its status is measured. */
  async function run(method: string, path: string, send: () => ReturnType<CallByPath>) {
    const results: Awaited<ReturnType<CallByPath>>[] = [];
    await observe({ operation: `${method} ${path}`, method, path }, async () => {
      const result = await send();
      results.push(result);
      return result.response;
    });
    return results[0]!;
  }
}
