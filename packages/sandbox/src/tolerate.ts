import type { ValidationError } from "./validate.ts";

/**
 * Some callers of the channel interface send numbers and booleans as text (observed): `"1"` for 1, `"1"` and `""` for
 * true and false; and amounts as numbers. Turns those into what the specs say, in place. Returns whether it changed anything.
 */
export function tolerate(value: unknown, errors: readonly ValidationError[]): boolean {
  let isChanged = false;
  for (const { instancePath, schemaPath, keyword, params } of errors) {
    if (keyword !== "type" || instancePath === "") continue;
    const keys = instancePath
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = keys.pop()!;
    const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value) as Record<
      string,
      unknown
    >;
    const meant = meaning(parent[last], String(params["type"]), schemaPath);
    if (meant === undefined) continue;
    parent[last] = meant;
    isChanged = true;
  }
  return isChanged;
}

function meaning(value: unknown, type: string, schemaPath: string): unknown {
  if (typeof value === "number" && schemaPath.includes("DecimalText")) return String(value);
  if (typeof value !== "string") return undefined;
  if ((type === "integer" || type === "number") && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  return type === "boolean" ? { "1": true, true: true, "": false, "0": false, false: false }[value] : undefined;
}
