import type { Route } from "../generated/routes.generated.ts";
import { findSchema } from "../platform/validate/find-schema.ts";
import { buildSample, type SampleOptions } from "./sample-value.ts";

/** The parts of a request that an operation describes. */
export interface SampleRequest {
  method: string;
  /** With the parameters in it, and with a query. */
  path: string;
  headers: Record<string, string>;
  /** JSON, or text for a file; `undefined` where the operation takes none. */
  body: unknown;
}

/** Makes a request that fits the description of an operation. @param given Values of parameters and of fields by name, instead of chance. */
export function buildSampleRequest(
  route: Route,
  options: Omit<SampleOptions, "api">,
  given: Readonly<Record<string, unknown>> = {},
): SampleRequest {
  const all: SampleOptions = { ...options, api: route.api };
  const part = (name: string) => {
    const found = findSchema(`${route.id}_${name}`);
    return found ? buildSample(found.schema, all) : undefined;
  };
  const parameters: Record<string, unknown> = { ...(part("path") as object | undefined), ...given };
  const query = Object.entries((part("query") ?? {}) as Record<string, unknown>)
    .filter(([name]) => !name.startsWith("page"))
    .map(([name, value]) => [name, given[name] ?? value] as const);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? "x")),
  );
  const body = route.bodyTypes.length === 0 ? undefined : part("body");
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  const named = Object.entries(parameters).filter(([name]) => isObject && name in body); // the same record in both
  return {
    method: route.method,
    path: search === "" ? path : `${path}?${search}`,
    headers: { "x-challengecode": "a-challenge", "api-version": "1.0" },
    body: isObject ? { ...body, ...Object.fromEntries(named) } : body,
  };
}
