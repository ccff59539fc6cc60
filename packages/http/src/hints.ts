/** The call that an error is about, and its address. It holds no value of a parameter, because ids and queries may be secret. */
export interface CallPlace {
  /** The operation of the spec: `Orders_Create`. */
  operation: string;
  /** The method as its caller wrote it: `channel.orders.create`. Absent where no generated client made the call. */
  call?: string | undefined;
  /** HTTP method. */
  method?: string | undefined;
  /** Host of the base address, with its port. */
  host?: string | undefined;
  /** Path of the base address and of the operation, its parameters by name: `/v1/channel/seller/{sellerId}`. */
  path?: string | undefined;
  /** Names of the parameters that were given. */
  parameters?: readonly string[] | undefined;
  /** Names of the fields that were sent or are required, in lower case. A message of the platform may name one of them. */
  fields?: ReadonlySet<string> | undefined;
  /** The client has no `fetch` of its own, so that its requests have no token. */
  isWithoutToken?: boolean | undefined;
  /** Whether `withRetry()` may have sent it before, as the specs or an `Idempotency-Key` say. Absent: its method decides. */
  repeats?: boolean | undefined;
}

/** A call of the channel interface, and whose token it takes: that of a channel, or that of a seller. */
const FAMILY = /\/v\d+\/(channel|seller)(\/|$)/;

/**
 * The part of a path that makes the base address wrong: a step that stands there twice, a second version, or the prefix of the ERP before a
 * path of the channel.
 */
const WRONG_PREFIX = /^\/erp(?=\/v\d+\/(channel|seller)(\/|$))|\/v\d+(?=\/v\d+\/)|^(\/[^/{}]+)(?=\3\/)/i;

/** Calls that get a token or a registration, and need no token themselves. */
const OPEN = /\/v\d+\/auth/;

/** The name of a call in a message: `channel.orders.create (Orders_Create)`. */
export function describeCall({ operation, call }: CallPlace): string {
  return call ? `${call} (${operation})` : operation;
}

/** Advice for the developer, by the status of the answer or by the error code of the runtime. */
const HINTS: Record<string, string> = {
  page: "Did a proxy answer, or is it another host?",
  channel: "Does the app have the scope for it? Is the credential the channel's? The seller's does not work here",
  seller: "Is the credential the seller's? The channel's does not work here",
  401: "Is the credential for this host and tenant?",
  403: "Does the app have the scope for it?",
  404: "Is the address right, with its path prefix?",
  407: "Does a proxy require authentication?",
  429: "The quota is used up",
  ECONNREFUSED: "Nothing listens there: is the address right?",
  ENOTFOUND: "No host has this name: is the address right?",
  EAI_AGAIN: "No name server answers: is there a network?",
  ETIMEDOUT: "Is a firewall in between?",
  UND_ERR_ABORTED: "A proxy refused to connect: does it require authentication?",
  EPROTO: "Is this an https port?",
  CERT_HAS_EXPIRED: "Its certificate has expired",
  CERT_NOT_YET_VALID: "Its certificate is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "Its certificate is for another host",
  CERT: "Its certificate is not trusted: put that of a proxy into NODE_EXTRA_CA_CERTS",
};

/**
 * Advice on the first thing to check when the platform refuses a call. It is a question where the reason is a guess.
 *
 * @param options.isNamed Whether the platform named a code or a reason. It is then better than our guess: a 404 is about an item.
 * @param options.isPage Whether an HTML page came in place of data.
 * @param options.place The call that was refused.
 * @param options.waitMs How long the platform asks to wait, in ms.
 */
export function findAnswerHint(
  status: number,
  {
    isNamed,
    isPage,
    place = {},
    waitMs,
  }: { isNamed?: boolean; isPage?: boolean; place?: Partial<CallPlace>; waitMs?: number | undefined },
): string | undefined {
  const { path = "", isWithoutToken } = place;
  const [prefix] = (status === 404 && WRONG_PREFIX.exec(path)) || [];
  if (prefix) return `Is the base address right? Leave ${prefix} out of it`;
  const isOurs = !isNamed || [401, 403, 429].includes(status);
  if (isPage && isOurs && status !== 407) return HINTS["page"];
  const family = FAMILY.exec(path)?.[1];
  if (status === 401 && isWithoutToken && !OPEN.test(path))
    return `The request had no token: give the client fetch: ${family ? "channelFetch" : "erpFetch"}({ tokens })`;
  const isOfFamily = status === 403 || (status === 401 && family === "seller");
  const hint = isOurs ? HINTS[(isOfFamily && family) || status] : undefined;
  return hint && Number.isFinite(waitMs) ? `${hint}: wait ${Math.ceil(waitMs! / 1000)} s` : hint;
}

/** Advice on the first thing to check when there is no connection, by the runtime's error code. An empty text means that the runtime gave no reason. */
export function findConnectionHint(code?: string): string | undefined {
  if (code === "") return HINTS[407]; // Node reports no reason for an answer with this status.
  if (code === undefined) return undefined;
  if (/SELF|TRUST|VERIFY|ISSUER/.test(code)) return HINTS["CERT"];
  if (/_SSL_/.test(code)) return HINTS["EPROTO"];
  return HINTS[code.replace("UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT")];
}

const BASE = "https://the-same-host"; // The base of a target without a host.

/**
 * Describes a redirect, for the end of a sentence. Redirects are never followed, because they would send credentials to another place. The
 * text names only the host of the target, as its path and its query may hold secrets.
 *
 * @param secrets Texts that must not appear. The host is left out if it contains one, or eight letters of one, in any letter case and with any signs in between.
 * @returns An empty text where the answer is not a redirect.
 */
export function describeRedirect(status: number, headers: Headers, ...secrets: string[]): string {
  const to = headers.get("location");
  // A browser shows neither the status nor the target of a redirect.
  if (status !== 0 && (to === null || status < 300 || status >= 400)) return "";
  const host = URL.canParse(to ?? "//", BASE) ? new URL(to!, BASE).host : "no address";
  const kept = [...secrets, sent.get(headers) ?? ""].map(toLetters).filter(Boolean);
  const isTold = host.length <= LONGEST_HOST && !kept.some((each) => hasPartOf(toLetters(host), each));
  return `, a redirect to ${isTold ? host : "another host"}, which is not followed`;
}

const sent = /* @__PURE__ */ new WeakMap<Headers, string>();

/** Remembers the credential of a request by the headers of its answer, so that no description of a redirect repeats it. */
export function keepCredential(headers: Headers, secret: string): void {
  sent.set(headers, secret);
}

const LONGEST_HOST = 260; // A name has at most 253 letters, and a port six.
const TELLING_LENGTH = 8; // Less than this of a credential helps nobody to guess the rest.

function hasPartOf(text: string, secret: string): boolean {
  const last = Math.max(0, secret.length - TELLING_LENGTH);
  return Array.from({ length: last + 1 }, (_, at) => secret.slice(at, at + TELLING_LENGTH)).some((part) =>
    text.includes(part),
  );
}

/** The letters and digits of a text, in lower case. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
