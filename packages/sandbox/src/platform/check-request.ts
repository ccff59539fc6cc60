import type { Route } from "../generated/routes.generated.ts";
import type { HttpCall } from "./call.ts";
import { buildInvalid, refuse, type OperationRequest } from "./operation.ts";
import type { FoundRoute } from "./find-route.ts";
import type { Problems } from "../ground/schema.ts";
import { validate } from "./validate/validate.ts";
import type { NotShownId } from "../generated/not-shown.generated.ts";
import type { PlatformState } from "./state.ts";

/**
 * Checks a request against its description in the specs, and refuses one that does not fit. Mends in `body` what callers in the field write
 * otherwise, and notes fields that nobody describes, where the platform ignores them.
 */
export function checkRequest(run: OperationRun, body: unknown): Pick<OperationRequest, "path" | "query"> {
  const { call, state, assumed, ignored } = run;
  const { route, parts } = run.found;
  const { path, query } = readParameters(route, parts, call.search);
  if (readOldSession(route, call.search, query, body)) assumed.add("session-parameter");
  const [unknownParameter, ...others] = call.search === "" ? [] : findUnknownParameters(call.search, route);
  const { unknownFields }: { unknownFields: Partial<Record<string, string>> } = state.assumptions;
  const ignores = unknownFields[route.api] === "ignore";
  if (unknownParameter !== undefined && !ignores) refuse(buildInvalid(`${unknownParameter}: is not a parameter here`));
  if (unknownParameter !== undefined) ignored.push(...[unknownParameter, ...others].map((name) => `?${name}`));
  const values = { header: readHeaders(call, route), path, query, body };
  const fields = findSchemaProblems(route, values, ignores ? ignored : undefined);
  if (ignored.length > 0) assumed.add("unknown-request-fields");
  const lacking = APP_HEADERS.filter((name) => route.headers.includes(name) && !call.headers.has(name));
  if (lacking.length > 0) {
    assumed.add("app-headers");
    if (state.assumptions.appHeaders === "required")
      refuse(buildInvalid(`must have the header ${lacking.join(" and ")}`));
  }
  if (fields) refuse({ ...buildInvalid("The request does not fit its description"), fields });
  return { path: path as Record<string, string>, query };
}

/** Most ERP operations take them, and it is open which require them. */
const APP_HEADERS = ["x-appid", "x-appversion"];

/** An old guide calls the session `sessionId`, in the query and in the body (T2). The sandbox accepts that name too. */
function readOldSession({ id }: Route, search: string, query: Record<string, unknown>, body: unknown): boolean {
  if (!id.startsWith("Sellers_")) return false;
  const inQuery = new URLSearchParams(search).get("sessionId");
  if (inQuery !== null) query["session"] ??= inQuery;
  const old = Object(body) as Record<string, unknown>;
  if (!Object.hasOwn(old, "sessionId")) return inQuery !== null;
  old["session"] ??= old["sessionId"];
  delete old["sessionId"];
  return true;
}

function findUnknownParameters(search: string, { id, parameters }: Route): string[] {
  const isOld = (name: string) => name === "sessionId" && id.startsWith("Sellers_");
  const isKnown = (name: string) => parameters.some((each) => each.place === "query" && each.name === name);
  return [...new URLSearchParams(search).keys()].filter((name) => !isKnown(name) && !isOld(name));
}

function readHeaders({ headers }: HttpCall, { headers: described }: Route): object {
  return Object.fromEntries(described.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));
}

/** The problems of a request. The channel interface is known to accept text for numbers. */
function findSchemaProblems(route: Route, values: object, ignored: string[] | undefined): Problems | undefined {
  let fields: Problems | undefined;
  for (const [part, value] of Object.entries(values)) {
    const isTolerant = route.api === "channel" && part === "body";
    const dropped = part === "body" ? ignored : undefined;
    const problems = validate(`${route.id}_${part}`, value, { isTolerant, dropped });
    if (problems) fields = { ...fields, ...problems };
  }
  return fields;
}

export interface OperationRun {
  readonly call: HttpCall;
  readonly found: FoundRoute;
  readonly state: PlatformState;
  readonly now: number;
  readonly headers: Record<string, string>;
  readonly assumed: Set<NotShownId>;
  readonly ignored: string[];
}

/** Reads parameters as data: numbers as numbers, lists as lists. @param parts The values in the address, in their order. */
export function readParameters({ path, parameters }: Route, parts: readonly string[], search: string) {
  const found: Record<"path" | "query", Record<string, unknown>> = { path: {}, query: {} };
  if (parameters.length === 0) return found;
  const query = new URLSearchParams(search);
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  for (const { name, place, kind } of parameters) {
    const text = place === "path" ? decodePart(parts[names.indexOf(name)] ?? "") : query.get(name);
    if (text !== null) found[place][name] = read(text, kind, query.getAll(name));
  }
  return found;
}

function read(text: string, kind: Route["parameters"][number]["kind"], all: string[]): unknown {
  if (kind === "list") return (all.length > 1 ? all : text.split(",")).filter((item) => item !== "");
  if (kind === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return kind === "number" && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Decodes a part of an address. An invalid escape stays as it came, and the validation refuses it. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
