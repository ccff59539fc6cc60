import type { Fetch } from "@kontor/http";
import { findErrorCode, isSecure, parseUrl } from "@kontor/http/internal";
import { buildOk, buildProblem, type Finding } from "./finding.ts";

const PROXY = [
  "proxy-asks",
  "a proxy requires authentication",
  "Put the credential into HTTPS_PROXY, or go around it by NO_PROXY",
] as const;

/** The result of a probe of an address. */
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
  { fetch, timeoutMs }: { fetch: Fetch; timeoutMs: number },
): Promise<Reached> {
  const refuse = (code: string, says: string, fix: string): Reached => ({
    finding: buildProblem("reach", of, code, says, fix),
    isReachable: false,
  });
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse("address-malformed", "its address is none", "Write it as https://host/path");
  if (!isSecure(url))
    return refuse(
      "address-not-secure",
      "plain http would show credentials to others",
      "Write https; http is for this machine alone",
    );
  const startedAt = Date.now();
  try {
    const response = await fetch(url.href, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const { status, headers } = response;
    const date = Date.parse(headers.get("date") ?? "");
    const aheadMs = date - (startedAt + Date.now()) / 2;
    const clock = Number.isNaN(aheadMs) ? {} : { aheadMs };
    if (status === 407) return { ...refuse(...PROXY), ...clock };
    if (status >= 300 && status < 400)
      return {
        ...refuse(
          "address-moved",
          `it answers ${status} and sends to another place`,
          "Use the address that it names, with its path",
        ),
        ...clock,
      };
    if ([502, 503, 504].includes(status))
      return {
        ...refuse("gateway-down", `a gateway answers ${status}`, "Wait, and look at the platform's own status"),
        ...clock,
      };
    return { finding: buildOk("reach", of, `${url.host} answers`), isReachable: true, ...clock };
  } catch (error) {
    return refuse(...describeFailure(error, url));
  }
}

/** Names a failed connection by the code of the runtime. */
function describeFailure(error: unknown, { host }: URL): [code: string, says: string, fix: string] {
  const { name, cause } = error as Error;
  const code = findErrorCode(cause) ?? findErrorCode((cause as Error | undefined)?.cause) ?? findErrorCode(error) ?? "";
  if (name === "TimeoutError" || /TIMEDOUT|CONNECT_TIMEOUT/.test(code))
    return ["no-answer", `${host} does not answer in time`, "Does a firewall stand between? --timeout waits longer"];
  if (code === "" && (cause as Error | undefined)?.message === "") return [...PROXY]; // Node gives no reason for an answer with 407.
  if (code === "ENOTFOUND") return ["host-unknown", `no host is called ${host}`, "Look for a slip in the address"];
  if (code === "EAI_AGAIN")
    return ["no-name-server", "no name server answers", "Is there a network, and a name server?"];
  if (code === "ECONNREFUSED")
    return ["nobody-listens", `nothing listens at ${host}`, "Is the address right, and its port?"];
  if (code === "CERT_HAS_EXPIRED")
    return [
      "certificate-expired",
      `the certificate of ${host} has expired`,
      "Its owner must renew it; look at the clock too",
    ];
  if (code === "CERT_NOT_YET_VALID")
    return ["certificate-too-new", `the certificate of ${host} is not valid yet`, "Look at the clock of this machine"];
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return [
      "certificate-of-another",
      `the certificate is for another host than ${host}`,
      "Use the name that stands in it",
    ];
  if (code === "DEPTH_ZERO_SELF_SIGNED_CERT")
    return [
      "certificate-self-signed",
      `the certificate of ${host} is signed by itself`,
      "Name it in NODE_EXTRA_CA_CERTS, or let its owner get one of an authority",
    ];
  if (/SELF|TRUST|VERIFY|ISSUER/.test(code))
    return [
      "certificate-untrusted",
      `the certificate of ${host} is not trusted`,
      "Name that of its authority, or of your proxy, in NODE_EXTRA_CA_CERTS",
    ];
  if (
    /UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION/.test(code) ||
    /unsupported protocol|protocol version/i.test(describeCause(error))
  )
    return ["tls-too-old", `${host} speaks an old TLS only`, "Its owner must switch TLS 1.2 or newer on"];
  if (/EPROTO|_SSL_/.test(code))
    return ["port-without-tls", `${host} does not speak https`, "Is this port one of https?"];
  if (/ECONNRESET|UND_ERR_SOCKET|EPIPE/.test(code))
    return ["connection-broken", `${host} breaks the connection`, "Does a proxy or a firewall cut it?"];
  return ["connection-failed", `no connection to ${host}${code && ` (${code})`}`, "Look at the network"];
}

function describeCause(error: unknown): string {
  const { cause } = error as Error;
  return cause instanceof Error ? cause.message : "";
}
