import type { Route } from "../../generated/routes.generated.ts";

/**
 * The parameters of a request as data: numbers as numbers, lists as lists, text that is neither as it came.
 *
 * @param parts What the address has in place of its parameters, in their order.
 */
export function readParameters(
  { path, parameters }: Route,
  parts: readonly string[],
  search: string,
): Record<"path" | "query", Record<string, unknown>> {
  const found: Record<"path" | "query", Record<string, unknown>> = { path: {}, query: {} };
  if (parameters.length === 0) return found;
  const query = new URLSearchParams(search);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  for (const { name, place, kind } of parameters) {
    const text = place === "path" ? decoded(parts[names.indexOf(name)] ?? "") : query.get(name);
    if (text !== null) found[place][name] = read(text, kind, query.getAll(name));
  }
  return found;
}

function read(text: string, kind: Route["parameters"][number]["kind"], all: string[]): unknown {
  if (kind === "list") return (all.length > 1 ? all : text.split(",")).filter((item) => item !== "");
  if (kind === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return kind === "number" && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A part of an address; what is no valid escape stays as it came, and is then refused for what it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
