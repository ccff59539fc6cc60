import { ArgumentError, type Clock } from "@kontor/http";
import { readOptions, systemClock } from "@kontor/http/internal";
import type { SessionTokenError } from "../session/error.ts";
import type { MerchantSession, SessionVerifier } from "../session/verify.ts";
import type { TenantStore } from "../tenants/store.ts";

/** A server-side handler of the standard form. In Hono: `app.all("/setup", ({ req }) => handler(req.raw))`. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Options of `setupHandler()`: how a session is checked, and where a connection is kept. */
export interface SetupHandlerOptions {
  /** Verifies the session token; `sessionVerifier()` makes one. */
  verify: SessionVerifier;
  /** Keeps the connections of tenants: `sqliteTenants()`, `postgresTenants()`, `memoryTenants()`. */
  tenants: TenantStore;
  /** The HTML of the set-up page, for a GET. Default: a GET gets 405, and you serve the page yourself. */
  html?: string | ((request: Request) => string | Promise<string>) | undefined;
  /** Origins of the hub that may show the page in a frame. Default: any, as the platform's hosts are not shown. */
  hostOrigins?: readonly string[] | undefined;
  /**
   * Called before a connection is kept; `isNew` says that there is none yet. If it throws, the answer is 500, no connection is kept, and
   * the set-up can be tried again. It is called at every try and whenever a merchant repeats the set-up, so it must be idempotent. Default: no call.
   */
  onConnect?: ((session: MerchantSession, facts: { isNew: boolean }) => Promise<void> | void) | undefined;
  /** Called with every error that is answered 5xx. No secret is in it. */
  onError(error: unknown): void;
  /** Tells the time of a connection. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/** The answer to the page. */
export type SetupAnswer = { tenantId: string; isNew: boolean } | { error: string; reason?: string };

const LONGEST_BODY = 16_384; // in characters; a token has at most 8,192

/**
 * Creates the server side of a set-up. A GET returns the page. A POST carries the session token, as `Authorization: Bearer` or as JSON
 * `{ "token": "..." }`: the handler verifies it and keeps the tenant connection before it answers, so the page can then tell the host
 * that the set-up is completed. If the tenant is connected already, a POST verifies its token and calls `onConnect` again, but the
 * connection stays as it is: the answer is 200 with `isNew: false`, where the first one had `isNew: true`.
 *
 * Answers 200 `{ tenantId, isNew }`; 400 without a token; 401 with the reason why the token is refused; 405 for another method; 413 for
 * a body that is too long; 503 if the key set cannot be fetched; 500 for any other error.
 *
 * @throws {ArgumentError} If an option is missing or is of the wrong kind.
 * @see given spec §6.2
 */
export function setupHandler(options: SetupHandlerOptions): FetchHandler {
  const action = "handle a set-up";
  const { verify, tenants, html, hostOrigins, onConnect, onError, clock } = readOptions(action, options, {
    verify: undefined,
    tenants: undefined,
    html: undefined,
    hostOrigins: undefined,
    onConnect: undefined,
    onError: undefined,
    clock: systemClock,
  });
  if (typeof tenants?.connect !== "function") throw new ArgumentError(action, "tenants", "be a tenant store", tenants);
  for (const [name, value] of Object.entries({ verify, onError, onConnect: onConnect ?? onError }))
    if (typeof value !== "function") throw new ArgumentError(action, name, "be a function", value);
  if (hostOrigins !== undefined && !Array.isArray(hostOrigins))
    throw new ArgumentError(action, "hostOrigins", "be a list of origins", hostOrigins);
  const ancestors = hostOrigins?.map((origin) => checkOrigin(action, origin)).join(" ") ?? "*";

  return async (request) => {
    try {
      if (request.method === "GET" || request.method === "HEAD") return await buildPage(request);
      if (request.method !== "POST") return respond(405, { error: "method" }, { allow: html ? "GET, POST" : "POST" });
      return await connect(request);
    } catch (error) {
      onError(error);
      return respond(500, { error: "set-up" });
    }
  };

  async function buildPage(request: Request): Promise<Response> {
    if (html === undefined) return respond(405, { error: "method" }, { allow: "POST" });
    const body = typeof html === "function" ? await html(request) : html;
    return new Response(request.method === "HEAD" ? null : body, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": `frame-ancestors ${ancestors}`,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      },
    });
  }

  async function connect(request: Request): Promise<Response> {
    const token = await readToken(request);
    if (token === "") return respond(413, { error: "body" });
    if (token === undefined) return respond(400, { error: "token" });
    let session: MerchantSession;
    try {
      session = await verify(token);
    } catch (error) {
      const { reason } = error as Partial<SessionTokenError>;
      if (reason === undefined) throw error;
      if (reason !== "keys-unavailable") return respond(401, { error: "token", reason });
      onError(error);
      return respond(503, { error: "token", reason }, { "retry-after": "5" });
    }
    const { tenantId, userId } = session;
    await onConnect?.(session, { isNew: (await tenants.find(tenantId)) === undefined });
    const isNew = await tenants.connect({ tenantId, userId, connectedAt: new Date(clock.now()) });
    return respond(200, { tenantId, isNew });
  }
}

function respond(status: number, body: SetupAnswer, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** Reads the session token of a request: `undefined` if it has none, empty if its body is too long. */
async function readToken(request: Request): Promise<string | undefined> {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (bearer) return bearer;
  if (Number(request.headers.get("content-length") ?? 0) > LONGEST_BODY) return "";
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_BODY) return "";
  }
  try {
    const { token } = JSON.parse(text) as { token?: unknown };
    return typeof token === "string" && token !== "" ? token : undefined;
  } catch {
    return undefined;
  }
}

function checkOrigin(action: string, origin: string): string {
  if (typeof origin === "string" && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new ArgumentError(action, "hostOrigins", "be origins such as https://hub.example", origin);
}
