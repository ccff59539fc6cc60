import { ApiError, Secret, type CallPlace } from "@kontor/http";
import { decodeResponse, decodeOrUndefined, describeRedirect, readQuota, shape, text } from "@kontor/http/internal";
import { findErrorName } from "./error-name.ts";
import { computeTokenEnd } from "../tokens/end.ts";
import { withRefreshToken, TokenError } from "../tokens/error.ts";
import { readTokenText } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** RFC 6749 §5.1. Every field but the token may be malformed. An `id_token` is ignored, because it was not requested. */
interface TokenAnswer {
  access_token?: unknown;
  token_type?: unknown;
  expires_in?: unknown;
  scope?: unknown;
  refresh_token?: unknown;
}

const tokenAnswer = /* @__PURE__ */ shape<TokenAnswer>({}, {});
/** RFC 6749 §5.2 */
const errorAnswer = /* @__PURE__ */ shape<{ error: string }>({ error: text }, {});

/**
 * Reads the answer of the token endpoint of an OAuth 2.0 server. No error holds a token or a body. An answer without a lifetime is assumed
 * to mean 300 s, and an empty refresh token counts as missing. `unread` names these fields.
 *
 * @param secrets Texts that no error may repeat, even where the server does.
 * @throws {TokenError} If it is not a bearer token. `error` is the server's name of a refusal.
 */
export async function readTokenAnswer(
  { grant, host, path }: { grant: string; host: string; path: string },
  response: Response,
  receivedAt: number,
  secrets: string[],
): Promise<Token> {
  const { status, headers } = response;
  const facts = { host, path, ...readQuota(headers, receivedAt) };
  const fail = (place: CallPlace, __: number, body: unknown) => {
    const said =
      decodeOrUndefined(errorAnswer, body)?.error ?? (headers.has("www-authenticate") ? "invalid_client" : "");
    const error = findErrorName(said);
    const words = `${error === undefined ? "" : ` ${error}`}${describeRedirect(status, headers, ...secrets)}`;
    return new TokenError(grant, `the token endpoint answered ${status}${words}`, {
      status,
      error,
      hint: new ApiError(place, status, body, headers).hint,
      ...facts,
    });
  };
  const reading = { place: { operation: grant }, decode: tokenAnswer, fail };
  const answer = (await decodeResponse(response, reading).catch((problem: unknown) => {
    if (problem instanceof TokenError) throw problem;
    throw new TokenError(grant, "its answer could not be read", {
      status,
      ...facts,
      cause: problem,
    });
  })) as TokenAnswer;

  const { access_token, token_type, expires_in, scope, refresh_token } = answer;
  const next = typeof refresh_token === "string" && refresh_token !== "" ? new Secret(refresh_token) : undefined;
  let value: Secret;
  try {
    if (typeof access_token !== "string")
      throw new TokenError(grant, "its answer could not be read", { status, ...facts });
    if (typeof token_type === "string" && token_type.toLowerCase() !== "bearer")
      throw new TokenError(grant, "its token_type is not Bearer", facts);
    value = readTokenText(grant, access_token);
  } catch (error) {
    throw withRefreshToken(error, next);
  }
  const { end, unread } = computeTokenEnd({ life: ["expires_in", expires_in], receivedAt });
  for (const [name, value] of Object.entries({ token_type, scope, refresh_token }))
    if (value !== undefined && value !== null && (typeof value !== "string" || value === "")) unread.push(name);
  return {
    value,
    expiresAt: new Date(end),
    ...(unread.length > 0 && { unread }),
    ...(typeof scope === "string" && { scope }),
    ...(next && { refreshToken: next }),
    ...(facts.quota && { quota: facts.quota }),
  };
}
