import { ArgumentError } from "../errors/argument.ts";
import { hideText } from "../values/describe-kind.ts";
import { checkOptionNames } from "../values/check-option-names.ts";
import type { Secret } from "../values/secret.ts";

/** Whether a header can carry a text. `fetch` refuses other text, and its error quotes the text. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

/** The header that an option becomes, and the form that its value must have. */
export interface HeaderRule {
  header: string;
  required?: boolean;
  pattern: RegExp;
  /** The rule, for errors: `be a UUID`. */
  must: string;
}

/**
 * The headers that a client sends with every request. `options` may also hold the client's other options.
 *
 * @throws {ArgumentError} If an option is unknown, a required one is missing, or a value does not match its rule. The error does not repeat
 *   the value, because it may be a key in the wrong place.
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
