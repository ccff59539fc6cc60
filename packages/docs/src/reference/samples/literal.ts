import type { Json } from "../read/document.ts";

const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * A JSON value as TypeScript: no quotes around names, and one entry per line where one line would be too long.
 *
 * @param options.indent What every line after the first begins with.
 * @param options.width Longest value that stays on one line. Default 32, what fits behind the name of a method.
 */
export function literal(value: Json, { indent = "", width = 32 } = {}): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const deeper = { indent: `${indent}  `, width: 60 };
  const entries = Array.isArray(value)
    ? value.map((each) => literal(each, deeper))
    : Object.entries(value).map(
        ([key, each]) => `${NAME.test(key) ? key : JSON.stringify(key)}: ${literal(each, deeper)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const space = Array.isArray(value) ? "" : " ";
  const flat = `${open}${space}${entries.join(", ")}${space}${close}`;
  if (flat.length <= width && !flat.includes("\n")) return flat;
  return `${open}\n${entries.map((entry) => `${deeper.indent}${entry},\n`).join("")}${indent}${close}`;
}
