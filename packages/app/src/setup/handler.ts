import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";
import type { SessionTokenError } from "../session/error.ts";
import type { MerchantSession, SessionVerifier } from "../session/verify.ts";
import type { TenantStore } from "../tenants/store.ts";

/** A server-side handler in the form of the standard. In Hono: `app.all("/setup", ({ req }) => handler(req.raw))`. */
export type FetchHandler = (request: Request) => Promise<Response>;

export interface SetupHandlerOptions {
  /** Verifies the session token; `sessionVerifier()` makes one. */
  verify: SessionVerifier;
  tenants: TenantStore;
  /** The set-up page, HTML, for a GET. Default: a GET is answered 405, and the page is yours to serve. */
  html?: string | ((request: Request) => string | Promise<string>);
  /** Origins of the hub that may show the page in a frame. Default: any, as the platform's hosts are not shown. */
  hostOrigins?: readonly string[];
  /**
   * Called before a connection is kept; `isNew` says that there is none yet. What it throws is answered 500, nothing is kept, and the
   * set-up can be tried again. It is called again then, and whenever a merchant repeats the set-up: it must be idempotent.
   */
  onConnect?(session: MerchantSession, facts: { isNew: boolean }): Promise<void> | void;
  /** Told of what is answered 5xx. No secret is in it. */
  onError(error: unknown): void;
}

/** What the page is answered. */
export type SetupAnswer = { tenantId: string; isNew: boolean } | { error: string; reason?: string };

const LONGEST_BODY = 16_384; // in characters; a token has at most 8,192

/**
 * The server's side of a set-up: a GET gives the page; a POST with the session token, as `Authorization: Bearer` or as JSON
 * `{ "token": "..." }`, verifies it and keeps the tenant connection, before the page hears of it and tells the host that the set-up
 * is completed. As often as it is called, the outcome is the same.
 *
 * Answers 200 `{ tenantId, isNew }`, 400 without a token, 401 with the reason for one that is refused, 405, 413, 503 where the key
 * set cannot be had, 500.
 *
 * @throws {ArgumentError} If an option is missing.
 * @see given spec §6.2
 */
export function setupHandler(options: SetupHandlerOptions): FetchHandler {
  const { verify, tenants, html, hostOrigins, onConnect, onError } = options;
  const action = "handle a set-up";
  const known = { verify: 1, tenants: 1, html: 1, hostOrigins: 1, onConnect: 1, onError: 1 } as const;
  checkOptionNames(action, options, known);
  if (typeof verify !== "function") throw new ArgumentError(action, "verify", "be a function", verify);
  if (typeof tenants?.connect !== "function") throw new ArgumentError(action, "tenants", "be a tenant store", tenants);
  if (typeof onError !== "function") throw new ArgumentError(action, "onError", "be a function", onError);
  const ancestors = hostOrigins?.map((origin) => originOf(action, origin)).join(" ") ?? "*";

  return async (request) => {
    try {
      if (request.method === "GET" || request.method === "HEAD") return await pageOf(request);
      if (request.method !== "POST") return answer(405, { error: "method" }, { allow: html ? "GET, POST" : "POST" });
      return await connect(request);
    } catch (error) {
      onError(error);
      return answer(500, { error: "set-up" });
    }
  };

  async function pageOf(request: Request): Promise<Response> {
    if (html === undefined) return answer(405, { error: "method" }, { allow: "POST" });
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
    const token = await tokenOf(request);
    if (token === "") return answer(413, { error: "body" });
    if (token === undefined) return answer(400, { error: "token" });
    let session: MerchantSession;
    try {
      session = await verify(token);
    } catch (error) {
      const { reason } = error as Partial<SessionTokenError>;
      if (reason === undefined) throw error;
      if (reason !== "keys-unavailable") return answer(401, { error: "token", reason });
      onError(error);
      return answer(503, { error: "token", reason }, { "retry-after": "5" });
    }
    const { tenantId, userId } = session;
    await onConnect?.(session, { isNew: (await tenants.find(tenantId)) === undefined });
    const isNew = await tenants.connect({ tenantId, userId, connectedAt: new Date() });
    return answer(200, { tenantId, isNew });
  }
}

function answer(status: number, body: SetupAnswer, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** Empty where the body is too long. */
async function tokenOf(request: Request): Promise<string | undefined> {
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

function originOf(action: string, origin: string): string {
  if (typeof origin === "string" && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new ArgumentError(action, "hostOrigins", "be origins, https://hub.example say", origin);
}
