import { formatBanner } from "../banner.ts";
import { listContents } from "./schemas/parts.ts";
import { resolve, type Operation, type RawOperation, type Schema, type Spec } from "../../read/spec.ts";

/** Emits the routes of the sandbox: one operation per line, with its demands on the caller. */
export function emitRoutes(specs: Spec[]): string {
  const lines = specs.flatMap((spec) =>
    spec.operations
      .filter(isFirst)
      .toSorted(literalFirst)
      .map((operation) => `  ${JSON.stringify(routeOf(spec, operation))},\n`),
  );
  return `${formatBanner({ file: "specs/{erp,channel}/openapi.yaml" })}
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
  /** Parameters in the path and in the query, and how they are written. */
  parameters: readonly { name: string; place: "path" | "query"; kind: "text" | "number" | "boolean" | "list" }[];
  /** Fields of a form that are files. */
  files: readonly string[];
  /** Headers that are described, in lower case. */
  headers: readonly string[];
  rateLimit?: { requests: number; perSeconds: number };
}

export const routes: readonly Route[] = [
${lines.join("")}];
`;
}

function routeOf(
  { api, document }: Spec,
  { id, method, path, scopes, open, status, rateLimit, parameters }: Operation,
) {
  const raw = document.paths[path]![method.toLowerCase()]!;
  const key = (raw.security ?? []).some((each) => "apiKey" in each);
  return {
    id,
    api,
    method,
    path,
    scopes,
    credentials: open ? [] : key ? ["token", "key"] : ["token"],
    bodyTypes: listContents(raw).map(([type]) => type),
    status,
    parameters: parameters.flatMap(({ name, in: place, schema }) =>
      place === "header" ? [] : [{ name, place, kind: kindOf(resolve(document, schema)) }],
    ),
    files: filesOf(document, raw),
    headers: parameters.flatMap(({ name, in: place }) => (place === "header" ? [name.toLowerCase()] : [])),
    rateLimit,
  };
}

function filesOf(document: Spec["document"], { requestBody }: RawOperation): string[] {
  const form = requestBody?.content["multipart/form-data"]?.schema;
  const { properties = {} } = form ? resolve(document, form) : {};
  return Object.entries(properties).flatMap(([name, each]) =>
    resolve(document, each).format === "binary" ? [name] : [],
  );
}

function kindOf({ type }: Schema): string {
  return { array: "list", boolean: "boolean", integer: "number", number: "number" }[String(type)] ?? "text";
}

/** An operation of its own that shares its address with another is not routed twice. */
function isFirst({ method, path }: Operation, index: number, all: Operation[]): boolean {
  return all.findIndex((other) => other.method === method && other.path === path) === index;
}

/** An address that is spelled out comes before one with a part to fill: the first that fits is taken. */
function literalFirst(one: Operation, other: Operation): number {
  return (one.path.match(/\{/g)?.length ?? 0) - (other.path.match(/\{/g)?.length ?? 0);
}
