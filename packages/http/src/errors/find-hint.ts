/** Advice for the developer, by the status of the answer or by the error code of the runtime. */
const HINTS: Record<string, string> = {
  page: "Did a proxy answer, or is it another host?",
  401: "Is the credential one of this host and tenant?",
  403: "Does the app have the scope for it?",
  404: "Is the address right, with its path prefix?",
  407: "Does a proxy want to know who asks?",
  429: "The quota is used up",
  ECONNREFUSED: "Nothing listens there: is the address right?",
  ENOTFOUND: "No host has this name: is the address right?",
  EAI_AGAIN: "No name server answers: is there a network?",
  ETIMEDOUT: "Does a firewall stand between?",
  EPROTO: "Is this port one of https?",
  CERT_HAS_EXPIRED: "Its certificate has expired",
  CERT_NOT_YET_VALID: "Its certificate is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "Its certificate is for another host",
  CERT: "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS",
};

/**
 * Advice on the first thing to check when the platform refuses a call. It is a question where the reason is a guess.
 *
 * @param options.isNamed Whether the platform named a code. Its code is then better than our guess.
 * @param options.isPage Whether an HTML page came in place of data.
 * @param options.isWhole Whether the request had no parameter and no body. A 404 is then about the address itself.
 */
export function findAnswerHint(
  status: number,
  { isNamed, isPage, isWhole }: { isNamed?: boolean; isPage?: boolean; isWhole?: boolean },
): string | undefined {
  const isOurs = !isNamed || [401, 403, 429].includes(status) || (status === 404 && isWhole);
  return isOurs ? HINTS[isPage && status !== 407 ? "page" : status] : undefined;
}

/** Advice on the first thing to check when there is no connection, by the runtime's error code. An empty text means that the runtime gave no reason. */
export function findConnectionHint(code?: string): string | undefined {
  if (code === "") return HINTS[407]; // Node reports no reason for an answer with this status.
  if (code === undefined) return undefined;
  if (/SELF|TRUST|VERIFY|ISSUER/.test(code)) return HINTS["CERT"];
  if (/_SSL_/.test(code)) return HINTS["EPROTO"];
  return HINTS[code.replace("UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT")];
}
