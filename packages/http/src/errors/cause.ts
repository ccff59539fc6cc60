import { isPlatformError } from "./platform.ts";

/**
 * The `cause` of an error: what the runtime calls a failure, and no more, as its words may quote an address or a token, and its
 * errors carry raw answers in fields of their own. Errors of ours keep their words.
 */
export function buildCause(cause: unknown): ErrorOptions | undefined {
  return cause === undefined ? undefined : { cause: bareCause(cause) };
}

function bareCause(cause: unknown): unknown {
  const { name = "Error", message, cause: inner } = Object(cause) as Partial<Error>;
  const code = findErrorCode(cause);
  if (!(cause instanceof Error) && !code) return undefined; // one of another realm, a test runner's, is known by its code alone
  const words = isPlatformError(cause) ? message : (code ?? name);
  return Object.assign(new Error(words, { cause: bareCause(inner) }), { name, code });
}

/** What the runtime calls a failure, by itself or by its cause; `undefined` where that does not look like a code. */
export function findErrorCode(failure: unknown): string | undefined {
  const { code } = Object(failure) as { code?: unknown };
  return /^[A-Z][A-Z0-9_]+$/.test(String(code)) ? String(code) : undefined;
}
