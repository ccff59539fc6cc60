import type { Token, TokenError } from "@kontor/auth";
import { type Fetch, isPlatformError } from "@kontor/http";
import { readQuota } from "@kontor/http/internal";
import type { Credential } from "../connect.ts";
import { CliError } from "../errors.ts";
import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";
import { type ProblemCode, SETTING } from "./problems.ts";

const SHORT_MS = 60_000; // given §5.2 rule 4: a token is reused while it has more.
const LOW_SHARE = 0.1;

type Named = [code: ProblemCode, ...found: (string | number)[]];

/** Gets a token. The names of credentials are said, and never they themselves. */
export async function checkCredential(
  of: string,
  find: () => Promise<Credential>,
): Promise<{ findings: Finding[]; credential?: Credential; token?: Token }> {
  try {
    const credential = await find();
    const token = await credential.tokens.get();
    const leftMs = token.expiresAt.getTime() - Date.now();
    const finding =
      leftMs < SHORT_MS
        ? buildProblem("credential", of, "token-short", Math.max(0, Math.round(leftMs / 1_000)))
        : buildOk("credential", of, `${credential.kind} accepted`);
    return { findings: [finding], credential, token };
  } catch (error) {
    return { findings: [buildProblem("credential", of, ...nameRefusedToken(of, error))] };
  }
}

function nameRefusedToken(of: string, error: unknown): Named {
  const { message, status, error: named, code, retryAfterMs } = error as TokenError;
  if (error instanceof CliError) {
    const [, what, how] = /^.* as (.* is missing): give(.*)$/s.exec(message) ?? [];
    if (what !== undefined) return ["credential-missing", what, `Give${how}`];
    const says = message.replace(/^Cannot /, "cannot ");
    return [/its command must print it/.test(message) ? "secret-command-failed" : "secret-unreadable", says];
  }
  if ((code as string) === "ERR_PLATFORM_ARGUMENT") return ["credential-malformed", message.replace(/^.* as /, "")];
  if (named === "invalid_scope") return ["scope-refused"];
  if (named === "unauthorized_client") return ["grant-not-allowed"];
  if (status === 400 || status === 401 || named === "invalid_client")
    return ["credential-refused", [status, named].filter(Boolean).join(" ")];
  if (status === 403) return ["credential-forbidden"];
  if (status === 404 || status === 405) {
    const isErp = of === "erp"; // The channel interface has one generation.
    return ["token-endpoint-missing", status, isErp ? ", and at --generation" : ": it ends before /v1"];
  }
  if (status === 429) return ["token-quota", describeWait(retryAfterMs)];
  if (status !== undefined && status >= 500) return ["token-endpoint-down", status];
  if (/could not be read|no authToken|no access_token|could not|cannot be/.test(message)) return ["token-unreadable"];
  return ["token-no-answer"];
}

/** Makes a cheap call with a token: it finds what is wrong with the tenant or the channel, and reads the quota. */
export async function checkCall(of: "erp" | "channel", call: (fetch: Fetch) => Promise<unknown>, fetch: Fetch) {
  let headers = new Headers();
  const watch: Fetch = async (input, init) => {
    const response = await fetch(input, init);
    ({ headers } = response);
    return response;
  };
  try {
    await call(watch);
    return [buildOk("tenant", of, of === "erp" ? "tenant accepted" : "channel accepted"), describeQuota(of, headers)];
  } catch (error) {
    if ((error as { status?: number }).status !== 429)
      return [
        buildProblem("tenant", of, ...nameRefusedCall(of === "erp", error)),
        buildSkipped("quota", of, "no answer contained it"),
      ];
    const { retryAfterMs } = readQuota(headers, Date.now());
    return [
      buildSkipped("tenant", of, "the quota is used up"),
      buildProblem("quota", of, "quota-used-up", describeWait(retryAfterMs)),
    ];
  }
}

function nameRefusedCall(isErp: boolean, error: unknown): Named {
  const { status, code, message } = error as { status?: number; code?: string; message: string };
  if (code === "ERR_PLATFORM_ARGUMENT")
    return [isErp ? "tenant-malformed" : "address-malformed", message.replace(/^.* as /, ""), SETTING];
  if (code === "ERR_PLATFORM_DECODE") return ["answer-unreadable"];
  if (!isPlatformError(error) || status === undefined) return ["call-no-answer"];
  if (status === 401) return ["token-refused"];
  if (status === 403) return [isErp ? "tenant-forbidden" : "channel-forbidden"];
  if (status === 404 || status === 405) return [isErp ? "tenant-or-path-unknown" : "channel-path-unknown", status];
  if (status === 400 || status === 422) return ["tenant-refused", status];
  if ([502, 503, 504].includes(status)) return [isErp ? "tenant-offline" : "channel-offline", status];
  return ["platform-fault", status];
}

function describeWait(ms: number | undefined): string {
  return ms ? `Wait ${Math.ceil(ms / 1_000)} s` : "Wait";
}

function describeQuota(of: string, headers: Headers): Finding {
  const { quota } = readQuota(headers, Date.now());
  if (!quota) return buildSkipped("quota", of, "the answer does not contain it");
  const { requests, perSeconds, remaining } = quota;
  const says = `${remaining ?? "?"} of ${requests} calls in ${perSeconds} s are left`;
  if (remaining === undefined || remaining > requests * LOW_SHARE) return buildOk("quota", of, says);
  return buildProblem("quota", of, "quota-low", says);
}
