import { ArgumentError } from "../errors/argument.ts";
import { hideText } from "../values/describe-kind.ts";
import { checkOptionNames } from "../values/check-option-names.ts";
import type { Secret } from "../values/secret.ts";

/** Whether a header can carry a text: `fetch` refuses what it cannot, and quotes it. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

/** Which option becomes which header, and what it must look like. */
export interface HeaderRule {
  header: string;
  required?: boolean;
  pattern: RegExp;
  /** For errors: `be a UUID`. */
  must: string;
}

/**
 * The headers that a client sends with every request. The other options of a client may stand beside those that become headers.
 *
 * @throws {ArgumentError} If there is no such option, a required one is missing, or one does not look as it must. Its value is not
 *   told: it may be a key that was given for another.
 */
export function clientHeaders<Rules extends Record<string, HeaderRule>>(
  what: string,
  rules: Rules,
  options: { [Option in keyof Rules]?: string | Secret | undefined },
): Record<string, string> {
  checkOptionNames<object>(`create ${what}`, options, { ...rules, baseUrl: 1, fetch: 1, telemetry: 1 });
  const headers: Record<string, string> = {};
  for (const [option, { header, required, pattern, must }] of Object.entries(rules)) {
    const given = options[option];
    if (given === undefined && !required) continue;
    const text = typeof given === "object" ? given?.reveal() : given;
    if (typeof text !== "string" || !pattern.test(text) || !isHeaderText(text)) {
      throw new ArgumentError(`create ${what}`, option, must, hideText(given));
    }
    headers[header] = text;
  }
  return headers;
}
