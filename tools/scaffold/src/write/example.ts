import { formatFlow } from "./flow.ts";

/** Writes the file of an example. */
export function writeExample(summary: string, value: unknown): string {
  const lines = block(value);
  return `summary: ${formatFlow(summary)}\nx-source: documented\nvalue:${isInline(lines) ? ` ${lines[0]}` : `\n${lines.join("\n")}`}\n`;
}

/** Whether the lines of a value are one that may follow its key. */
function isInline([first = "", ...rest]: string[]): boolean {
  return rest.length === 0 && !first.startsWith(" ");
}

/** A value over several lines, with what is small in one. */
function block(value: unknown, depth = 1): string[] {
  const pad = "  ".repeat(depth);
  const short = formatFlow(value);
  if (typeof value !== "object" || value === null || (short.length <= 100 && depth > 1) || short.length <= 60)
    return [short];
  if (Array.isArray(value))
    return value.flatMap((each) => {
      const [first = "", ...rest] = block(each, depth + 1);
      return [`${pad}- ${first.trimStart()}`, ...rest];
    });
  return Object.entries(value).flatMap(([key, each]) => {
    const lines = block(each, depth + 1);
    return isInline(lines) ? [`${pad}${key}: ${lines[0]}`] : [`${pad}${key}:`, ...lines];
  });
}
