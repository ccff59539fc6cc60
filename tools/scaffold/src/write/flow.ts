/** A value in one line of YAML, as our specs write the small ones: `{ type: string, format: uuid }`. */
export function formatFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatFlow).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return entries.length === 0
      ? "{}"
      : `{ ${entries.map(([key, each]) => `${formatPlain(key)}: ${formatFlow(each)}`).join(", ")} }`;
  }
  return typeof value === "string" ? formatPlain(value) : String(value);
}

/** A text as it may stand bare in YAML, else in double quotes. */
export function formatPlain(text: string): string {
  const isBare = /^[\w$./][\w$./() '#-]*$/.test(text) && !/( #| $)/.test(text) && !isOther(text);
  return isBare ? text : JSON.stringify(text);
}

/** A text that YAML would read as a number, a date, a truth or nothing. */
function isOther(text: string): boolean {
  return /^([\d.+-][\d.:eE+-]*|0x[\da-fA-F]+|\d{4}-\d\d-\d\d.*|true|false|null|yes|no|on|off|~)$/i.test(text);
}
