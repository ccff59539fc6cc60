import type { Json } from "../read/document.ts";

const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * Formats a JSON value as TypeScript. Names have no quotes, and a value that is too long for one line has one entry per line.
 *
 * @param options.indent The text at the start of every line after the first.
 * @param options.width The longest value that stays on one line, in characters. Default 32, which fits behind the name of a method.
 */
export function formatLiteral(value: Json, { indent = "", width = 32 } = {}): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const deeper = { indent: `${indent}  `, width: 60 };
  const entries = Array.isArray(value)
    ? value.map((each) => formatLiteral(each, deeper))
    : Object.entries(value).map(
        ([key, each]) => `${NAME.test(key) ? key : JSON.stringify(key)}: ${formatLiteral(each, deeper)}`,
      );
  if (entries.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const space = Array.isArray(value) ? "" : " ";
  const flat = `${open}${space}${entries.join(", ")}${space}${close}`;
  if (flat.length <= width && !flat.includes("\n")) return flat;
  return `${open}\n${entries.map((entry) => `${deeper.indent}${entry},\n`).join("")}${indent}${close}`;
}
