import type { CallPlace } from "../call/place.ts";
import { CallError } from "./call.ts";
import { describeRedirect } from "./describe-redirect.ts";
import { findAnswerHint } from "./find-hint.ts";
import { findMediaType } from "../body/text.ts";
import { findPlatformCodes, findPlatformPath } from "./platform-codes.ts";

/**
 * The platform answered outside 2xx. `body` is the decoded answer: an `ErrorResponse` of the ERP API (given §2.3), or any answer of the
 * channel interface (§7: not shown). The body may hold personal data, so no message and no print of the error shows it. The message names
 * the codes of the platform, or the type and the length of a body that is not JSON. For a redirect, it names the host of the target.
 */
export class ApiError extends CallError {
  override readonly name: string = "ApiError";
  readonly code = "ERR_PLATFORM_API";
  /** Status of the answer. */
  declare readonly status: number;
  /** The codes of the platform: `GEN700`. Empty where the answer has none. */
  declare readonly platformCodes: readonly string[];
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(place: CallPlace, status: number, body: unknown, headers: Headers) {
    const codes = findPlatformCodes(body);
    const type = findMediaType(headers.get("content-type"));
    const length = typeof body === "string" || body instanceof Uint8Array ? body.length : 0; // JSON is described by its codes alone.
    const at = findPlatformPath(body);
    const told =
      (codes.join(", ") && `${codes.join(", ")}${at ? ` at ${at}` : ""}`) ||
      (length > 0 && `${type ?? "no content type"}, length ${length}`);
    const { host = "the platform", method, path } = place;
    super(
      place,
      `: ${host} answered ${status}${told ? ` (${told})` : ""}${path ? ` to ${method} ${path}` : ""}${describeRedirect(status, headers)}`,
      findAnswerHint(status, {
        isNamed: codes.length > 0,
        isPage: type?.endsWith("html") === true,
        isWhole: method === "GET" && !place.parameters?.length,
      }),
    );
    Object.assign(this, { status, platformCodes: codes });
    this.#body = body;
    this.#headers = headers;
  }

  /** The decoded answer: JSON as a value, text as text. It may hold personal data, and is not printed with the error. */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the answer. They are not printed with the error. */
  get headers(): Headers {
    return this.#headers;
  }
}
