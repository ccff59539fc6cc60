import type { PreparedCall } from "./call.ts";
import { isHeaderText } from "./client-headers.ts";
import { ArgumentError } from "../errors/argument.ts";
import { checkTimeout } from "../fetch/check-timeout.ts";
import { checkOptionNames } from "../values/check-option-names.ts";

/**
 * Checks a call before anything is sent.
 *
 * @throws {ArgumentError} If something required is missing, an option or a parameter is unknown, or a value cannot be sent in its place.
 */
export function checkCall(
  action: string,
  { params, path, query = [], header = [], required = [], body, needsBody, options, finish }: PreparedCall,
): void {
  const partial = finish && { throwOnRefused: 1 };
  checkOptionNames<object>(action, options, { signal: 1, timeoutMs: 1, readAnswer: 1, ...partial });
  checkTimeout(action, options?.timeoutMs ?? 1);
  const known = [...required, ...query, ...header].map((name) => [name, 1]);
  checkOptionNames<object>(action, params, Object.fromEntries(known));
  const refuse = (name: string, must: string, got = params[name]) => {
    throw new ArgumentError(action, name, must, got);
  };
  for (const name of required) {
    // An empty value would vanish from the address, and the call would mean something else.
    if (!hasValue(params[name])) refuse(name, "be given");
    if (path.includes(`{${name}}`) && /^\.{1,2}$/.test(String(params[name]))) refuse(name, "not be a step in a path");
  }
  for (const name of header) {
    if (!isHeaderText(String(params[name]))) refuse(name, "be text that a header can carry", "[secret]");
  }
  if (needsBody && (body === undefined || body === null)) refuse("the body", "be given", body);
  finish?.check?.(action, body);
}

/** Whether a parameter has a value that can be sent. An empty text or list has none. */
function hasValue(value: unknown): boolean {
  return Number.isFinite(value) || typeof value === "boolean" || (Object(value) as string).length > 0;
}
