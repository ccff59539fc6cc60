import { ArgumentError } from "./errors.ts";
import type { Secret } from "./secret.ts";

/** Whether a header can carry a text: `fetch` refuses what it cannot, and quotes it. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

/** Which option becomes which header, and what it must look like. */
export interface HeaderRule {
  header: string;
  required: boolean;
  pattern: RegExp;
  /** For errors: `be a UUID`. */
  must: string;
  /** A key: its value is in no error. */
  secret?: boolean;
}

/**
 * The headers that a client sends with every request.
 *
 * @throws {ArgumentError} If a required option is missing, or one does not look as it must.
 */
export function clientHeaders<Rules extends Record<string, HeaderRule>>(
  what: string,
  rules: Rules,
  options: { [Option in keyof Rules]?: string | Secret | undefined },
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [option, { header, required, pattern, must, secret }] of Object.entries(rules)) {
    const given = options[option];
    if (given === undefined && !required) continue;
    const text = typeof given === "object" ? given?.reveal() : given;
    if (typeof text !== "string" || !pattern.test(text) || !isHeaderText(text)) {
      throw new ArgumentError(`create ${what}`, option, must, secret ? "[secret]" : given);
    }
    headers[header] = text;
  }
  return headers;
}
