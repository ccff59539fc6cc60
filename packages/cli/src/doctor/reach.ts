import type { Fetch } from "@kontor/http";
import { createTimeLimit, findErrorCode, isSecure, parseUrl, systemClock } from "@kontor/http/internal";
import { buildOk, buildProblem, type Finding } from "./finding.ts";
import type { ProblemCode } from "./problems.ts";

export interface Reached {
  finding: Finding;
  isReachable: boolean;
  /** By how much the clock there is ahead of ours, in ms; `undefined` if the answer has no date. */
  aheadMs?: number;
}

/** Asks an address for anything, without a credential. Every answer counts, but that of a proxy or a gateway and a way to another place. */
export async function checkReach(
  of: string,
  address: string,
  { fetch, timeoutMs, allowHttp = [] }: { fetch: Fetch; timeoutMs: number; allowHttp?: readonly string[] },
): Promise<Reached> {
  const refuse = (code: ProblemCode, ...found: string[]): Reached => ({
    finding: buildProblem("reach", of, code, ...found),
    isReachable: false,
  });
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse("address-malformed", "its address is not valid", "Write it as https://host/path");
  if (!isSecure(url, allowHttp)) return refuse("address-not-secure");
  const startedAt = Date.now();
  const { signal, release } = createTimeLimit(timeoutMs, systemClock);
  try {
    const response = await fetch(url.href, { redirect: "manual", signal });
    await response.body?.cancel();
    const { status, headers } = response;
    const date = Date.parse(headers.get("date") ?? "");
    const aheadMs = date - (startedAt + Date.now()) / 2;
    const clock = Number.isNaN(aheadMs) ? {} : { aheadMs };
    const code = findRefusal(status);
    if (code) return { ...refuse(code, String(status)), ...clock };
    return { finding: buildOk("reach", of, `${url.host} answers`), isReachable: true, ...clock };
  } catch (error) {
    const [code, found = url.host] = nameFailure(error, url);
    return refuse(code, found);
  } finally {
    release();
  }
}

function findRefusal(status: number): ProblemCode | undefined {
  if (status === 407) return "proxy-asks";
  if (status >= 300 && status < 400) return "address-moved";
  return [502, 503, 504].includes(status) ? "gateway-down" : undefined;
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  ENOTFOUND: "host-unknown",
  EAI_AGAIN: "no-name-server",
  ECONNREFUSED: "nobody-listens",
  CERT_HAS_EXPIRED: "certificate-expired",
  CERT_NOT_YET_VALID: "certificate-too-new",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate-of-another",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate-self-signed",
  UND_ERR_ABORTED: "proxy-asks", // Node's own way through a proxy: the proxy answered CONNECT outside 2xx
};

function nameFailure(error: unknown, { host }: URL): [code: ProblemCode, found?: string] {
  const { name, cause } = error as Error;
  const { message, cause: inner } = (cause ?? {}) as Partial<Error>;
  const code = findErrorCode(cause) ?? findErrorCode(inner) ?? findErrorCode(error) ?? "";
  if (name === "TimeoutError" || /TIMEDOUT|CONNECT_TIMEOUT/.test(code)) return ["no-answer"];
  if (code === "" && message === "") return ["proxy-asks"]; // Node gives no reason for an answer with 407.
  const known = CODES[code];
  if (known) return [known];
  if (/SELF|TRUST|VERIFY|ISSUER/.test(code)) return ["certificate-untrusted"];
  const isOld = cause instanceof Error && /unsupported protocol|protocol version/i.test(cause.message);
  if (/UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION/.test(code) || isOld) return ["tls-too-old"];
  if (/EPROTO|_SSL_/.test(code)) return ["port-without-tls"];
  if (/ECONNRESET|UND_ERR_SOCKET|EPIPE/.test(code)) return ["connection-broken"];
  return ["connection-failed", code ? `${host} (${code})` : host];
}
