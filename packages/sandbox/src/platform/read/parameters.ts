import type { Route } from "../../generated/routes.generated.ts";

/**
 * Reads the parameters of a request as data: numbers as numbers, lists as lists, any other text as it came.
 *
 * @param parts The values in the address, in the order of its parameters.
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
