import type { CallPlace } from "../call/place.ts";
import { CallError } from "./call.ts";
import { buildCause, findErrorCode } from "./cause.ts";
import { findConnectionHint } from "./find-hint.ts";

/** No answer came, because the connection failed or broke. `cause` holds names and codes, and no text that was sent or received. */
export class ConnectionError extends CallError {
  override readonly name = "ConnectionError";
  readonly code = "ERR_PLATFORM_CONNECTION";

  constructor(place: CallPlace, cause: unknown) {
    const { host } = place;
    const { name, cause: inner } = Object(cause) as Partial<Error>;
    const code = findErrorCode(inner) ?? findErrorCode(cause);
    const to = host ? ` to ${host}` : "";
    const hint = findConnectionHint(code ?? (Object(inner) as Partial<Error>).message);
    super(place, ` as the connection${to} failed: ${code ?? name ?? "unknown reason"}`, hint, buildCause(cause));
  }
}
