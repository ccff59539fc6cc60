import { isPlatformError } from "./platform.ts";

/**
 * Builds the `cause` of an error from the name and the code of a failure. The message of the runtime may quote an address or a token, and
 * its errors may carry raw answers in their fields, so neither is kept. Our own errors keep their messages.
 */
export function buildCause(cause: unknown): ErrorOptions | undefined {
  return cause === undefined ? undefined : { cause: bareCause(cause) };
}

function bareCause(cause: unknown): unknown {
  const { name = "Error", message, cause: inner } = Object(cause) as Partial<Error>;
  const code = findErrorCode(cause);
  if (!(cause instanceof Error) && !code) return undefined; // An error of another realm, as in a test runner, is known by its code alone.
  const words = isPlatformError(cause) ? message : (code ?? name);
  return Object.assign(new Error(words, { cause: bareCause(inner) }), { name, code });
}

/** The runtime's code of a failure. `undefined` where the field does not look like a code. */
export function findErrorCode(failure: unknown): string | undefined {
  const { code } = Object(failure) as { code?: unknown };
  return /^[A-Z][A-Z0-9_]+$/.test(String(code)) ? String(code) : undefined;
}
