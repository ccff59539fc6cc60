import { PlatformError } from "@kontor/http";

/** No access token could be had. Never holds a token, a key or a body. */
export class TokenError extends PlatformError {
  override readonly name = "TokenError";
  readonly code = "ERR_PLATFORM_TOKEN";
  /** Status of the token endpoint; absent when no answer came. */
  readonly status: number | undefined;
  /** What the OAuth 2.0 server calls it: `invalid_client`. */
  readonly error: string | undefined;

  constructor(
    grant: string,
    problem: string,
    { status, error, cause }: { status?: number; error?: string; cause?: unknown } = {},
  ) {
    super(`Cannot get an access token by ${grant} as ${problem}`, cause === undefined ? undefined : { cause });
    this.status = status;
    this.error = error;
  }
}
