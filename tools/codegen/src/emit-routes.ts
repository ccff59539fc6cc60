import { banner } from "./banner.ts";
import type { Operation, RawOperation, Spec } from "./spec.ts";

const ALL = { file: "specs/{erp,channel}/openapi.yaml", version: "" };

/** What the sandbox routes: one operation per line, with what it demands of a caller. */
export function emitRoutes(specs: Spec[]): string {
  const lines = specs.flatMap((spec) =>
    spec.operations.map((operation) => `  ${JSON.stringify(routeOf(spec, operation))},\n`),
  );
  return `${banner(ALL).replace(" by", "by").replace("yamlby", "yaml by")}
/** One operation of the platform. */
export interface Route {
  id: string;
  api: "erp" | "channel";
  method: string;
  path: string;
  /** Scopes of which a token must have one; empty where none is asked for. */
  scopes: readonly string[];
  /** Which credentials are accepted. */
  credentials: readonly ("token" | "key")[];
  /** Media types of the body, the first being the usual one; empty where there is no body. */
  bodyTypes: readonly string[];
  /** Status of success. */
  status: number;
  /** What of the platform's answer or rule is open. */
  notShown: readonly string[];
  rateLimit?: { requests: number; perSeconds: number };
}

export const routes: readonly Route[] = [
${lines.join("")}];
`;
}

function routeOf({ api, document }: Spec, { id, method, path, scopes, open, status, rateLimit }: Operation) {
  const raw = document.paths[path]![method.toLowerCase()]!;
  const key = (raw.security ?? []).some((each) => "apiKey" in each);
  return {
    id,
    api,
    method,
    path,
    scopes,
    credentials: open ? [] : key ? ["token", "key"] : ["token"],
    bodyTypes: Object.keys(raw.requestBody?.content ?? {}),
    status,
    notShown: notShownIn(raw),
    rateLimit,
  };
}

function notShownIn(raw: RawOperation): string[] {
  return [...new Set([...JSON.stringify(raw).matchAll(/"x-not-shown":"([^"]+)"/g)].map(([, id]) => id!))];
}
