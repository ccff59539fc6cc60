import type { Token, TokenError } from "@kontor/auth";
import { CliError } from "../cli-error.ts";
import type { Credential } from "../connect/credentials.ts";
import { buildOk, buildProblem, type Finding } from "./finding.ts";

const SHORT_MS = 60_000; // given §5.2 rule 4: a token is reused while it has more.

/** Gets a token. The names of credentials are said, and never they themselves. */
export async function checkCredential(
  of: string,
  find: () => Promise<Credential>,
): Promise<{ findings: Finding[]; credential?: Credential; token?: Token }> {
  try {
    const credential = await find();
    const token = await credential.tokens.get();
    const leftMs = token.expiresAt.getTime() - Date.now();
    if (leftMs < SHORT_MS)
      return {
        findings: [
          {
            ...buildProblem(
              "credential",
              of,
              "token-short",
              `its token ends in ${Math.max(0, Math.round(leftMs / 1_000))} s`,
              "Every call would ask for another one: look at the clock and at the settings of the app",
            ),
            state: "warning",
          },
        ],
        credential,
        token,
      };
    return { findings: [buildOk("credential", of, `${credential.kind} accepted`)], credential, token };
  } catch (error) {
    return { findings: [describeRefusal(of, error)] };
  }
}

function describeRefusal(of: string, error: unknown): Finding {
  const refuse = (code: string, says: string, fix: string) => buildProblem("credential", of, code, says, fix);
  const { message, status, error: named, code, retryAfterMs } = error as TokenError;
  if (error instanceof CliError) {
    if (/is missing: give/.test(message))
      return refuse(
        "credential-missing",
        message.replace(/^.* as /, "").replace(/: give.*/s, ""),
        message.replace(/^.*: give/s, "Give"),
      );
    if (/its command must print it/.test(message))
      return refuse(
        "secret-command-failed",
        message.replace(/^Cannot /, "cannot "),
        "Run the command of the profile by hand",
      );
    return refuse(
      "secret-unreadable",
      message.replace(/^Cannot /, "cannot "),
      "It must be one line in a file that you may read",
    );
  }
  if ((code as string) === "ERR_PLATFORM_ARGUMENT")
    return refuse("credential-malformed", message.replace(/^.* as /, ""), "Look at the setting that it names");
  if (named === "invalid_scope")
    return refuse(
      "scope-refused",
      "the server refuses a scope that is asked for",
      "Look at --scopes: kontor specs search scope",
    );
  if (named === "unauthorized_client")
    return refuse(
      "grant-not-allowed",
      "the client may not use client credentials",
      "Ask for this grant where the app is registered",
    );
  if (status === 400 || status === 401 || named === "invalid_client")
    return refuse(
      "credential-refused",
      `refused (${[status, named].filter(Boolean).join(" ")})`,
      "Is it of this host, and not revoked? A secret from a file must have no other line",
    );
  if (status === 403)
    return refuse(
      "credential-forbidden",
      "the server knows the credential and forbids it (403)",
      "Is the app active, and connected to the tenant?",
    );
  if (status === 404 || status === 405)
    return refuse(
      "token-endpoint-missing",
      `there is no token endpoint (${status})`,
      "Look at the path of the address, and at --generation",
    );
  if (status === 429)
    return refuse(
      "token-quota",
      "the quota of token calls is used up (429)",
      `Wait${retryAfterMs ? ` ${Math.ceil(retryAfterMs / 1_000)} s` : ""}, and share tokens between processes`,
    );
  if (status !== undefined && status >= 500)
    return refuse(
      "token-endpoint-down",
      `the token endpoint answers ${status}`,
      "Wait, and look at the platform's own status",
    );
  if (/could not be read|no authToken|no access_token|could not|cannot be/.test(message))
    return refuse("token-unreadable", "the answer is no token", "Does a proxy answer, or is it another host?");
  return refuse("token-no-answer", "the token endpoint does not answer", "Look at the line of its address above");
}
