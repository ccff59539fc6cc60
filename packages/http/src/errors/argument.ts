import { describeKind, hideText } from "../values/describe-kind.ts";
import { PlatformError } from "./platform.ts";

/** An option or an argument is missing or malformed. Nothing was sent. */
export class ArgumentError extends PlatformError {
  override readonly name = "ArgumentError";
  readonly code = "ERR_PLATFORM_ARGUMENT";
  /** Name of the argument or option. */
  declare readonly argument: string;

  /** @example new ArgumentError("cache tokens", "reuseMarginMs", "be >= 0", -1) */
  constructor(action: string, argument: string, must: string, got: unknown) {
    super(`Cannot ${action} as ${argument} must ${must}: got ${show(got)}`);
    Object.assign(this, { argument });
  }
}

function show(given: unknown): string {
  if (typeof given === "string") {
    if (/[@?#]/.test(given)) return String(hideText(given)); // These signs mark the parts of an address that may hold passwords and keys.
    return given.length > 60 ? `${given.slice(0, 60)}…` : given || "an empty text";
  }
  return Object(given) === given ? describeKind(given) : String(given);
}
