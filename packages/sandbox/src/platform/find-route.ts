import type { Problems } from "../ground/schema.ts";
import { splitPointer } from "./validate/validate.ts";
import { interfaces, routes, type Api, type Route } from "../generated/routes.generated.ts";

export interface FoundRoute {
  route: Route;
  parts: readonly string[];
  address?: string;
}

const literal = new Map<string, FoundRoute>();
const shaped: { route: Route; pattern: RegExp }[] = [];
for (const route of routes) {
  const address = `${interfaces[route.api].prefix}${route.path}`; // {base_url} of the ERP has a prefix (given §1)
  if (!address.includes("{")) literal.set(`${route.method} ${address}`, { route, parts: [], address });
  else shaped.push({ route, pattern: new RegExp(`^${address.replaceAll(/\{[^{}]+\}/g, "([^/]+)")}$`) });
}

/** Finds the operation at an address. An address without parameters comes before one with parameters. */
export function findRoute(method: string, path: string): FoundRoute | undefined {
  const found = literal.get(`${method} ${path}`);
  if (found) return found;
  for (const { route, pattern } of shaped) {
    if (route.method !== method) continue;
    const parts = pattern.exec(path);
    if (parts) return { route, parts: parts.slice(1) };
  }
  return undefined;
}

export function isKnownPath(path: string): boolean {
  return listMethods(path).length > 0;
}

/** The methods that an address takes. */
export function listMethods(path: string): string[] {
  return ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].filter((method) => findRoute(method, path) !== undefined);
}

/** An address of the ERP: below its prefix, or with the version of its paths where the prefix was forgotten (given §9). */
const OF_ERP = /^\/+(erp|v2)(\/|$)/i;
const BELOW_PREFIX = /^\/+erp(\/|$)/i;

export function findApi(path: string): Api {
  const below = Object.entries(interfaces).find(
    ([, { prefix, rules }]) => !rules && `${path}/`.startsWith(`${prefix}/`),
  );
  if (below) return below[0] as Api;
  const isOfChannel = !BELOW_PREFIX.test(path) && isKnownPath(path); // a few paths of the channel begin with /v2 too
  return OF_ERP.test(path) && !isOfChannel ? "erp" : "channel";
}

export interface Problem {
  status: number;
  code: string;
  message: string;
  /** The problems of each field, by JSON Pointer. */
  fields?: Problems;
  headers?: Record<string, string>;
}

const CHANNEL_CODES: Record<number, string> = { 400: "VAL100", 401: "ATH000" }; // documented; when they come is not shown

/** The error body of the API that was asked: an `ErrorResponse` (given §2.3) or an `errorList` (documented). */
export function buildProblem(api: Api, { status, code, message, fields = {} }: Problem): unknown {
  if (api === "erp")
    return { errorCode: code, errorMessage: message, ...(Object.keys(fields).length > 0 && { errors: fields }) };
  const messages = Object.entries(fields).flatMap(([path, problems]) =>
    problems.map((problem) => `${formatPlace(path)}: ${problem}`),
  );
  const entry = (text: string) => ({
    code: /^[A-Z]{3}\d{3}$/.test(code) ? code : (CHANNEL_CODES[status] ?? `GEN${status}`), // GEN404 and GEN500 are documented
    message: text,
    severity: "error",
    hint: null,
  });
  return { errorList: (messages.length > 0 ? messages : [message]).map(entry) };
}

/** `/orderList/0/sellerId` as the channel interface writes it: `orderList[0].sellerId` (documented). */
function formatPlace(pointer: string): string {
  const keys = splitPointer(pointer);
  if (keys.length === 0) return "/";
  return keys.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : `${index > 0 ? "." : ""}${key}`)).join("");
}
