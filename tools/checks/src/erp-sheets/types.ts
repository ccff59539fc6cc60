/** A part of the bundled specs. */
export type Node = Record<string, unknown> & { $ref?: string };

export interface Bundle {
  paths: Record<string, Record<string, Node>>;
  components: Record<"schemas" | "parameters" | "responses", Record<string, Node>>;
}

/** A type as the sheets write it, taken apart. */
export interface StatedType {
  /** Keywords that a schema of ours must have, and no others of these. */
  keywords: Record<string, unknown>;
  /** The schema of the sheet that it refers to. */
  refersTo?: string;
  items?: StatedType;
  values?: StatedType;
  isAnything?: boolean;
}

const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "default"];

/** Takes a type apart: `array of $ref Stock`, `string maxLength 255`, `integer int32 enum 0=None, 1=Brief`. */
export function parseType(text: string): StatedType {
  const list = /^array of (.+)$/.exec(text)?.[1];
  if (list !== undefined) return { keywords: { type: "array" }, items: parseType(list) };
  const map = /^map string -> (.+?)(?: deprecated)?$/.exec(text)?.[1];
  if (map !== undefined) return { keywords: { type: "object" }, values: parseType(map) };
  const name = /^(?:\$ref |uuid\[)(\w+)\]?$/.exec(text)?.[1];
  if (name !== undefined) return { keywords: {}, refersTo: name };
  if (text === "object (free-form)") return { keywords: {}, isAnything: true };
  const values = /enum (.+)$/.exec(text)?.[1] ?? /^int32\[\w+\]:(.+)$/.exec(text)?.[1];
  if (values !== undefined) {
    const numbers = values.split(/[,|]\s*/).map((value) => Number(value.split("=")[0]));
    return { keywords: { type: "integer", format: "int32", enum: numbers } };
  }
  return { keywords: scalar(text.replace(/\(.*?\)/g, "").trim()) };
}

function scalar(text: string): Record<string, unknown> {
  const words = text.split(/\s+/);
  const first = words.shift()!;
  const keywords: Record<string, unknown> = SHORT[first] ? { ...SHORT[first] } : { type: first };
  if (words[0] !== undefined && !LIMITS.includes(words[0])) {
    const format = words.shift()!;
    if (format === "byte" && first === "integer") Object.assign(keywords, { minimum: 0, maximum: 255 });
    else if (format !== "decimal") keywords["format"] = format; // a decimal is a JSON number
  }
  while (words.length > 0) keywords[words.shift()!] = Number(words.shift());
  return keywords;
}

/** Types of parameters, which the sheet of operations writes shorter. */
const SHORT: Record<string, Record<string, unknown>> = {
  uuid: { type: "string", format: "uuid" },
  guid: { type: "string", format: "uuid" },
  int32: { type: "integer", format: "int32" },
  "date-time": { type: "string", format: "date-time" },
};
