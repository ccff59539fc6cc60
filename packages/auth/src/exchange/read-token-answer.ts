import { ApiError, Secret, type CallPlace } from "@kontor/http";
import { decodeResponse, decodeOrUndefined, describeRedirect, readQuota, shape, text } from "@kontor/http/parts";
import { findErrorName } from "./error-name.ts";
import { computeTokenEnd } from "../tokens/end.ts";
import { withRefreshToken, TokenError } from "../tokens/error.ts";
import { readTokenText } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** RFC 6749 §5.1. What else is in it is read as far as it can be; an `id_token`, which nobody asked for, is not looked at. */
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
 * What the token endpoint of an OAuth 2.0 server answered. Neither a token nor a body is in an error. Where the answer does
 * not say how long the token lives, 300 s are assumed; an empty refresh token counts as none; `unread` names what was so.
 *
 * @param secrets Are not told, also where the server repeats them.
 * @throws {TokenError} If it is no bearer token; `error` has the server's name of a refusal.
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
