/** What to look at first, by what the platform or the way to it answered, or by the code of the runtime. */
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
 * What to look at first when the platform refuses, where we know it; a question where we guess.
 *
 * @param facts.isNamed Whether the platform named a code: then it says better than we what is wrong.
 * @param facts.isPage Whether a page came in place of data.
 * @param facts.isWhole Whether nothing but the address was sent: no parameter in the path and no body. A 404 then speaks of the address itself.
 */
export function findAnswerHint(
  status: number,
  { isNamed, isPage, isWhole }: { isNamed?: boolean; isPage?: boolean; isWhole?: boolean },
): string | undefined {
  const isOurs = !isNamed || [401, 403, 429].includes(status) || (status === 404 && isWhole);
  return isOurs ? HINTS[isPage && status !== 407 ? "page" : status] : undefined;
}

/** What to look at first when there is no connection, by the code that the runtime gives; an empty text where it gives no reason. */
export function findConnectionHint(code?: string): string | undefined {
  if (code === "") return HINTS[407]; // of an answer with this status Node says nothing at all
  if (code === undefined) return undefined;
  if (/SELF|TRUST|VERIFY|ISSUER/.test(code)) return HINTS["CERT"];
  if (/_SSL_/.test(code)) return HINTS["EPROTO"];
  return HINTS[code.replace("UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT")];
}
