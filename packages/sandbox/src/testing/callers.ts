import { routes, type Route } from "../generated/routes.generated.ts";
import { createSandbox, type SandboxOptions } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/demo.ts";
import type { RecordRow } from "../state/tables.ts";
import type { SampleRequest } from "./samples.ts";

type Call = <Body = never>(
  ...request: [method: string, path: string, body?: unknown, headers?: Record<string, string>]
) => Promise<{ status: number; body: Body }>;

export type Callers = Awaited<ReturnType<typeof createCallers>>;

const noQuotas = Object.fromEntries(routes.map(({ id }) => [id, null]));

/** Makes a sandbox without quotas, with two channels and two accounts, and a caller for each. */
export async function createCallers(options: SandboxOptions = {}) {
  const others = { "of-other-channel": { channel: "OTHERCHANNEL" }, "of-other-account": { accountId: 2002 } };
  const first = { sellerId: demo.sellerId, accountId: demo.accountId };
  const sellers = [first, { sellerId: "7", accountId: 2002 }];
  const seed = {
    ...defaultSeed,
    rows: {}, // a test begins without offers, orders and sessions
    refreshTokens: { ...defaultSeed.refreshTokens, ...others },
    channels: {
      [demo.channel]: { mfaContact: "operator@channel.example", sellers },
      OTHERCHANNEL: { sellers: [first] },
    },
  };
  const sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), seed, ...options });
  sandbox.assume({ quotas: noQuotas });
  const call =
    (base: Record<string, string>, prefix = ""): Call =>
    async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await sandbox.fetch(`https://sandbox.test${prefix}${path}`, {
        method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...base, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as Body };
    };
  const bearing = async (refreshToken: string) => {
    const exchange = { method: "POST", body: new URLSearchParams({ refreshToken }) };
    const response = await sandbox.fetch("https://sandbox.test/v1/auth", exchange);
    return call({ authorization: `Bearer ${((await response.json()) as { authToken: string }).authToken}` });
  };
  const app = { "x-api-key": demo.apiKey, "x-tenant-id": demo.tenantId, "x-appid": "a/1", "x-appversion": "1" };
  return {
    sandbox,
    channel: await bearing(demo.refreshToken),
    otherChannel: await bearing("of-other-channel"),
    seller: await bearing(demo.sellerRefreshToken),
    otherSeller: await bearing("of-other-account"),
    erp: call(app, "/erp"),
  };
}

export interface ErpAnswer {
  status: number;
  type: string | null;
  body: unknown;
  bytes: Uint8Array;
}

export type ErpCaller = Awaited<ReturnType<typeof createErpCaller>>;

/** Makes a sandbox without quotas and a caller whose token has every scope. */
export async function createErpCaller(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), ...options });
  const fetchToken = async (scopes: readonly string[]) => {
    const response = await sandbox.fetch("https://sandbox.test/oauth2/token", {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${demo.clientId}:${demo.clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: "client_credentials", scope: scopes.join(" ") }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  let token = "";
  let isFresh = false;
  let records: RecordRow[] | undefined;
  /** Goes back to the beginning, unless only reads came since then: the records of the ERP are many. */
  const reset = async () => {
    if (isFresh) return;
    isFresh = true;
    records = undefined;
    sandbox.reset();
    sandbox.assume({ quotas: noQuotas });
    token = await fetchToken([]);
  };
  await reset();
  return {
    sandbox,
    reset,
    fetchToken,
    /** The records of the ERP, copied once until something is written. They are not to be changed. */
    records: () => (records ??= sandbox.rows("records")),
    /** @param more Headers in place of the usual ones; `undefined` leaves one out. */
    send(route: Route, request: SampleRequest, more: Record<string, string | undefined> = {}): Promise<ErpAnswer> {
      const [type] = route.bodyTypes;
      const { body } = request;
      const isText = typeof body === "string" && type !== "application/json";
      const contentType = body === undefined ? undefined : type;
      return call(request, isText ? body : JSON.stringify(body), { "content-type": contentType, ...more });
    },
    sendText: (_: Route, request: SampleRequest, text: string, type: string) =>
      call(request, text, { "content-type": type }),
  };

  async function call(request: SampleRequest, body: string | undefined, more: object): Promise<ErpAnswer> {
    const { method, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") [isFresh, records] = [false, undefined];
    const own = { "x-tenant-id": demo.tenantId, "x-appid": "test/1.0.0", "x-appversion": "1.0.0" };
    const all = { authorization: `Bearer ${token}`, ...own, ...headers, ...more };
    const response = await sandbox.fetch(`https://sandbox.test/erp${path}`, {
      method,
      headers: Object.entries(all).filter((each): each is [string, string] => each[1] !== undefined),
      ...(body !== undefined && { body }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get("content-type"), body: readBody(bytes), bytes };
  }
}

function readBody(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
