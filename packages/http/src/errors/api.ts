import type { CallPlace } from "../call/place.ts";
import { CallError } from "./call.ts";
import { describeRedirect } from "./describe-redirect.ts";
import { findAnswerHint } from "./find-hint.ts";
import { findMediaType } from "../body/text.ts";
import { findPlatformCodes, findPlatformPath } from "./platform-codes.ts";

/**
 * The platform answered outside 2xx. `body` is the decoded answer: for the ERP API an `ErrorResponse` (given
 * §2.3), for the channel interface whatever it sent (§7: not shown). It may hold personal data, so it is in no
 * message and not printed with the error, however deep one looks: of it, the codes of the platform are told, or the type and
 * the length where it is no JSON. A redirect is told by the host it leads to.
 */
export class ApiError extends CallError {
  override readonly name: string = "ApiError";
  readonly code = "ERR_PLATFORM_API";
  declare readonly status: number;
  /** What the platform calls it: `GEN700`. Empty where it names nothing. */
  declare readonly platformCodes: readonly string[];
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(place: CallPlace, status: number, body: unknown, headers: Headers) {
    const codes = findPlatformCodes(body);
    const type = findMediaType(headers.get("content-type"));
    const length = typeof body === "string" || body instanceof Uint8Array ? body.length : 0; // of JSON, nothing but codes is told
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

  get body(): unknown {
    return this.#body;
  }

  get headers(): Headers {
    return this.#headers;
  }
}
