import { routes } from "../generated/routes.generated.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/seed.ts";

/** An answer: its status, and its body where that is JSON. A test compares the body, or names its type. */
export interface Answered<Body> {
  status: number;
  body: Body;
}

type Call = <Body = never>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered<Body>>;

export interface Callers {
  sandbox: Sandbox;
  channel: Call;
  /** The channel of others. */
  otherChannel: Call;
  seller: Call;
  /** A seller of another account, on the same channel. */
  otherSeller: Call;
  /** The ERP of the demo's tenant, by its key. */
  erp: Call;
}

/** Makes a sandbox without quotas, with two channels and two accounts, and a caller for each. */
export async function createCallers(options: SandboxOptions = {}): Promise<Callers> {
  const seller = { accountId: demo.accountId };
  const seed = {
    ...defaultSeed,
    refreshTokens: {
      ...defaultSeed.refreshTokens,
      "of-other-channel": { channel: "OTHERCHANNEL" },
      "of-other-account": { accountId: 2002 },
    },
    channels: {
      [demo.channel]: {
        mfaContact: "operator@channel.example",
        sellers: [
          { sellerId: demo.sellerId, ...seller },
          { sellerId: "7", accountId: 2002 },
        ],
      },
      OTHERCHANNEL: { sellers: [{ sellerId: demo.sellerId, ...seller }] },
    },
  };
  const sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), seed, ...options });
  sandbox.assume({ quotas: Object.fromEntries(routes.map(({ id }) => [id, null])) });
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
