import { decodeResponse, fits, number, Secret, shape, text } from "@kontor/http";
import { answerFacts } from "./answer-facts.ts";
import { errorName } from "./error-name.ts";
import { tokenEnd } from "./token-end.ts";
import { TokenError } from "./token-error.ts";
import { tokenText } from "./token-text.ts";
import type { Token } from "./token.ts";

interface TokenAnswer {
  access_token: string;
  token_type: string;
  expires_in?: number;
  scope?: string;
  refresh_token?: string;
}

/** RFC 6749 §5.1. An `id_token` says who signed in, which nobody asked: it is not looked at. */
const tokenAnswer = /* @__PURE__ */ shape<TokenAnswer>(
  { access_token: text, token_type: text },
  {
    expires_in: (value) => number(typeof value === "string" ? Number.parseFloat(value) : value),
    scope: text,
    refresh_token: text,
  },
);
/** RFC 6749 §5.2 */
const errorAnswer = /* @__PURE__ */ shape<{ error: string }>({ error: text }, {});

/**
 * What the token endpoint of an OAuth 2.0 server answered. Neither a token nor a body is in an error.
 *
 * @throws {TokenError} If it is no bearer token whose end is known; `error` has the server's name of a refusal.
 */
export async function readTokenAnswer(grant: string, response: Response, receivedAt: number): Promise<Token> {
  const { status, headers } = response;
  const facts = answerFacts(headers, receivedAt);
  const fail = (_: string, __: number, body: unknown) => {
    const said = fits(errorAnswer, body)?.error ?? (headers.has("www-authenticate") ? "invalid_client" : "");
    const error = errorName(said);
    return new TokenError(grant, `the token endpoint answered ${status} ${error ?? ""}`.trimEnd(), {
      status,
      error,
      ...facts,
    });
  };
  const reading = { operation: grant, decode: tokenAnswer, fail };
  const answer = (await decodeResponse(response, reading).catch((problem: unknown) => {
    if (problem instanceof TokenError) throw problem;
    throw new TokenError(grant, "its answer could not be read", { status, ...facts });
  })) as TokenAnswer;

  if (answer.token_type.toLowerCase() !== "bearer") throw new TokenError(grant, "its token_type is not Bearer", facts);
  if (answer.expires_in === undefined) throw new TokenError(grant, "the answer does not say expires_in");
  const end = tokenEnd({ expiresIn: answer.expires_in, receivedAt });
  if (end === undefined) throw new TokenError(grant, "its expires_in makes no sense");
  return {
    value: tokenText(grant, answer.access_token),
    expiresAt: new Date(end),
    ...(answer.scope !== undefined && { scope: answer.scope }),
    ...(answer.refresh_token !== undefined && { refreshToken: new Secret(answer.refresh_token) }),
    ...(facts.quota && { quota: facts.quota }),
  };
}
