import { readDigits } from "@kontor/http/internal";

const HIDDEN = "[secret]";

/**
 * Writes an answer as JSON, with its numbers as the platform wrote them.
 *
 * @param secrets Names of fields whose values are hidden, in lower case.
 * @param indent Spaces for each level; 0 makes one line.
 */
export function formatAnswer(
  answer: unknown,
  { secrets, indent }: { secrets: ReadonlySet<string>; indent: number },
): string {
  if (answer === undefined) return "";
  if (typeof answer === "string") return indent === 0 ? JSON.stringify(answer) : answer;
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
  return JSON.stringify(
    answer,
    function (this: object, key, value: unknown) {
      if (secrets.has(key.toLowerCase()) && value !== null && typeof value !== "object") return HIDDEN;
      if (typeof value !== "number" || !rawJSON) return value;
      const digits = readDigits(value, key, this);
      return digits === String(value) ? value : rawJSON(digits);
    },
    indent,
  );
}
